import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOrder, listOrderEvents, markOrderPaid } from '#contracts/admin-orders.ts';
import { asTotalSum } from '#contracts/kit/money.ts';
import { changeOrder, getOrderPayment, setOrderStatus } from '#contracts/orders.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { makePerson, type TestPerson } from '#test/factories.ts';
import { makePaidOrder, pollForMinutes, UnpaidOrder } from '#test/payments.ts';
import { openTestShop } from '#test/shop.ts';
import { voidOrRefund } from './void-refund.service.ts';

const shop = openTestShop();
const piece = 61_750;

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});
beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
});
afterEach(() => shop.bank.faults.reset());

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000);
};

const paidOrder = () => makePaidOrder(shop);
const poll = (minutes?: number) => pollForMinutes(shop, minutes);

async function setPieces(order: UnpaidOrder, cartQuantity: number) {
  const { data } = await shop.callAs(keeper.token)(getOrder, { params: { id: order.id } });
  const { firstName, lastName, email, deliveryAddress } = data;
  const body = { firstName, lastName, email, deliveryAddress, products: [{ product: order.productId, cartQuantity }] };
  return shop.callAs(keeper.token)(changeOrder, { params: { id: order.id }, body });
}

const atBank = (invoiceId: string) => shop.bank.invoices.find(invoiceId);
const refundsOf = (invoiceId: string) => atBank(invoiceId)?.refunds.map(({ amount, status }) => [amount, status]);

async function sumsOf(order: UnpaidOrder) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
  return [row?.paidKopecks, row?.totalKopecks];
}

describe('a paid order that costs less after an edit', () => {
  it('[AD-ORDER-07] stays paid, and the bank returns the difference once, with a line in the history and in the e-mail', async () => {
    const { order, invoiceId } = await paidOrder();
    await setPieces(order, 1);
    expect(await order.state()).toEqual(['processed', 'paid']);
    await shop.runJobs();
    await poll(2);
    expect(refundsOf(invoiceId)).toEqual([[piece, 'success']]);
    expect(atBank(invoiceId)).toMatchObject({ status: 'success', finalAmount: piece });
    expect(await sumsOf(order)).toEqual([piece, piece]);
    expect(await order.events()).toEqual(['paid', 'edited', 'refund-requested', 'refunded-in-part']);
    const { data } = await shop.callAs(keeper.token)(listOrderEvents, { params: { id: order.id } });
    expect(data.slice(-2).map(({ amount }) => amount)).toEqual([617.5, 617.5]);
    expect(await order.stock()).toBe(4);
    const letters = await shop.lettersTo(order.email);
    expect(letters.map(({ text }) => text).join()).toMatch(/617,50\s₴, ми повертаємо вам/);
  });

  it('[AD-ORDER-07] gets no second refund after a lost response, a slow one, or two jobs at once', async () => {
    const lost = await paidOrder();
    await setPieces(lost.order, 1);
    shop.bank.faults.breakNext('invoice/cancel', { kind: 'page', status: 502 });
    shop.bank.faults.areWebhooksDropped = true;
    await shop.runJobs();
    await poll(2);
    expect(refundsOf(lost.invoiceId)).toEqual([[piece, 'success']]);
    expect(await lost.order.payments()).toMatchObject([{ state: 'paid', refundedKopecks: piece }]);
    shop.bank.faults.reset();

    const slow = await paidOrder();
    shop.bank.faults.isRefundSlow = true;
    await setPieces(slow.order, 1);
    await Promise.all([voidOrRefund(shop.context, slow.order.id), voidOrRefund(shop.context, slow.order.id)]);
    await poll(3);
    expect(refundsOf(slow.invoiceId)).toEqual([[piece, 'processing']]);
    await shop.bank.invoices.finishRefunds(slow.invoiceId);
    await poll(2);
    expect(refundsOf(slow.invoiceId)).toEqual([[piece, 'success']]);
    expect(await slow.order.state()).toEqual(['processed', 'paid']);
  });

  it('[AD-ORDER-07] whose refund the bank refuses is left to staff: it is not asked again', async () => {
    const { order, invoiceId } = await paidOrder();
    shop.bank.faults.isRefundRefused = true;
    await setPieces(order, 1);
    await shop.runJobs();
    shop.bank.faults.reset();
    await poll(3);
    expect(refundsOf(invoiceId)).toEqual([]);
    expect(await order.events()).toEqual(['paid', 'edited', 'refund-requested', 'refund-refused']);
    expect(await order.state()).toEqual(['processed', 'paid']);
  });

  it('[AD-ORDER-07] and is cancelled afterwards gets the rest back, no more than was paid', async () => {
    const { order, invoiceId } = await paidOrder();
    await setPieces(order, 1);
    await shop.runJobs();
    later(60);
    await shop.callAs(keeper.token)(setOrderStatus, { params: { id: order.id }, body: { status: 'abolition' } });
    await shop.runJobs();
    await poll();
    expect(refundsOf(invoiceId)).toEqual([
      [piece, 'success'],
      [piece, 'success'],
    ]);
    expect(atBank(invoiceId)?.status).toBe('reversed');
    expect(await order.state()).toEqual(['abolition', 'refunded']);
    expect(await order.stock()).toBe(5);
  });

  it('[AD-ORDER-07] and was paid to staff is theirs to refund: the history says how much', async () => {
    const order = await UnpaidOrder.make(shop, { paymentKind: 'cash-pickup' });
    const params = { id: order.id };
    await shop.callAs(keeper.token)(markOrderPaid, { params, body: { note: 'Готівка' } });
    await setPieces(order, 1);
    await poll();
    const { data } = await shop.callAs(keeper.token)(listOrderEvents, { params });
    expect(data.at(-1)).toMatchObject({ kind: 'refund-by-hand', amount: 617.5 });
    expect(await sumsOf(order)).toEqual([piece, piece]);
  });
});

describe('a paid order that costs more after an edit', () => {
  it('[AD-ORDER-07] asks for the rest on an invoice of its own, and is paid by both', async () => {
    const { order, invoiceId } = await paidOrder();
    const { data } = await setPieces(order, 3);
    expect(data.order).toMatchObject({
      paymentState: 'awaiting',
      totalSum: asTotalSum(3 * piece),
      rest: asTotalSum(piece),
    });
    const { data: seen } = await shop.callAs(null)(getOrderPayment, { params: { id: order.id } });
    expect(seen).toMatchObject({ canBePaid: true, rest: asTotalSum(piece) });
    const letters = await shop.lettersTo(order.email);
    expect(letters.map(({ text }) => text).join()).toMatch(/Лишилося доплатити 617,50\s₴/);
    const rest = await order.openPage();
    expect(atBank(rest)).toMatchObject({
      amount: piece,
      basket: [{ name: `Доплата за замовлення №${order.orderNo}` }],
    });
    await shop.bank.invoices.pay(rest);
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect(await sumsOf(order)).toEqual([3 * piece, 3 * piece]);
    expect(refundsOf(invoiceId)).toEqual([]);
    expect(await order.events()).toEqual(['paid', 'edited', 'rest-requested', 'paid']);

    later(60);
    await setPieces(order, 2);
    await shop.runJobs();
    expect([atBank(invoiceId)?.status, atBank(rest)?.status]).toEqual(['success', 'reversed']);
    expect(await sumsOf(order)).toEqual([2 * piece, 2 * piece]);
  });

  it('[AD-ORDER-07] is not cancelled if the rest is not paid in time: what was paid stays, staff decide', async () => {
    const { order, invoiceId } = await paidOrder();
    await setPieces(order, 3);
    const rest = await order.openPage();
    later(25 * 3600);
    await poll();
    expect(await order.state()).toEqual(['processed', 'expired']);
    expect([atBank(invoiceId)?.status, atBank(rest)?.status]).toEqual(['success', 'expired']);
    await shop.callAs(keeper.token)(markOrderPaid, { params: { id: order.id }, body: { note: 'Переказ' } });
    expect(await order.state()).toEqual(['processed', 'paid']);
    const [byHand] = await order.payments();
    expect(byHand).toMatchObject({ amountKopecks: piece, note: 'Переказ' });
  });

  it('[AD-ORDER-07] and is cancelled while the rest is owed returns what was paid and voids the rest', async () => {
    const { order, invoiceId } = await paidOrder();
    await setPieces(order, 3);
    const rest = await order.openPage();
    later(60);
    await shop.callAs(keeper.token)(setOrderStatus, { params: { id: order.id }, body: { status: 'abolition' } });
    await shop.runJobs();
    await poll();
    expect([atBank(invoiceId)?.status, atBank(rest)?.status]).toEqual(['reversed', 'expired']);
    expect(await order.state()).toEqual(['abolition', 'refunded']);
  });
});
