import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orderStatuses } from '#domain/order-states.ts';

const figures = () => ({
  /** In Kyiv time. */
  day: date('day').notNull(),
  status: text('status', { enum: orderStatuses }).notNull(),
  orders: integer('orders').notNull(),
  kopecks: bigint('kopecks', { mode: 'number' }).notNull(),
  paidKopecks: bigint('paid_kopecks', { mode: 'number' }).notNull(),
  awaitedKopecks: bigint('awaited_kopecks', { mode: 'number' }).notNull(),
});

/** Orders per day and status. Together with `salesChanges` they are exact: a job moves the changes here. */
export const salesDays = pgTable('sales_days', figures(), (table) => [
  primaryKey({ name: 'sales_days_key', columns: [table.day, table.status] }),
]);

/**
 * Differences that triggers on orders write in the transaction of the change. Only inserted, so that orders placed at once do not wait
 * for one another.
 */
export const salesChanges = pgTable('sales_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...figures(),
});

type Ranked = { product_id: string; is_bottled: boolean; quantity: number; kopecks: number };

/** What sold best in a period with many orders, as a job counted it. */
export const salesRankings = pgTable(
  'sales_rankings',
  {
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    ranking: jsonb('ranking').$type<Ranked[]>().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'sales_rankings_key', columns: [table.fromDay, table.toDay] })],
);
