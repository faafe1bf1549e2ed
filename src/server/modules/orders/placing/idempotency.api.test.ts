import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#contracts/kit/problem.ts';
import { findPlacedOrder, ownOrders, placeOrder } from '#contracts/orders.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { orderLines } from '../order-lines.table.ts';
import { cleanIdempotencyKeys } from '../orders.jobs.ts';

const shop = openTestShop();

type Body = ReturnType<typeof orderBody>;
type Product = { id: string };

const place = (body: Body, idempotencyKey: string, token: string | null = null) =>
  shop.callAs(token)(placeOrder, { body, idempotencyKey });
const setStock = (product: Product, quantity: number) =>
  shop.db.update(products).set({ quantity }).where(eq(products.id, product.id));

async function soldOf({ id }: Product) {
  const [found] = await shop.db.select().from(products).where(eq(products.id, id));
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.productId, id));
  return { left: found?.quantity, orders: lines.length };
}

let count = 0;
const newKey = () => `checkout-${++count}`;

describe('a repeated request with its idempotency key', () => {
  it('[RULE-IDEM-01] makes one order and gets the same response twice', async () => {
    const product = await makeProduct(shop.db, { quantity: 5 });
    const [key, body] = [newKey(), orderBody([line(product, 2)])];
    const first = await place(body, key);
    const second = await place(body, key);
    expect(second).toEqual(first);
    expect(await soldOf(product)).toEqual({ left: 3, orders: 1 });
    const another = await place(body, newKey());
    expect(another.data.order._id).not.toBe(first.data.order._id);
    expect(await soldOf(product)).toEqual({ left: 1, orders: 2 });
  });

  it('[RULE-IDEM-02] sent concurrently makes one order and takes the stock once', async () => {
    const product = await makeProduct(shop.db, { quantity: 5 });
    const { token } = await makePerson(shop.db, { customer: ['orders'] });
    for (const [who, left] of [
      [null, 3],
      [token, 1],
    ] as const) {
      const [key, body] = [newKey(), orderBody([line(product, 2)])];
      const answers = await Promise.all(Array.from({ length: 8 }, () => place(body, key, who)));
      expect(new Set(answers.map(({ data }) => data.order._id)).size).toBe(1);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect((await soldOf(product)).left).toBe(left);
    }
    expect((await soldOf(product)).orders).toBe(2);
  });

  it('gets its order even when everything is sold out by then', async () => {
    const product = await makeProduct(shop.db, { quantity: 2, currentPriceKopecks: 10_000 });
    const [key, body] = [newKey(), orderBody([line(product, 2)], { totalSum: 200 })];
    const first = await place(body, key);
    await shop.db.update(products).set({ isEnabled: false, currentPriceKopecks: 1 }).where(eq(products.id, product.id));
    expect(await place(body, key)).toEqual(first);
  });

  it('with another body is refused', async () => {
    const product = await makeProduct(shop.db);
    const [key, body] = [newKey(), orderBody([line(product)])];
    const first = await place(body, key);
    for (const other of [
      orderBody([line(product, 2)]),
      { ...body, phone: '+380501112233' },
      { ...body, deliveryAddress: { ...body.deliveryAddress, address: 'Відділення №6' } },
      { ...body, totalSum: 4780 },
    ]) {
      await expect(place(other, key)).rejects.toMatchObject({
        status: 409,
        code: 'NOT_ALLOWED_NOW',
        message: 'Не вдалося повторити замовлення. Оформіть його ще раз',
      });
    }
    expect(await soldOf(product)).toEqual({ left: 4, orders: 1 });
    const sameAgain = { ...body, comment: ' ', userId: 'me', products: [{ ...line(product), currentPrice: 1 }] };
    expect((await place(sameAgain, key)).data.order._id, 'what is not read makes no other order').toBe(
      first.data.order._id,
    );
  });

  it('after a refusal is a new request: refusals are not stored', async () => {
    const product = await makeProduct(shop.db, { quantity: 0, currentPriceKopecks: 10_000 });
    const [key, body] = [newKey(), orderBody([line(product)])];
    await expect(place(body, key)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    await setStock(product, 1);
    await expect(place({ ...body, totalSum: 99 }, key)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    await place({ ...body, totalSum: 100 }, key);
    expect(await soldOf(product)).toEqual({ left: 0, orders: 1 });
  });

  it('[RULE-IDEM-01] finds the order of a guest who has signed in meanwhile', async () => {
    const product = await makeProduct(shop.db, { quantity: 9 });
    const { token } = await makePerson(shop.db, { customer: ['orders'] });
    const [key, body] = [newKey(), orderBody([line(product)])];
    const asGuest = await place(body, key);
    expect((await shop.callAs(token)(findPlacedOrder, { idempotencyKey: key })).data._id).toBe(asGuest.data.order._id);
    expect(await place(body, key, token)).toEqual(asGuest);
    expect(await shop.callAs(token)(ownOrders.customer.place, { body, idempotencyKey: key })).toEqual(asGuest);
    expect(await soldOf(product)).toEqual({ left: 8, orders: 1 });
  });

  it('[RULE-IDEM-02] buys once when the guest signs in while the first request is still in flight', async () => {
    const product = await makeProduct(shop.db, { quantity: 90 });
    const { token } = await makePerson(shop.db);
    for (let round = 1; round <= 10; round += 1) {
      const [key, body] = [newKey(), orderBody([line(product)])];
      await Promise.allSettled([place(body, key), place(body, key, token)]);
      expect((await soldOf(product)).orders).toBe(round);
    }
  });

  it('[RULE-IDEM-01] finds the order of a customer whose session has ended meanwhile, and buys once', async () => {
    const product = await makeProduct(shop.db, { quantity: 9 });
    const olena = await makePerson(shop.db);
    const [key, body] = [newKey(), orderBody([line(product)])];
    const first = await place(body, key, olena.token);
    expect(await place(body, key)).toEqual(first);
    await expect(place({ ...body, comment: 'Інше' }, key), 'another order').rejects.toMatchObject({
      code: 'NOT_ALLOWED_NOW',
    });
    expect(await soldOf(product)).toEqual({ left: 8, orders: 1 });
  });

  it('belongs to the account that sent it: others are refused as with the key of another order, and learn nothing', async () => {
    const product = await makeProduct(shop.db, { quantity: 9 });
    const [olena, maria] = [await makePerson(shop.db), await makePerson(shop.db)];
    const [key, body] = [newKey(), orderBody([line(product)])];
    const first = await place(body, key, olena.token);
    const refusal = await place(body, key, maria.token).catch((error: Problem) => error);
    expect(refusal).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      message: 'Не вдалося повторити замовлення. Оформіть його ще раз',
    });
    expect(refusal.data).toEqual({});
    expect(await place(body, key, olena.token)).toEqual(first);
    expect(await soldOf(product)).toEqual({ left: 8, orders: 1 });
  });

  it('finds the order of its sender only, and places none', async () => {
    const product = await makeProduct(shop.db, { quantity: 5 });
    const [olena, maria] = [await makePerson(shop.db), await makePerson(shop.db)];
    const find = async (key: string | undefined, token: string | null) =>
      (await shop.callAs(token)(findPlacedOrder, key === undefined ? {} : { idempotencyKey: key })).data._id;
    for (const sender of [null, olena.token]) {
      const key = newKey();
      await expect(find(key, sender), 'before it is sent').rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
      const { data } = await place(orderBody([line(product)]), key, sender);
      expect(await find(key, sender)).toBe(data.order._id);
      if (sender === null) continue;
      for (const stranger of [maria.token, null])
        await expect(find(key, stranger)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    await expect(find(undefined, olena.token)).rejects.toMatchObject({ status: 404 });
    expect(await soldOf(product)).toEqual({ left: 3, orders: 2 });
  });

  it('[RULE-SAFE-05] never returns the order of another guest, also with concurrent requests', async () => {
    const product = await makeProduct(shop.db, { quantity: 5 });
    const [key, otherKey] = [newKey(), newKey()];
    const { data } = await place(orderBody([line(product)]), key);
    const call = shop.callAs(null);
    const find = (idempotencyKey?: string) =>
      call(findPlacedOrder, idempotencyKey ? { idempotencyKey } : {}).then(
        (answer) => answer.data._id,
        ({ code }: { code: string }) => code,
      );
    for (let round = 0; round < 200; round += 1) {
      const found = await Promise.all([find(key), find(otherKey), find(), find(key)]);
      expect(found).toEqual([data.order._id, 'NOT_FOUND', 'NOT_FOUND', data.order._id]);
    }
  });

  it('creates the invoice that the first one could not, and then returns the same payment page', async () => {
    const product = await makeProduct(shop.db);
    const [key, body] = [newKey(), orderBody([line(product)])];
    shop.bank.faults.breakNext('invoice/create', { kind: 'status', status: 500, errCode: 'INTERNAL_ERROR' });
    const first = await place(body, key);
    expect(first.data).toMatchObject({ pageUrl: null, order: { paymentState: 'awaiting' } });
    const second = await place(body, key);
    expect(second.data.order).toEqual(first.data.order);
    expect(second.data.pageUrl).toContain('/sandbox/bank/');
    expect(await place(body, key)).toEqual(second);
    expect(await soldOf(product)).toEqual({ left: 4, orders: 1 });
  });

  it('expires after a week', async () => {
    const product = await makeProduct(shop.db);
    const [key, body] = [newKey(), orderBody([line(product)])];
    const first = await place(body, key);
    const clean = (daysLater: number) => {
      const now = new Date(shop.now.getTime() + daysLater * 86_400_000);
      return cleanIdempotencyKeys.run({ ...shop.context, now: () => now }, {});
    };
    await clean(6);
    expect(await place(body, key)).toEqual(first);
    await clean(8);
    expect((await place(body, key)).data.order._id).not.toBe(first.data.order._id);
  });
});
