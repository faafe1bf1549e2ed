import type { Page } from '@playwright/test';
import { adminModules, customerModules } from '#domain/permissions.ts';
import { newCustomer, newPerson } from './new-account.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { administrator, customer, signIn } from './sign-in.ts';

const adminPaths = adminModules.map((module) => `/admin/${module}`);
const userPaths = customerModules.map((module) => `/user/${module}`);
const roleForms = ['/admin/roles/form', '/admin/roles/form/01890000-0000-7000-8000-000000000000'];

declare global {
  interface Window {
    seen: string[];
  }
}

/** Records every h1 that is ever rendered, to detect a flash of the page. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.seen = [];
    const look = () => {
      for (const heading of document.querySelectorAll('main h1, main h2, input[type=password]')) {
        const text = heading.matches('input') ? 'a form' : (heading.textContent ?? '');
        if (!window.seen.includes(text)) window.seen.push(text);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => window.seen);
}

test('[ST-ROUTE-07][AD-PERM-06] a guest on any /user or /admin address, the form of a role included, is sent to the index and sees nothing of it', async ({
  page,
}) => {
  test.slow();
  const seen = await watchHeadings(page);
  const others = ['/user', '/admin', '/en/user/account', '/en/admin/brands'];
  for (const path of [...userPaths, ...adminPaths, ...roleForms, ...others]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(path.startsWith('/en') ? '/en/index' : '/index');
  }
  await page.goto('/admin/brands');
  await expect(page).toHaveURL('/index');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('по');
  expect(await seen()).not.toContain('Бренди');
  const served = async (path: string) => (await page.request.get(path)).text();
  expect(await served('/user/account')).toContain('noindex');
  expect(await served('/user/account')).not.toContain('Особисті дані');
  expect(await served('/admin/brands')).not.toContain('Chanel');
  for (const path of roleForms) expect(await served(path)).not.toContain('Доступ до керування');
});

test('[ST-ROUTE-08][AD-PERM-06] a customer on any /admin address, the form of a role included, is sent to the index', async ({
  page,
}) => {
  test.slow();
  await signIn(page, customer);
  for (const path of [...adminPaths, ...roleForms, '/admin', '/en/admin/brands']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(path.startsWith('/en') ? '/en/index' : '/index');
  }
});

test('[ST-ROUTE-06] a customer opens the own orders, account and wishlist', {
  tag: '@core',
}, async ({ page }) => {
  await signIn(page, await newCustomer());
  for (const path of ['/user/orders', '/user/account', '/user/wishlist', '/en/user/orders']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  }
});

test('[ST-ROUTE-05] /auth and /auth/success send a signed-in user to the index, without a flash of the form', async ({
  page,
}) => {
  const seen = await watchHeadings(page);
  await page.goto('/auth');
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toBeVisible();
  await page.goto('/auth/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за реєстрацію!');
  await signIn(page, customer);
  for (const path of ['/auth', '/auth?form=registration', '/auth/success', '/en/auth', '/en/auth/success']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(path.startsWith('/en') ? '/en/index' : '/index');
    const headings = await seen();
    for (const own of ['a form', 'Реєстрація', 'Дякуємо за реєстрацію!']) expect(headings, path).not.toContain(own);
  }
});

test("[ST-ROUTE-09] who has both accesses gets the admin's pages and links, and /user goes to the index", async ({
  page,
}) => {
  const { account } = await newPerson(page, { admin: ['brands', 'account'], customer: customerModules });
  await signIn(page, account);
  for (const path of userPaths) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/index');
  }
  const personal = page.getByRole('navigation', { name: 'Особисте' });
  await expect(personal.getByRole('link', { name: 'Бренди' })).toHaveAttribute('href', '/admin/brands');
  await expect(personal.getByRole('link', { name: 'Мої дані' })).toHaveAttribute('href', '/admin/account');
  await expect(personal.locator('a[href^="/user"]')).toHaveCount(0);
  await page.goto('/admin/brands');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Бренди');
});

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Розділи' });
const sidebarLinks = (page: Page) =>
  sidebar(page)
    .locator('a[href*="/admin/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('[AD-MENU-01] the sidebar has an entry with an icon for each module that the role opens, and no other; one that it does not open says so', async ({
  page,
}) => {
  const { account } = await newPerson(page, { admin: ['blog', 'brands', 'carusels', 'account'] });
  await signIn(page, account);
  await page.goto('/admin/brands');
  await expect(sidebar(page)).toBeVisible();
  expect((await sidebarLinks(page)).toSorted()).toEqual([
    '/admin/account',
    '/admin/blog',
    '/admin/brands',
    '/admin/carusels',
  ]);
  await expect(sidebar(page).locator('a[href*="/admin/"] svg')).toHaveCount(4);

  const seen = await watchHeadings(page);
  await page.goto('/admin/categories');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Цей розділ вам не відкрито');
  expect(await seen(), 'instead of a broken page').not.toContain('Категорії');
  await expectAccessible(page, everyWidth);
});

test('[AD-MENU-02] the fifteen modules have the names of the specification', async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/admin/brands');
  await expect(sidebar(page)).toBeVisible();
  const names =
    'users roles account orders statistic wishlist categories products brands discounts blog statuses productsGroups carusels addresses';
  const modules = (await sidebarLinks(page)).filter((path) => path !== '/admin/audit');
  expect(modules.toSorted()).toEqual(
    names
      .split(' ')
      .map((name) => `/admin/${name}`)
      .toSorted(),
  );
});
