import type { Page } from '@playwright/test';
import type { ProductCard } from '#contracts/products.ts';
import { formatMoney, formatPrice, parseUah } from '#domain/money.ts';
import { lineCost } from '#domain/pricing.ts';
import { shop } from '#domain/shop.ts';
import { findDemoGoods as findGoods, someDemoGoods } from './demo-goods.ts';
import { openPage as open } from './open-page.ts';
import { newGoods } from './own-goods.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';

const isDecant = ({ bottling, quantityMl }: ProductCard) => bottling && quantityMl > 56;
const isPiece = ({ bottling, quantity }: ProductCard) => !bottling && quantity > 0;

const pathOf = ({ _id }: { _id: string }) => `/products/item/${_id}`;

function costOf(product: ProductCard, quantity: number) {
  return lineCost({
    priceKopecks: parseUah(product.currentPrice) ?? 0,
    discountPercent: product.discount || (product.categories.discount?.quantity ?? 0),
    quantity,
    isBottled: product.bottling,
  });
}

const content = (page: Page) => page.getByRole('main');
const control = (page: Page) => page.getByRole('region', { name: 'Скільки мілілітрів' });
const volume = (page: Page) => page.getByRole('combobox', { name: 'Скільки мілілітрів' });
const buying = (page: Page) => page.getByRole('region', { name: 'Купівля' });
const total = (page: Page) => control(page).locator('[aria-live=polite]');

test('[ST-PROD-01] breadcrumbs lead home and to the category, and end with the name', async ({ page }) => {
  const product = await findGoods(page, isPiece);
  await open(page, pathOf(product));
  const crumbs = page.getByRole('navigation', { name: 'Шлях до сторінки' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Головна', product.categories.name, product.name]);
  await expect(crumbs.getByRole('link', { name: 'Головна' })).toHaveAttribute('href', '/index');
  await expect(crumbs.locator('[aria-current=page]')).toHaveText(product.name);
  await crumbs.getByRole('link', { name: product.categories.name }).click();
  await expect(page).toHaveURL(`/products/categories/${product.categories.title}`);
});

test('[ST-SIZE-03] another size of the same perfume is one click away, its chips stay in their order, and nothing chosen goes along', async ({
  page,
}) => {
  const product = await findGoods(page, isDecant);
  await open(page, pathOf(product));
  await volume(page).selectOption('7');
  const sizes = page.getByRole('navigation', { name: 'Інші об’єми' });
  await expect(sizes.getByRole('link', { name: 'На розлив' })).toHaveAttribute('aria-current', 'page');
  const other = sizes.getByRole('link', { name: /^\d+ мл$/ }).first();
  const address = await other.getAttribute('href');
  const chips = await sizes.getByRole('link').allTextContents();
  expect(chips.at(-1)).toBe('На розлив');
  await other.click();
  await expect(page).toHaveURL(address ?? '');
  await expect(sizes.getByRole('link')).toHaveText(chips);
  await expect(sizes.locator('[aria-current=page]')).toHaveText(/^\d+ мл$/);
  await expect(volume(page)).toBeHidden();
  await page.goBack();
  await expect(volume(page)).toHaveValue('5');
});

test('the decant control offers every millilitre of the stock and counts perfume and bottles as it is turned', async ({
  page,
}) => {
  const product = await findGoods(page, isDecant);
  await open(page, pathOf(product));
  await expect(content(page).getByText(`Є в наявності, ${product.quantityMl} мл`)).toBeVisible();
  const offered = await volume(page).locator('option').allTextContents();
  expect(offered).toEqual(Array.from({ length: product.quantityMl }, (_, index) => `${index + 1} мл`));

  const bottles = { 1: ['Флакон 6 мл × 1'], 30: ['Флакон 30 мл × 1'], 56: ['Флакон 50 мл × 1', 'Флакон 6 мл × 1'] };
  for (const [chosen, rows] of Object.entries(bottles)) {
    await volume(page).selectOption(chosen);
    const cost = costOf(product, Number(chosen));
    await expect(total(page)).toHaveText(`Разом ${formatMoney(cost.totalKopecks)}`);
    await expect(control(page).getByRole('term')).toHaveText([new RegExp(`^Парфум, ${chosen} мл × `), ...rows]);
    await expect(buying(page).getByRole('button')).toHaveText(
      `До кошика · ${chosen} мл · ${formatPrice(cost.totalKopecks)}`,
    );
  }

  const ten = control(page).getByRole('button', { name: '10 мл' });
  await ten.focus();
  await page.keyboard.press('Enter');
  await expect(ten).toHaveAttribute('aria-pressed', 'true');
  await expect(volume(page)).toHaveValue('10');
  await volume(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(volume(page)).toHaveValue('9');
  await expect(ten).toHaveAttribute('aria-pressed', 'false');
  await expect(total(page)).toHaveText(`Разом ${formatMoney(costOf(product, 9).totalKopecks)}`);
});

test('the drawn bottle fills with the volume, and stands still for those who ask for calm', async ({ page }) => {
  const product = await findGoods(page, isDecant);
  await open(page, pathOf(product));
  const level = control(page).locator('svg [clip-path] > g');
  const levelAt = async (chosen: string) => {
    await volume(page).selectOption(chosen);
    await level.evaluate((liquid) => Promise.all(liquid.getAnimations().map(({ finished }) => finished)));
    return level.evaluate((liquid) => liquid.getBoundingClientRect().top);
  };
  expect(await levelAt('50')).toBeLessThan(await levelAt('35'));
  const pace = () => level.evaluate((liquid) => Number.parseFloat(getComputedStyle(liquid).transitionDuration));
  expect(await pace()).toBe(0.25);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await pace()).toBeLessThan(0.001);
});

test('[ST-STATE-08] a decant goes into the cart as chosen, with a checkmark for a second and a half', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  const product = await findGoods(page, isDecant);
  await page.clock.install();
  await open(page, pathOf(product));
  await volume(page).selectOption('56');
  // Far enough ahead for a busy machine: the fake clock cannot be paused in the past.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const button = buying(page).getByRole('button');
  await button.click();
  await expect(button).toHaveText('Додано до кошика');
  await expect(button.locator('svg')).toBeVisible();
  await expect(buying(page).getByRole('status')).toHaveText('Додано до кошика');
  await page.clock.runFor(1400);
  await expect(button).toHaveText('Додано до кошика');
  await page.clock.runFor(200);
  await expect(button).toHaveText('У кошику, переглянути');
  await expect(button, 'it is still the same button').toBeFocused();

  const [line, ...others] = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    product: { _id: product._id, name: product.name },
    cartQuantity: 56,
    currentPrice: product.currentPrice,
    bottling: true,
    bottleCost: {
      bottles: [
        { bottleSize: 50, count: 1, price: 65 },
        { bottleSize: 6, count: 1, price: 30 },
      ],
      totalCost: 95,
    },
  });
});

test('[ST-PROD-09] a decant that is in the cart shows a note in place of the list, after a reload and in every tab', async ({
  page,
  context,
}) => {
  const product = await findGoods(page, isDecant);
  await open(page, pathOf(product));
  const otherTab = await context.newPage();
  await open(otherTab, pathOf(product));
  await volume(page).selectOption('7');
  await buying(page).getByRole('button').click();

  const note = 'Кількість не можна змінити, бо товар уже в кошику.';
  for (const tab of [page, otherTab]) {
    await expect(control(tab).getByText(note)).toBeVisible();
    await expect(control(tab).getByText('Уже в кошику: 7 мл')).toBeVisible();
    await expect(volume(tab)).toBeHidden();
    await expect(control(tab).getByRole('button')).toHaveCount(0);
  }
  await open(page, `/en${pathOf(product)}`);
  await expect(
    content(page).getByText('The amount cannot be changed, as the product is in the cart already.'),
  ).toBeVisible();
  await expect(content(page).getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'In the cart, view it' })).toBeVisible();
  await expectAccessible(page);
});

test('goods by the piece have no list of volumes, and go into the cart as one piece', async ({ page }) => {
  const product = await findGoods(page, isPiece);
  await open(page, pathOf(product));
  await expect(content(page).getByText('Є в наявності', { exact: true })).toBeVisible();
  await expect(content(page).getByRole('combobox')).toHaveCount(0);
  const button = buying(page).getByRole('button');
  await expect(button).toHaveText(/^До кошика · /);
  await expect(button).toHaveText(new RegExp(`· ${formatPrice(costOf(product, 1).totalKopecks)}$`));
  await button.click();
  await expect(buying(page).getByRole('button', { name: 'У кошику, переглянути' })).toBeVisible();
  const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(lines).toMatchObject([
    { product: { _id: product._id }, cartQuantity: 1, bottling: false, bottleCost: { bottles: [], totalCost: 0 } },
  ]);
});

test('[ST-SHOP-07] what is sold out says so, cannot be bought, and takes an e-mail for the day it is back', async ({
  page,
}) => {
  const product = await findGoods(
    page,
    ({ bottling, quantity, quantityMl }) => (bottling ? quantityMl : quantity) === 0,
  );
  await open(page, pathOf(product));
  await expect(content(page).getByRole('article').first().getByText('Немає в наявності').first()).toBeVisible();
  await expect(buying(page)).toHaveCount(0);
  const form = page.getByRole('region', { name: 'Повідомити, коли з’явиться' });
  await form.getByLabel('Електронна пошта').fill('olena');
  await form.getByRole('button', { name: 'Повідомити мене' }).click();
  await expect(form.getByText('Неправильний формат електронної адреси')).toBeVisible();
  await expect(form.getByLabel('Електронна пошта')).toBeFocused();
  await expectAccessible(page, [360, 1280]);
  await form.getByLabel('Електронна пошта').fill('olena@kraplyna.test');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Домовилися! Щойно товар з’явиться, напишемо вам одного листа');
  await expect(form.getByRole('status')).toBeFocused();
  await expectAccessible(page);
});

test('the tabs change by click and by arrow keys', async ({ page }) => {
  const product = await findGoods(page, isDecant);
  await open(page, pathOf(product));
  const panel = page.getByRole('tabpanel');
  const description = page.getByRole('tab', { name: 'Опис' });
  const characteristics = page.getByRole('tab', { name: 'Характеристики' });
  await expect(description).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText('Як питати в крамниці');
  await characteristics.click();
  await expect(panel).toContainText('Розлив: так');
  await expect(panel).toContainText(product.manufacturerCountry);
  await expectAccessible(page, [360, 1280]);
  await page.keyboard.press('ArrowLeft');
  await expect(description).toBeFocused();
  await expect(panel).toContainText('Як питати в крамниці');
  await page.keyboard.press('End');
  await expect(characteristics).toHaveAttribute('aria-selected', 'true');
});

test('below stand goods of the same house and similar ones, and what was looked at before', async ({ page }) => {
  const [first, second, third] = await someDemoGoods(page, 3, isDecant);
  if (!first || !second || !third) throw new Error('The demo catalogue has too few decants');
  for (const product of [first, second, third]) {
    await page.goto(pathOf(product));
    await page.waitForFunction((id) => localStorage.getItem('viewedProducts')?.includes(id), product._id);
  }

  const { sameBrand, similar } = (await (await page.request.get(`/api/openpath/products/related/${third._id}`)).json())
    .data;
  expect(similar.length).toBeGreaterThan(0);
  const names = (title: string) => page.getByRole('region', { name: title }).getByRole('heading', { level: 3 });
  const namesOf = (products: ProductCard[]) => products.map(({ name }) => name);
  await expect(names(`Ще від ${third.brand?.name}`)).toHaveText(namesOf(sameBrand));
  await expect(names('Схожі товари')).toHaveText(namesOf(similar));

  await page.getByRole('region', { name: 'Ви нещодавно дивилися' }).scrollIntoViewIfNeeded();
  await expect(names('Ви нещодавно дивилися')).toHaveText([second.name, first.name]);
  await expectAccessible(page);
});

test('without scripts the page shows price, volumes, description and characteristics, and how to order', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const product = await findGoods(page, isDecant);
  await page.goto(pathOf(product));
  const main = content(page);
  await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(main.getByText('за 1 мл').first()).toBeVisible();
  await expect(volume(page).locator('option')).toHaveCount(product.quantityMl);
  await expect(main.getByRole('heading', { name: 'Опис' })).toBeVisible();
  await expect(main.getByText('Як питати в крамниці')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Характеристики' })).toBeVisible();
  await expect(main.getByText(product.manufacturerCountry)).toBeVisible();
  await expect(main.getByText(shop.shownPhone)).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('the way into the cart stays in reach on a phone and hides nothing at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, pathOf(await findGoods(page, isDecant)));
  const button = buying(page).getByRole('button');
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(button).toBeInViewport({ ratio: 1 });
  const footerEnd = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect((await buying(page).boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor(footerEnd));
  const toTop = await page.getByRole('button', { name: 'Нагору' }).boundingBox();
  expect((toTop?.y ?? 0) + (toTop?.height ?? 0)).toBeLessThan((await buying(page).boundingBox())?.y ?? 0);
});

test('the product page has no axe violations at 320, 360, 768 and 1280 px, and is in English under /en', async ({
  page,
}) => {
  const product = await findGoods(page, isDecant);
  for (const path of [pathOf(product), `/en${pathOf(product)}`]) {
    await open(page, path);
    await expectAccessible(page, [320, ...everyWidth]);
  }
  const main = content(page);
  await expect(main.getByText(`In stock, ${product.quantityMl} ml`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'How many millilitres' })).toHaveValue('5');
  await expect(main.getByRole('button', { name: /^Add to cart · / })).toBeVisible();
  await page.getByRole('tab', { name: 'Characteristics' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Bottling: yes');
  await expect(main.locator('.rich-text')).toHaveAttribute('lang', 'en');
  await expect(main.locator('.rich-text')).not.toContainText(/[а-яіїєґ]/i);
});

test('[ST-SHOP-11] under /en the English name and description are shown, and Ukrainian ones as Ukrainian if there are none', async ({
  page,
}) => {
  const translated = await newGoods({ name: 'Лійка', nameEn: 'Funnel', descriptionEn: '<p>Glass.</p><p>Thin.</p>' });
  await open(page, `/en${pathOf({ _id: translated.id })}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Funnel');
  await expect(heading).not.toHaveAttribute('lang');
  await expect(page.locator('.rich-text')).toHaveText('Thin.');

  const plain = await newGoods({ name: 'Лійка', description: '<p>Скло.</p><p>Тонке.</p>' });
  await open(page, `/en${pathOf({ _id: plain.id })}`);
  await expect(heading).toHaveText('Лійка');
  await expect(heading).toHaveAttribute('lang', 'uk');
  await expect(page.locator('.rich-text')).toHaveAttribute('lang', 'uk');
  await expectAccessible(page);
});

/** Layout shifts since the page began to load. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
        const texts: string[] = [];
        const textOf = ({ node, previousRect, currentRect }: Source) =>
          `${node instanceof Element ? node.outerHTML : node?.textContent} ${JSON.stringify([previousRect, currentRect])}`;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
            texts.push(entry.sources.map(textOf).join('; '));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(texts)));
      }),
  );

test('the product page has no layout shift while it loads', async ({ page }) => {
  // Font swaps would shift the layout by a pixel.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(pathOf(await findGoods(page, isDecant)), { waitUntil: 'networkidle' });
  expect(await layoutShifts(page)).toEqual([]);
});

test('the header does not shift if the browser paints before it has read the whole menu', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(pathOf(await findGoods(page, isDecant)), { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const burger = html.indexOf('<summary', html.indexOf('class="menu-burger"'));
    if (burger < 0) throw new Error('The page has no menu');
    document.open();
    document.write(html.slice(0, burger));
    // Long enough for the style sheet and a frame.
    await new Promise((resolve) => setTimeout(resolve, 500));
    document.write(html.slice(burger));
    document.close();
  });
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});
