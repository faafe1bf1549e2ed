import type { Page } from '@playwright/test';
import type { ProductCard } from '#contracts/products.ts';
import { findDemoGoods } from './demo-goods.ts';
import { expect, expectAccessible, expectPicture, test } from './shop.ts';

const isDecant = ({ bottling, quantityMl }: ProductCard) => bottling && quantityMl > 0;
const gallery = (page: Page) => page.getByRole('region', { name: 'Зображення товару' });
const row = (page: Page) => gallery(page).getByRole('list').first();
const thumbnail = (page: Page, position: number) =>
  gallery(page).getByRole('button', { name: `Показати зображення ${position}` });

test('[ST-SIZE-04] pictures are chosen by thumbnail and arrow key, zoomed in on, and the zoom is closed by Escape and Back', async ({
  page,
}) => {
  const { _id, name } = await findDemoGoods(page, isDecant);
  // By a link, since Back to another document cannot be blocked.
  await page.goto(`/products?query=${encodeURIComponent(name)}`);
  await page.getByRole('main').locator(`h3 a[href="/products/item/${_id}"]`).click();
  await expectPicture(row(page).getByRole('img', { name, exact: true }));
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await thumbnail(page, 2).click();
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page).getByRole('img', { name: `${name}, зображення 2` })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(row(page).getByRole('img', { name: `${name}, зображення 3` })).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page);

  await gallery(page).getByRole('button', { name: 'Збільшити зображення 3' }).click();
  const zoom = page.getByRole('dialog', { name });
  await expectPicture(zoom.getByRole('img', { name: `${name}, зображення 3` }));
  await expect(zoom).toContainText('Зображення 3 з 3');
  await page.keyboard.press('ArrowLeft');
  await expect(zoom).toContainText('Зображення 2 з 3');
  await zoom.getByRole('button', { name: 'Попереднє зображення' }).click();
  await expect(zoom).toContainText('Зображення 1 з 3');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);

  await gallery(page).getByRole('button', { name: 'Збільшити зображення 1' }).click();
  await expect(zoom).toBeVisible();
  await page.goBack();
  await expect(zoom).toHaveCount(0);
  await expect(page).toHaveURL(`/products/item/${_id}`);
});

test('[ST-SIZE-04] on a phone the row scrolls to whole pictures, and nothing shifts', { tag: '@phone' }, async ({
  page,
}) => {
  const { _id, name } = await findDemoGoods(page, isDecant);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/products/item/${_id}`);
  const heading = page.getByRole('heading', { level: 1, name });
  const before = await heading.boundingBox();
  await row(page).evaluate((list) => list.scrollTo({ left: list.clientWidth * 0.8, behavior: 'instant' }));
  await expect(row(page).getByRole('img', { name: `${name}, зображення 2` })).toBeInViewport({ ratio: 0.95 });
  await expect(gallery(page)).toContainText('2 / 3');
  expect(await heading.boundingBox()).toEqual(before);
});
