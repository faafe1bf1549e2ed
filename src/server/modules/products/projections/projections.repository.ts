import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { priceNow, products } from '../products.table.ts';
import { goodsToRefresh } from './goods-to-refresh.table.ts';

export type Refresh = typeof goodsToRefresh.$inferSelect;
export type RefreshScope = Pick<Refresh, 'scope' | 'scopeId'>;

const isOf = ({ scope, scopeId }: RefreshScope) =>
  and(eq(goodsToRefresh.scope, scope), eq(goodsToRefresh.scopeId, scopeId));
const isUnchanged = (refresh: Refresh) => and(isOf(refresh), eq(goodsToRefresh.changeId, refresh.changeId));

export async function findRefresh(db: Executor, scope: RefreshScope): Promise<Refresh | null> {
  const [found] = await db.select().from(goodsToRefresh).where(isOf(scope));
  return found ?? null;
}

/** The goods that are not done, in id order. */
export async function listGoods(db: Executor, { scope, scopeId, afterId }: Refresh): Promise<string[]> {
  const column = scope === 'brand' ? products.brandId : products.categoryId;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(column, scopeId), afterId === null ? undefined : gt(products.id, afterId)))
    .orderBy(asc(products.id));
  return rows.map(({ id }) => id);
}

/** Cards, prices and search flags of these goods and their other sizes, where they differ. Locks in id order. */
export async function refreshGoods(db: Executor, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select refresh_goods(${sql.param([...ids])}::uuid[])`);
}

/** False if there was another change meanwhile. */
export async function moveOn(db: Executor, refresh: Refresh, afterId: string): Promise<boolean> {
  const { rowCount } = await db.update(goodsToRefresh).set({ afterId }).where(isUnchanged(refresh));
  return rowCount === 1;
}

/** Nothing is deleted if there was another change meanwhile. */
export async function finish(db: Executor, refresh: Refresh): Promise<void> {
  await db.delete(goodsToRefresh).where(isUnchanged(refresh));
}

/** Of the next goods after an id: the last id, and those whose stored price is not that of today. */
export async function findLatePrices(db: Executor, afterId: string, limit: number) {
  const { rows } = await db.execute<{ id: string; isLate: boolean }>(sql`
    select id, ${products.priceNowKopecks} <> ${priceNow} as "isLate" from ${products}
    where id > ${afterId} order by id limit ${limit}`);
  return { lastId: rows.at(-1)?.id ?? null, ids: rows.flatMap(({ id, isLate }) => (isLate ? [id] : [])) };
}
