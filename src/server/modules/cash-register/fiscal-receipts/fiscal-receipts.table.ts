import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
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
import { receiptKinds, receiptProblems, receiptStates } from '#domain/fiscal-receipts.ts';
import type { ReceiptLine } from '#domain/receipt-lines.ts';
import type { ReceiptMoney } from '#domain/receipt-money.ts';
import { createdAt, key, updatedAt } from '#server/db/columns.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { payments } from '#server/modules/payments/payments.table.ts';

/** A receipt that the shop makes at its cash register. Its id is also its key there. */
export const fiscalReceipts = pgTable(
  'fiscal_receipts',
  {
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: receiptKinds }).notNull(),
    /** The sale of a return. */
    saleId: uuid('sale_id').references((): AnyPgColumn => fiscalReceipts.id),
    amountKopecks: integer('amount_kopecks').notNull(),
    /** Of a return: what earlier ones have returned of the payment. */
    fromKopecks: integer('from_kopecks').notNull().default(0),
    /** As they are sent, whatever becomes of the order. */
    lines: jsonb('lines').$type<readonly ReceiptLine[]>().notNull(),
    money: jsonb('money').$type<ReceiptMoney>().notNull(),
    state: text('state', { enum: receiptStates }).notNull().default('due'),
    fiscalCode: text('fiscal_code'),
    taxUrl: text('tax_url'),
    isOffline: boolean('is_offline').notNull().default(false),
    /** Of an error, or of the last failed attempt; */
    problem: text('problem', { enum: receiptProblems }),
    /** and what the register said of it. */
    reason: text('reason'),
    /** How often sending or looking it up failed. */
    failures: integer('failures').notNull().default(0),
    /** A claim: keeps other processes from sending it at the same time. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /** Set before it is first sent: from then on it may exist at the register. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Staff have dealt with an error: another receipt may take its place. */
    repeatedAt: timestamp('repeated_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('fiscal_receipts_one_sale_unique')
      .on(table.paymentId)
      .where(sql`${table.kind} = 'sale' and ${table.state} <> 'error'`),
    uniqueIndex('fiscal_receipts_one_return_unique')
      .on(table.paymentId, table.fromKopecks)
      .where(sql`${table.kind} = 'return' and ${table.state} <> 'error'`),
    check('fiscal_receipts_kind_known', sql`${table.kind} in ('sale', 'return')`),
    check('fiscal_receipts_state_known', sql`${table.state} in ('due', 'sent', 'done', 'error')`),
    check('fiscal_receipts_amount_range', sql`${table.amountKopecks} > 0 and ${table.fromKopecks} >= 0`),
    check('fiscal_receipts_return_of_sale', sql`(${table.kind} = 'return') = (${table.saleId} is not null)`),
    check('fiscal_receipts_sent', sql`(${table.state} = 'due') = (${table.sentAt} is null)`),
    check('fiscal_receipts_repeated_error', sql`${table.repeatedAt} is null or ${table.state} = 'error'`),
    index('fiscal_receipts_order').on(table.orderId),
    index('fiscal_receipts_newest').on(table.createdAt, table.id),
    index('fiscal_receipts_open').on(table.claimedAt).where(sql`${table.state} in ('due', 'sent')`),
    index('fiscal_receipts_without_page')
      .on(table.doneAt)
      .where(sql`${table.state} = 'done' and ${table.taxUrl} is null`),
    index('fiscal_receipts_errors')
      .on(table.createdAt)
      .where(sql`${table.state} = 'error' and ${table.repeatedAt} is null`),
  ],
);
