import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './shop.ts';

const nobody = '0197b3a0-0000-7000-8000-000000000000';

// One pattern: Playwright would take the second element of a list of two for options.
test.use({
  expectedConsoleErrors: [
    /broken on purpose|Loading chunk [\w-]+ failed|loading route module|dynamically imported module/,
  ],
});

const footer = (page: Page) => page.getByRole('contentinfo');

test("[ST-STAT-12] the 404 page says '404 - Page not found!', leads back in upper case, and offers a search and the categories", {
  tag: '@core',
}, async ({ page }) => {
  const answer = await page.goto(`/en/products/item/${nobody}`);
  expect(answer?.status()).toBe(404);
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('404 - Page not found!');
  await expect(page).toHaveTitle('404 - Page not found!');
  const back = content.getByRole('link', { name: 'Return to' });
  await expect(back.getByText('Return to', { exact: true })).toHaveCSS('text-transform', 'uppercase');
  await expectAccessible(page);
  await back.click();
  await expect(page).toHaveURL('/en/index');

  await page.goto(`/products/item/${nobody}`);
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('404 - Сторінку не знайдено!');
  await expectAccessible(page);
  await expect(page.getByRole('banner'), 'the shop stays around it').toBeVisible();
  expect(await content.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(5);
  await content.getByRole('searchbox').fill('шанель');
  const search = page.waitForRequest((request) => request.url().includes('query='));
  await content.getByRole('button', { name: 'Шукати' }).click();
  expect(new URL((await search).url()).searchParams.get('query')).toBe('шанель');
});

test('[ST-ROUTE-03] an unknown product, post or category shows the 404 page with status 404, whatever its address', async ({
  page,
}) => {
  const missing = [`products/item/${nobody}`, 'products/item/1', `blog/${nobody}`, 'products/categories/no-such-thing'];
  const odd = [
    '/blog/no-such-post',
    '/blog/%3Cscript%3E',
    `/products/categories/${'a'.repeat(300)}`,
    '/products/categories/nisheva-parfumeriiax/byredo',
  ];
  for (const path of [...missing.map((path) => `/${path}`), ...missing.map((path) => `/en/${path}`), ...odd]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^404 - /);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test("[ST-STAT-13] a page that crashes while it is drawn shows 'Unexpected Application Error!' and ways out", async ({
  page,
}) => {
  const brokenPage = 'export default function Broken() { throw new Error("broken on purpose"); }';
  await page.route(/\/assets\/about-page-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: brokenPage }),
  );
  await page.goto('/en/index');
  await footer(page).getByRole('link', { name: 'About us' }).click();
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('banner'), 'the shop stays around it').toBeVisible();
  await expect(content.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/en/index');
  await expectAccessible(page);

  await page.unrouteAll();
  await content.getByRole('link', { name: 'Try again' }).click();
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('About us');
});

test('[ST-MSG-09] a part whose code does not come leaves the page as it is, and a reload loses nothing typed', async ({
  page,
}) => {
  await page.route(/\/assets\/contact-dialog-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/about');
  // By type: its role becomes combobox once suggestions are loaded.
  const searchbox = page.getByRole('banner').locator('input[type="search"]');
  await searchbox.fill('том форд');
  await footer(page).getByRole('button', { name: 'Написати нам' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Частина сторінки не завантажилася' });
  await expect(notice).toBeVisible();
  await expect(searchbox).toHaveValue('том форд');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Про нас');
  await expectAccessible(page);

  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Перезавантажити' }).click();
  await expect(notice).toHaveCount(0);
  await expect(searchbox).toHaveValue('том форд');
  await footer(page).getByRole('button', { name: 'Написати нам' }).click();
  await expect(page.getByRole('dialog', { name: 'Написати нам' })).toBeVisible();
});

test('[ST-MSG-09] when the chunk of the next page does not load, this page reloads and loses nothing typed', async ({
  page,
}) => {
  await page.route(/\/assets\/contract-page-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/en/about');
  // By type: its role becomes combobox once suggestions are loaded.
  const searchbox = page.getByRole('banner').locator('input[type="search"]');
  await searchbox.fill('tom ford');
  const reloaded = page.waitForEvent('load');
  await footer(page).getByRole('link', { name: 'Public offer' }).click();
  await reloaded;
  await expect(page).toHaveURL('/en/about');
  await expect(searchbox).toHaveValue('tom ford');

  await page.unrouteAll();
  await footer(page).getByRole('link', { name: 'Public offer' }).click();
  await expect(page).toHaveURL('/en/contract');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public offer');
});
