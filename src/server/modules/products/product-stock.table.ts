import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, type PgColumn, pgTable, uuid } from 'drizzle-orm/pg-core';
import { lowStock } from '#domain/stock.ts';
import { products } from './products.table.ts';

type Stock = Record<'stock' | 'isBottled' | 'isEnabled', PgColumn>;

export const isBelowLow = ({ stock, isBottled }: Stock): SQL =>
  sql`${stock} < case when ${isBottled} then ${sql.raw(String(lowStock.ml))} else ${sql.raw(String(lowStock.pieces))} end`;

/** Enabled and low in stock. A literal condition, so that the partial index below applies. */
export const isLow = (stock: Stock): SQL => sql`${stock.isEnabled} and ${isBelowLow(stock)}`;

/**
 * The stock of products, for the lists of the panel that are sorted or filtered by it. Maintained by a trigger. Narrow rows and few indexes,
 * so that a sale has little to write. Sales are decided by `products`.
 */
export const productStock = pgTable(
  'product_stock',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In the unit of sale: see `stockInUnits`. */
    stock: integer('stock').notNull(),
    isBottled: boolean('is_bottled').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  (table) => [
    index('product_stock_sorted').on(table.stock, table.productId),
    index('product_stock_running_out').on(table.stock, table.productId).where(isLow(table)),
  ],
);
