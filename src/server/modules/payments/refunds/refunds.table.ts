import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type RefundLine, refundCauses } from '#domain/order-process.ts';
import { otherWays, refundStates } from '#domain/refund-states.ts';
import { createdAt, key } from '#server/db/columns.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { payments } from '../payments.table.ts';

/**
 * Money that goes back, whole or in part: written before the bank is asked, so that each is made once. A trigger refuses refunds
 * of a payment that add up to more than was paid.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** The reference at the bank, with the number of a later try. */
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountKopecks: integer('amount_kopecks').notNull(),
    cause: text('cause', { enum: refundCauses }).notNull(),
    /** As staff wrote it for the buyer; empty if the shop refunds by itself. */
    reason: text('reason').notNull().default(''),
    /** Empty for a refund by sum. */
    lines: jsonb('lines').$type<readonly RefundLine[]>().notNull().default([]),
    state: text('state', { enum: refundStates }).notNull().default('requested'),
    tryNo: integer('try_no').notNull().default(1),
    /** Why the bank refused it. */
    refusalCode: text('refusal_code'),
    /** Set if staff paid it back another way after the bank refused, with what they said of it. */
    otherWay: text('other_way', { enum: otherWays }),
    otherWayNote: text('other_way_note'),
    actorId: uuid('actor_id').references(() => users.id),
    createdAt: createdAt(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Done or refused. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check('refunds_amount_range', sql`${table.amountKopecks} > 0`),
    check('refunds_state_known', sql`${table.state} in ('requested', 'sent', 'done', 'refused')`),
    check('refunds_ended', sql`(${table.endedAt} is not null) = (${table.state} in ('done', 'refused'))`),
    check('refunds_other_way_known', sql`${table.otherWay} in ('cash', 'transfer')`),
    check(
      'refunds_other_way_done',
      sql`(${table.otherWay} is null) = (${table.otherWayNote} is null) and (${table.otherWay} is null or ${table.state} = 'done')`,
    ),
    index('refunds_order').on(table.orderId, table.createdAt),
    index('refunds_payment').on(table.paymentId),
    index('refunds_open').on(table.paymentId).where(sql`${table.state} in ('requested', 'sent')`),
    index('refunds_refused').on(table.createdAt).where(sql`${table.state} = 'refused'`),
  ],
);
