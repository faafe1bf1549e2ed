import type { Page } from '@playwright/test';
import { newCard } from './filled-cart.ts';
import { holdScripts } from './hold-scripts.ts';
import { untilHydrated } from './open-page.ts';
import { expect, expectAccessible, test } from './shop.ts';

const buying = (page: Page) => page.locator('.bottom-bar').getByRole('button');
const keptLines = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as { cartQuantity: number }[]);

/** Shown for 1.5 s only, so it is watched from before the click. */
const untilAdded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.bottom-bar button')?.textContent === 'Додано до кошика');

/** Does not wait for hydration. */
const openEarly = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('clicks on a volume and «До кошика» before hydration are replayed, and a double click counts once', {
  tag: '@phone',
}, async ({ page }) => {
  const oud = await newCard(page, { isBottled: true, quantity: 0, quantityMl: 100 });
  const letThrough = await holdScripts(page);
  await openEarly(page, `/products/item/${oud._id}`);
  await page.getByRole('button', { name: '10 мл' }).click();
  await buying(page).click();
  await expect(buying(page), 'it is seen and said that the press was taken').toHaveAttribute('aria-busy', 'true');
  await buying(page).click();
  const added = untilAdded(page);
  letThrough();
  await added;
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  expect(await keptLines(page)).toEqual([expect.objectContaining({ cartQuantity: 10 })]);
  await expect(buying(page)).toHaveText('У кошику, переглянути');
  await expect(page.getByRole('dialog'), 'which the next press would show').toHaveCount(0);
});

test('the menu that was opened before hydration stays open, and one click closes it', {
  tag: '@phone',
}, async ({ page }) => {
  const letThrough = await holdScripts(page);
  await openEarly(page, '/about');
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  letThrough();
  await untilHydrated(page);
  await expect(menu).toHaveAttribute('open');
  await menu.locator('summary').click();
  await expect(menu).not.toHaveAttribute('open');
});

test('a click on the cart icon before hydration is replayed', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await openEarly(page, '/about');
  const icon = page.getByRole('banner').getByRole('link', { name: 'Кошик' });
  await icon.click();
  await expect(icon).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('a search that was typed before hydration gets its suggestions', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await openEarly(page, '/about');
  const box = page.getByRole('banner').locator('input[type="search"]');
  await box.fill('шанель');
  letThrough();
  await expect(page.getByRole('option', { name: 'Chanel', exact: true })).toBeVisible();
  await expect(box).toHaveValue('шанель');
});

test('a click is not replayed after the timeout: the page says that it does not respond', async ({ page }) => {
  const soap = await newCard(page);
  await page.clock.install();
  const letThrough = await holdScripts(page);
  await openEarly(page, `/products/item/${soap._id}`);
  await buying(page).click();
  await expect(buying(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(15_000);
  const notice = page.getByRole('alert').filter({ hasText: 'Кнопка поки не відповідає' });
  await expect(notice).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  letThrough();
  await expect(notice).toHaveCount(0);
  const added = untilAdded(page);
  await buying(page).click();
  await added;
});

test.describe('scripts that do not load', () => {
  test('show a message in the language of the page, and links and filters work without them', async ({ page }) => {
    const soap = await newCard(page);
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await openEarly(page, `/en/products/item/${soap._id}`);
    await buying(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'The button does not answer yet' });
    await expect(notice).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveURL('/en/orders');

    await openEarly(page, '/products/categories/nisheva-parfumeriia');
    await page.getByRole('group', { name: 'Бренд' }).getByRole('checkbox').first().click();
    await expect(page).toHaveURL(/filter%5Bbrand%5D=/);

    await openEarly(page, `/products/item/${soap._id}`);
    await buying(page).click();
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('link', { name: 'Перезавантажити' }).click();
    const added = untilAdded(page);
    await buying(page).click();
    await added;
  });
});
