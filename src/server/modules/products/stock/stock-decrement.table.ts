import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { products, stockInUnits } from '../products.table.ts';

/** Why the stock moves, for the rest of the transaction. */
export const explained = (move: SQLWrapper) => sql`set_config('shop.stock_move', ${move}::text, true)`;

export type StockDecrement = {
  readonly ids: readonly string[];
  readonly amounts: readonly number[];
  readonly move: string;
};

/**
 * Takes pieces, or millilitres of bottled goods, and returns the products that had enough. The statement that writes an order has
 * it too, and it is written once.
 */
export const stockUpdate = (db: Executor) =>
  db
    .update(products)
    .set({
      quantity: sql`${products.quantity} - case when ${products.isBottled} then 0 else taken.amount end`,
      quantityMl: sql`${products.quantityMl} - case when ${products.isBottled} then taken.amount else 0 end`,
    })
    // In subselects, so that PostgreSQL expects as many ids in a generic plan as in one for the given ids, and plans only once per connection.
    .from(
      sql`unnest((select ${sql.placeholder('ids')}::uuid[]), (select ${sql.placeholder('amounts')}::integer[])) as taken (id, amount),
        (select ${explained(sql.placeholder('move'))}) as said`,
    )
    .where(sql`${products.id} = taken.id and ${stockInUnits(products)} >= taken.amount`)
    .returning({ id: products.id });
