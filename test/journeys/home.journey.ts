import type { Page } from '@playwright/test';
import { shop } from '#domain/shop.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';

interface Named {
  name: string;
  title: string;
}

async function menuCategories(page: Page): Promise<Named[]> {
  const response = await page.request.get('/api/openpath/categories/getall/ismenu');
  const { data } = await response.json();
  expect(data.length, 'categories in the menu').toBeGreaterThan(0);
  return data;
}

const addressesOf = (categories: readonly Named[]) => categories.map(({ title }) => `/products/categories/${title}`);

/** The addresses of the links inside a part of the page, in order. */
function hrefs(part: ReturnType<Page['locator']>): Promise<(string | null)[]> {
  return part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/** The page answers to a pointer only once its scripts have taken over. */
async function openIndex(page: Page, path = '/index'): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );
}

const burger = (page: Page) => page.getByRole('banner').locator('summary');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Меню' });

test('[ST-ROUTE-01] the bare address of the shop leads to the home page, in both languages', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/\/[^/]+\/index$/);
  await page.goto('/en');
  await expect(page).toHaveURL(/\/en\/index$/);
});

test('[ST-ROUTE-02] an unknown path leads to the home page', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/\/[^/]+\/index$/);
  await page.goto('/en/no/such/page');
  await expect(page).toHaveURL(/\/en\/index$/);
});

test('the home page shows the newest goods, newest first, each with its house, name, price and address', {
  tag: '@phone',
}, async ({ page }) => {
  const response = await page.request.get('/api/openpath/products/getall?sort=new&perPage=12');
  const { products } = (await response.json()).data;
  expect(products.length).toBeGreaterThan(0);

  await page.goto('/index');
  const cards = page.getByRole('region', { name: 'Нові надходження' }).getByRole('article');
  await expect(cards).toHaveCount(products.length);
  for (const [position, { _id, name, brand }] of products.entries()) {
    const card = cards.nth(position);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/products/item/${_id}`);
    await expect(card).toContainText(brand?.name ?? '');
    await expect(card).toContainText(/\d\s₴/);
  }
});

test('the home page is complete without scripts, and its menu opens', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const categories = await menuCategories(page);
  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();
  await burger(page).click();
  expect(await hrefs(menu(page))).toEqual(expect.arrayContaining(addressesOf(categories)));
  await expect(menu(page)).toBeVisible();
  await page.getByRole('searchbox').fill('шанель');
  const search = page.waitForRequest(/\/products\?query=/);
  await page.getByRole('searchbox').press('Enter');
  expect(new URL((await search).url()).searchParams.get('query')).toBe('шанель');
  await context.close();
});

test('[ST-HEAD-01] hovering over the burger opens links to every category of the menu', { tag: '@phone' }, async ({
  page,
}) => {
  const categories = await menuCategories(page);
  await openIndex(page);
  await expect(menu(page)).toBeHidden();
  await burger(page).hover();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('link')).toHaveText([...categories.map(({ name }) => name), 'Блог']);
  expect(await hrefs(menu(page))).toEqual([...addressesOf(categories), '/blog']);

  await burger(page).click();
  await expect(menu(page), 'the click that follows the hover does not shut it').toBeVisible();
  await page.getByRole('contentinfo').hover();
  await expect(menu(page)).toBeHidden();
});

test('the menu opens by key, gives the focus back on Escape and closes when the focus leaves', {
  tag: '@phone',
}, async ({ page }) => {
  await openIndex(page);
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(menu(page)).toBeVisible();
  await page.getByRole('searchbox').focus();
  await expect(menu(page)).toBeHidden();
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await openIndex(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Перейти до вмісту' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('[ST-HEAD-02] the logo leads to the home page', async ({ page }) => {
  await openIndex(page, '/auth');
  await page.getByRole('banner').getByRole('link', { name: shop.name.uk }).click();
  await expect(page).toHaveURL(/\/\/[^/]+\/index$/);
});

test('[ST-HEAD-09] the button to the top comes after more than one window height, not at exactly one', {
  tag: '@phone',
}, async ({ page }) => {
  await openIndex(page);
  const toTop = page.getByRole('button', { name: 'Нагору' });
  const scrollTo = (extraPx: number) => page.evaluate((extra) => window.scrollTo(0, innerHeight + extra), extraPx);
  await scrollTo(0);
  await expect.poll(() => page.evaluate(() => scrollY - innerHeight)).toBe(0);
  await expect(toTop).toBeHidden();
  await scrollTo(2);
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('the language switch changes the language and keeps the page and its question', { tag: '@phone' }, async ({
  page,
}) => {
  await openIndex(page, '/index?query=oud');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('navigation', { name: 'Мова сторінки' }).getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL(/\/en\/index\?query=oud$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet a scent drop by drop');
  await page.getByRole('navigation', { name: 'Page language' }).getByRole('link', { name: 'УКР' }).click();
  await expect(page).toHaveURL(/\/\/[^/]+\/index\?query=oud$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Знайомтеся з ароматом по краплині');
});

test('[ST-FOOT-01] the footer shows logo, copyright and a link to every category of the menu', async ({ page }) => {
  const categories = await menuCategories(page);
  await page.goto('/index');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: shop.name.uk })).toHaveAttribute('href', '/index');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${shop.name.uk}`);
  for (const { name, title } of categories) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/products/categories/${title}`);
  }
});

test('[ST-FOOT-02][ST-FOOT-03] the footer leads to about, offer and blog, and opens the ways to write to us', {
  tag: '@phone',
}, async ({ page }) => {
  await openIndex(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Про нас' })).toHaveAttribute('href', '/about');
  await expect(footer.getByRole('link', { name: 'Публічна оферта' })).toHaveAttribute('href', '/contract');
  await expect(footer.getByRole('link', { name: 'Блог' })).toHaveAttribute('href', '/blog');

  const contactUs = footer.getByRole('button', { name: 'Написати нам' });
  await contactUs.click();
  const dialog = page.getByRole('dialog', { name: 'Написати нам' });
  await expect(dialog).toBeVisible();
  expect(await hrefs(dialog)).toEqual([shop.messenger.address, `mailto:${shop.email}`, shop.social.address]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(contactUs).toBeFocused();
});

test('home page and menu please axe at 360, 768 and 1280 px and never scroll sideways', async ({ page }) => {
  await openIndex(page);
  await expectAccessible(page, everyWidth);
  await burger(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page, everyWidth);
  await expect(menu(page)).toBeVisible();
});

test('a guest loads at most 150 KB of scripts for the home page', async ({ page }) => {
  await page.goto('/index', { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => new URL(entry.name).pathname.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(150_000);
});
