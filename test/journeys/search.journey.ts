import type { Page } from '@playwright/test';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';

const box = (page: Page, name = 'Пошук') => page.getByRole('banner').getByLabel(name, { exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'Знайдені товари' }).getByRole('article');
const list = (page: Page) => page.getByRole('listbox', { name: 'Підказки' });

/** Suggestions are lazy-loaded on first focus. */
async function focusBox(page: Page, name?: string): Promise<void> {
  await box(page, name).focus();
  await expect(box(page, name)).toHaveAttribute('role', 'combobox');
}

async function expectOnly(page: Page, brand: string): Promise<void> {
  await expect(results(page).first()).toBeVisible();
  const cards = await results(page).allTextContents();
  expect(cards.filter((text) => !text.toLowerCase().includes(brand.toLowerCase()))).toEqual([]);
}

test('[ST-SRCH-02][ST-SRCH-03] a misspelt Cyrillic name of a house finds its goods, by Enter and by the button', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  await page.goto('/index');
  await box(page).fill('джвенши');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/products\?query=/);
  await expect(page.getByText('Показано за запитом «живанши»')).toBeVisible();
  await expectOnly(page, 'Givenchy');

  await box(page).fill('шанель');
  await page.getByRole('banner').getByRole('button', { name: 'Шукати' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пошук: «шанель»');
  await expectOnly(page, 'Chanel');
});

test('[ST-SRCH-04] the search is in the address: a reload and a copied address give the same results', async ({
  page,
  context,
}) => {
  await page.goto('/products?query=ifytkm');
  await expect(page.getByText('Показано за запитом «шанель»')).toBeVisible();
  const shown = await results(page).getByRole('heading').allTextContents();
  expect(shown.length).toBeGreaterThan(3);
  await page.reload();
  await expect(results(page).getByRole('heading')).toHaveText(shown);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(results(other).getByRole('heading')).toHaveText(shown);
  await expect(box(other)).toHaveValue('ifytkm');
});

test('pages of a search are links, and back returns to the one before', async ({ page }) => {
  await page.goto('/products?query=парфумована вода');
  const pages = page.getByRole('navigation', { name: 'Сторінки списку' });
  const first = await results(page).getByRole('heading').allTextContents();
  await pages.getByRole('link', { name: 'Сторінка 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.getByRole('link', { name: 'Сторінка 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(pages.getByRole('link', { name: 'Сторінка 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(results(page).getByRole('heading')).toHaveText(first);
});

test('suggestions are walked by keyboard: arrows choose, Enter follows, Escape closes', async ({ page }) => {
  await page.goto('/index');
  await focusBox(page);
  await box(page).pressSequentially('шан');
  await expect(list(page)).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(list(page).getByRole('group', { name: 'Бренди' }).getByRole('option', { name: 'Chanel' })).toBeVisible();

  await box(page).press('ArrowDown');
  const chosen = list(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText('Chanel');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await box(page).press('ArrowUp');
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
  await box(page).press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('шан');
  await expect(box(page)).toBeFocused();

  await box(page).press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/products\?query=Chanel$/);
  await expectOnly(page, 'Chanel');
  await expect(list(page)).toBeHidden();
});

test('a suggested product and a suggested category open by a press', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/index');
  await focusBox(page);
  await box(page).pressSequentially('чоловіч');
  await list(page).getByRole('option', { name: 'Чоловічі' }).click();
  await expect(page).toHaveURL(/\/products\/categories\/cholovichi$/);

  await box(page).fill('coco mad');
  await list(page).getByRole('group', { name: 'Товари' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/products\/item\//);
});

test('the response to a superseded query is dropped (race condition)', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/openpath/search/suggest?*', async (route) => {
    if (decodeURIComponent(route.request().url()).endsWith('діо')) await held;
    await route.continue();
  });
  await page.goto('/index');
  await focusBox(page);
  // Slow typing sends a request for the prefix too.
  const slow = page.waitForRequest((request) => decodeURIComponent(request.url()).endsWith('діо'));
  await box(page).pressSequentially('діо');
  await slow;
  await box(page).fill('шанель');
  await expect(list(page).getByRole('option', { name: 'Chanel', exact: true })).toBeVisible();
  const late = page.waitForResponse((response) => decodeURIComponent(response.url()).endsWith('діо'));
  release();
  await (await late).finished();
  await expect(list(page).getByRole('option', { name: 'Dior', exact: true })).toHaveCount(0);
  await expect(list(page).getByRole('option', { name: 'Chanel', exact: true })).toBeVisible();
});

test('[ST-FIND-09] the empty box offers popular and recent searches, which can be cleared', {
  tag: '@phone',
}, async ({ page }) => {
  const group = (name: string) => list(page).getByRole('group', { name });
  await page.goto('/index');
  await focusBox(page);
  await expect(group('Популярне').getByRole('option')).toHaveCount(6);
  await expect(group('Ви шукали')).toHaveCount(0);
  await expectAccessible(page, everyWidth);
  const popular = (await group('Популярне').getByRole('option').first().textContent()) ?? '';
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Пошук: «${popular}»`);
  await expect(list(page)).toBeHidden();

  await page.goto('/index');
  await focusBox(page);
  await expect(group('Ви шукали').getByRole('option')).toHaveText([popular, 'Очистити історію пошуку']);
  await expectAccessible(page, everyWidth);
  await box(page).press('ArrowDown');
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(group('Ви шукали')).toHaveCount(0);
  await expect(group('Популярне').getByRole('option').first()).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.reload();
  await focusBox(page);
  await expect(group('Популярне').getByRole('option').first()).toBeVisible();
  await expect(group('Ви шукали')).toHaveCount(0);
  await box(page).press('Escape');
  await expect(list(page)).toBeHidden();
});

test('[ST-FIND-09] suggestions show prices and lead to all results', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/index');
  await focusBox(page);
  await box(page).pressSequentially('coco');
  const suggested = list(page).getByRole('group', { name: 'Товари' }).getByRole('option');
  await expect(suggested.first()).toContainText('₴');
  expect((await suggested.allTextContents()).filter((text) => !text.includes('₴'))).toEqual([]);
  await box(page).press('ArrowUp');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText('Показати всі результати');
  await list(page).getByRole('option', { name: 'Показати всі результати' }).click();
  await expect(page).toHaveURL(/\/products\?query=coco$/);
  await expect(results(page).first()).toBeVisible();
});

const languages = [
  {
    prefix: '',
    name: 'Пошук',
    placeholder: /^Пошук/,
    toast: 'Товарів із такою назвою не знайдено',
    nothing: /нічого не знайшли/,
  },
  {
    prefix: '/en',
    name: 'Search',
    placeholder: /^Search$/,
    toast: 'Products with such name not found',
    nothing: /Nothing found/,
  },
];

test('[ST-SRCH-01][ST-SRCH-05][ST-SRCH-06] the box says what it is for; nothing found says so and offers what is near, and the same again brings the toast', async ({
  page,
}) => {
  for (const { prefix, name, placeholder, toast, nothing } of languages) {
    await page.goto(`${prefix}/index`);
    await expect(box(page, name)).toHaveAttribute('placeholder', placeholder);
    await box(page, name).fill('versace нічогісінько');
    await box(page, name).press('Enter');
    await expect(page).toHaveURL(/\/products\?query=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nothing);
    await expect(page.getByRole('main').getByRole('link', { name: 'Versace', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText(toast)).toHaveCount(0);

    await box(page, name).press('Enter');
    await expectToast(page, toast);
    await page.getByRole('main').getByRole('link', { name: 'Versace', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Versace');
  }
});

test('what is typed while an earlier search is on its way stays, and the box follows the page again afterwards', async ({
  page,
}) => {
  await page.goto('/index');
  const answered = Promise.withResolvers<void>();
  await page.route('**/products.data?*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await box(page).fill('діор');
  await box(page).press('Enter');
  await box(page).fill('шан');
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пошук: «діор»');
  await expect(box(page)).toHaveValue('шан');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пошук: «шан»');
  await page.goBack();
  await expect(box(page)).toHaveValue('діор');
});

test('without scripts the search still finds, and its pages are followed', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/index');
  await box(page).fill('діор');
  await page.getByRole('banner').getByRole('button', { name: 'Шукати' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пошук: «діор»');
  await expectOnly(page, 'Dior');
  await page.close();
});

test('absurd searches get a helpful page', async ({ page }) => {
  for (const query of ['<script>alert(1)</script>', "'; drop table products; --", '🌹'.repeat(90), '%00%1B', '   ']) {
    const response = await page.goto(`/products?query=${encodeURIComponent(query)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Зараз купують' })).toBeVisible();
  }
  await page.goto('/products?page=999&query=dior');
  await page.getByRole('link', { name: 'До перших результатів' }).click();
  await expect(results(page).first()).toBeVisible();
});

test('the search has no axe violations at 360, 768 and 1280 px and no horizontal scroll', async ({ page }) => {
  await page.goto('/products?query=chanel');
  await expectAccessible(page, everyWidth);
  await focusBox(page);
  await box(page).fill('шан');
  await expect(list(page)).toBeVisible();
  await expectAccessible(page, everyWidth);
  await expect(list(page)).toBeVisible();
  await page.goto('/en/products?query=versace%20nothingness');
  await expectAccessible(page, everyWidth);
});
