import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { getOrder, getOrderByNumber, listBuyerOrders } from '#contracts/admin-orders.ts';
import { makeOrder, makePerson, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});

const byNumber = (orderNo: string) => shop.callAs(keeper.token)(getOrderByNumber, { params: { orderNo } });
const othersOf = async (id: string) => (await shop.callAs(keeper.token)(listBuyerOrders, { params: { id } })).data;

describe('an order of the panel', () => {
  it('[AD-ORDER-01] is found by its number, as by its id', async () => {
    const order = await makeOrder(shop.db);
    const { data } = await byNumber(String(order.orderNo));
    expect(data).toEqual((await shop.callAs(keeper.token)(getOrder, { params: { id: order.id } })).data);
    expect(data.version).toBe(order.version);
  });

  it('[AD-ORDER-01] that does not exist is a 404, as is a number that is none', async () => {
    await expect(byNumber('999999999')).rejects.toMatchObject({ status: 404, message: 'Такого замовлення немає' });
    await expect(byNumber('abc')).rejects.toMatchObject({ status: 404 });
    await expect(othersOf(randomUUID())).rejects.toMatchObject({ status: 404 });
  });

  it('[AD-ORDER-01] shows the other orders of its buyer, by account or phone, newest first, and no others', async () => {
    const buyer = await makePerson(shop.db);
    const phone = '+380501234567';
    const at = (day: number) => new Date(Date.UTC(2026, 1, day));
    const own = { userId: buyer.userId, phone: '+380507654321' };
    const byPhone = await makeOrder(shop.db, { phone, createdAt: at(1) });
    const byAccount = await makeOrder(shop.db, { ...own, createdAt: at(2) });
    const order = await makeOrder(shop.db, { ...own, phone, createdAt: at(3) });
    await makeOrder(shop.db, { phone: '+380509999999' });
    const numbers = async (id: string) => (await othersOf(id)).orders.map(({ orderNo }) => orderNo);
    expect(await numbers(order.id)).toEqual([byAccount.orderNo, byPhone.orderNo]);
    expect(await numbers(byPhone.id)).toEqual([order.orderNo]);
    await Promise.all([4, 5, 6, 7].map((day) => makeOrder(shop.db, { phone, createdAt: at(day) })));
    const { orders, count } = await othersOf(order.id);
    expect([orders.length, count]).toEqual([5, 6]);
  });

  it('[AD-ORDER-01] is for people with the module orders only', async () => {
    const { id, orderNo } = await makeOrder(shop.db);
    const buyer = await makePerson(shop.db, { admin: ['products'] });
    const call = shop.callAs(buyer.token);
    await expect(call(getOrderByNumber, { params: { orderNo: String(orderNo) } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(call(listBuyerOrders, { params: { id } })).rejects.toMatchObject({ status: 403 });
  });
});
