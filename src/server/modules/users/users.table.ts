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
    /** The e-mail as it is compared: what makes two spellings the same mailbox is decided in one place. */
    emailKey: text('email_key').notNull(),
    /** None before the e-mail is confirmed: until then whoever signed up may be anybody. */
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
    /** What a person is found by in the panel; `domain/people-search.ts` folds what is asked in the same way. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`translate(lower(first_name || ' ' || last_name || ' ' || second_name || ' ' || email || ' ' || phone), 'ґ''’ʼ‘‛\`´′ʹʻ＇', 'г')`,
      ),
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
    // What is after today the shop refuses by its own clock; a rule of the database must hold on every day.
    check('users_birthdate_range', sql`${table.birthdate} >= '1900-01-01'`),
    check('users_gender_known', sql`${table.gender} in ('Male', 'Female')`),
    check('users_language_known', sql`${table.language} in ('uk', 'en')`),
    index('users_role').on(table.roleId, table.createdAt, table.id),
    index('users_newest').on(table.createdAt, table.id),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
