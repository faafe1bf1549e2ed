import { asc, eq, sql } from 'drizzle-orm';
import { lowStock } from '#domain/low-stock.ts';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { products } from '../products.table.ts';

/** On sale, and running out. */
export const isLow = sql`${products.isEnabled} and case when ${products.isBottled}
  then ${products.quantityMl} < ${lowStock.ml} else ${products.quantity} < ${lowStock.pieces} end`;

/** The scarcest first; each row knows how many there are in all. */
export function listRunningOut(db: Executor, most: number) {
  const stock = sql`case when ${products.isBottled} then ${products.quantityMl} else ${products.quantity} end`;
  return db
    .select({
      id: products.id,
      name: products.name,
      brand: sql<string>`coalesce(${brands.name}, '')`,
      itemNo: products.itemNo,
      isBottled: products.isBottled,
      quantity: products.quantity,
      quantityMl: products.quantityMl,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(isLow)
    .orderBy(asc(stock), asc(products.id))
    .limit(most);
}
