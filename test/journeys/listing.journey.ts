import type { Page } from '@playwright/test';
import { sizeLabel } from '#domain/size-label.ts';
import { holdScripts } from './hold-scripts.ts';
import { openPage as open } from './open-page.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';

const niche = '/products/categories/nisheva-parfumeriia';
const forHer = '/products/categories/zhinochi';
const nowhere = '019a0000-0000-7000-8000-00000000000a';

interface Brand {
  _id: string;
  name: string;
  count: number;
}

interface Card {
  _id: string;
  name: string;
  bottling: boolean;
  sizes: number | null;
  siblings: unknown[];
  discount: number;
  categories: { discount: { quantity: number } | null };
}

/** A card with links to other sizes names its own among them. */
function ownSize(product: Card): string {
  if (product.siblings.length === 0) return sizeLabel(product, 'uk') ?? product.name;
  return product.bottling ? 'розлив' : `${product.sizes} мл`;
}

const titleOf = (path: string) => path.split('/').at(-1) ?? '';

async function brandsOf(page: Page, path: string): Promise<[Brand, Brand, ...Brand[]]> {
  const response = await page.request.get(`/api/openpath/filters/products?categories=${titleOf(path)}`);
  const { brand } = (await response.json()).data.filters;
  expect(brand.length, 'brands to choose from').toBeGreaterThan(1);
  return brand;
}

async function goodsOf(page: Page, path: string, query = ''): Promise<{ products: Card[]; total: number }> {
  const address = `/api/openpath/products/getall?categories=${titleOf(path)}&perPage=30${query}`;
  const { products, totalProductsCount } = (await (await page.request.get(address)).json()).data;
  return { products, total: totalProductsCount };
}

const results = (page: Page) => page.getByRole('region', { name: /^(?:Товари категорії|Goods of the category)$/ });
const cards = (page: Page) => results(page).getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const pages = (page: Page) => page.getByRole('navigation', { name: 'Сторінки списку' });
const chips = (page: Page) => page.getByRole('list', { name: 'Застосовані фільтри' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Сортування' });
const goodsCount = (many: number) => new RegExp(`^${many} товар`);

const shownIds = (page: Page) =>
  cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));

const chosenIn = (page: Page) => new URL(page.url()).searchParams.getAll('filter[brand]').sort();
const idsOf = (brands: readonly Brand[]) => brands.map(({ _id }) => _id).sort();
const sum = (brands: readonly Brand[]) => brands.reduce((total, brand) => total + brand.count, 0);
const withBrands = (path: string, ...brands: Brand[]) =>
  `${path}?${new URLSearchParams(brands.map(({ _id }) => ['filter[brand]', _id]))}`;

/** The sidebar on wide windows, the sheet on narrow ones. */
async function tickBrands(page: Page, ...brands: Brand[]): Promise<void> {
  // By viewport width: a closing sheet hides its button.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
  if (isNarrow) await page.getByRole('button', { name: /^Фільтри/ }).click();
  const form = page.getByRole(isNarrow ? 'dialog' : 'form', { name: 'Фільтри' });
  // The page has the beginning of a long list; turning to the filters loads the rest.
  if (!isNarrow) await form.hover();
  for (const { _id } of brands) await form.locator(`input[value="${_id}"]`).check();
  if (isNarrow) await form.getByRole('button', { name: /^Показати/ }).click();
  await expect.poll(() => chosenIn(page)).toEqual(expect.arrayContaining(idsOf(brands)));
}

/** Follows a menu link, at any width. */
async function goToCategory(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}(?:$|\\?)`));
}

test('[ST-LIST-01] [ST-SIZE-01] a category shows its path, brands, sort, goods and pages, and can be read with the pointer on a button', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { products, total } = await goodsOf(page, niche);
  await open(page, niche);
  await expect(page).toHaveTitle('Нішева парфумерія · Краплина');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нішева парфумерія');
  await expect(count(page)).toHaveText(goodsCount(total));
  const path = page.getByRole('navigation', { name: 'Шлях до сторінки' });
  await expect(path.getByRole('link')).toHaveAttribute('href', '/index');
  await expect(path.locator('[aria-current=page]')).toHaveText('Нішева парфумерія');
  expect(await shownIds(page)).toEqual(products.map(({ _id }) => _id));
  await expect(cards(page)).toContainText(products.map(ownSize));
  await expect(sort(page)).toBeVisible();
  await expect(pages(page)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Фільтри' })).toBeVisible({ visible: !isMobile });
  await cards(page)
    .getByRole('button', { name: /^До кошика/ })
    .first()
    .hover();
  await expectAccessible(page);
});

test('[ST-LIST-02] the brand filter offers the brands of the category with their counts, and leaves only the chosen', {
  tag: ['@core', '@phone'],
}, async ({ page, isMobile }) => {
  const brands = await brandsOf(page, niche);
  const [first, second] = brands;
  await open(page, niche);
  if (isMobile) await page.getByRole('button', { name: 'Фільтри' }).click();
  const form = page.getByRole(isMobile ? 'dialog' : 'form', { name: 'Фільтри' });
  const facet = form.getByRole('group', { name: 'Бренд' });
  await facet.hover();
  await expect(facet.getByRole('checkbox')).toHaveCount(brands.length);
  const rows = (await facet.locator('label').allInnerTexts()).filter((row) => row !== '');
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual(brands.map((one) => `${one.name} ${one.count}`));
  await form.getByRole('searchbox', { name: 'Знайти бренд' }).fill(first.name.slice(0, 4).toLowerCase());
  await expect(form.getByRole('checkbox', { name: second.name })).toBeHidden();
  await expect(form.getByRole('checkbox', { name: first.name })).toBeVisible();
  await form.getByRole('searchbox', { name: 'Знайти бренд' }).clear();
  if (isMobile) await page.keyboard.press('Escape');

  await tickBrands(page, first, second);
  await expect(count(page)).toHaveText(goodsCount(sum([first, second])));
  await expect(cards(page)).toHaveCount(sum([first, second]));
  const houses = new RegExp(`${first.name}|${second.name}`, 'i');
  for (const card of await cards(page).all()) await expect(card).toContainText(houses);
  await expect(chips(page).getByRole('listitem')).toHaveText([first.name, second.name, 'Скинути']);

  await chips(page)
    .getByRole('link', { name: `Прибрати фільтр ${first.name}` })
    .click();
  await expect(count(page)).toHaveText(goodsCount(second.count));
  await chips(page).getByRole('link', { name: 'Скинути' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page).toHaveURL(niche);
});

test('[ST-LIST-03][ST-LIST-04] goods stand newest, dearest or cheapest first, by the price the buyer pays now', async ({
  page,
}) => {
  const idsIn = async (order: string) => (await goodsOf(page, niche, `&sort=${order}`)).products.map(({ _id }) => _id);
  await open(page, niche);
  const options = sort(page).getByRole('option');
  expect(await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    'new',
    '-1',
    '1',
  ]);
  await expect(sort(page)).toHaveValue('new');
  expect(await shownIds(page)).toEqual(await idsIn('-date'));

  const prices = async () => {
    const texts = await cards(page).allInnerTexts();
    return texts.map((text) =>
      Number((/(\d[\d\u00a0\u202f ]*)(?:,\d\d)?\s₴/.exec(text)?.[1] ?? 'none').replaceAll(/\s/g, '')),
    );
  };
  await sort(page).selectOption('1');
  await expect(page).toHaveURL(/\?sort=1$/);
  await expect.poll(() => shownIds(page)).toEqual(await idsIn('1'));
  const cheapest = await prices();
  expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b));

  await sort(page).selectOption('-1');
  await expect(page).toHaveURL(/\?sort=-1$/);
  await expect.poll(() => shownIds(page)).toEqual(await idsIn('-1'));
  const dearest = await prices();
  expect(dearest).toEqual([...dearest].sort((a, b) => b - a));
  expect(dearest[0]).toBeGreaterThan(cheapest[0] ?? 0);
});

test('[ST-LIST-05][ST-LIST-06] a page holds 30 goods, every product stands on one page only, and nothing leads past the first or the last', async ({
  page,
}) => {
  const { total } = await goodsOf(page, niche);
  const lastPage = Math.ceil(total / 30);
  expect(lastPage).toBeGreaterThan(1);
  const seen: (string | undefined)[] = [];
  await open(page, niche);
  await expect(pages(page).getByRole('link', { name: 'Попередня сторінка' })).toHaveCount(0);
  for (let number = 1; number <= lastPage; number += 1) {
    await expect(pages(page).locator('[aria-current=page]')).toHaveText(String(number));
    await expect(cards(page)).toHaveCount(number < lastPage ? 30 : total - 30 * (lastPage - 1));
    seen.push(...(await shownIds(page)));
    if (number < lastPage) await pages(page).getByRole('link', { name: 'Наступна сторінка' }).click();
  }
  expect(new Set(seen).size).toBe(total);

  await test.step('addresses that do lead past them are put right', async () => {
    await open(page, `${niche}?page=999`);
    await expect(page).toHaveURL(`${niche}?page=${lastPage}`);
    await expect(pages(page).getByRole('link', { name: 'Наступна сторінка' })).toHaveCount(0);
    await expect(pages(page).locator('[aria-current=page]')).toHaveText(String(lastPage));
    for (const page0 of ['0', '-1', 'two']) {
      await open(page, `${niche}?page=${page0}`);
      expect(await shownIds(page)).toEqual(seen.slice(0, 30));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${niche}$`));
    }
  });
});

test('[ST-LIST-07] another category, another sort or other brands start at the first page', async ({ page }) => {
  const [brand] = await brandsOf(page, niche);
  await open(page, `${niche}?page=2`);
  await goToCategory(page, forHer);
  await expect(page).toHaveURL(forHer);
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('1');

  await open(page, `${niche}?page=2`);
  await sort(page).selectOption('-1');
  await expect(page).toHaveURL(`${niche}?sort=-1`);
  await open(page, `${niche}?page=2`);
  await tickBrands(page, brand);
  await expect(page).not.toHaveURL(/page=/);
});

test('[ST-LIST-08] the brands of a category are remembered: by a reload and by its bare link, until they are reset', async ({
  page,
}) => {
  const [first, second] = await brandsOf(page, niche);
  await open(page, niche);
  await tickBrands(page, first, second);
  await expect(count(page)).toHaveText(goodsCount(first.count + second.count));
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('filters') ?? '{}')['nisheva-parfumeriia']);
  await expect.poll(async () => (await kept())?.sort()).toEqual(idsOf([first, second]));

  await page.reload();
  await expect(count(page)).toHaveText(goodsCount(first.count + second.count));
  await open(page, niche);
  await expect(chips(page).getByRole('listitem')).toHaveText([first.name, second.name, 'Скинути']);
  await expect.poll(() => chosenIn(page)).toEqual(idsOf([first, second]));

  await chips(page).getByRole('link', { name: 'Скинути' }).click();
  await expect(page).toHaveURL(niche);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('filters'))).toBeNull();
  await open(page, niche);
  await expect(count(page)).toHaveText(goodsCount((await goodsOf(page, niche)).total));
  await expect(page).toHaveURL(niche);
});

test('[ST-LIST-09] brands chosen in one category do not apply in the next; coming back restores them', async ({
  page,
}) => {
  const [brand] = await brandsOf(page, niche);
  await open(page, niche);
  await tickBrands(page, brand);
  await expect(count(page)).toHaveText(goodsCount(brand.count));

  await goToCategory(page, forHer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Жіночі');
  await expect(count(page)).toHaveText(goodsCount((await goodsOf(page, forHer)).total));
  await expect(page).toHaveURL(forHer);

  await goToCategory(page, niche);
  await expect(count(page)).toHaveText(goodsCount(brand.count));
  await expect.poll(() => chosenIn(page)).toEqual([brand._id]);
  await page.goBack();
  await expect(page).toHaveURL(forHer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Жіночі');
});

test("[ST-LIST-10] a listing without goods says 'Товар відсутній' and offers the way out", async ({ page }) => {
  await open(page, `${niche}?filter[brand]=${nowhere}`);
  await expect(results(page).getByRole('heading', { name: 'Товар відсутній' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expectAccessible(page);
  await results(page).getByRole('link', { name: 'Скинути фільтри' }).click();
  await expect(cards(page)).toHaveCount(30);
  await expect(page).toHaveURL(niche);
});

test('[ST-LIST-11] a card shows image, name and price, a badge where there is a discount, and puts pieces into the cart', async ({
  page,
}) => {
  const { products } = await goodsOf(page, niche);
  const percentOf = ({ discount, categories }: Card) => discount || categories.discount?.quantity || 0;
  expect(new Set(products.map((product) => percentOf(product) > 0)).size, 'goods with and without a discount').toBe(2);
  await open(page, niche);
  await expect(cards(page).getByRole('heading')).toHaveText(products.map(({ name }) => name));
  await expect(cards(page)).toContainText(products.map(() => /\d\s₴/));
  for (const [position, product] of products.entries()) {
    const card = cards(page).nth(position);
    await expect(card.locator('picture img')).toHaveAttribute('src', /^\/media\//);
    const badge = card.getByText(/^−\d+%$/);
    if (percentOf(product) > 0) await expect(badge).toHaveText(`−${percentOf(product)}%`);
    else await expect(badge).toHaveCount(0);
  }

  const add = cards(page)
    .getByRole('button', { name: /^До кошика/ })
    .first();
  const name = (await add.getAttribute('aria-label'))?.split(': ')[1] ?? '';
  expect(name).not.toBe('');
  // Shown for 1.5 s only, so it is watched from before the click.
  const added = page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('article button')].some(
        ({ textContent, ariaLabel }) =>
          textContent === 'Додано до кошика' && ariaLabel === `Додано до кошика: ${wanted}`,
      ),
    name,
  );
  await add.click();
  await added;
  await expect(cards(page).getByRole('button', { name: new RegExp(`^У кошику\\s?: ${name}`) })).toBeVisible();
  const cart = await page.evaluate(() => localStorage.getItem('cart'));
  expect(cart).toContain(name);
});

test('[ST-LIST-13] brands in the path, by id or by name, open the category with those brands chosen', async ({
  page,
}) => {
  const brands = await brandsOf(page, niche);
  const byredo = brands.find(({ name }) => name === 'Byredo');
  const creed = brands.find(({ name }) => name === 'Creed');
  if (!byredo || !creed) throw new Error('The demo has no Byredo or Creed');
  for (const words of [`${byredo._id},${creed._id}`, 'byredo,creed']) {
    await open(page, `${niche}/${words}`);
    await expect(count(page)).toHaveText(goodsCount(byredo.count + creed.count));
    await expect(chips(page).getByRole('listitem')).toHaveText(['Byredo', 'Creed', 'Скинути']);
  }
  await chips(page).getByRole('link', { name: 'Прибрати фільтр Creed' }).click();
  await expect(count(page)).toHaveText(goodsCount(byredo.count));
  await expect(page).toHaveURL(withBrands(niche, byredo));
  expect((await page.request.get(`${niche}/no-such-house`)).status()).toBe(404);
  const odd = await page.request.get(`${niche}?sort=%00&page=1e9&filter[brand]=' or 1=1--&filter[x]=1`);
  expect(odd.status()).toBe(200);
});

test('[ST-LIST-14] a copied URL shows the same listing to another user', async ({ page, browser, baseURL }) => {
  const chosen = (await brandsOf(page, niche)).filter(({ count: many }) => many >= 5).slice(0, 8);
  expect(sum(chosen)).toBeGreaterThan(30);
  await open(page, withBrands(niche, ...chosen));
  await sort(page).selectOption('1');
  await expect(page).toHaveURL(/sort=1/);
  await pages(page).getByRole('link', { name: 'Сторінка 2' }).click();
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('2');
  const shown = await shownIds(page);
  expect(shown.length).toBe(Math.min(30, sum(chosen) - 30));

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const otherPage = await other.newPage();
  await open(otherPage, page.url());
  expect(await shownIds(otherPage)).toEqual(shown);
  await expect(sort(otherPage)).toHaveValue('1');
  await other.close();
  await page.reload();
  expect(await shownIds(page)).toEqual(shown);
});

test('[ST-STATE-15] while goods load, skeletons and a status message are shown', async ({ page }) => {
  await open(page, niche);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\.data\?/, async (route) => {
    await held;
    await route.continue();
  });
  await sort(page).selectOption('1');
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('progressbar', { name: 'Завантажуємо…' })).toBeAttached();
  await expect(results(page).getByRole('status').filter({ hasText: 'Завантажуємо…' })).toHaveCount(1);
  await expect(cards(page)).toHaveCount(0);
  await expect(sort(page), 'the choice is shown at once').toHaveValue('1');
  letThrough();
  await expect(cards(page)).toHaveCount(30);
  await expect(results(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a sort that is chosen before hydration is kept', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(niche, { waitUntil: 'commit' });
  await sort(page).selectOption('1');
  letThrough();
  await expect(page).toHaveURL(/\?sort=1$/);
  await expect(sort(page)).toHaveValue('1');
});

test('brands that are ticked before hydration are applied; one that is unticked again is not', async ({ page }) => {
  const [first, second, third = first] = await brandsOf(page, niche);
  const letThrough = await holdScripts(page);
  await page.goto(niche, { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Фільтри' });
  for (const { name } of [first, second, third]) await form.getByRole('checkbox', { name }).check();
  await form.getByRole('checkbox', { name: second.name }).uncheck();
  letThrough();
  await expect(count(page)).toHaveText(goodsCount(first.count + third.count));
  await expect.poll(() => chosenIn(page)).toEqual(idsOf([first, third]));
  await expect(form.getByRole('checkbox', { name: second.name })).not.toBeChecked();
});

test('back and forward keep the scroll, the brands and the sort', { tag: '@phone' }, async ({ page }) => {
  const chosen = (await brandsOf(page, niche)).slice(0, 3);
  await open(page, `${withBrands(niche, ...chosen)}&sort=1`);
  const card = cards(page).nth(6);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.waitForFunction(() => document.readyState === 'complete');
  const before = await page.evaluate(() => Math.round(scrollY));
  const shown = await shownIds(page);

  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/item\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(sum(chosen));
  expect(await shownIds(page)).toEqual(shown);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
  await expect(sort(page)).toHaveValue('1');

  await chips(page).getByRole('link', { name: 'Скинути' }).click();
  await expect(cards(page)).toHaveCount(30);
  await page.goBack();
  await expect(cards(page)).toHaveCount(sum(chosen));
  await expect.poll(() => chosenIn(page)).toEqual(idsOf(chosen));
  await page.goForward();
  await expect(cards(page)).toHaveCount(30);
  await expect.poll(() => chosenIn(page)).toEqual([]);
});

interface Facets {
  family: { value: string; count: number }[];
  gender: { value: string; count: number }[];
  stock: number;
}

async function facetsOf(page: Page, path: string, query = ''): Promise<Facets> {
  const response = await page.request.get(`/api/openpath/filters/products?categories=${titleOf(path)}${query}`);
  return (await response.json()).data.filters;
}

test('[ST-FIND-01] [ST-FIND-02] filters combine, count as if each were off, and live in the address', async ({
  page,
}) => {
  const all = await facetsOf(page, niche);
  const woody = all.family.find(({ value }) => value === 'woody')?.count ?? 0;
  await open(page, niche);
  const form = page.getByRole('form', { name: 'Фільтри' });
  const families = form.getByRole('group', { name: 'Родина ароматів' });
  await expect(families.getByRole('checkbox')).toHaveCount(all.family.length);
  await families.getByRole('checkbox', { name: 'Деревні' }).check();
  await expect(count(page)).toHaveText(goodsCount(woody));
  await expect(families.locator('label'), 'as if it were off').toHaveCount(all.family.length);

  const narrowed = await facetsOf(page, niche, '&filter[family]=woody');
  await form.getByRole('checkbox', { name: /^Є в наявності/ }).check();
  await expect(count(page)).toHaveText(goodsCount(narrowed.stock));
  await expect(chips(page).getByRole('listitem')).toHaveText(['Деревні', 'Є в наявності', 'Скинути']);
  await expect(page).toHaveURL(/filter%5Bfamily%5D=woody&filter%5Bstock%5D=true$/);

  await form.getByRole('textbox', { name: 'Ціна до' }).fill('5000');
  await form.getByRole('textbox', { name: 'Ціна до' }).press('Enter');
  await expect(page).toHaveURL(/filter%5BpriceTo%5D=5000/);
  await expect(form.getByRole('textbox', { name: 'Ціна до' })).toBeFocused();
  // An in-stock facet counts as if it were off, so with the other filters it is the number shown.
  const { stock: shown } = await facetsOf(page, niche, '&filter[family]=woody&filter[priceTo]=5000');
  await expect(count(page)).toHaveText(goodsCount(shown));
  await page.reload();
  await expect(count(page)).toHaveText(goodsCount(shown));
  await expect(form.getByRole('textbox', { name: 'Ціна до' })).toHaveValue('5000');
  await expectAccessible(page);
  await chips(page).getByRole('link', { name: 'Скинути' }).click();
  await expect(page).toHaveURL(niche);
  await expect(form.getByRole('textbox', { name: 'Ціна до' })).toHaveValue('');
});

test('[ST-FIND-03] filters are a sheet on phones, which says how many it would show, and work without scripts', {
  tag: '@phone',
}, async ({ page, browser, baseURL, viewport, isMobile }) => {
  const { stock } = await facetsOf(page, niche);
  const { stock: forMen } = await facetsOf(page, niche, '&filter[gender]=men');
  if (isMobile) {
    await open(page, niche);
    await page.getByRole('button', { name: 'Фільтри' }).click();
    const sheet = page.getByRole('dialog', { name: 'Фільтри' });
    await sheet.getByRole('checkbox', { name: /^Є в наявності/ }).check();
    await expect(sheet.getByRole('button', { name: new RegExp(`^Показати ${stock} товар`) })).toBeVisible();
    await sheet.getByRole('checkbox', { name: /^Для чоловіків/ }).check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: new RegExp(`^Показати ${forMen} товар`) }).click();
    await expect(count(page)).toHaveText(goodsCount(forMen));
    await expect(page.getByRole('button', { name: 'Фільтри 2' })).toBeVisible();
  }
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }), viewport });
  const plain = await context.newPage();
  await plain.goto(niche);
  const form = plain.getByRole('form', { name: 'Фільтри' });
  await form.getByRole('checkbox', { name: /^Є в наявності/ }).check();
  await form.getByRole('checkbox', { name: /^Для чоловіків/ }).check();
  await form.getByRole('button', { name: 'Показати' }).click();
  await expect(count(plain)).toHaveText(goodsCount(forMen));
  await context.close();
});

test('[ST-FIND-04] brands, notes, discounts and best sellers have pages with texts and structured data', async ({
  page,
}) => {
  const kinds = async () => {
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    return JSON.stringify(JSON.parse(text ?? '{}'));
  };
  await open(page, '/brands');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Chanel/ })
    .click();
  await expect(page).toHaveURL('/brands/chanel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chanel');
  await expect(page.getByText(/^Chanel у крамниці «Краплина»: \d+ товар/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Бренд' })).toHaveCount(0);
  for (const card of await cards(page).all()) await expect(card).toContainText(/chanel/i);
  expect(await kinds()).toContain('ItemList');

  await open(page, '/notes');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^троянда/ })
    .click();
  await expect(page).toHaveURL('/notes/rose');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аромати з нотою «троянда»');
  expect(await kinds()).toContain('ItemList');

  await open(page, '/discounts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Знижки');
  for (const card of await cards(page).all()) await expect(card).toContainText(/−\d+%/);
  await open(page, '/en/best-sellers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best sellers');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto('/brands/no-such-brand'))?.status()).toBe(404);
  expect((await page.goto('/notes/no-such-note'))?.status()).toBe(404);
});

test('without scripts the listing can be read, sorted, filtered and paged', async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }), viewport });
  const page = await context.newPage();
  const [brand] = await brandsOf(page, niche);
  await page.goto(niche);
  await expect(cards(page)).toHaveCount(30);
  // By keyboard: cards get their height when they come into view, which moves the link away under a pointer.
  await pages(page).getByRole('link', { name: 'Наступна сторінка' }).press('Enter');
  await expect(page).toHaveURL(`${niche}?page=2`);

  const form = page.getByRole('form', { name: 'Фільтри' });
  await form.getByRole('checkbox', { name: brand.name }).check();
  await form.getByRole('button', { name: 'Показати' }).click();
  await expect(count(page)).toHaveText(goodsCount(brand.count));
  await expect.poll(() => chosenIn(page)).toEqual([brand._id]);

  await sort(page).selectOption('-1');
  await page
    .getByRole('main')
    .locator('form', { has: sort(page) })
    .getByRole('button', { name: 'Показати' })
    .click();
  await expect(page).toHaveURL(/sort=-1/);
  await expect.poll(() => chosenIn(page), 'the sort keeps the brands').toEqual([brand._id]);
  await expect(cards(page).getByRole('button')).toHaveCount(0);
  await expect(cards(page).getByRole('heading').getByRole('link').first()).toBeVisible();
  await chips(page).getByRole('link', { name: 'Скинути' }).click();
  await expect(cards(page)).toHaveCount(30);
  await context.close();
});

test('the English listing speaks English and keeps its filters when the language changes', async ({ page }) => {
  const [brand] = await brandsOf(page, niche);
  await open(page, `/en${withBrands(niche, brand)}`);
  await expect(count(page)).toHaveText(new RegExp(`^${brand.count} product`));
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('new');
  await expectAccessible(page);
  await expect(page.locator('link[rel=alternate][hreflang=uk]')).toHaveAttribute(
    'href',
    new RegExp(`//[^/]+${niche}\\?filter%5Bbrand%5D=${brand._id}$`),
  );
  await page.getByRole('banner').getByRole('link', { name: /УКР/ }).click();
  await expect(page).toHaveURL(withBrands(niche, brand));
  await expect(count(page)).toHaveText(goodsCount(brand.count));
});

test('a filtered listing has no axe violations at 320, 360, 768 and 1280 px and no horizontal scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, withBrands(niche, ...(await brandsOf(page, niche)).slice(0, 6)));
  await expectAccessible(page, [320, ...everyWidth]);
  const button = page.getByRole('button', { name: /^Фільтри/ });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Фільтри' })).toBeVisible();
  await expectAccessible(page, [320, 360, 768]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
