import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { invoiceStatuses } from '#domain/payment-states.ts';
import { createdAt, key, updatedAt } from '#server/db/columns.ts';
import { orders } from '#server/modules/orders/orders.table.ts';

/** One of the goods that an invoice names, in the words of the port to the bank. */
type BasketLine = {
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  readonly priceKopecks: number;
};

/** One row per invoice at the bank; an order that is paid again after a failure has several. */
export const payments = pgTable(
  'payments',
  {
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: ['awaiting', 'paid', 'failed', 'expired', 'refunded'] }).notNull(),
    amountKopecks: integer('amount_kopecks').notNull(),
    /** Empty until the bank has made the invoice: that call is never inside the order's transaction. */
    invoiceId: text('invoice_id'),
    pageUrl: text('page_url'),
    /** The goods that the invoice names: a refund names the same ones, whatever became of the order's lines since. */
    basket: jsonb('basket').$type<readonly BasketLine[]>(),
    bankStatus: text('bank_status', { enum: invoiceStatuses }),
    /** The bank's own clock: a message older than this changes nothing. */
    bankModifiedAt: timestamp('bank_modified_at', { withTimezone: true }),
    failureReason: text('failure_reason'),
    /** When the bank was last asked about it or for it: whoever sets this asks, and nobody else does at the same time. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** Since when nobody shall pay it any more: an open invoice is withdrawn, and money that came goes back. */
    closingSince: timestamp('closing_since', { withTimezone: true }),
    /** The bank does not refund it: a person has to settle it. */
    refundRefusedAt: timestamp('refund_refused_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('payments_invoice_unique').on(table.invoiceId),
    check('payments_state_known', sql`${table.state} in ('awaiting', 'paid', 'failed', 'expired', 'refunded')`),
    check('payments_amount_range', sql`${table.amountKopecks} >= 0`),
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_one_open_unique')
      .on(table.orderId)
      .where(sql`${table.state} = 'awaiting' and ${table.closingSince} is null`),
    // Money is kept once: any other payment of the order goes back, or is for a person to settle.
    uniqueIndex('payments_one_kept_unique')
      .on(table.orderId)
      .where(sql`${table.state} = 'paid' and ${table.closingSince} is null and ${table.refundRefusedAt} is null`),
    index('payments_closing').on(table.closingSince).where(sql`${table.closingSince} is not null`),
    index('payments_open').on(table.expiresAt).where(sql`${table.state} in ('awaiting', 'failed')`),
  ],
);
