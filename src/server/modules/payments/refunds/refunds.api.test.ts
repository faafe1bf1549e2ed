import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getOrderPayment, payOrder, setOrderStatus } from '#contracts/orders.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { advanceOrder } from '#server/modules/orders/process/order-process.service.ts';
import { makePerson } from '#test/factories.ts';
import { makePaidOrder, UnpaidOrder } from '#test/payments.ts';
import { openTestShop } from '#test/shop.ts';
import { applyInvoiceState } from '../invoices/invoice-status.service.ts';
import { pollPayments } from '../payment-polling.service.ts';
import { listOrdersToVoidOrRefund } from '../payments.repository.ts';
import { refunds } from './refunds.table.ts';
import { voidOrRefund } from './void-refund.service.ts';

const shop = openTestShop();

beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
});
afterEach(() => shop.bank.faults.reset());

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000);
};

async function abolish(order: UnpaidOrder): Promise<void> {
  const { token } = await makePerson(shop.db, { admin: ['orders'] });
  await shop.callAs(token)(setOrderStatus, { params: { id: order.id }, body: { status: 'abolition' } });
}

async function paidOrder() {
  const paid = await makePaidOrder(shop);
  expect(await paid.order.state()).toEqual(['processed', 'paid']);
  return paid;
}
const statusAtBank = (invoiceId: string) => shop.bank.invoices.find(invoiceId)?.status;
const stateOf = async (order: UnpaidOrder) =>
  (await shop.callAs(null)(getOrderPayment, { params: { id: order.id } })).data.paymentState;

describe('cancelling an order', () => {
  it('that is paid refunds the payment, and is in the history', async () => {
    const { order, invoiceId } = await paidOrder();
    await abolish(order);
    expect(await order.state()).toEqual(['abolition', 'paid']);
    await shop.runJobs();
    expect(statusAtBank(invoiceId)).toBe('reversed');
    expect(await order.state()).toEqual(['abolition', 'refunded']);
    expect(await order.payments()).toMatchObject([{ state: 'refunded', bankStatus: 'reversed' }]);
    expect(await order.events()).toEqual(['paid', 'status-changed', 'refunded']);
    expect(await order.stock()).toBe(5);
  });

  it('that awaits its payment voids the invoice', async () => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    later(60);
    await abolish(order);
    await shop.runJobs();
    expect(statusAtBank(invoiceId)).toBe('expired');
    expect(await order.state()).toEqual(['abolition', 'expired']);
    await expect(shop.callAs(null)(payOrder, { params: { id: order.id } })).rejects.toMatchObject({ status: 409 });
    expect(await order.stock()).toBe(5);
  });

  it('that has no invoice yet needs no request to the bank', async () => {
    const order = await UnpaidOrder.make(shop);
    await abolish(order);
    await shop.runJobs();
    expect(await order.state()).toEqual(['abolition', 'expired']);
  });

  it('while its buyer pays accepts and refunds the payment', async () => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    later(60);
    await abolish(order);
    await shop.bank.invoices.pay(invoiceId);
    expect(await order.state()).toEqual(['abolition', 'paid']);
    await shop.runJobs();
    expect(statusAtBank(invoiceId)).toBe('reversed');
    expect(await order.state()).toEqual(['abolition', 'refunded']);
    expect(await order.stock()).toBe(5);
  });
});

describe('a refund', () => {
  it('that is pending is polled until it is done, and requested once', async () => {
    shop.bank.faults.isRefundSlow = true;
    shop.bank.faults.areWebhooksDropped = true;
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    await shop.bank.invoices.pay(invoiceId);
    later(60);
    await pollPayments(shop.context);
    await abolish(order);
    for (let minute = 0; minute < 3; minute += 1) {
      later(60);
      await pollPayments(shop.context);
    }
    expect(await order.state()).toEqual(['abolition', 'paid']);
    expect(shop.bank.invoices.find(invoiceId)?.refunds).toHaveLength(1);
    await shop.bank.invoices.finishRefunds(invoiceId);
    later(60);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['abolition', 'refunded']);
  });

  it('that is stuck does not starve others: the least recently tried order comes first', async () => {
    shop.bank.faults.isRefundSlow = true;
    const { order: first } = await paidOrder();
    await abolish(first);
    const { order: second } = await paidOrder();
    await abolish(second);
    later(60);
    const queued = async () => {
      const due = { now: shop.now, notSince: new Date(shop.now.getTime() - 45_000), limit: 1000 };
      return (await listOrdersToVoidOrRefund(shop.db, due)).filter((id) => id === first.id || id === second.id);
    };
    await voidOrRefund(shop.context, first.id);
    later(60);
    expect(await queued()).toEqual([second.id, first.id]);
    await voidOrRefund(shop.context, second.id);
    later(60);
    expect(await queued()).toEqual([first.id, second.id]);
  });

  it('whose response was lost is not requested again', async () => {
    const { order, invoiceId } = await paidOrder();
    await abolish(order);
    // A lost response: the fake bank executes the request, then responds with an error.
    shop.bank.faults.breakNext('invoice/cancel', { kind: 'page', status: 502 });
    shop.bank.faults.areWebhooksDropped = true;
    await shop.runJobs();
    expect(await order.state()).toEqual(['abolition', 'paid']);
    later(60);
    await pollPayments(shop.context);
    expect(shop.bank.invoices.find(invoiceId)?.refunds).toHaveLength(1);
    expect(await order.state()).toEqual(['abolition', 'refunded']);
  });

  it('names the goods of its invoice, though the order’s lines have changed since', async () => {
    const { order, invoiceId } = await paidOrder();
    await shop.db.update(orderLines).set({ name: 'Щось інше' }).where(eq(orderLines.orderId, order.id));
    await abolish(order);
    await shop.runJobs();
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    const invoice = shop.bank.invoices.find(invoiceId);
    expect(invoice?.refunds).toMatchObject([{ extRef: refund?.id, status: 'success' }]);
    expect(invoice?.refunds[0]?.items.map(({ name, qty, sum }) => ({ name, qty, sum }))).toEqual(invoice?.basket);
  });

  it('that failed after its response was lost is flagged for staff and not retried', async () => {
    const { order, invoiceId } = await paidOrder();
    await abolish(order);
    Object.assign(shop.bank.faults, { isRefundFailing: true, areWebhooksDropped: true });
    shop.bank.faults.breakNext('invoice/cancel', { kind: 'page', status: 502 });
    await shop.runJobs();
    later(60);
    await pollPayments(shop.context);
    expect(shop.bank.invoices.find(invoiceId)?.refunds).toHaveLength(1);
    expect(await order.events()).toEqual(['paid', 'status-changed', 'refund-refused']);
  });

  it('that the bank refuses is flagged for staff once, and the order stays paid', async () => {
    const { order } = await paidOrder();
    shop.bank.faults.isRefundRefused = true;
    await abolish(order);
    await shop.runJobs();
    later(60);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['abolition', 'paid']);
    expect(await order.events()).toEqual(['paid', 'status-changed', 'refund-refused']);
    expect(await order.payments()).toMatchObject([
      { reversalRequestedAt: null, refundRefusedAt: expect.any(Date), failureReason: 'CANCEL_NOT_AVAILABLE' },
    ]);
  });

  it('that was made at the bank is recorded, after the payment if that report was lost', async () => {
    const { order, invoiceId } = await paidOrder();
    await shop.bank.invoices.refund(invoiceId);
    expect(await order.state()).toEqual(['processed', 'refunded']);

    const unheard = await UnpaidOrder.make(shop);
    const unheardInvoice = await unheard.openPage();
    shop.bank.faults.areWebhooksDropped = true;
    await shop.bank.invoices.pay(unheardInvoice);
    shop.bank.faults.areWebhooksDropped = false;
    await shop.bank.invoices.refund(unheardInvoice);
    expect(await unheard.state()).toEqual(['processed', 'refunded']);
    expect(await unheard.events()).toEqual(['paid', 'refunded']);
  });

  it('that is partial is in the history, and the order stays paid', async () => {
    const { order, invoiceId } = await paidOrder();
    await shop.bank.invoices.refund(invoiceId, 23_500);
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect(await order.events()).toEqual(['paid', 'refunded-in-part']);
  });
});

describe('an unexpected payment', () => {
  it('after the invoice expired is recorded and refunded', async () => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    later(2 * 3600 + 60);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['abolition', 'expired']);
    await applyInvoiceState(shop.context, {
      invoiceId,
      status: 'success',
      amountKopecks: order.amountKopecks,
      currency: 980,
      finalAmountKopecks: order.amountKopecks,
      modifiedAt: shop.now,
      reference: null,
      failureReason: null,
      refunds: [],
      isRefundUnderWay: false,
      card: null,
    });
    expect(await order.state()).toEqual(['abolition', 'paid']);
    expect(await order.payments()).toMatchObject([{ state: 'paid', reversalRequestedAt: shop.now }]);
    expect(await order.stock()).toBe(5);
  });

  it('on two invoices of one order is accepted once, and the other is refunded', async () => {
    const order = await UnpaidOrder.make(shop);
    const first = await order.openPage();
    await shop.bank.invoices.decline(first);
    // The old invoice cannot be voided now, and its payment page is still open.
    shop.bank.faults.breakNext('invoice/remove', { kind: 'status', status: 500, errCode: 'INTERNAL_ERROR' });
    const second = order.openPage();
    await expect(second).rejects.toMatchObject({ status: 503 });
    const page = await order.openPage();
    await shop.bank.invoices.pay(first);
    await shop.bank.invoices.pay(page);
    later(60);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect([statusAtBank(first), statusAtBank(page)]).toEqual(['success', 'reversed']);
    expect((await order.payments()).map(({ state }) => state)).toEqual(['refunded', 'paid']);
    expect(await order.events()).toEqual(['payment-failed', 'payment-renewed', 'paid', 'paid-twice', 'refunded']);
  });

  it('of the sum before an edit is refunded', async () => {
    const order = await UnpaidOrder.make(shop);
    const old = await order.openPage();
    await advanceOrder(shop.context, order.id, { kind: 'edit', totalKopecks: 99_900 });
    const fresh = await order.openPage();
    expect(shop.bank.invoices.find(fresh)).toMatchObject({ amount: 99_900 });
    await shop.bank.invoices.pay(old);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    later(60);
    await pollPayments(shop.context);
    expect(statusAtBank(old)).toBe('reversed');
    await shop.bank.invoices.pay(fresh);
    expect(await stateOf(order)).toBe('paid');
    expect(await order.events()).toEqual(['edited', 'paid-other-sum', 'refunded', 'paid']);
  });

  it.each([
    ['has a pending refund', 'isRefundSlow'],
    ['cannot be refunded', 'isRefundRefused'],
  ] as const)('that %s does not block the payment of the right sum', async (_, fault) => {
    const order = await UnpaidOrder.make(shop);
    const old = await order.openPage();
    await advanceOrder(shop.context, order.id, { kind: 'edit', totalKopecks: 99_900 });
    const fresh = await order.openPage();
    shop.bank.faults[fault] = true;
    await shop.bank.invoices.pay(old);
    later(60);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    await shop.bank.invoices.pay(fresh);
    expect(await order.state()).toEqual(['processed', 'paid']);
    shop.bank.faults.reset();
    await shop.bank.invoices.finishRefunds(old);
    later(60);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect(statusAtBank(fresh)).toBe('success');
  });
});
