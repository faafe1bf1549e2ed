import { connect } from 'node:net';
import { AnswerReader } from './answer-reader.ts';
import { type Measurement, type Pace, percentile } from './measurement.ts';

type Asking = Pace & {
  readonly origin: string;
  /** The next request of a connection, which counts its own. */
  readonly requestOf: (connection: number, turn: number) => Buffer;
};

/** Each connection asks, waits for the answer, and asks for the next. */
export async function askInTurn({ origin, requestOf, connections, warmUpMs, measureMs }: Asking): Promise<Measurement> {
  const { hostname, port } = new URL(origin);
  const beginAt = performance.now() + warmUpMs;
  const endAt = beginAt + measureMs;
  const tookMs: number[] = [];

  const keepAsking = (connection: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let turn = 0;
      let asked: Buffer = Buffer.alloc(0);
      let askedAt = 0;
      const ask = () => {
        asked = requestOf(connection, turn);
        askedAt = performance.now();
        socket.write(asked);
      };
      const reader = new AnswerReader(({ status }) => {
        const now = performance.now();
        if (status !== 200) return void socket.destroy(new Error(`${firstLine(asked)} answered ${status}`));
        if (askedAt >= beginAt && now <= endAt) tookMs.push(now - askedAt);
        turn += 1;
        if (now < endAt) ask();
        else socket.end();
      });
      socket.on('connect', ask).on('error', reject).on('close', resolve);
      socket.on('data', (part) => {
        try {
          reader.take(part);
        } catch (error) {
          socket.destroy(error as Error);
        }
      });
    });

  await Promise.all(Array.from({ length: connections }, (_, connection) => keepAsking(connection)));
  const sorted = Float64Array.from(tookMs).sort();
  return {
    requests: sorted.length,
    perSecond: (sorted.length / measureMs) * 1000,
    p50Ms: percentile(sorted, 50),
    p99Ms: percentile(sorted, 99),
  };
}

const firstLine = (request: Buffer) => request.toString('latin1').split('\r\n', 1)[0];
