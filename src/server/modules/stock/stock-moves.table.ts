import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { stockReasons, stockUnits } from '#domain/stock-moves.ts';
import { createdAt } from '#server/db/columns.ts';
import { products } from '#server/modules/products/products.table.ts';
import { users } from '#server/modules/users/users.table.ts';

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The stock ledger: append-only, written by triggers on products and vials, so that no change of a quantity goes without a move. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    /** A sequence: moves of one product are written under its row lock, so their numbers are in order. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** The size of a vial, if it is vials that moved. */
    vialMl: integer('vial_ml'),
    unit: text('unit', { enum: stockUnits }).notNull(),
    reason: text('reason', { enum: stockReasons }).notNull(),
    before: integer('before').notNull(),
    after: integer('after').notNull(),
    /** Null: a guest or the shop itself. */
    actorId: uuid('actor_id').references(() => users.id),
    /** No foreign key: the goods are taken before the order is written. */
    orderId: uuid('order_id'),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check('stock_moves_of_one', sql`num_nonnulls(${table.productId}, ${table.vialMl}) = 1`),
    check('stock_moves_unit_known', sql`${table.unit} in (${listed(stockUnits)})`),
    check('stock_moves_reason_known', sql`${table.reason} in (${listed(stockReasons)})`),
    check('stock_moves_change', sql`${table.before} <> ${table.after}`),
    index('stock_moves_product').on(table.productId, table.id),
    index('stock_moves_vial').on(table.vialMl, table.id).where(sql`${table.vialMl} is not null`),
    index('stock_moves_order_vials').on(table.orderId).where(sql`${table.vialMl} is not null`),
  ],
);
