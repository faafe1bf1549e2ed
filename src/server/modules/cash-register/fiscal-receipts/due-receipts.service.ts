import { dueReceipt } from '#domain/fiscal-receipts.ts';
import { linesSumKopecks, type ReceiptLine, saleLines, singleLine } from '#domain/receipt-lines.ts';
import { nextReturn, otherMoney, receiptMoney } from '#domain/receipt-money.ts';
import { returnLines } from '#domain/return-lines.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import { listDoneRefunds } from '#server/modules/orders/refunds/refund-records.service.ts';
import * as repository from './fiscal-receipts.repository.ts';

/** Writes down the receipts that an order lacks. The row lock on the order serializes it with everything that moves money. */
export const writeDueReceipts = (context: Context, orderId: string): Promise<void> =>
  inRetriedTransaction(context, async (context) => {
    const { db, now } = context;
    const { order } = await lockProcess(context, orderId);
    const known = await repository.listOfOrder(db, orderId);
    for (const payment of await repository.listPayments(db, orderId)) {
      const receipts = known.filter(({ paymentId }) => paymentId === payment.id);
      const due = dueReceipt(
        payment,
        receipts.map((one) => ({ ...one, isRepeated: one.repeatedAt !== null })),
      );
      if (!due) continue;
      const { amountKopecks } = due;
      const common = { orderId, paymentId: payment.id, amountKopecks, createdAt: now() };
      if (due.kind === 'return') {
        const sale = receipts.find(({ id }) => id === due.saleId);
        if (!sale) continue;
        const { saleId, fromKopecks } = due;
        const earlier = receipts.filter(({ kind, state }) => kind === 'return' && state !== 'error');
        const refunds = await listDoneRefunds(context, payment.id);
        const next = nextReturn(due.amountKopecks, refunds, earlier);
        const lines = returnLines(
          sale.lines,
          earlier.map((one) => one.lines),
          next.amountKopecks,
          refunds.filter(({ otherWay }) => otherWay === next.otherWay),
        );
        await repository.insertReceipt(db, {
          ...common,
          kind: 'return',
          saleId,
          fromKopecks,
          amountKopecks: next.amountKopecks,
          lines,
          money: next.otherWay === null ? sale.money : otherMoney[next.otherWay],
        });
      } else {
        const lines = soldLines(order, payment, await repository.listOrderedLines(db, orderId));
        const { note, card } = payment;
        const money = receiptMoney({ paymentKind: order.paymentKind, isByHand: note !== null, card });
        await repository.insertReceipt(db, { ...common, kind: 'sale', saleId: null, fromKopecks: 0, lines, money });
      }
    }
  });

/** The goods of the order; those of the invoice, if the order has changed since; or one line, for a part of the sum. */
function soldLines(
  { orderNo }: { readonly orderNo: number },
  { amountKopecks, basket }: repository.FiscalPaymentRow,
  ordered: readonly repository.OrderedLine[],
): ReceiptLine[] {
  const goods = saleLines(ordered);
  if (linesSumKopecks(goods) === amountKopecks) return goods;
  const invoiced = (basket ?? []).map(({ name, code, quantity, priceKopecks }) => ({
    ...singleLine(name, code, priceKopecks),
    quantity: quantity * 1000,
  }));
  if (linesSumKopecks(invoiced) === amountKopecks) return invoiced;
  return [singleLine(`Доплата за замовлення № ${orderNo}`, 'rest', amountKopecks)];
}
