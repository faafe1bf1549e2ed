import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { deliveryKinds } from '#domain/delivery.ts';
import type { Destination } from '#domain/destination.ts';
import { paymentKinds } from '#domain/payment-methods.ts';
import { bytes, createdAt, key, updatedAt, version } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';

type State = Record<'status' | 'paymentState', AnyPgColumn>;

/** Reserved and unpaid. A literal condition, so that the partial indexes below apply. */
export const isUnpaid = ({ status, paymentState }: State) =>
  sql`(${status} in ('specified', 'processed') and ${paymentState} in ('awaiting', 'failed'))`;

export const orders = pgTable(
  'orders',
  {
    id: key(),
    orderNo: bigint('order_no', { mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 100001 }),
    userId: uuid('user_id').references(() => users.id),
    status: text('status', { enum: ['specified', 'processed', 'send', 'completed', 'abolition'] }).notNull(),
    paymentState: text('payment_state', { enum: ['awaiting', 'paid', 'failed', 'expired', 'refunded'] }).notNull(),
    paymentKind: text('payment_kind', { enum: paymentKinds }).notNull().default('online'),
    /** The label as the buyer saw it. */
    paymentMethod: text('payment_method').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Empty if staff took the order by phone without one. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    comment: text('comment').notNull().default(''),
    deliveryKind: text('delivery_kind', { enum: deliveryKinds }).notNull(),
    /** The labels as the buyer saw them. */
    delivery: text('delivery').notNull(),
    region: text('region').notNull(),
    city: text('city').notNull(),
    address: text('address').notNull(),
    /** The address in the references of the carrier. Null if it was typed by hand, or for a pickup. */
    destination: jsonb('destination').$type<Destination>(),
    totalKopecks: integer('total_kopecks').notNull(),
    /** What its payments keep of that; the rest is owed. */
    paidKopecks: integer('paid_kopecks').notNull().default(0),
    /** What went back to the buyer while the goods stayed; it is not owed again. */
    returnedKopecks: integer('returned_kopecks').notNull().default(0),
    language: text('language', { enum: ['uk', 'en'] })
      .notNull()
      .default('uk'),
    /** The search key of admin lists; `domain/people-search.ts` normalizes the query in the same way. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`translate(lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone), 'ґ''’ʼ‘‛\`´′ʹʻ＇', 'г')`,
      ),
    /** The staff member who looks after the order. */
    responsibleId: uuid('responsible_id').references(() => users.id),
    /** SHA-256 of the client's IP address; a trigger clears it once the order is paid or closed. */
    callerHash: bytes('caller_hash'),
    /** Set once, when a cancelled order returned its goods to stock. */
    stockReturnedAt: timestamp('stock_returned_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('orders_order_no_unique').on(table.orderNo),
    check('orders_status_known', sql`${table.status} in ('specified', 'processed', 'send', 'completed', 'abolition')`),
    check(
      'orders_payment_state_known',
      sql`${table.paymentState} in ('awaiting', 'paid', 'failed', 'expired', 'refunded')`,
    ),
    check(
      'orders_payment_kind_known',
      sql`${table.paymentKind} in ('online', 'instalments', 'cash-pickup', 'cash-delivery', 'transfer')`,
    ),
    check('orders_delivery_kind_known', sql`${table.deliveryKind} in ('nova-poshta', 'pickup', 'courier')`),
    check('orders_total_range', sql`${table.totalKopecks} >= 0`),
    check(
      'orders_paid_range',
      sql`${table.paidKopecks} >= 0 and ${table.returnedKopecks} >= 0 and ${table.paidKopecks} + ${table.returnedKopecks} <= ${table.totalKopecks}`,
    ),
    index('orders_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_status_newest').on(table.status, table.createdAt, table.id),
    index('orders_delivery_newest').on(table.deliveryKind, table.createdAt, table.id),
    index('orders_payment_newest').on(table.paymentState, table.createdAt, table.id),
    index('orders_total').on(table.totalKopecks),
    index('orders_user_newest').on(table.userId, table.createdAt, table.id),
    index('orders_responsible')
      .on(table.responsibleId, table.createdAt, table.id)
      .where(sql`${table.responsibleId} is not null`),
    index('orders_phone_newest').on(table.phone, table.createdAt, table.id),
    index('orders_unpaid_caller').on(table.callerHash).where(isUnpaid(table)),
    index('orders_unpaid_phone').on(table.phone).where(isUnpaid(table)),
    index('orders_unpaid_email').on(sql`lower(${table.email})`).where(isUnpaid(table)),
  ],
);
