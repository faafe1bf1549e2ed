import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { fiscalReceipts } from './fiscal-receipts.table.ts';

type Moments = { readonly from: Date; readonly to: Date };

const made = (kind: 'sale' | 'return') =>
  sql<number>`(select coalesce(sum(${fiscalReceipts.amountKopecks}), 0)::int from ${fiscalReceipts}
    where ${fiscalReceipts.paymentId} = ${payments.id} and ${fiscalReceipts.kind} = ${kind} and ${fiscalReceipts.state} = 'done')`;

/** Payments that were paid in a period, or are in the bank's statement of it. */
export const listDayPayments = (db: Executor, { from, to }: Moments, invoices: readonly string[]) =>
  db
    .select({
      orderId: payments.orderId,
      orderNo: orders.orderNo,
      invoiceId: payments.invoiceId,
      amountKopecks: payments.amountKopecks,
      refundedKopecks: sql<number>`case when ${payments.state} = 'refunded' then ${payments.amountKopecks} else ${payments.refundedKopecks} end`,
      repaidKopecks: payments.repaidKopecks,
      isReversed: sql<boolean>`(${payments.reversalRequestedAt} is not null or ${payments.refundRefusedAt} is not null)`,
      hasReceipts: sql<boolean>`coalesce(${payments.receiptsBy} = 'checkbox', false)`,
      soldKopecks: made('sale'),
      returnedKopecks: made('return'),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      or(
        and(sql`${payments.bankStatus} is distinct from 'hold'`, gte(payments.paidAt, from), lt(payments.paidAt, to)),
        invoices.length > 0 ? inArray(payments.invoiceId, [...invoices]) : undefined,
      ),
    )
    .orderBy(asc(payments.paidAt), asc(payments.id));
