import { Askers } from './askers.ts';
import { type Load, type Measurement, summarize, type Target } from './measurement.ts';
import { onTask } from './task.ts';

/** A turn is half a second, after a moment in which answers are not counted. */
const turnMs = 500;
const leadMs = 200;

/** As browsers ask for it. */
const requestOf = (path: string, host: string) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\naccept-language: uk\r\n\r\n`,
  );

function openAskers({ origin, paths }: Target, connections: number): Askers {
  if (paths.length < connections) throw new Error('Each connection needs an address of its own');
  const { host } = new URL(origin);
  const requests = paths.map((path) => requestOf(path, host));
  /** Each connection has addresses of its own: those who ask at once for the same get one answer, and would make a shop look faster than it is. */
  const shares = Array.from({ length: connections }, (_, connection) =>
    requests.filter((_request, index) => index % connections === connection),
  );
  return new Askers({
    origin,
    connections,
    requestOf: (connection, turn) => {
      const share = shares[connection] ?? [];
      return share[turn % share.length] ?? Buffer.alloc(0);
    },
  });
}

/**
 * All targets by turns: a machine's mood changes within seconds, and what one of them met alone would pass for a difference between
 * them. They warm up by turns too.
 */
async function run({ targets, connections, warmUpMs, measureMs }: Load): Promise<Measurement[]> {
  const askers = targets.map((target) => openAskers(target, connections));
  const tookMs: number[][] = targets.map(() => []);
  for (let spentMs = 0; spentMs < warmUpMs; spentMs += turnMs) {
    for (const asker of askers) await asker.askFor(0, turnMs);
  }
  for (let spentMs = 0; spentMs < measureMs; spentMs += turnMs) {
    for (const [at, asker] of askers.entries()) tookMs[at]?.push(...(await asker.askFor(leadMs, turnMs)));
  }
  for (const asker of askers) asker.hangUp();
  const measuredMs = Math.ceil(measureMs / turnMs) * turnMs;
  return tookMs.map((times) => summarize(times, measuredMs));
}

onTask(run);
