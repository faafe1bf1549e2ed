import type { Locator, Page } from '@playwright/test';
import type { ProductCard } from '#contracts/products.ts';
import { demoCategories } from '#demo/catalogue/categories.ts';
import { shop } from '#domain/shop.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';

/** The demo categories; another journey adds one for a while. */
const menuCategories = demoCategories.filter(({ isMenu }) => isMenu);
const menuAddresses = menuCategories.map(({ title }) => `/products/categories/${title}`);

/** Links to these addresses, in page order. */
const linksTo = (part: Locator, addresses: readonly string[]) =>
  part.locator(addresses.map((address) => `a[href="${address}"]`).join());

/** The hrefs inside a locator, in order. */
function hrefs(part: Locator): Promise<(string | null)[]> {
  return part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

const burger = (page: Page) => page.getByRole('banner').locator('summary');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Меню' });

test('[ST-ROUTE-01][ST-ROUTE-02] the bare address of the shop and an unknown path lead to the home page, in both languages', async ({
  page,
}) => {
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/\/[^/]+\/index$/);
  }
  for (const path of ['/en', '/en/no/such/page']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/en\/index$/);
  }
});

async function newestGoods(page: Page): Promise<ProductCard[]> {
  const response = await page.request.get('/api/openpath/products/getall?sort=new&perPage=12');
  return (await response.json()).data.products;
}

test('the home page shows the newest goods, newest first, each with its house, name, price and address', {
  tag: '@core',
}, async ({ page }) => {
  const before = await newestGoods(page);
  await page.goto('/index');
  // Other journeys add and disable products: only those among the newest both before and after are compared.
  const after = new Set((await newestGoods(page)).map(({ _id }) => _id));
  const products = before.filter(({ _id }) => after.has(_id));
  expect(products.length).toBeGreaterThan(0);

  const newest = page.getByRole('region', { name: 'Нові надходження' });
  await expect(newest.getByRole('article')).toHaveCount(before.length);
  const names = linksTo(
    newest.getByRole('heading', { level: 3 }),
    products.map(({ _id }) => `/products/item/${_id}`),
  );
  await expect(names).toHaveText(products.map(({ name }) => name));
  for (const { _id, brand } of products) {
    const card = newest.getByRole('article').filter({ has: page.locator(`h3 a[href="/products/item/${_id}"]`) });
    await expect(card).toContainText(brand?.name ?? '');
    await expect(card).toContainText(/\d\s₴/);
  }
});

test('the home page is complete without scripts, and its menu opens', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();
  await burger(page).click();
  expect(await hrefs(menu(page))).toEqual(expect.arrayContaining(menuAddresses));
  await expect(menu(page)).toBeVisible();
  await page.getByRole('searchbox').fill('шанель');
  const search = page.waitForRequest(/\/products\?query=/);
  await page.getByRole('searchbox').press('Enter');
  expect(new URL((await search).url()).searchParams.get('query')).toBe('шанель');
  await context.close();
});

test('[ST-HEAD-01] hovering over the burger opens links to every category of the menu', async ({ page }) => {
  await page.goto('/index');
  await expect(menu(page)).toBeHidden();
  await burger(page).hover();
  await expect(menu(page)).toBeVisible();
  const names = [...menuCategories.map(({ name }) => name), 'Блог'];
  await expect(linksTo(menu(page), [...menuAddresses, '/blog'])).toHaveText(names);

  await burger(page).click();
  await expect(menu(page), 'the click that follows the hover does not shut it').toBeVisible();
  await page.getByRole('contentinfo').hover();
  await expect(menu(page)).toBeHidden();
});

test('the menu opens by key, gives the focus back on Escape and closes when the focus leaves', async ({ page }) => {
  await page.goto('/index');
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
  await page.goto('/index');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Перейти до вмісту' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('[ST-HEAD-02] the logo leads to the home page', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('banner').getByRole('link', { name: shop.name.uk }).click();
  await expect(page).toHaveURL(/\/\/[^/]+\/index$/);
});

test('[ST-HEAD-09] the button to the top comes after more than one window height, not at exactly one', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/index');
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

test('the language switch changes the language and keeps the page and its query', async ({ page }) => {
  await page.goto('/index?query=oud');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('navigation', { name: 'Мова сторінки' }).getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL(/\/en\/index\?query=oud$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet a scent drop by drop');
  await page.getByRole('navigation', { name: 'Page language' }).getByRole('link', { name: 'УКР' }).click();
  await expect(page).toHaveURL(/\/\/[^/]+\/index\?query=oud$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Знайомтеся з ароматом по краплині');
});

test('[ST-FOOT-01][ST-FOOT-02][ST-FOOT-03] the footer shows logo and copyright, leads to every category, about, offer and blog, and opens the ways to write to us', async ({
  page,
}) => {
  await page.goto('/index');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: shop.name.uk })).toHaveAttribute('href', '/index');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${shop.name.uk}`);
  await expect(linksTo(footer, menuAddresses)).toHaveText(menuCategories.map(({ name }) => name));
  await expect(footer.getByRole('link', { name: 'Про нас' })).toHaveAttribute('href', '/about');
  await expect(footer.getByRole('link', { name: 'Доставка й оплата' })).toHaveAttribute('href', '/delivery');
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

test('home page and menu have no axe violations at 360, 768 and 1280 px and no horizontal scroll', async ({ page }) => {
  await page.goto('/index');
  await expectAccessible(page, everyWidth);
  await burger(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page, everyWidth);
  await expect(menu(page)).toBeVisible();
});
