import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { products } from '#server/modules/products/products.table.ts';
import { cartLines } from './cart.table.ts';

export type SavedLine = { readonly productId: string; readonly quantity: number };

/** Replaces the lines, without deleted products. Rows are locked in id order to avoid deadlocks. */
export async function replaceLines(db: Executor, userId: string, lines: readonly SavedLine[]): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.userId, userId));
  if (lines.length === 0) return;
  const ids = sql.param(lines.map(({ productId }) => productId));
  const quantities = sql.param(lines.map(({ quantity }) => quantity));
  await db.execute(sql`
    insert into ${cartLines} (user_id, product_id, quantity, position)
    select ${userId}, line.id, line.quantity, line.position
    from unnest(${ids}::uuid[], ${quantities}::integer[]) with ordinality as line (id, quantity, position)
    where exists (select from ${products} where ${products.id} = line.id) order by line.id`);
}

export async function deleteLines(db: Executor, userId: string, productIds: readonly string[]): Promise<void> {
  await db.delete(cartLines).where(and(eq(cartLines.userId, userId), inArray(cartLines.productId, [...productIds])));
}
