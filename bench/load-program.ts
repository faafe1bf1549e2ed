import { askInTurn } from './ask-in-turn.ts';
import type { Load, Measurement } from './measurement.ts';
import { onTask } from './task.ts';

/** As browsers ask for it. */
const requestOf = (path: string, host: string) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\naccept-language: uk\r\n\r\n`,
  );

function run({ origin, paths, ...pace }: Load): Promise<Measurement> {
  const { host } = new URL(origin);
  const requests = paths.map((path) => requestOf(path, host));
  const begins = (connection: number) => Math.floor((connection * requests.length) / pace.connections);
  return askInTurn({
    ...pace,
    origin,
    requestOf: (connection, turn) => requests[(begins(connection) + turn) % requests.length] ?? Buffer.alloc(0),
  });
}

onTask(run);
