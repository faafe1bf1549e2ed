import type { Page } from '@playwright/test';
import type { ProductCard } from '#contracts/products.ts';
import { demoCategories } from '#demo/catalogue/categories.ts';

const perPage = 100;
const titles = new Set<string>(demoCategories.map(({ title }) => title));

/** Demo products, newest first; other journeys add newer ones and disable them again. */
export async function* demoGoods(page: Page): AsyncGenerator<ProductCard> {
  for (let startPage = 1; ; startPage += 1) {
    const response = await page.request.get(`/api/openpath/products/getall?perPage=${perPage}&startPage=${startPage}`);
    const { products, totalProductsCount } = (await response.json()).data;
    yield* products.filter(({ categories }: ProductCard) => titles.has(categories.title));
    if (startPage * perPage >= totalProductsCount) return;
  }
}

/** The first few that match. */
export async function someDemoGoods(
  page: Page,
  many: number,
  isMeant: (product: ProductCard) => boolean = () => true,
): Promise<ProductCard[]> {
  const found: ProductCard[] = [];
  for await (const product of demoGoods(page)) {
    if (isMeant(product)) found.push(product);
    if (found.length === many) return found;
  }
  throw new Error('The demo catalogue has too few of them');
}

export async function findDemoGoods(page: Page, isMeant?: (product: ProductCard) => boolean): Promise<ProductCard> {
  const [product] = await someDemoGoods(page, 1, isMeant);
  if (!product) throw new Error('The demo catalogue has no such product');
  return product;
}
