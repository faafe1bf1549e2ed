import { sql } from 'drizzle-orm';
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** UUIDv7 is ordered by time, so new rows are appended to the index. */
export const key = () => uuid('id').primaryKey().default(sql`uuidv7()`);
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();
/** For optimistic concurrency: incremented by every update. */
export const version = () => integer('version').notNull().default(1);
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
