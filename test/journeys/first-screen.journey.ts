import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import type { ProductCard } from '#contracts/products.ts';
import { findDemoGoods } from './demo-goods.ts';
import { expect, expectAccessible, test } from './shop.ts';

const isDecant = ({ bottling, quantityMl, imageFirst }: ProductCard) =>
  bottling && quantityMl > 56 && imageFirst !== null;
const isBottle = ({ bottling, quantity, sizes }: ProductCard) => !bottling && quantity > 0 && sizes !== null;
const buyButton = (page: Page) => page.getByRole('region', { name: 'Купівля' }).getByRole('button');
const shownCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Кошик/ });

/** Every height that an element has from now on; a state may be over before a journey looks at it. */
async function watchHeights(element: Locator): Promise<() => Promise<number[]>> {
  const seen = await element.evaluateHandle((watched) => {
    const heights = new Set<number>();
    new ResizeObserver(() => heights.add(watched.getBoundingClientRect().height)).observe(watched);
    return heights;
  });
  return () => seen.evaluate((heights) => [...heights]);
}

test('[ST-SHOP-01] the cart with its count stays in sight at every width, however far one scrolls', async ({
  page,
}) => {
  const { _id } = await findDemoGoods(page, isBottle);
  await page.goto(`/products/item/${_id}`);
  await buyButton(page).click();
  for (const width of [320, 360, 768, 769, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    for (const y of [0, 400, 1200]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect(shownCart(page)).toHaveCount(1);
      await expect(shownCart(page), `${width} px, scrolled by ${y}`).toBeInViewport({ ratio: 1 });
      await expect(shownCart(page)).toHaveAccessibleName('Кошик 1 товар');
    }
  }
  await page.setViewportSize({ width: 768, height: 780 });
  const burger = page.getByRole('banner').locator('summary');
  await expect(burger).toBeInViewport({ ratio: 1 });
  await expect(burger, 'its badge').toContainText('1');
  await shownCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
});

test('[ST-SHOP-01] the header that stays is low, and becomes so without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/index');
  const bar = page.locator('.shop-bar');
  const documentHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await documentHeight();
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(72);
  expect((await bar.boundingBox())?.y).toBe(0);
  expect(await documentHeight()).toBe(before);
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('[ST-SHOP-02] on a phone of 360 by 760 price and buy button are on the first screen, and the button keeps its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  for (const isMeant of [isDecant, isBottle]) {
    const { _id, name } = await findDemoGoods(page, isMeant);
    await page.goto(`/products/item/${_id}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const button = buyButton(page);
    const buttonBox = await button.boundingBox();
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    const price = page.locator('main .price-large > b');
    await expect(price).toBeInViewport({ ratio: 1 });
    const priceBox = await price.boundingBox();
    expect((priceBox?.y ?? 1000) + (priceBox?.height ?? 0)).toBeLessThan(buttonBox?.y ?? 0);
    const heights = await watchHeights(button);
    await button.click();
    await expect(button).toHaveText('У кошику, переглянути');
    expect(await heights()).toEqual([buttonBox?.height]);
  }
});

test('[ST-SHOP-02] the button of a card keeps its height when it says that it was added', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/products');
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^(До кошика|Додано до кошика|У кошику)/ })
    .first();
  const before = await button.boundingBox();
  const heights = await watchHeights(button);
  await button.click();
  await expect(button).toHaveText(/^У кошику/);
  expect(await heights()).toEqual([before?.height]);
});

test('the HTML of a full list of products is at most 110 KB, and 25 KB when it is compressed in a hurry', async ({
  request,
}) => {
  const list = '/products/categories/zhinochi';
  const plain = await request.get(list, { headers: { 'accept-encoding': 'identity' } });
  const html = await plain.body();
  expect(html.toString().match(/<article/g)).toHaveLength(30);
  expect(html.length).toBeLessThanOrEqual(110_000);
  // As the shop answers a page that it has just rendered; a cached one is compressed better.
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  expect(brotliCompressSync(html, quickly).length).toBeLessThanOrEqual(25_000);
});
