import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { deliveryKinds } from '#domain/delivery.ts';
import { createdAt, key } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Where the orders of a customer went, with the labels that the buyer chose. The shop's own pickup points are `addresses`. */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    deliveryKind: text('delivery_kind', { enum: deliveryKinds }).notNull(),
    region: text('region').notNull(),
    city: text('city').notNull(),
    address: text('address').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('delivery_addresses_unique').on(
      table.userId,
      table.deliveryKind,
      table.region,
      table.city,
      table.address,
    ),
    check('delivery_addresses_kind_known', sql`${table.deliveryKind} in ('nova-poshta', 'pickup', 'courier')`),
    check('delivery_addresses_name_length', sql`char_length(${table.name}) <= 40`),
  ],
);
