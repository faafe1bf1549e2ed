import { sql } from 'drizzle-orm';
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The database makes the keys: UUIDv7 sorts by birth, so new rows land at the end of every index. */
export const key = () => uuid('id').primaryKey().default(sql`uuidv7()`);
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();
/** Counts every change, so that the second of two people who edit the same thing learns of the first. */
export const version = () => integer('version').notNull().default(1);
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
