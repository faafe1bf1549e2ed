import { get } from 'node:http';
import type { HttpBaselineTask, RecordedResponse } from './http-baseline-program.ts';
import type { Load, Measurement, OrdersLoad, Pace, Target } from './measurement.ts';
import type { PageBaselineTask } from './page-baseline-program.ts';
import type { ShopProcesses } from './shop-process.ts';
import type { SqlBaselineTask } from './sql-baseline-program.ts';
import { startProgram } from './task.ts';

/** Measures the servers interleaved, so that noise affects all of them alike. */
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

export async function measureOrders(
  { origin, furtherOrigins }: ShopProcesses,
  productIds: readonly string[],
  pace: Pace,
): Promise<Measurement> {
  const program = await startProgram<OrdersLoad, Measurement>('orders-program.ts', {
    origin,
    furtherOrigins,
    productIds,
    ...pace,
  });
  await program.stop();
  return program.result;
}

/** Serves recorded responses of the warmed-up shop, already compressed at the highest level, from bare `node:http`. */
export async function withHttpBaseline<Result>(
  target: Target,
  pace: Pace,
  work: (baseline: Target) => Promise<Result>,
): Promise<Result> {
  await measure([target], { ...pace, measureMs: 0 });
  const responses: RecordedResponse[] = [];
  for (const path of target.paths) responses.push(await recordResponse(target.origin, path));
  const server = await startProgram<HttpBaselineTask, string>('http-baseline-program.ts', { responses });
  try {
    return await work({ origin: server.result, paths: target.paths });
  } finally {
    await server.stop();
  }
}

/** For API calls the SQL baseline, for pages the same with a rendering by React. */
export type ColdBaselines = { readonly sql: Target; readonly page: Target };

export async function withColdBaselines<Result>(
  databaseUrl: string,
  titles: readonly string[],
  work: (baselines: ColdBaselines) => Promise<Result>,
): Promise<Result> {
  const sql = await startProgram<SqlBaselineTask, string>('sql-baseline-program.ts', { databaseUrl });
  const page = await startProgram<PageBaselineTask, string>('page-baseline-program.ts', { databaseUrl });
  // Twice, since there are fewer titles than connections; these servers have no request coalescing.
  const paths = [...titles, ...titles].map((title) => `/goods/${title}`);
  try {
    return await work({ sql: { origin: sql.result, paths }, page: { origin: page.result, paths } });
  } finally {
    await sql.stop();
    await page.stop();
  }
}

/** Records a compressed response with its headers, without those that Node adds itself. */
function recordResponse(origin: string, path: string): Promise<RecordedResponse> {
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
