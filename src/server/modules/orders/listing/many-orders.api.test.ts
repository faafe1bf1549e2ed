import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exportOrders } from '#contracts/admin-orders.ts';
import { listOrders } from '#contracts/orders.ts';
import { countedTo } from '#domain/counts.ts';
import { makeOrder, makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const columns =
  sql.raw(`status, payment_state, payment_method, first_name, last_name, email, phone, delivery_kind, delivery, region,
  city, address, total_kopecks`);

/** Copies of an order, each a minute older than the one before. */
async function makeMany(lastName: string, copies: number): Promise<void> {
  const { id } = await makeOrder(shop.db, { lastName, createdAt: new Date('2024-05-01T10:00:00Z') });
  await shop.db.execute(sql`insert into orders (${columns}, created_at)
    select ${columns}, created_at - n * interval '1 minute' from orders, generate_series(1, ${copies}) as n where id = ${id}`);
}

const keeper = async () => shop.callAs((await makePerson(shop.db, { admin: ['orders'] })).token);

describe('a list of many orders', () => {
  it('[AD-ORDER-05] counts up to its cap and says so; its export has them all, once each, while others come in', async () => {
    await makeMany('Численна', countedTo + 50);
    const call = await keeper();
    const find = 'численна';
    const { data } = await call(listOrders, { query: { find } });
    expect(data).toMatchObject({ ordersQuantity: countedTo, countedTo });
    expect(data.byDelivery).toEqual({ 'nova-poshta': countedTo, pickup: 0, courier: 0 });
    const last = (await call(listOrders, { query: { find, startPage: countedTo / 10 } })).data;
    expect(last.orders).toHaveLength(10);

    const numbers: string[] = [];
    let after: string | undefined;
    do {
      const part = (await call(exportOrders, { query: { find, ...(after && { after }) } })).data;
      numbers.push(
        ...part.csv
          .split('\r\n')
          .filter((row) => /^\d/.test(row))
          .map((row) => String(Number.parseInt(row, 10))),
      );
      after = part.next ?? undefined;
      await makeOrder(shop.db, { lastName: 'Численна' });
    } while (after !== undefined);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThanOrEqual(countedTo + 51);
  });

  it('[AD-ORDER-05] is exact below the cap', async () => {
    await makeMany('Нечисленна', 36);
    const { data } = await (await keeper())(listOrders, { query: { find: 'нечисленна' } });
    expect([data.ordersQuantity, data.byDelivery['nova-poshta']]).toEqual([37, 37]);
  });
});
