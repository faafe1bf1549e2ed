import type { Page } from '@playwright/test';
import type { ProductCard } from '#contracts/products.ts';
import { cartLine } from '#web/features/cart/cart-line.ts';
import { newGoods } from './own-goods.ts';

/** A product as the API returns it. */
export async function cardOf(page: Page, id: string): Promise<ProductCard> {
  const response = await page.request.get(`/api/openpath/products/by/id/${id}`);
  return (await response.json()).data;
}

/** A new product of this journey only. */
export async function newCard(page: Page, fields: Parameters<typeof newGoods>[0] = {}): Promise<ProductCard> {
  const { id } = await newGoods({ quantity: 10, ...fields });
  return cardOf(page, id);
}

export async function stockNow(page: Page, { _id, bottling }: ProductCard): Promise<number> {
  const { quantity, quantityMl } = await cardOf(page, _id);
  return bottling ? quantityMl : quantity;
}

/** Writes the cart to local storage before the first page loads; the buttons have their own journeys. */
export async function fillCart(page: Page, lines: readonly (readonly [ProductCard, number])[]): Promise<void> {
  const cart = JSON.stringify(lines.map(([product, quantity]) => cartLine(product, quantity)));
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('cart', text), cart);
}
