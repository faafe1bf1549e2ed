import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countNewOrders } from '#contracts/admin-orders.ts';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { listOrders } from '#contracts/orders.ts';
import { makeOrder, makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { orderLines } from '../order-lines.table.ts';
import { orders } from '../orders.table.ts';

const shop = openTestShop();

let keeper: TestPerson;
const numbers: Record<string, number> = {};

/** Twelve orders on the first twelve days of March, each of another buyer. */
const buyers = [
  ['Олена', 'Коваль'],
  ['Олександр', 'Мельник'],
  ['Ґалина', "Дем'яненко"],
  ['Марія', 'Коваленко'],
  ['Taras', 'O’Neil'],
  ['Ірина', 'Шевченко'],
  ['Петро', 'Бондар'],
  ['Софія', 'Ткач'],
  ['Іван', 'Олійник'],
  ['100%', 'Sale_Person'],
  ['Юлія', 'Мороз'],
  ['Надія', 'Лис'],
] as const;

beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
  const product = await makeProduct(shop.db);
  for (const [index, [firstName, lastName]] of buyers.entries()) {
    const order = await makeOrder(shop.db, {
      firstName,
      lastName,
      email: `buyer${index}@kraplyna.test`,
      phone: `+3805000000${String(index).padStart(2, '0')}`,
      createdAt: new Date(Date.UTC(2026, 2, index + 1)),
      status: index < 3 ? 'send' : 'processed',
      ...(index % 2 === 1 && { deliveryKind: 'pickup' as const, delivery: 'Самовивіз' }),
      lines: [{ product, quantity: 1 }],
    });
    numbers[lastName] = order.orderNo;
  }
});

async function list(query: CallInput<typeof listOrders>['query'] = {}) {
  const { data } = await shop.callAs(keeper.token)(listOrders, { query });
  return { names: data.orders.map(({ lastName }) => lastName), quantity: data.ordersQuantity, orders: data.orders };
}

const found = async (find: string) => (await list({ find, perPage: 100 })).names;
const all = buyers.map(([, lastName]) => lastName);
const newestFirst = all.toReversed();

describe('all orders', () => {
  it('[API-ORD-04] come ten to a page, the newest first, by status, delivery, number and name, with how many there are', async () => {
    const first = await list();
    expect([first.names, first.quantity]).toEqual([newestFirst.slice(0, 10), 12]);
    expect((await list({ startPage: 2 })).names).toEqual(newestFirst.slice(10));
    expect((await list({ startPage: 3 })).names).toEqual([]);
    expect((await list({ perPage: 5, startPage: 2, sort: '-date' })).names).toEqual(newestFirst.slice(5, 10));
    expect((await list({ perPage: 3, sort: 'date' })).names).toEqual(all.slice(0, 3));
    expect(await list({ status: 'send' })).toMatchObject({ names: all.slice(0, 3).toReversed(), quantity: 3 });
    expect(await list({ delivery: 'pickup', perPage: 2 })).toMatchObject({
      names: ['Лис', 'Sale_Person'],
      quantity: 6,
    });
    expect(await list({ delivery: 'nova-poshta', status: 'send' })).toMatchObject({ quantity: 2 });
    expect(await list({ find: String(numbers.Ткач) })).toMatchObject({ names: ['Ткач'], quantity: 1 });
    expect(await list({ find: 'олена', status: 'processed' })).toMatchObject({ names: [], quantity: 0 });
    expect(first.orders[0]?.products).toHaveLength(1);
    expect(first.orders[0]?.deliveryAddress.delivery).toBe('Самовивіз');
  });

  it('say how many there are of each delivery, whichever of them is listed', async () => {
    const byDelivery = async (query: CallInput<typeof listOrders>['query']) =>
      (await shop.callAs(keeper.token)(listOrders, { query })).data.byDelivery;
    expect(await byDelivery({})).toEqual({ 'nova-poshta': 6, pickup: 6, courier: 0 });
    expect(await byDelivery({ delivery: 'pickup', perPage: 1 })).toEqual({ 'nova-poshta': 6, pickup: 6, courier: 0 });
    expect(await byDelivery({ status: 'send' })).toEqual({ 'nova-poshta': 2, pickup: 1, courier: 0 });
    expect(await byDelivery({ find: 'Лис' })).toEqual({ 'nova-poshta': 0, pickup: 1, courier: 0 });
  });

  it('that are newer than a cursor are counted', async () => {
    const countNew = async (query: CallInput<typeof countNewOrders>['query']) =>
      (await shop.callAs(keeper.token)(countNewOrders, { query })).data;
    const newest = Math.max(...Object.values(numbers));
    const { mark, count } = await countNew({});
    expect([mark.split(',')[0], count]).toEqual([`${newest}`, 0]);
    expect(await countNew({ after: mark })).toEqual({ mark, count: 0 });
    expect(await countNew({ after: `${newest - 3}` })).toEqual({ mark, count: 3 });
    expect(await countNew({ after: '0' })).toEqual({ mark, count: 12 });
  });

  it('are counted as new once, also when they commit out of order', async () => {
    const countNew = async (after?: string) =>
      (await shop.callAs(keeper.token)(countNewOrders, { query: after === undefined ? {} : { after } })).data;
    const product = await makeProduct(shop.db);
    const lines = [{ product, quantity: 1 }];
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: hasNumber, resolve: numbered } = Promise.withResolvers<number>();
    const late = shop.db.transaction(async (db) => {
      numbered((await makeOrder(db, { lines })).orderNo);
      await mayCommit;
    });
    const lateNumber = await hasNumber;
    const before = (await countNew()).mark;
    const early = await makeOrder(shop.db, { lines });
    expect(early.orderNo).toBeGreaterThan(lateNumber);
    const { mark, count } = await countNew(before);
    expect(count).toBe(1);
    commit();
    await late;
    const after = await countNew(mark);
    expect(after.count, 'the late one').toBe(1);
    expect((await countNew(before)).count).toBe(2);
    expect((await countNew(after.mark)).count).toBe(0);
    await shop.db.delete(orderLines).where(inArray(orderLines.productId, [product.id]));
    await shop.db.delete(orders).where(inArray(orders.orderNo, [early.orderNo, lateNumber]));
  });

  it('are found by first and last name in any order, in any case, and by a part of them', async () => {
    expect(await found('Олена Коваль')).toEqual(['Коваль']);
    expect(await found('КОВАЛЬ олена')).toEqual(['Коваль']);
    expect(await found('ковал')).toEqual(['Коваленко', 'Коваль']);
    expect(await found('  вал   мар ')).toEqual(['Коваленко']);
    expect(await found('олі')).toEqual(['Олійник']);
    expect(await found('демяненко')).toEqual(["Дем'яненко"]);
    expect(await found('Дем’яненко Галина')).toEqual(["Дем'яненко"]);
    expect(await found("o'neil")).toEqual(['O’Neil']);
    expect(await found('нема такого')).toEqual([]);
  });

  it('are found by their number however it is written, and by phone and e-mail', async () => {
    expect(await found(`№${numbers.Бондар}`)).toEqual(['Бондар']);
    expect(await found(`# ${numbers.Бондар}`)).toEqual(['Бондар']);
    expect(await found('050 000 00 05')).toEqual(['Шевченко']);
    expect(await found('BUYER7@kraplyna')).toEqual(['Ткач']);
    expect(await found('999999999999999')).toEqual([]);
  });

  it('are searched without wildcards', async () => {
    expect(await found('%')).toEqual(['Sale_Person']);
    expect(await found('sale_')).toEqual(['Sale_Person']);
    expect(await found('\\')).toEqual([]);
    expect(await found("'; drop table orders; --")).toEqual([]);
  });

  it('are refused with invalid parameters', async () => {
    for (const query of [
      'perPage=0',
      'perPage=101',
      'startPage=0',
      'sort=name',
      'status=sent',
      'delivery=drone',
      'x=1',
    ]) {
      const { status } = await shop.fetch(`/api/orders/all?${query}`, { token: keeper.token });
      expect([query, status]).toEqual([query, 422]);
    }
  });
});
