import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOrder, getOrder, listOrderEvents } from '#contracts/admin-orders.ts';
import { ownCart } from '#contracts/cart.ts';
import { listOrders, listOwnOrders } from '#contracts/orders.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});

const write = (body: ReturnType<typeof orderBody>, idempotencyKey?: string) =>
  shop.callAs(keeper.token)(createOrder, { body, ...(idempotencyKey && { idempotencyKey }) });

async function stockOf({ id }: { id: string }) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, id));
  return row?.isBottled ? row.quantityMl : row?.quantity;
}

describe('an order that staff place for a buyer on the phone', () => {
  it('[AD-ORD-08] takes the stock, awaits its payment, sends an e-mail, and starts as processed', async () => {
    const piece = await makeProduct(shop.db, { quantity: 5 });
    const decant = await makeProduct(shop.db, { isBottled: true, quantity: 0, quantityMl: 40 });
    const email = `${randomUUID()}@kraplyna.test`;
    const { data, message } = await write(orderBody([line(piece, 2), line(decant, 7)], { email }));
    expect(message).toBe('Замовлення успішно оформлене!');
    expect(data.order).toMatchObject({ status: 'processed', paymentState: 'awaiting' });
    expect(data.pageUrl).toMatch(/^http/);
    expect([await stockOf(piece), await stockOf(decant)]).toEqual([3, 33]);
    const listed = (await shop.callAs(keeper.token)(listOrders, { query: {} })).data.orders;
    expect(listed[0]?._id).toBe(data.order._id);
    expect(await shop.lettersTo(email)).toHaveLength(1);
    const params = { id: data.order._id };
    expect((await shop.callAs(keeper.token)(listOrderEvents, { params })).data).toMatchObject([
      { kind: 'created', by: 'person', who: { email: keeper.email } },
    ]);
    expect((await shop.callAs(keeper.token)(getOrder, { params })).data.version).toBe(1);
  });

  it('belongs to the account of that e-mail, never to the staff, and changes no cart', async () => {
    const product = await makeProduct(shop.db, { quantity: 9 });
    const buyer = await makePerson(shop.db, { customer: ['account', 'orders'] });
    const lines = [line(product, 1)];
    await shop.callAs(keeper.token)(ownCart.admin.save, { body: { lines } });
    await shop.callAs(buyer.token)(ownCart.customer.save, { body: { lines } });
    const theirs = await write(orderBody(lines, { email: buyer.email.toUpperCase() }));
    const nobodys = await write(orderBody(lines, { email: `${randomUUID()}@kraplyna.test` }));
    const own = async (token: string) => (await shop.callAs(token)(listOwnOrders, {})).data.map(({ _id }) => _id);
    expect(await own(buyer.token)).toEqual([theirs.data.order._id]);
    expect(await own(keeper.token)).not.toContain(nobodys.data.order._id);
    expect((await shop.callAs(keeper.token)(ownCart.admin.get, {})).data.lines).toHaveLength(1);
    expect((await shop.callAs(buyer.token)(ownCart.customer.get, {})).data.lines).toHaveLength(1);
  });

  it('is idempotent', async () => {
    const product = await makeProduct(shop.db, { quantity: 9 });
    const body = orderBody([line(product, 2)]);
    const key = randomUUID();
    const [first, second] = await Promise.all([write(body, key), write(body, key)]);
    expect(first.data.order._id).toBe(second.data.order._id);
    expect(await stockOf(product)).toBe(7);
  });

  it('is refused without stock or with a stale sum, and takes nothing', async () => {
    const product = await makeProduct(shop.db, { quantity: 2, currentPriceKopecks: 10_000 });
    await expect(write(orderBody([line(product, 3)]))).rejects.toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    const seen = orderBody([line(product, 1)], { totalSum: { $numberDecimal: '90.00' } });
    await expect(write(seen)).rejects.toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    expect(await stockOf(product)).toBe(2);
  });
});
