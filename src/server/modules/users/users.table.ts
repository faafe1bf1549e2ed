import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';
import { roles } from '#server/modules/roles/roles.table.ts';

type PostalAddress = { country?: string; street1: string; street2: string; city: string; state: string; zip: string };

export const users = pgTable(
  'users',
  {
    id: key(),
    email: text('email').notNull(),
    /** The normalized e-mail, for the unique index and lookups. */
    emailKey: text('email_key').notNull(),
    /** Null until the e-mail is confirmed. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    secondName: text('second_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    birthdate: date('birthdate', { mode: 'string' }),
    gender: text('gender', { enum: ['Male', 'Female'] }),
    address: jsonb('address').$type<PostalAddress>(),
    shippingAddress: jsonb('shipping_address').$type<PostalAddress>(),
    language: text('language', { enum: ['uk', 'en'] })
      .notNull()
      .default('uk'),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    isActive: boolean('is_active').notNull().default(true),
    /** The search key of admin lists; `domain/people-search.ts` normalizes the query in the same way. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`translate(lower(first_name || ' ' || last_name || ' ' || second_name || ' ' || email || ' ' || phone), 'ґ''’ʼ‘‛\`´′ʹʻ＇', 'г')`,
      ),
    /** E-mails about lower prices on the wishlist. */
    wantsPriceDrops: boolean('wants_price_drops').notNull().default(true),
    priceDropsSentAt: timestamp('price_drops_sent_at', { withTimezone: true }),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.emailKey),
    check(
      'users_password_needs_confirmed_email',
      sql`${table.passwordHash} is null or ${table.emailConfirmedAt} is not null`,
    ),
    check('users_phone_format', sql`${table.phone} = '' or ${table.phone} ~ '^\\+380[0-9]{9}$'`),
    check(
      'users_names_length',
      sql`greatest(length(${table.firstName}), length(${table.lastName}), length(${table.secondName})) <= 60`,
    ),
    // Dates in the future are rejected by the service: a check constraint must not depend on the current date.
    check('users_birthdate_range', sql`${table.birthdate} >= '1900-01-01'`),
    check('users_gender_known', sql`${table.gender} in ('Male', 'Female')`),
    check('users_language_known', sql`${table.language} in ('uk', 'en')`),
    index('users_role').on(table.roleId, table.createdAt, table.id),
    index('users_phone').on(table.phone),
    index('users_newest').on(table.createdAt, table.id),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
