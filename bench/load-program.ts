import { connect } from 'node:net';
import { AnswerReader } from './answer-reader.ts';
import { type Load, type Measurement, percentile } from './measurement.ts';
import { onTask } from './task.ts';

/** As browsers ask for it. */
const requestOf = (path: string, host: string) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\naccept-language: uk\r\n\r\n`,
  );

/** Each connection asks, waits for the answer, and asks for the next. */
async function run({ origin, paths, connections, warmUpMs, measureMs }: Load): Promise<Measurement> {
  const { hostname, port, host } = new URL(origin);
  const requests = paths.map((path) => requestOf(path, host));
  const beginAt = performance.now() + warmUpMs;
  const endAt = beginAt + measureMs;
  const tookMs: number[] = [];

  const keepAsking = (place: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let turn = Math.floor((place * requests.length) / connections);
      let askedAt = 0;
      const ask = () => {
        askedAt = performance.now();
        socket.write(requests[turn % requests.length] ?? '');
      };
      const reader = new AnswerReader(({ status }) => {
        const now = performance.now();
        if (status !== 200) return void socket.destroy(new Error(`${paths[turn % paths.length]} answered ${status}`));
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

  await Promise.all(Array.from({ length: connections }, (_, place) => keepAsking(place)));
  const sorted = Float64Array.from(tookMs).sort();
  return {
    requests: sorted.length,
    perSecond: (sorted.length / measureMs) * 1000,
    p50Ms: percentile(sorted, 50),
    p99Ms: percentile(sorted, 99),
  };
}

onTask(run);
