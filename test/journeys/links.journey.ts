import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

const blog = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Блог' });

/** A marker that a reload would lose. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** The key of the history entry. */
const stepHere = (page: Page) => page.evaluate(() => history.state.key);

test('a link is a client navigation, and its chunk is prefetched on hover or focus', async ({ page }) => {
  await page.goto('/index');
  await mark(page);
  const code = page.locator('link[rel="modulepreload"][href*="/blog-list-page-"]');
  await expect(code).toHaveCount(0);
  await blog(page).hover();
  await expect(code).not.toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);

  await blog(page).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Блог');
  expect(await isMarked(page)).toBe(true);

  const steps = await page.evaluate(() => history.length);
  const before = await stepHere(page);
  await blog(page).click();
  await expect.poll(() => stepHere(page), 'the link was followed').not.toBe(before);
  expect(await page.evaluate(() => history.length), 'to where one is already, without a step').toBe(steps);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Нові надходження' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a search is a client navigation, with a step of its own', async ({ page }) => {
  await page.goto('/index');
  await mark(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('searchbox').fill('діор');
  await page.getByRole('banner').getByRole('button', { name: 'Шукати' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пошук: «діор»');
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
  expect(await isMarked(page)).toBe(true);
});

test('a link clicked with a modifier key is left to the browser', async ({ page, context }) => {
  await page.goto('/index');
  const opened = context.waitForEvent('page');
  await blog(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/blog$/);
  await expect(page).toHaveURL(/\/index$/);
});
