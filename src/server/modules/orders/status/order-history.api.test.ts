import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { getOrder, listOrderEvents } from '#contracts/admin-orders.ts';
import { changeOrder, placeOrder, setOrderStatus } from '#contracts/orders.ts';
import { makeOrder, makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { orderEvents } from '../order-events.table.ts';

const shop = openTestShop();

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});

const historyOf = async (id: string) => (await shop.callAs(keeper.token)(listOrderEvents, { params: { id } })).data;

describe('the history of an order', () => {
  it('lists events from first to latest, with the user', async () => {
    const product = await makeProduct(shop.db, { quantity: 9 });
    const buyer = await makePerson(shop.db);
    const body = orderBody([line(product)]);
    const { _id: id } = (await shop.callAs(buyer.token)(placeOrder, { body })).data.order;
    await shop.callAs(keeper.token)(setOrderStatus, { params: { id }, body: { status: 'specified' } });
    const { products: _, ...contact } = body;
    await shop.callAs(buyer.token)(changeOrder, { params: { id }, body: { ...contact, firstName: 'Марія' } });
    await shop.callAs(keeper.token)(changeOrder, { params: { id }, body: { ...contact, firstName: 'Ольга' } });
    const history = await historyOf(id);
    expect(history.map(({ kind, by, from, to }) => [kind, by, from, to])).toEqual([
      ['created', 'buyer', null, null],
      ['status-changed', 'person', 'processed', 'specified'],
      ['clarified', 'buyer', null, null],
      ['edited', 'person', null, null],
    ]);
    expect(history[1]?.who?.email).toBe(keeper.email);
    expect(history[0]?.who).toBeNull();
  });

  it('names the bank or the system where no user acted, and the paid sum', async () => {
    const { id: orderId } = await makeOrder(shop.db);
    await shop.db.insert(orderEvents).values([
      { orderId, kind: 'paid', details: { amountKopecks: 12_345 }, createdAt: new Date('2026-03-01T10:00:00Z') },
      { orderId, kind: 'payment-expired', createdAt: new Date('2026-03-01T11:00:00Z') },
    ]);
    expect(await historyOf(orderId)).toMatchObject([
      { kind: 'paid', by: 'bank', amount: 123.45, date: '2026-03-01T10:00:00.000Z' },
      { kind: 'payment-expired', by: 'shop', amount: null },
    ]);
  });

  it('and an order that does not exist are 404', async () => {
    const params = { id: randomUUID() };
    const call = shop.callAs(keeper.token);
    await expect(call(listOrderEvents, { params })).rejects.toMatchObject({ status: 404 });
    await expect(call(getOrder, { params })).rejects.toMatchObject({ status: 404 });
  });
});
