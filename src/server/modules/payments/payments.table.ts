import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { invoiceStatuses } from '#domain/payment-states.ts';
import type { UnitLine } from '#domain/receipt-lines.ts';
import type { CardDetails } from '#domain/receipt-money.ts';
import { createdAt, key, updatedAt } from '#server/db/columns.ts';
import { orders } from '#server/modules/orders/orders.table.ts';

type Hold = Record<'state' | 'bankStatus' | 'reversalRequestedAt' | 'refundRefusedAt', AnyPgColumn>;

/** Blocked on the buyer's card, as in `domain/order-process.ts`. A literal condition, so that the partial index below applies. */
export const isHeld = (payment: Hold) =>
  sql`(${payment.state} = 'paid' and ${payment.bankStatus} = 'hold' and ${payment.reversalRequestedAt} is null and ${payment.refundRefusedAt} is null)`;

/** To be voided, or refunded if it was paid. A literal condition, as above. */
export const isToReverse = (payment: Pick<Hold, 'state' | 'reversalRequestedAt'>) =>
  sql`(${payment.reversalRequestedAt} is not null and ${payment.state} in ('awaiting', 'failed', 'paid'))`;

/** One row per invoice; an order that is paid again after a failure has several. */
export const payments = pgTable(
  'payments',
  {
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: ['awaiting', 'paid', 'failed', 'expired', 'refunded'] }).notNull(),
    amountKopecks: integer('amount_kopecks').notNull(),
    /** Null until the bank has created the invoice, outside the order's transaction. */
    invoiceId: text('invoice_id'),
    pageUrl: text('page_url'),
    /** The invoice's goods: a refund names the same ones, even if the order's lines changed. */
    basket: jsonb('basket').$type<readonly UnitLine[]>(),
    bankStatus: text('bank_status', { enum: invoiceStatuses }),
    /** By the bank's clock; older messages are ignored. */
    bankModifiedAt: timestamp('bank_modified_at', { withTimezone: true }),
    failureReason: text('failure_reason'),
    /** When the shop learned that it was paid; null for payments from before this was stored. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** What the bank says of the card that paid, for the fiscal receipt. */
    card: jsonb('card').$type<CardDetails>(),
    /** Who makes its fiscal receipts, decided when it was paid: a later change of the setting makes no second ones. Null for nobody. */
    receiptsBy: text('receipts_by', { enum: ['checkbox', 'monobank'] }),
    /** Set if staff took the money themselves, without an invoice: how and where. */
    note: text('note'),
    /** When the bank was last called about it: a claim that keeps other processes from calling at the same time. */
    claimedAt: timestamp('asked_at', { withTimezone: true }),
    /** Set when the payment must be voided, or refunded if it was paid. */
    reversalRequestedAt: timestamp('closing_since', { withTimezone: true }),
    /** The bank refused the refund: manual handling. */
    refundRefusedAt: timestamp('refund_refused_at', { withTimezone: true }),
    /** The part of a paid sum that the order no longer needs, what the bank has refunded, and what it refused to. */
    surplusKopecks: integer('surplus_kopecks').notNull().default(0),
    refundedKopecks: integer('refunded_kopecks').notNull().default(0),
    refusedKopecks: integer('refused_kopecks').notNull().default(0),
    /** Of what is refunded: paid back by staff another way. */
    repaidKopecks: integer('repaid_kopecks').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('payments_invoice_unique').on(table.invoiceId),
    check('payments_state_known', sql`${table.state} in ('awaiting', 'paid', 'failed', 'expired', 'refunded')`),
    check('payments_by_hand_without_invoice', sql`${table.note} is null or ${table.invoiceId} is null`),
    check('payments_receipts_by_known', sql`${table.receiptsBy} in ('checkbox', 'monobank')`),
    check('payments_amount_range', sql`${table.amountKopecks} >= 0`),
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_one_open_unique')
      .on(table.orderId)
      .where(sql`${table.state} = 'awaiting' and ${table.reversalRequestedAt} is null`),
    check(
      'payments_refunds_range',
      sql`${table.surplusKopecks} between 0 and ${table.amountKopecks} and ${table.refundedKopecks} between 0 and ${table.amountKopecks} and ${table.refusedKopecks} between 0 and ${table.surplusKopecks}`,
    ),
    check('payments_repaid_range', sql`${table.repaidKopecks} between 0 and ${table.amountKopecks}`),
    index('payments_paid').on(table.paidAt),
    index('payments_receipts').on(table.updatedAt).where(sql`${table.receiptsBy} = 'checkbox'`),
    index('payments_to_reverse').on(table.reversalRequestedAt).where(isToReverse(table)),
    index('payments_held').on(table.bankModifiedAt).where(isHeld(table)),
    index('payments_open').on(table.expiresAt).where(sql`${table.state} in ('awaiting', 'failed')`),
  ],
);
