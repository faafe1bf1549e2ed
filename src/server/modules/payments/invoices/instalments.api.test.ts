import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contracts/admin-orders.ts';
import { changeOrder, getOrderPayment, payOrder, setOrderStatus } from '#contracts/orders.ts';
import { listOrderRefunds, refundOrder } from '#contracts/refunds.ts';
import { dayMs } from '#domain/dates.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import { openTestDatabase } from '#test/database.ts';
import { makePerson, type TestPerson } from '#test/factories.ts';
import { UnpaidOrder } from '#test/payments.ts';
import { TestShop } from '#test/shop.ts';
import { pollPayments } from '../payment-polling.service.ts';
import { captureHeld } from './capture.service.ts';

const shop = new TestShop(openTestDatabase());
const piece = 61_750;
let keeper: TestPerson;

beforeAll(async () => {
  await shop.open();
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
});
afterEach(() => {
  shop.bank.faults.reset();
  shop.bank.instalments.faults.reset();
  shop.bank.instalments.areCallbacksDropped = false;
});

const later = (ms: number) => {
  shop.now = new Date(shop.now.getTime() + ms);
};
const poll = async () => {
  later(60_000);
  await pollPayments(shop.context);
};

/** Two pieces; the request to confirm them is on the buyer's phone. */
async function pushedOrder(phone = '+380671234567') {
  const order = await UnpaidOrder.make(shop, {
    paymentKind: 'instalments',
    paymentMethod: 'Покупка частинами monobank',
    phone,
  });
  await shop.callAs(null)(payOrder, { params: { id: order.id } });
  const [payment] = await order.payments();
  const orderId = (payment?.invoiceId ?? '').replace('parts:', '');
  return { order, orderId, atBank: () => shop.bank.instalments.find(orderId) };
}

/** The buyer has confirmed. */
async function approvedOrder() {
  const pushed = await pushedOrder();
  await shop.bank.instalments.confirmInApp(pushed.orderId);
  later(60_000);
  return pushed;
}

async function soldOrder() {
  const approved = await approvedOrder();
  await setStatus(approved.order, 'send');
  await shop.runJobs();
  later(60_000);
  return approved;
}

const setStatus = (order: UnpaidOrder, status: OrderStatus) =>
  shop.callAs(keeper.token)(setOrderStatus, { params: { id: order.id }, body: { status } });

async function setPieces(order: UnpaidOrder, cartQuantity: number) {
  const { data } = await shop.callAs(keeper.token)(getOrder, { params: { id: order.id } });
  const { firstName, lastName, email, deliveryAddress } = data;
  const body = { firstName, lastName, email, deliveryAddress, products: [{ product: order.productId, cartQuantity }] };
  await shop.callAs(keeper.token)(changeOrder, { params: { id: order.id }, body });
}

async function refund({ id }: UnpaidOrder, amount: number) {
  const { data } = await shop.callAs(keeper.token)(listOrderRefunds, { params: { id } });
  const body = { amount, reason: 'Брак', version: data.version };
  await shop.callAs(keeper.token)(refundOrder, { params: { id }, body });
}

const paymentOf = async ({ id }: UnpaidOrder) => (await shop.callAs(null)(getOrderPayment, { params: { id } })).data;

describe('instalments', () => {
  it('[RULE-METHOD-04] wait for the buyer in the app, then for the shop, and begin when the order is sent', async () => {
    const { order, orderId, atBank } = await pushedOrder();
    expect(atBank()).toMatchObject({ subState: 'WAITING_FOR_CLIENT', totalSum: 1235, phone: '+380671234567' });
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    expect(await order.stock()).toBe(3);
    await shop.bank.instalments.confirmInApp(orderId);
    expect(await order.state()).toEqual(['processed', 'paid']);
    await poll();
    expect(atBank()?.subState).toBe('WAITING_FOR_STORE_CONFIRM');
    expect(await order.stock()).toBe(3);
    await setStatus(order, 'send');
    await shop.runJobs();
    expect(atBank()).toMatchObject({ state: 'SUCCESS', subState: 'ACTIVE', confirmations: 1 });
    expect(await order.events()).toEqual(['held', 'status-changed', 'captured']);
    const letters = await shop.lettersTo(order.email);
    expect(letters.map(({ text }) => text).join()).toContain('схвалено');
  });

  it('[RULE-METHOD-04] are rejected when the order is cancelled, before the buyer has confirmed and after', async () => {
    const pushed = await pushedOrder();
    later(60_000);
    await setStatus(pushed.order, 'abolition');
    await shop.runJobs();
    expect(pushed.atBank()?.subState).toBe('REJECTED_BY_STORE');
    expect(await pushed.order.stock()).toBe(5);
    expect((await pushed.order.payments())[0]).toMatchObject({ state: 'expired', reversalRequestedAt: null });

    const approved = await approvedOrder();
    await setStatus(approved.order, 'abolition');
    await shop.runJobs();
    expect(approved.atBank()).toMatchObject({ subState: 'REJECTED_BY_STORE', returns: [] });
    expect(await approved.order.state()).toEqual(['abolition', 'refunded']);
    expect(await approved.order.stock()).toBe(5);
  });

  it('[RULE-METHOD-04] that nobody confirms in time cancel the order, and give its goods back', async () => {
    const { order, atBank } = await pushedOrder();
    later(14 * 60_000);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    later(60_000);
    await shop.bank.instalments.deliver();
    expect(atBank()?.subState).toBe('CLIENT_PUSH_TIMEOUT');
    expect(await order.state()).toEqual(['abolition', 'expired']);
    expect(await order.stock()).toBe(5);

    // A bank that never decides: the shop ends it with the reservation.
    const stuck = await pushedOrder('+380671234562');
    later(126 * 60_000);
    await pollPayments(shop.context);
    expect(stuck.atBank()?.subState).toBe('REJECTED_BY_STORE');
    expect(await stuck.order.state()).toEqual(['abolition', 'expired']);
  });

  it('[RULE-METHOD-03] that were confirmed are given up if the order is not sent within eight days', async () => {
    const { order } = await approvedOrder();
    later(8 * dayMs);
    await poll();
    await shop.runJobs();
    expect(await order.state()).toEqual(['abolition', 'refunded']);
  });

  it('[RULE-METHOD-04] that cannot be asked for keep no other payment from being polled', async () => {
    const paid = await UnpaidOrder.make(shop);
    await shop.callAs(null)(payOrder, { params: { id: paid.id } });
    const [payment] = await paid.payments();
    shop.bank.faults.areWebhooksDropped = true;
    await shop.bank.invoices.pay(payment?.invoiceId ?? '');
    const waiting = await UnpaidOrder.make(shop, { paymentKind: 'instalments' });
    const down = { kind: 'page', status: 503 } as const;
    for (let call = 0; call < 4; call++) shop.bank.instalments.faults.breakNext('create', down);
    await expect(shop.callAs(null)(payOrder, { params: { id: waiting.id } })).rejects.toMatchObject({ status: 503 });
    await poll();
    expect(await paid.state()).toEqual(['processed', 'paid']);
  });

  it('[RULE-METHOD-04] that the bank refuses say why, and can be asked for again', async () => {
    const { order, orderId } = await pushedOrder('+380671234563');
    later(60_000);
    await poll();
    expect(await paymentOf(order)).toMatchObject({
      paymentState: 'failed',
      paymentProblem: 'limit',
      canBePaid: true,
    });
    await shop.callAs(null)(payOrder, { params: { id: order.id } });
    const [again] = await order.payments();
    expect(again?.invoiceId).toMatch(/^parts:/);
    expect(again?.invoiceId).not.toBe(`parts:${orderId}`);
    expect(await order.stock()).toBe(3);

    const declined = await pushedOrder();
    await shop.bank.instalments.declineInApp(declined.orderId);
    expect(await paymentOf(declined.order)).toMatchObject({ paymentProblem: 'by-buyer' });
  });

  it('[RULE-METHOD-04] are returned in part and whole', async () => {
    const { order, atBank } = await soldOrder();
    await refund(order, 100);
    await shop.runJobs();
    expect(atBank()).toMatchObject({ subState: 'ACTIVE', returns: [{ sum: 100 }] });
    expect((await order.payments())[0]).toMatchObject({ state: 'paid', refundedKopecks: 10_000 });
    later(60_000);
    await refund(order, 1135);
    await shop.runJobs();
    await poll();
    expect(atBank()).toMatchObject({ subState: 'RETURNED', returns: [{ sum: 100 }, { sum: 1135 }] });
    expect((await order.payments())[0]).toMatchObject({ state: 'refunded' });
  });

  it('[RULE-METHOD-04] begin at the whole sum, and what was edited away is returned at once', async () => {
    const { order, atBank } = await approvedOrder();
    await setPieces(order, 1);
    await shop.runJobs();
    await setStatus(order, 'send');
    await poll();
    await poll();
    expect(atBank()).toMatchObject({ state: 'SUCCESS', confirmations: 1, returns: [{ sum: piece / 100 }] });
    expect((await order.payments())[0]).toMatchObject({ surplusKopecks: piece, refundedKopecks: piece });
  });

  it('[RULE-METHOD-04] are never doubled by a lost answer', async () => {
    const { instalments } = shop.bank;
    instalments.areCallbacksDropped = true;
    const before = instalments.list().length;
    instalments.faults.breakNext('create', { kind: 'lost' });
    const order = await UnpaidOrder.make(shop, { paymentKind: 'instalments' });
    await expect(shop.callAs(null)(payOrder, { params: { id: order.id } })).rejects.toThrow();
    await poll();
    expect(instalments.list().length).toBe(before + 1);
    const orderId = instalments.list().at(-1)?.orderId ?? '';
    const atBank = () => instalments.find(orderId);
    await instalments.confirmInApp(orderId);
    await poll();
    expect(await order.state()).toEqual(['processed', 'paid']);

    await setStatus(order, 'send');
    later(60_000);
    instalments.faults.breakNext('confirm', { kind: 'lost' });
    await Promise.allSettled([captureHeld(shop.context, order.id), captureHeld(shop.context, order.id)]);
    await poll();
    expect(atBank()).toMatchObject({ subState: 'ACTIVE', confirmations: 1 });
    expect(await order.events()).toContain('captured');

    instalments.faults.breakNext('return', { kind: 'lost' });
    await refund(order, 100);
    await poll();
    await poll();
    expect(atBank()?.returns).toMatchObject([{ sum: 100 }]);
    expect((await order.payments())[0]).toMatchObject({ refundedKopecks: 10_000 });

    const cancelled = await approvedOrder();
    await poll();
    instalments.faults.breakNext('reject', { kind: 'lost' });
    await setStatus(cancelled.order, 'abolition');
    await poll();
    await poll();
    expect(cancelled.atBank()?.subState).toBe('REJECTED_BY_STORE');
    expect(await cancelled.order.state()).toEqual(['abolition', 'refunded']);
  });
});

describe('a callback of instalments', () => {
  const send = (message: unknown, secret: string) => {
    const body = JSON.stringify(message);
    const signature = createHmac('sha256', secret).update(body).digest('base64');
    return shop.fetch('/api/payments/instalments/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', signature },
      body,
    });
  };

  it('[RULE-METHOD-04] counts only if the bank signed it, and the bank itself is asked what is true', async () => {
    const { order, orderId } = await pushedOrder();
    later(60_000);
    const message = { order_id: orderId, state: 'IN_PROCESS', order_sub_state: 'WAITING_FOR_STORE_CONFIRM' };
    expect((await send(message, 'another-secret')).status).toBe(400);
    const { secret } = shop.bank.instalments;
    expect((await send(message, secret)).status).toBe(200);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    expect((await send({ ...message, order_id: 'unknown' }, secret)).status).toBe(404);
    expect((await send({ hello: true }, secret)).status).toBe(400);
  });
});
