import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { key } from '#server/db/columns.ts';
import { products } from '#server/modules/products/products.table.ts';
import { orders } from './orders.table.ts';

type Bottle = { bottleSize: number; count: number; priceKopecks: number };

/** A snapshot of what was bought: later changes of the product do not affect it. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    brandName: text('brand_name').notNull().default(''),
    itemNo: text('item_no'),
    pictureAddress: text('picture_address'),
    sizeMl: integer('size_ml'),
    isBottled: boolean('is_bottled').notNull(),
    /** Pieces; millilitres for bottled goods. */
    quantity: integer('quantity').notNull(),
    priceKopecks: integer('price_kopecks').notNull(),
    discountPercent: integer('discount_percent').notNull(),
    bottles: jsonb('bottles').$type<Bottle[]>().notNull().default([]),
    bottlesKopecks: integer('bottles_kopecks').notNull().default(0),
    totalKopecks: integer('total_kopecks').notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_position_unique').on(table.orderId, table.position),
    uniqueIndex('order_lines_product_unique').on(table.orderId, table.productId),
    check('order_lines_quantity_range', sql`${table.quantity} > 0`),
    check('order_lines_discount_range', sql`${table.discountPercent} between 0 and 100`),
    check('order_lines_total_range', sql`${table.totalKopecks} >= 0`),
    index('order_lines_product').on(table.productId),
  ],
);
