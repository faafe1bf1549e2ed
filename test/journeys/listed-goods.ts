import type { Page } from '@playwright/test';
import { callAsAdministrator } from './as-administrator.ts';
import { newGoods } from './own-goods.ts';

/** Goods of one's own that the panel's search finds as well: what is written past the shop is not in its index until the shop touches it. */
export async function newListedGoods(page: Page, fields: Parameters<typeof newGoods>[0]) {
  const goods = await newGoods(fields);
  await callAsAdministrator(page, 'PUT', 'admin/products/bulk', { ids: [goods.id], categories: goods.categoryId });
  return goods;
}
