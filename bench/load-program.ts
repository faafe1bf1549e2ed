import { askInTurn } from './ask-in-turn.ts';
import type { Load, Measurement } from './measurement.ts';
import { onTask } from './task.ts';

/** As browsers ask for it. */
const requestOf = (path: string, host: string) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\naccept-language: uk\r\n\r\n`,
  );

function run({ origin, paths, ...pace }: Load): Promise<Measurement> {
  if (paths.length < pace.connections) throw new Error('Each connection needs an address of its own');
  const { host } = new URL(origin);
  const requests = paths.map((path) => requestOf(path, host));
  /** Each connection has addresses of its own: those who ask at once for the same get one answer, and would make a shop look faster than it is. */
  const shares = Array.from({ length: pace.connections }, (_, connection) =>
    requests.filter((_request, index) => index % pace.connections === connection),
  );
  return askInTurn({
    ...pace,
    origin,
    requestOf: (connection, turn) => {
      const share = shares[connection] ?? [];
      return share[turn % share.length] ?? Buffer.alloc(0);
    },
  });
}

onTask(run);
