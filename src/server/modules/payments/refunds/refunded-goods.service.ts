import type { RefundLine } from '#domain/order-process.ts';
import type { Executor } from '#server/db/connection.ts';
import { listLines, type OrderedLine } from '#server/modules/orders/order-lines.repository.ts';
import type { InvoiceLine } from '../bank.ts';
import { invoiceLineOf } from '../invoices/invoice-lines.ts';
import type { RefundRow } from './refunds.repository.ts';

/** How much of each product of an order went back already, or is to. */
export function refundedQuantities(refunds: readonly Pick<RefundRow, 'lines'>[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of refunds.flatMap(({ lines }) => lines)) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}

/** The goods of a refund as basket lines. */
export async function refundedGoods(db: Executor, { orderId, lines }: RefundRow): Promise<InvoiceLine[]> {
  const lineById = new Map((await listLines(db, orderId)).map((line) => [line.productId, line]));
  return lines.flatMap((refunded) => basketLine(lineById.get(refunded.productId), refunded));
}

function basketLine(line: OrderedLine | undefined, { quantity, amountKopecks }: RefundLine): InvoiceLine[] {
  return line ? [invoiceLineOf({ ...line, quantity, totalKopecks: amountKopecks })] : [];
}
