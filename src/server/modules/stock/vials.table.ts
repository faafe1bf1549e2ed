import { integer, pgTable } from 'drizzle-orm/pg-core';

/** Empty vials by size. A size without a row is not counted; below zero is how many are lacking. */
export const vials = pgTable('vials', {
  sizeMl: integer('size_ml').primaryKey(),
  quantity: integer('quantity').notNull(),
});
