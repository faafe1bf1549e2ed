import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownCart } from '#contracts/cart.ts';
import { connectDatabase, type Database } from '#server/db/connection.ts';
import { products } from '#server/modules/products/products.table.ts';
import { openTestDatabase } from '#test/database.ts';
import { DatabaseProxy } from '#test/database-proxy.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { TestShop } from '#test/shop.ts';
import { orderLines } from '../order-lines.table.ts';
import { orders } from '../orders.table.ts';

const database = openTestDatabase();
let proxy: DatabaseProxy;
let connection: Database;

const shop = new (class extends TestShop {
  protected override extraParts() {
    return { database: { ...connection, close: () => Promise.resolve() } };
  }
})(database);

beforeAll(async () => {
  proxy = await DatabaseProxy.open(database.url);
  connection = await connectDatabase(proxy.url, { maxConnections: 8 });
  await shop.open();
});
afterAll(async () => {
  await shop.close();
  await connection.close();
  await proxy.disconnect();
});

type Buyer = Awaited<ReturnType<typeof makePerson>> & { readonly key: string };

const buy = ({ token, key }: Buyer, product: { id: string }) =>
  shop.fetch('/api/orders', {
    method: 'POST',
    token,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(orderBody([line(product, 2)])),
  });

const cartOf = async ({ token }: Buyer) =>
  (await shop.callAs(token)(ownCart.customer.get, {})).data.lines.map(({ product }) => product._id);

describe('a database outage during checkout', () => {
  it('is a 503; it recovers automatically, no cart is lost and no order is duplicated', async () => {
    const product = await makeProduct(database.db, { quantity: 1000 });
    const buyers: Buyer[] = [];
    for (let count = 0; count < 30; count += 1) {
      buyers.push({ ...(await makePerson(database.db, { customer: ['orders'] })), key: randomUUID() });
    }
    await Promise.all(
      buyers.map(({ token }) => shop.callAs(token)(ownCart.customer.save, { body: { lines: [line(product, 2)] } })),
    );

    let bought = 0;
    let hasCut: Promise<void> | undefined;
    const refusals: Response[] = [];
    const firstTries = await Promise.all(
      buyers.map(async (buyer) => {
        const response = await buy(buyer, product);
        if (response.status === 200) bought += 1;
        else refusals.push(response);
        if (bought === 5) hasCut ??= proxy.disconnect();
        return response.status;
      }),
    );
    await hasCut;
    expect(new Set(firstTries)).toEqual(new Set([200, 503]));
    for (const refusal of refusals) {
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refusal.json()).toMatchObject({ status: false, code: 'UNAVAILABLE', data: {} });
    }
    expect((await shop.fetch('/readyz')).status).toBe(503);

    await proxy.restore();
    const isReady = async () => (await shop.fetch('/readyz')).status === 200;
    while (!(await isReady())) await pause(20);

    // A refused buyer still has the cart, unless the order was committed and only the response was lost.
    const mine = await database.db.select().from(orders);
    for (const [at, status] of firstTries.entries()) {
      const buyer = buyers[at] ?? expect.fail('nobody');
      const count = mine.filter(({ userId }) => userId === buyer.userId).length;
      if (status === 200) expect(count).toBe(1);
      expect(await cartOf(buyer)).toEqual(count === 1 ? [] : [product.id]);
    }

    // All retry with their idempotency key, as the checkout does: committed orders are returned again.
    const again = await Promise.all(buyers.map((buyer) => buy(buyer, product)));
    expect(again.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    const made = await database.db
      .select({ userId: orders.userId })
      .from(orders)
      .where(
        inArray(
          orders.userId,
          buyers.map(({ userId }) => userId),
        ),
      );
    expect(made.map(({ userId }) => userId).sort()).toEqual(buyers.map(({ userId }) => userId).sort());
    expect(await database.db.select().from(orderLines).where(eq(orderLines.productId, product.id))).toHaveLength(30);
    const [left] = await database.db.select().from(products).where(eq(products.id, product.id));
    expect(left?.quantity).toBe(1000 - 30 * 2);
  });
});
