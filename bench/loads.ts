import { get } from 'node:http';
import type { BareAnswer, BareHttpTask } from './bare-http-program.ts';
import type { BareSqlTask } from './bare-sql-program.ts';
import type { Load, Measurement, OrdersLoad, Pace } from './measurement.ts';
import { startProgram } from './task.ts';

export async function measure(origin: string, paths: readonly string[], pace: Pace): Promise<Measurement> {
  const program = await startProgram<Load, Measurement>('load-program.ts', { origin, paths, ...pace });
  await program.stop();
  return program.result;
}

export async function measureOrders(origin: string, productIds: readonly string[], pace: Pace): Promise<Measurement> {
  const program = await startProgram<OrdersLoad, Measurement>('orders-program.ts', { origin, productIds, ...pace });
  await program.stop();
  return program.result;
}

/** What a bare server makes of the bytes that the shop sends for these addresses. */
export async function measureBareHttp(origin: string, paths: readonly string[], pace: Pace): Promise<Measurement> {
  const answers: BareAnswer[] = [];
  for (const path of paths) answers.push(await takeAnswer(origin, path));
  const server = await startProgram<BareHttpTask, string>('bare-http-program.ts', { answers });
  try {
    return await measure(server.result, paths, pace);
  } finally {
    await server.stop();
  }
}

export async function measureBareSql(databaseUrl: string, titles: readonly string[], pace: Pace): Promise<Measurement> {
  const server = await startProgram<BareSqlTask, string>('bare-sql-program.ts', { databaseUrl });
  try {
    const paths = titles.map((title) => `/goods/${title}`);
    return await measure(server.result, paths, pace);
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
