import type { Page } from '@playwright/test';
import { makeOrder } from '#test/factories.ts';
import { newGoods } from './own-goods.ts';
import { inDatabase } from './shop-database.ts';

type Fields = NonNullable<Parameters<typeof makeOrder>[1]>;

/** An order in any state, written by SQL. */
export async function newOrder(fields: Fields = {}) {
  const goods = await newGoods({ currentPriceKopecks: 25_000, quantity: 10 });
  return inDatabase((db) => makeOrder(db, { lines: [{ product: goods, quantity: 2 }], ...fields }));
}

/** Of the signed-in customer. */
export const ownUserId = (page: Page) => page.evaluate(() => localStorage.getItem('userId'));

export const orderCard = (page: Page, { orderNo }: { orderNo: number }) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: `№ ${orderNo}` }) });
