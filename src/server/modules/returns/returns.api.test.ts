import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setOrderStatus } from '#contracts/orders.ts';
import { listOrderRefunds } from '#contracts/refunds.ts';
import {
  decideReturn,
  getReturnable,
  listOrderReturns,
  listReturns,
  receiveReturn,
  refundReturn,
  requestReturn,
  setOwnReturnWaybill,
  setReturnWaybill,
} from '#contracts/returns.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { makeOrder, makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { UnpaidOrder } from '#test/payments.ts';
import { openTestShop } from '#test/shop.ts';
import { returns } from './returns.table.ts';

const shop = openTestShop();

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});
beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
});

let lastPhone = 0;
/** Lookups are limited by phone. */
const newPhone = () => `+38067${String(2_000_000 + ++lastPhone)}`;
const asKeeper = () => shop.callAs(keeper.token);
const setStatus = (id: string, status: 'send' | 'completed') =>
  asKeeper()(setOrderStatus, { params: { id }, body: { status } });

/** Two pieces, paid and received. */
async function receivedOrder() {
  const phone = newPhone();
  const order = await UnpaidOrder.make(shop, { phone });
  await shop.bank.invoices.pay(await order.openPage());
  await setStatus(order.id, 'completed');
  return { order, phone, params: { orderNo: String(order.orderNo) } };
}

const bodyOf = (order: { productId: string }, quantity = 1) => ({
  lines: [{ product: order.productId, quantity }],
  reason: 'damaged' as const,
  comment: 'Тріснув флакон',
});

describe('a return', () => {
  it('[RULE-REFUND-04] is requested by a guest, accepted, sent back, received and refunded, with an e-mail at each step', async () => {
    const { order, phone, params } = await receivedOrder();
    const { data: before } = await shop.callAs(null)(getReturnable, { params, query: { phone } });
    expect(before).toMatchObject({ until: '2026-03-31T20:59:59.999Z', lines: [{ left: 2 }], returns: [] });
    const { data } = await shop.callAs(null)(requestReturn, { params, body: { ...bodyOf(order), phone } });
    const [asked] = data.returns;
    expect(asked).toMatchObject({ state: 'requested', reason: 'damaged', lines: [{ quantity: 1 }] });
    const byId = { params: { id: asked?._id ?? '' } };
    expect((await asKeeper()(listReturns, {})).data.map(({ _id }) => _id)).toContain(asked?._id);

    await expect(asKeeper()(receiveReturn, byId)).rejects.toMatchObject({ status: 409 });
    await asKeeper()(decideReturn, { ...byId, body: { accept: true, answer: 'Надішліть нам' } });
    const waybill = { ...byId, body: { waybill: '20450000000001' } };
    await shop.callAs(null)(setOwnReturnWaybill, { params, body: { phone, ...waybill.body } });
    await asKeeper()(setReturnWaybill, { ...byId, body: { waybill: '20450000000002' } });
    expect((await asKeeper()(receiveReturn, byId)).data).toMatchObject({
      state: 'received',
      waybill: '20450000000002',
    });

    shop.now = new Date(shop.now.getTime() + 60_000);
    const { data: known } = await asKeeper()(listOrderRefunds, { params: { id: order.id } });
    const lines = [{ product: order.productId, quantity: 1, restock: false }];
    const body = { lines, reason: 'Повернення', version: known.version };
    await asKeeper()(refundReturn, { ...byId, body });
    await expect(asKeeper()(refundReturn, { ...byId, body })).rejects.toMatchObject({ status: 409 });
    await shop.runJobs();
    const { data: after } = await asKeeper()(listOrderReturns, { params: { id: order.id } });
    expect(after.map(({ state }) => state)).toEqual(['refunded']);
    const { data: refunded } = await asKeeper()(listOrderRefunds, { params: { id: order.id } });
    expect(refunded).toMatchObject({ refundable: 617.5, refunds: [{ state: 'done', amount: 617.5 }] });
    const subjects = (await shop.lettersTo(order.email)).map(({ subject }) => subject).join();
    expect(subjects).toMatch(/отримали заявку/);
    expect(subjects).toMatch(/повернення погоджено/);
    expect(subjects).toMatch(/посилка з поверненням у нас/);
    expect(subjects).toMatch(/гроші повернено/);
  });

  it('[RULE-REFUND-04] is declined with a reason that the buyer gets, and then no longer changes', async () => {
    const { order, phone, params } = await receivedOrder();
    const { data } = await shop.callAs(null)(requestReturn, { params, body: { ...bodyOf(order), phone } });
    const id = data.returns[0]?._id ?? '';
    const decide = (body: { accept: boolean; answer: string }) => asKeeper()(decideReturn, { params: { id }, body });
    await expect(decide({ accept: false, answer: ' ' })).rejects.toMatchObject({ status: 422 });
    await decide({ accept: false, answer: 'Флакон відкривали' });
    await expect(decide({ accept: true, answer: '' })).rejects.toMatchObject({ status: 409 });
    await shop.runJobs();
    const letters = (await shop.lettersTo(order.email)).map(({ text }) => text).join();
    expect(letters).toContain('Відповідь магазину: Флакон відкривали');
    const forged = shop.db.update(returns).set({ state: 'refunded' }).where(eq(returns.id, id));
    await expect(forged).rejects.toMatchObject({ cause: { constraint: 'returns_state_moves' } });
  });

  it('[RULE-REFUND-04] is asked for within 14 days of receipt, of goods that were sent', async () => {
    const { order, phone, params } = await receivedOrder();
    const request = () => shop.callAs(null)(requestReturn, { params, body: { ...bodyOf(order), phone } });
    // Midnight in Kyiv, where the clocks have changed meanwhile.
    shop.now = new Date('2026-03-31T21:00:00Z');
    await expect(request()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('14 днів') });
    const { data } = await shop.callAs(null)(getReturnable, { params, query: { phone } });
    expect(data.until).toBeNull();
    shop.now = new Date(shop.now.getTime() - 1);
    await request();

    const unsentPhone = newPhone();
    const unsent = await UnpaidOrder.make(shop, { phone: unsentPhone });
    const asked = shop.callAs(null)(requestReturn, {
      params: { orderNo: String(unsent.orderNo) },
      body: { ...bodyOf(unsent), phone: unsentPhone },
    });
    await expect(asked).rejects.toMatchObject({ status: 409 });
  });

  it('[RULE-REFUND-04] of a decant is refused if it is merely unwanted, and of more than was bought always', async () => {
    const phone = newPhone();
    const decant = await makeProduct(shop.db, { isBottled: true, quantityMl: 100 });
    const { id, orderNo } = await makeOrder(shop.db, { phone, lines: [{ product: decant, quantity: 5 }] });
    await setStatus(id, 'send');
    const ask = (reason: 'unopened' | 'wrong', quantity: number) =>
      shop.callAs(null)(requestReturn, {
        params: { orderNo: String(orderNo) },
        body: { phone, reason, lines: [{ product: decant.id, quantity }] },
      });
    await expect(ask('unopened', 5)).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Розлив') });
    await expect(ask('wrong', 6)).rejects.toMatchObject({ status: 409 });
    const answers = await Promise.allSettled([ask('wrong', 5), ask('wrong', 5)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('[RULE-REFUND-04] is for the buyer alone: by session or phone, and guesses are limited', async () => {
    const { order, phone, params } = await receivedOrder();
    const owner = await makePerson(shop.db, { customer: ['orders'] });
    await shop.db.update(orders).set({ userId: owner.userId }).where(eq(orders.id, order.id));
    const stranger = await makePerson(shop.db, { customer: ['orders'] });
    const see = (token: string | null, query: { phone?: string } = {}) =>
      shop.callAs(token)(getReturnable, { params, query });
    await expect(see(null)).rejects.toMatchObject({ status: 404 });
    await expect(see(stranger.token)).rejects.toMatchObject({ status: 404 });
    expect((await see(owner.token)).data.orderNo).toBe(order.orderNo);
    const wrong = newPhone();
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(see(null, { phone: wrong })).rejects.toMatchObject({ status: 404 });
    }
    await expect(see(null, { phone: wrong })).rejects.toMatchObject({ status: 429 });
    expect((await see(null, { phone })).data.orderNo).toBe(order.orderNo);
  });
});
