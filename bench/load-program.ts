import { Clients } from './clients.ts';
import { type Load, type Measurement, summarize, type Target } from './measurement.ts';
import { onTask } from './task.ts';

/** Targets alternate in turns of half a second; the ramp-up of each turn is not counted. */
const turnMs = 500;
const rampUpMs = 200;

/** The headers of a browser. */
const requestOf = (path: string, host: string) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\naccept-language: uk\r\n\r\n`,
  );

function openClients({ origin, furtherOrigins = [], paths }: Target, connections: number): Clients {
  if (paths.length < connections) throw new Error('Each connection needs an address of its own');
  const { host } = new URL(origin);
  const requests = paths.map((path) => requestOf(path, host));
  // No address is shared by connections: request coalescing would answer concurrent requests together and distort the result.
  const shares = Array.from({ length: connections }, (_, connection) =>
    requests.filter((_request, index) => index % connections === connection),
  );
  return new Clients({
    origins: [origin, ...furtherOrigins],
    connections,
    requestOf: (connection, turn) => {
      const share = shares[connection] ?? [];
      return share[turn % share.length] ?? Buffer.alloc(0);
    },
  });
}

/** Interleaves the targets, warm-up included, so that noise, which lasts seconds, affects all of them alike. */
async function run({ targets, connections, warmUpMs, measureMs }: Load): Promise<Measurement[]> {
  const clients = targets.map((target) => openClients(target, connections));
  const latenciesMs: number[][] = targets.map(() => []);
  for (let spentMs = 0; spentMs < warmUpMs; spentMs += turnMs) {
    for (const group of clients) await group.run(0, turnMs);
  }
  for (let spentMs = 0; spentMs < measureMs; spentMs += turnMs) {
    for (const [at, group] of clients.entries()) latenciesMs[at]?.push(...(await group.run(rampUpMs, turnMs)));
  }
  for (const group of clients) group.close();
  const measuredMs = Math.ceil(measureMs / turnMs) * turnMs;
  return latenciesMs.map((times) => summarize(times, measuredMs));
}

onTask(run);
