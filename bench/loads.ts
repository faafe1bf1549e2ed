import { get } from 'node:http';
import type { BareAnswer, BareHttpTask } from './bare-http-program.ts';
import type { BareSqlTask } from './bare-sql-program.ts';
import { join, type Load, type Measurement, type OrdersLoad, type Pace } from './measurement.ts';
import { startProgram } from './task.ts';

async function measure(origin: string, paths: readonly string[], pace: Pace): Promise<Measurement> {
  const program = await startProgram<Load, Measurement>('load-program.ts', { origin, paths, ...pace });
  await program.stop();
  return program.result;
}

export async function measureOrders(origin: string, productIds: readonly string[], pace: Pace): Promise<Measurement> {
  const program = await startProgram<OrdersLoad, Measurement>('orders-program.ts', { origin, productIds, ...pace });
  await program.stop();
  return program.result;
}

/** What is asked of whom. */
export type Asked = { readonly origin: string; readonly paths: readonly string[] };

const turns = 4;

/**
 * Two servers by turns: a machine's mood changes within a minute, and what one of them met alone would pass for a difference between
 * them. Only the first turn of each needs the whole warm-up.
 */
export async function measureByTurns(one: Asked, other: Asked, pace: Pace): Promise<[Measurement, Measurement]> {
  const measured: [Measurement[], Measurement[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    const warmUpMs = turn === 0 ? pace.warmUpMs : Math.min(pace.warmUpMs, 3000);
    const share = { ...pace, warmUpMs, measureMs: pace.measureMs / turns };
    measured[0].push(await measure(one.origin, one.paths, share));
    measured[1].push(await measure(other.origin, other.paths, share));
  }
  return [join(measured[0]), join(measured[1])];
}

/** Sends the bytes that the shop sends for these addresses after a while, when it has made them as small as it will, and does nothing else. */
export async function withBareHttp<Result>(
  asked: Asked,
  pace: Pace,
  work: (bare: Asked) => Promise<Result>,
): Promise<Result> {
  await measure(asked.origin, asked.paths, { ...pace, measureMs: 0 });
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
  work: (bare: Asked) => Promise<Result>,
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
