import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Outbox: brands and categories with many goods whose stored cards and prices are to follow a change. Written by triggers in the
 * transaction of the change (see the migration `goods_to_refresh`); a job works it off in batches. Few goods follow at once.
 */
export const goodsToRefresh = pgTable(
  'goods_to_refresh',
  {
    scope: text('scope', { enum: ['brand', 'category'] }).notNull(),
    scopeId: uuid('scope_id').notNull(),
    /** Of the latest change: one that comes while the job runs makes it begin again. */
    changeId: uuid('change_id').notNull().default(sql`uuidv7()`),
    /** Goods up to this id are done. */
    afterId: uuid('after_id'),
  },
  (table) => [primaryKey({ name: 'goods_to_refresh_key', columns: [table.scope, table.scopeId] })],
);
