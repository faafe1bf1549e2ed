import { get } from 'node:http';
import type { BareAnswer, BareHttpTask } from './bare-http-program.ts';
import type { BareSqlTask } from './bare-sql-program.ts';
import type { Load, Measurement, OrdersLoad, Pace, Target } from './measurement.ts';
import { startProgram } from './task.ts';

/** Any number of servers by turns, so that all of them meet the same moods of the machine. */
export async function measure<Targets extends readonly Target[]>(
  targets: readonly [...Targets],
  pace: Pace,
): Promise<{ [At in keyof Targets]: Measurement }> {
  const program = await startProgram<Load, { [At in keyof Targets]: Measurement }>('load-program.ts', {
    targets,
    ...pace,
  });
  await program.stop();
  return program.result;
}

export async function measureOrders(origin: string, productIds: readonly string[], pace: Pace): Promise<Measurement> {
  const program = await startProgram<OrdersLoad, Measurement>('orders-program.ts', { origin, productIds, ...pace });
  await program.stop();
  return program.result;
}

/** Sends the bytes that the shop sends for these addresses after a while, when it has made them as small as it will, and does nothing else. */
export async function withBareHttp<Result>(
  asked: Target,
  pace: Pace,
  work: (bare: Target) => Promise<Result>,
): Promise<Result> {
  await measure([asked], { ...pace, measureMs: 0 });
  const answers: BareAnswer[] = [];
  for (const path of asked.paths) answers.push(await takeAnswer(asked.origin, path));
  const server = await startProgram<BareHttpTask, string>('bare-http-program.ts', { answers });
  try {
    return await work({ ...asked, origin: server.result });
  } finally {
    await server.stop();
  }
}

export async function withBareSql<Result>(
  databaseUrl: string,
  titles: readonly string[],
  work: (bare: Target) => Promise<Result>,
): Promise<Result> {
  const server = await startProgram<BareSqlTask, string>('bare-sql-program.ts', { databaseUrl });
  try {
    // Twice, since there are fewer than connections. It makes an answer for each who asks.
    return await work({ origin: server.result, paths: [...titles, ...titles].map((title) => `/goods/${title}`) });
  } finally {
    await server.stop();
  }
}

/** An answer as it travels: compressed, with all its headers but those that Node adds to each. */
function takeAnswer(origin: string, path: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}${path}`, {
      headers: { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'uk' },
    });
    request.on('error', reject).on('response', async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const added = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);
      const headers = Object.entries(response.headers).filter(([name]) => !added.has(name));
      const bytes = Buffer.concat(parts);
      resolve({
        path,
        headers: [...headers.flatMap(([name, value]) => [name, String(value)]), 'content-length', `${bytes.length}`],
        bytes,
      });
    });
  });
}
