import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '#contracts/admin-orders.ts';
import type { LineInput } from '#contracts/cart.ts';
import { type Order, setOrderStatus } from '#contracts/orders.ts';
import { unpaidLimits } from '#domain/unpaid-limits.ts';
import { products } from '#server/modules/products/products.table.ts';
import { openTestDatabase } from '#test/database.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { TestShop } from '#test/shop.ts';
import { orders } from '../orders.table.ts';

/** With production limits, behind a trusted proxy that sets the caller's address. */
const shop = new (class extends TestShop {
  protected override extraParts() {
    return { limits: { unpaidFactor: 1, letterFactor: 0 }, trustedProxies: ['127.0.0.1'] };
  }
})(openTestDatabase());
beforeAll(() => shop.open());
afterAll(() => shop.close());

const { person, caller } = unpaidLimits;

let count = 0;
const newCaller = () => {
  count += 1;
  return `203.0.${Math.floor(count / 250)}.${(count % 250) + 1}`;
};
const newPhone = () => `+38067${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`;
const newEmail = () => `${randomUUID()}@kraplyna.test`;

type Attempt = { from?: string; phone?: string; email?: string; token?: string; language?: string };
type Placed = { status: number; message: string; order: Order | undefined; pageUrl: string | null };

async function buy(lines: LineInput[], attempt: Attempt = {}): Promise<Placed> {
  const { from = newCaller(), phone = newPhone(), email = newEmail(), token, language = 'uk' } = attempt;
  const response = await shop.fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'accept-language': language },
    body: JSON.stringify(orderBody(lines, { phone, email })),
    ...(token && { token }),
  });
  const { message, data } = await response.json();
  return { status: response.status, message, order: data?.order, pageUrl: data?.pageUrl ?? null };
}

const placedOf = (all: readonly Placed[]) => all.filter(({ status }) => status === 200);
const refusedOf = (all: readonly Placed[]) => all.filter(({ status }) => status !== 200);

describe('unpaid orders', () => {
  it('[RULE-SAFE-13] five concurrent ones cannot reserve the whole stock', async () => {
    const products = await Promise.all(
      Array.from({ length: 25 }, () => makeProduct(shop.db, { quantity: 20, currentPriceKopecks: 100 })),
    );
    const from = newCaller();
    const carts = [0, 5, 10, 15, 20].map((start) => products.slice(start, start + 5).map((goods) => line(goods, 20)));
    const all = await Promise.all(carts.map((cart) => buy(cart, { from })));
    expect(all.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(all[0]?.message).toContain(`до ${person.pieces} шт.`);
  });

  it('[RULE-SAFE-13] of one client under many names are limited, also concurrently', async () => {
    const goods = await makeProduct(shop.db, { quantity: 500 });
    const from = newCaller();
    const all = await Promise.all(Array.from({ length: caller.orders + 8 }, () => buy([line(goods)], { from })));
    expect(placedOf(all)).toHaveLength(caller.orders);
    expect(refusedOf(all).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 409));
    expect(refusedOf(all)[0]?.message).toMatch(/^Забагато неоплачених замовлень\./);
    const [row] = await shop.db.select().from(products).where(eq(products.id, goods.id));
    expect(row?.quantity).toBe(500 - caller.orders);
    expect((await buy([line(goods)], { from, language: 'en' })).message).toMatch(/^Too many unpaid orders\./);
    expect((await buy([line(goods)])).status).toBe(200);
  });

  it('[RULE-SAFE-13] of one IPv6 network count as those of one client', async () => {
    const goods = await makeProduct(shop.db, { quantity: 500 });
    const all: Placed[] = [];
    for (let at = 0; at <= caller.orders; at += 1) {
      all.push(await buy([line(goods)], { from: `2001:db8:77:1::${at + 1}` }));
    }
    expect(all.map(({ status }) => status)).toEqual([...Array.from({ length: caller.orders }, () => 200), 409]);
    expect((await buy([line(goods)], { from: '2001:db8:77:2::1' })).status).toBe(200);
  });

  it.each(['phone', 'email'] as const)(
    '[RULE-SAFE-13] of one %s are limited, from any number of clients',
    async (key) => {
      const goods = await makeProduct(shop.db, { quantity: 500 });
      const same = key === 'phone' ? newPhone() : newEmail();
      const spelt = (at: number) => (key === 'email' && at % 2 === 1 ? same.toUpperCase() : same);
      const all = await Promise.all(
        Array.from({ length: person.orders + 5 }, (_, at) => buy([line(goods)], { [key]: spelt(at) })),
      );
      expect(placedOf(all)).toHaveLength(person.orders);
      expect(refusedOf(all).every(({ status }) => status === 409)).toBe(true);
    },
  );

  it('[RULE-SAFE-13] of one account are limited separately from orders of others with its phone and e-mail', async () => {
    const goods = await makeProduct(shop.db, { quantity: 500 });
    const { token, email } = await makePerson(shop.db, { customer: ['account', 'orders'] });
    const phone = newPhone();
    for (let at = 0; at < person.orders; at += 1) expect((await buy([line(goods)], { phone, email })).status).toBe(200);
    expect((await buy([line(goods)], { phone, email })).status).toBe(409);
    const own = await Promise.all(
      Array.from({ length: person.orders + 3 }, () => buy([line(goods)], { token, phone, email })),
    );
    expect(placedOf(own)).toHaveLength(person.orders);
    expect((await buy([line(goods)], { token })).status).toBe(409);
  });

  it('[RULE-SAFE-13] reserve only so much of one product, and the refusal says how much and what to do', async () => {
    const piece = await makeProduct(shop.db, { quantity: 500, currentPriceKopecks: 100, name: 'Мило' });
    const decant = await makeProduct(shop.db, {
      isBottled: true,
      quantity: 0,
      quantityMl: 5000,
      currentPriceKopecks: 100,
    });
    const me = { phone: newPhone() };
    expect((await buy([line(piece, person.piecesOfOne - 1), line(decant, person.mlOfOne)], me)).status).toBe(200);
    const refused = await buy([line(piece, 2)], me);
    expect(refused.status).toBe(409);
    expect(refused.message).toContain(`до ${person.piecesOfOne} шт. або ${person.mlOfOne} мл`);
    expect(refused.message).toContain('«Мило»');
    expect((await buy([line(decant, 1)], me)).status).toBe(409);
    expect((await buy([line(piece, 1)], me)).status).toBe(200);
  });

  it('[RULE-SAFE-13] reserve only such a sum', async () => {
    const jewel = await makeProduct(shop.db, { quantity: 50, currentPriceKopecks: person.kopecks / 2 + 1 });
    expect((await buy([line(jewel, 1)])).status).toBe(200);
    expect((await buy([line(jewel, 2)])).status).toBe(409);
  });

  it('[RULE-SAFE-13] reserve nothing once they are paid or cancelled, and their IP hash is deleted', async () => {
    const goods = await makeProduct(shop.db, { quantity: 500 });
    const keeper = await makePerson(shop.db, { admin: ['orders'] });
    const me = { from: newCaller(), phone: newPhone(), email: newEmail() };
    const callerOf = async ({ order }: Placed) => {
      const [row] = await shop.db
        .select()
        .from(orders)
        .where(eq(orders.id, order?._id ?? ''));
      return row?.callerHash ?? null;
    };
    const open: Placed[] = [];
    for (let at = 0; at < person.orders; at += 1) open.push(await buy([line(goods)], me));
    const [paid, cancelled, left] = open as [Placed, Placed, Placed];
    expect((await buy([line(goods)], me)).status).toBe(409);
    expect(await callerOf(paid)).toHaveLength(32);

    await shop.bank.invoices.pay(paid.pageUrl?.split('/').at(-1) ?? '');
    await shop.runJobs();
    expect(await callerOf(paid)).toBeNull();
    expect((await buy([line(goods)], me)).status).toBe(200);
    expect((await buy([line(goods)], me)).status).toBe(409);

    const params = { id: cancelled.order?._id ?? '' };
    await shop.callAs(keeper.token)(setOrderStatus, { params, body: { status: 'abolition' } });
    expect(await callerOf(cancelled)).toBeNull();
    expect(await callerOf(left)).toHaveLength(32);
    expect((await buy([line(goods)], me)).status).toBe(200);
    expect((await buy([line(goods)], me)).status).toBe(409);
  });

  it('[RULE-SAFE-13] that staff take by phone are not limited and store no IP hash', async () => {
    const goods = await makeProduct(shop.db, { quantity: 500 });
    const keeper = await makePerson(shop.db, { admin: ['orders'] });
    const phone = newPhone();
    for (let at = 0; at <= caller.orders; at += 1) {
      const { data } = await shop.callAs(keeper.token)(createOrder, {
        body: orderBody([line(goods, person.piecesOfOne + 1)], { phone, email: newEmail() }),
      });
      const [row] = await shop.db.select().from(orders).where(eq(orders.id, data.order._id));
      expect(row?.callerHash).toBeNull();
    }
  });
});
