import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CustomerModule, ModuleName } from '#domain/permissions.ts';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';

/** Only modules are stored: an area is allowed if any of its modules is. */
export const roles = pgTable(
  'roles',
  {
    id: key(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    adminModules: text('admin_modules').array().$type<ModuleName[]>().notNull().default(sql`'{}'`),
    customerModules: text('customer_modules').array().$type<CustomerModule[]>().notNull().default(sql`'{}'`),
    /** The role of new accounts: exactly one, without admin modules. */
    isForNewcomers: boolean('is_for_newcomers').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('roles_name_unique').on(sql`lower(${table.name})`),
    uniqueIndex('roles_one_for_newcomers').on(table.isForNewcomers).where(sql`${table.isForNewcomers}`),
    check('roles_newcomers_stay_outside', sql`not ${table.isForNewcomers} or cardinality(${table.adminModules}) = 0`),
    check('roles_name_length', sql`length(${table.name}) between 1 and 60`),
  ],
);
