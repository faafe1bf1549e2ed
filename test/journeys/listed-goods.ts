import type { Page } from '@playwright/test';
import { callAsAdministrator } from './as-administrator.ts';
import { newGoods } from './own-goods.ts';

/** Products that the panel's search finds: rows inserted by SQL are not indexed until the server writes them. */
export async function newListedGoods(page: Page, fields: Parameters<typeof newGoods>[0]) {
  const goods = await newGoods(fields);
  await callAsAdministrator(page, 'PUT', 'admin/products/bulk', { ids: [goods.id], categories: goods.categoryId });
  return goods;
}
