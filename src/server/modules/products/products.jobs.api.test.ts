import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeCategory, makeDiscount, makeProduct } from '#test/factories.ts';
import { productsJobs } from './products.jobs.ts';
import { products } from './products.table.ts';
import { refreshPricesSoon } from './projections/projections.service.ts';

const database = openTestDatabase();

it('prices are those of the day an hour after midnight, wherever the clock of the jobs stands', async () => {
  const discount = await makeDiscount(database.db, { endsOn: '2026-03-17', percent: 20 });
  const { id: categoryId } = await makeCategory(database.db, { discountId: discount.id });
  const { id } = await makeProduct(database.db, { categoryId, currentPriceKopecks: 1000 });
  const [job] = productsJobs;
  expect(job?.schedule).toBe('1 * * * *');
  const prices = await database.db.transaction(async (db) => {
    const context = { db, log: pino({ level: 'silent' }) } as unknown as Context;
    const priceNow = async () => {
      await job?.run(context, {});
      const [row] = await db.select({ price: products.priceNowKopecks }).from(products).where(eq(products.id, id));
      return row?.price;
    };
    const onLastDay = await priceNow();
    await db.execute(sql`select set_config('shop.today', '2026-03-18', true)`);
    return [onLastDay, await priceNow(), await priceNow()];
  });
  expect(prices).toEqual([800, 1000, 1000]);
});

it('prices are refreshed after a start too: the shop may have been off at midnight', async () => {
  await database.db.transaction(async (db) => {
    for (let start = 0; start < 2; start++) await refreshPricesSoon({ db });
    const { rows } = await db.execute<{ task: string }>(
      sql`select task_identifier as task from graphile_worker.jobs where key = 'refresh-prices'`,
    );
    expect(rows).toEqual([{ task: productsJobs[0].name }]);
  });
});
