import { z } from 'zod';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { enqueue, type JobCall } from '#server/jobs/define-job.ts';
import * as repository from './projections.repository.ts';

/** Each batch is a transaction of its own, so that buyers wait for no more than one. */
const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Brings the goods of a brand or category up to date. Resumable: a killed run goes on after its last batch. */
export async function refreshGoodsOf(
  context: Context,
  scope: repository.RefreshScope,
  size = batchSize,
): Promise<void> {
  for (;;) {
    const refresh = await repository.findRefresh(context.db, scope);
    if (!refresh) return;
    if (await refreshAll(context, refresh, size)) await repository.finish(context.db, refresh);
  }
}

/** False if there was another change meanwhile, and all begins again. */
async function refreshAll(context: Context, refresh: repository.Refresh, size: number): Promise<boolean> {
  const ids = await repository.listGoods(context.db, refresh);
  for (let from = 0; from < ids.length; from += size) {
    const batch = ids.slice(from, from + size);
    const isUnchanged = await inRetriedTransaction(context, async ({ db }) => {
      await repository.refreshGoods(db, batch);
      return repository.moveOn(db, refresh, batch.at(-1) ?? lowestId);
    });
    if (!isUnchanged) return false;
  }
  return true;
}

export const refreshPricesCall = {
  name: 'refresh-prices',
  queue: 'maintenance',
  payload: z.object({}).loose(),
} satisfies JobCall;

/** At a start: the shop may have been off at midnight. */
export const refreshPricesSoon = (context: Pick<Context, 'db'>): Promise<void> =>
  enqueue(context, refreshPricesCall, {}, { key: refreshPricesCall.name });

/** Discounts start and end with the day. Returns how many goods had another price. */
export async function refreshPrices(context: Context): Promise<number> {
  let count = 0;
  for (let after: string | null = lowestId; after !== null; ) {
    const { lastId, ids } = await repository.findLatePrices(context.db, after, batchSize);
    if (ids.length > 0) await inRetriedTransaction(context, ({ db }) => repository.refreshGoods(db, ids));
    count += ids.length;
    after = lastId;
  }
  return count;
}
