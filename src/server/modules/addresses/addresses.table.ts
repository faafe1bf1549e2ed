import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';

/** Pickup points. */
export const addresses = pgTable(
  'addresses',
  {
    id: key(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check('addresses_name_length', sql`length(${table.name}) between 1 and 120`),
    check('addresses_address_length', sql`length(${table.address}) between 1 and 300`),
  ],
);
