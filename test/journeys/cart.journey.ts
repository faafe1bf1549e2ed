import type { Locator, Page } from '@playwright/test';
import { formatMoney, formatPrice } from '#domain/money.ts';
import { cardOf, fillCart } from './filled-cart.ts';
import { newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage as open } from './open-page.ts';
import { changeGoods, deleteGoods, newGoods } from './own-goods.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { signIn } from './sign-in.ts';

type Goods = Awaited<ReturnType<typeof newGoods>>;

const pathOf = ({ id }: Goods) => `/products/item/${id}`;
const buying = (page: Page) => page.locator('.bottom-bar').getByRole('button');
const sheet = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, { name }: Goods) => sheet(page).getByRole('row').filter({ hasText: name });
const sumOf = (kopecks: number) => formatMoney(kopecks);
const totalOf = (kopecks: number) => formatMoney(kopecks, { unit: 'грн' });
const plusOf = (row: Locator) => row.getByRole('button', { name: /^(Збільшити|Increase)/ });
const minusOf = (row: Locator) => row.getByRole('button', { name: /^(Зменшити|Decrease)/ });

async function putIn(page: Page, goods: Goods, { ml, prefix = '' }: { ml?: number; prefix?: string } = {}) {
  await open(page, `${prefix}${pathOf(goods)}`);
  if (ml !== undefined) await page.getByRole('main').getByRole('combobox').selectOption(String(ml));
  await buying(page).click();
  await expect(buying(page)).toHaveText(
    /^(Додано до кошика|Added to cart|У кошику, переглянути|In the cart, view it)$/,
  );
}

/** Writes the cart to local storage; the buttons have their own journeys. */
async function fill(page: Page, ...lines: [goods: Goods, quantity: number][]): Promise<void> {
  const cards = await Promise.all(lines.map(async ([{ id }, quantity]) => [await cardOf(page, id), quantity] as const));
  await fillCart(page, cards);
}

/** The icons stand in the header on wide windows and in the burger menu on narrow ones. */
async function cartIcon(page: Page): Promise<Locator> {
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 768;
  if (isNarrow && (await page.getByRole('banner').locator('details').getAttribute('open')) === null) {
    await page.getByRole('banner').locator('summary').click();
  }
  return page.getByRole('navigation', { name: /^(Особисте|Personal)$/ }).getByRole('link', { name: /^(Кошик|Cart)/ });
}

async function openCart(page: Page): Promise<void> {
  await (await cartIcon(page)).click();
  await expect(sheet(page)).toBeVisible();
}

/** Waits for the price request that the action causes. */
async function untilPriced(page: Page, act: () => Promise<unknown>): Promise<void> {
  const priced = page.waitForResponse((response) => /\/cart$/.test(response.url()) && response.ok());
  await act();
  await priced;
}

const keptLines = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as { cartQuantity: number }[]);

const soapOf = (quantity: number) => newGoods({ currentPriceKopecks: 9950, quantity });
const oudOf = (quantityMl: number) =>
  newGoods({ currentPriceKopecks: 21_200, discountPercent: 10, quantity: 0, isBottled: true, quantityMl });

test('[ST-CART-01][ST-CART-02][ST-CART-03][ST-CART-04][ST-SIZE-01] the cart shows its lines and the total, and leads to goods, to the checkout and back', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  const [soap, oud] = [await soapOf(5), await oudOf(100)];
  await putIn(page, soap, { prefix: '/en' });
  await putIn(page, oud, { ml: 56, prefix: '/en' });
  const icon = await cartIcon(page);
  await expect(icon).toHaveAttribute('href', '/en/orders');
  await icon.click();

  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByRole('heading', { name: 'Cart' })).toBeVisible();
  for (const column of ['Quantity', 'Cost'])
    await expect(cart.getByRole('columnheader', { name: column })).toBeVisible();
  await expect(rowOf(page, soap)).toContainText(sumOf(9950));
  await expect(rowOf(page, oud)).toContainText('decant, 56 ml');
  await expect(rowOf(page, oud)).toContainText(`Bottle 50 ml × 1: ${sumOf(6500)}`);
  await expect(rowOf(page, oud)).toContainText(`Bottle 6 ml × 1: ${sumOf(3000)}`);
  await expect(rowOf(page, oud)).toContainText(sumOf(56 * 19_080 + 9500));
  await expect(cart.getByText(totalOf(9950 + 56 * 19_080 + 9500))).toBeInViewport();
  await expect(cart.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/en/orders');
  for (const button of await cart.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'a finger needs 44 px').toBeGreaterThanOrEqual(44);
  }

  await cart.getByRole('link', { name: 'Back to purchases' }).click();
  await expect(cart).toBeHidden();
  await expect(page).toHaveURL(`/en${pathOf(oud)}`);

  await open(page, pathOf(oud));
  await openCart(page);
  await expect(page.getByRole('dialog', { name: 'Кошик' }).getByText(totalOf(9950 + 56 * 19_080 + 9500))).toBeVisible();
  await sheet(page).getByRole('link', { name: soap.name }).click();
  await expect(page).toHaveURL(pathOf(soap));
  await expect(sheet(page)).toBeHidden();
});

test('[ST-CART-05] a line can be removed and put back; an empty cart says so and offers no checkout', async ({
  page,
}) => {
  const [soap, oud] = [await soapOf(5), await oudOf(100)];
  await fill(page, [soap, 1], [oud, 5]);
  await open(page, '/about');
  await untilPriced(page, () => openCart(page));
  await rowOf(page, soap)
    .getByRole('button', { name: `Прибрати з кошика: ${soap.name}` })
    .click();
  await expect(sheet(page).getByText(totalOf(5 * 19_080 + 3000))).toBeVisible();
  const undo = sheet(page).getByRole('button', { name: `Повернути в кошик: ${soap.name}` });
  await expect(undo, 'the focus is where the line was').toBeFocused();
  expect(await keptLines(page)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText(totalOf(9950 + 5 * 19_080 + 3000))).toBeVisible();
  await expect(sheet(page).getByRole('row').nth(1)).toContainText(soap.name);
  expect(await keptLines(page)).toHaveLength(2);

  for (const goods of [soap, oud])
    await rowOf(page, goods)
      .getByRole('button', { name: /^Прибрати/ })
      .click();
  await expect(sheet(page).getByText('В кошику немає товарів')).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Оформити замовлення' })).toHaveCount(0);
  await expectAccessible(page, [360, 1280]);
  await page.keyboard.press('Escape');
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик');
  await (await cartIcon(page)).click();
  await expect(sheet(page).getByRole('button', { name: /^Повернути/ }), 'what is put away is put away').toHaveCount(0);
});

test('[ST-CART-07][ST-CART-08][ST-CART-09][ST-STATE-14] plus stops at the stock and says so in a popup, minus at one, and both rest for half a second', async ({
  page,
}) => {
  const [soap, oud] = [await soapOf(3), await oudOf(100)];
  await page.clock.install();
  await fill(page, [soap, 1], [oud, 5]);
  await open(page, '/about');
  await untilPriced(page, () => openCart(page));
  await expect(minusOf(rowOf(page, oud))).toHaveCount(0);
  await expect(plusOf(rowOf(page, oud))).toHaveCount(0);
  // Far enough ahead for a busy machine: the fake clock cannot be paused in the past.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

  const row = rowOf(page, soap);
  const shows = async (quantity: number) => {
    await expect(row.getByText(`${quantity} шт.`, { exact: true })).toHaveCount(1);
    await expect(row).toContainText(sumOf(9950 * quantity));
    expect((await keptLines(page))[0]?.cartQuantity).toBe(quantity);
  };
  await expect(minusOf(row)).toBeDisabled();
  await minusOf(row).click({ force: true });
  await shows(1);
  await plusOf(row).click();
  await plusOf(row).click();
  await minusOf(row).click();
  await shows(2);
  await page.clock.runFor(499);
  await plusOf(row).click();
  await shows(2);
  await page.clock.runFor(1);
  await plusOf(row).click();
  await shows(3);

  const popup = sheet(page).getByText('Вибачте, товару немає');
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(500);
  await plusOf(row).click();
  await shows(3);
  await expect(popup).toBeVisible();
  await page.clock.runFor(2999);
  await expect(popup).toBeVisible();
  await page.clock.runFor(1);
  await expect(popup).toHaveCount(0);

  await plusOf(row).click();
  await expect(popup).toBeVisible();
  await sheet(page).getByRole('heading', { name: 'Кошик' }).click();
  await expect(popup, 'at once, with a press elsewhere').toHaveCount(0);
  await page.clock.runFor(500);
  await minusOf(row).click();
  await shows(2);
});

test('[ST-CART-06][RULE-LINE-05] minus and plus are on goods by the piece alone, and page, cart and checkout name the same sums', async ({
  page,
}) => {
  const [soap, oud] = [
    await newGoods({ currentPriceKopecks: 3333, discountPercent: 10, quantity: 9 }),
    await oudOf(100),
  ];
  const ofSoap = (pieces: number) => Math.round((3333 * pieces * 90) / 100);
  const ofOud = 56 * 19_080 + 9500;
  await open(page, pathOf(oud));
  await page.getByRole('main').getByRole('combobox').selectOption('56');
  await expect(page.getByRole('main').locator('[aria-live=polite]')).toContainText(sumOf(ofOud));
  await expect(buying(page)).toContainText(sumOf(ofOud));
  await buying(page).click();
  await open(page, pathOf(soap));
  await expect(buying(page)).toContainText(formatPrice(ofSoap(1)));
  await buying(page).click();

  const expectLines = async (place: Locator, pieces: number) => {
    const [oudRow, soapRow] = [oud, soap].map(({ name }) => place.getByRole('row').filter({ hasText: name }));
    if (!oudRow || !soapRow) throw new Error('The test has both');
    await expect(minusOf(soapRow)).toBeVisible();
    await expect(plusOf(soapRow)).toBeVisible();
    await expect(minusOf(oudRow)).toHaveCount(0);
    await expect(plusOf(oudRow)).toHaveCount(0);
    await expect(soapRow).toContainText(sumOf(ofSoap(pieces)));
    await expect(oudRow).toContainText(sumOf(ofOud));
  };
  await untilPriced(page, () => openCart(page));
  await expectLines(sheet(page), 1);
  await plusOf(rowOf(page, soap)).click();
  await expectLines(sheet(page), 2);
  await expect(sheet(page).getByText(totalOf(ofSoap(2) + ofOud))).toBeVisible();
  await untilPriced(page, () => sheet(page).getByRole('link', { name: 'Оформити замовлення' }).click());
  await expect(page).toHaveURL('/orders');
  await expect(sheet(page)).toBeHidden();

  const preview = page.getByRole('complementary');
  await expectLines(preview, 2);
  await plusOf(preview.getByRole('row').filter({ hasText: soap.name })).click();
  await expectLines(preview, 3);
  await expect(preview).toContainText(sumOf(ofSoap(3) + ofOud));
  const lines = [
    { product: oud.id, cartQuantity: 56 },
    { product: soap.id, cartQuantity: 3 },
  ];
  const { totalCost } = (await (await page.request.post('/api/openpath/cart', { data: { lines } })).json()).data;
  expect(sumOf(Math.round(totalCost * 100))).toBe(sumOf(ofSoap(3) + ofOud));
});

test('[ST-CART-10][ST-CART-11][ST-CART-12][ST-STATE-07][ST-STATE-08] added goods are stored in local storage as lines, survive a reload, and are not added twice', async ({
  page,
}) => {
  const [soap, oud] = [await soapOf(5), await oudOf(100)];
  await putIn(page, soap);
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик 1 товар');
  await expect(page.getByRole('status').filter({ hasText: 'У кошику 1 товар' })).toHaveCount(1);
  await putIn(page, oud, { ml: 7 });
  const lines = await keptLines(page);
  expect(lines).toMatchObject([
    {
      product: { _id: soap.id, name: soap.name },
      cartQuantity: 1,
      currentPrice: 99.5,
      bottling: false,
      bottleCost: { bottles: [], totalCost: 0 },
    },
    {
      product: { _id: oud.id },
      cartQuantity: 7,
      currentPrice: 212,
      bottling: true,
      bottleCost: { bottles: [{ bottleSize: 10, count: 1, price: 35 }], totalCost: 35 },
    },
  ]);

  await page.reload();
  await expect(buying(page)).toHaveText('У кошику, переглянути');
  await untilPriced(page, () => buying(page).click());
  await expect(sheet(page).getByText(totalOf(9950 + 7 * 19_080 + 3500))).toBeVisible();
  expect(await keptLines(page)).toEqual(lines);
  await page.keyboard.press('Escape');
  await expect(buying(page), 'the button that opened the cart gets the focus back').toBeFocused();
});

test('[ST-STATE-09] what is sold out cannot be added: no millilitres of a decant, no pieces of anything else', async ({
  page,
}) => {
  const decant = await newGoods({ isBottled: true, quantity: 4, quantityMl: 0 });
  for (const goods of [decant, await soapOf(0)]) {
    await open(page, pathOf(goods));
    await expect(page.getByRole('heading', { name: 'Повідомити, коли з’явиться' })).toBeVisible();
    await expect(buying(page)).toHaveCount(0);
  }
  await open(page, pathOf(await newGoods({ isBottled: true, quantity: 0, quantityMl: 1 })));
  await expect(buying(page)).toBeEnabled();
});

test('goods that changed since they were added are marked, and those that cannot be bought keep the checkout shut', async ({
  page,
}) => {
  const [dearer, short, gone, deleted] = [await soapOf(5), await oudOf(50), await soapOf(5), await soapOf(5)];
  await fill(page, [dearer, 1], [gone, 1], [deleted, 1], [short, 20]);
  await open(page, '/about');
  await changeGoods(dearer.id, { currentPriceKopecks: 12_000 });
  await changeGoods(short.id, { quantityMl: 8 });
  await changeGoods(gone.id, { isEnabled: false });
  await deleteGoods(deleted.id);

  await untilPriced(page, () => openCart(page));
  await expect(rowOf(page, dearer)).toContainText(/Ціна змінилася: 99,50\s₴ тепер 120\s₴/);
  await expect(rowOf(page, dearer)).toContainText(sumOf(12_000));
  await expect(rowOf(page, gone)).toContainText('Товару вже немає в наявності');
  await expect(rowOf(page, deleted)).toContainText('Товару вже немає в наявності');
  await expect(rowOf(page, short)).toContainText('Залишилося лише 8 мл');
  const checkout = sheet(page).getByRole('button', { name: 'Оформити замовлення' });
  await expect(checkout).toBeDisabled();
  await expect(checkout).toHaveAccessibleDescription(/приберіть або зменште позначені/);
  await expectAccessible(page, [360, 1280]);

  await rowOf(page, short).getByRole('button', { name: 'Взяти 8 мл' }).click();
  for (const goods of [gone, deleted])
    await rowOf(page, goods)
      .getByRole('button', { name: /^Прибрати/ })
      .click();
  await expect(sheet(page).getByText(totalOf(12_000 + 8 * 19_080 + 3500))).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Оформити замовлення' })).toBeVisible();
});

test('the cart works with invalid data in local storage, or without local storage', async ({ page }) => {
  const soap = await soapOf(5);
  await page.addInitScript(() => localStorage.setItem('cart', '[{"product":{"name":42},"cartQuantity":"many"},null]'));
  await putIn(page, soap);
  await openCart(page);
  await expect(sheet(page).getByText(totalOf(9950))).toBeVisible();

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  await putIn(page, soap);
  await openCart(page);
  await expect(sheet(page).getByText(totalOf(9950))).toBeVisible();
});

test('while the server is unavailable the cart shows its stored lines, and offers a retry', async ({ page }) => {
  const soap = await soapOf(5);
  await fill(page, [soap, 1]);
  await open(page, '/about');
  await page.route('**/api/openpath/cart', (route) => route.abort());
  await openCart(page);
  await expect(sheet(page).getByText('Не вдалося перевірити ціни й наявність.')).toBeVisible();
  await expect(sheet(page).getByText(totalOf(9950))).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/openpath/cart');
  await changeGoods(soap.id, { currentPriceKopecks: 10_000 });
  await sheet(page).getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(sheet(page).getByText(totalOf(10_000))).toBeVisible();
  await expect(sheet(page).getByText('Не вдалося перевірити ціни')).toHaveCount(0);
});

test('the cart opens by keyboard, has no axe violations at any width, and is synced between tabs', async ({
  page,
  context,
}) => {
  const [soap, oud] = [await soapOf(5), await oudOf(100)];
  await fill(page, [soap, 1], [oud, 56]);
  await open(page, '/about');
  const other = await context.newPage();
  await open(other, pathOf(soap));
  await expect(buying(other)).toHaveText('У кошику, переглянути');
  // A background tab runs no animations.
  await page.bringToFront();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const icon = await cartIcon(page);
    await icon.focus();
    await untilPriced(page, () => page.keyboard.press('Enter'));
    await expect(sheet(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(sheet(page).locator(':focus'), 'the focus stays in the cart').toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    const opener = width > 768 ? icon : page.getByRole('banner').locator('summary');
    await expect(opener).toBeFocused();
  }
  await openCart(page);
  await plusOf(rowOf(page, soap)).click();
  await other.bringToFront();
  await buying(other).click();
  await expect(other.getByRole('dialog').getByText(totalOf(2 * 9950 + 56 * 19_080 + 9500))).toBeVisible();
  await rowOf(other, soap)
    .getByRole('button', { name: /^Прибрати/ })
    .click();
  await expect(rowOf(page, soap)).toHaveCount(0);
});

test('[ST-STATE-06] at sign-in the cart is merged with that of the server; changes are synced to other devices, and signing out clears it', async ({
  page,
  browser,
}) => {
  const [soap, oud, candle] = [await soapOf(9), await oudOf(100), await soapOf(4)];
  const account = await newCustomer();
  const { data } = await (await page.request.post('/api/auth/login', { data: account })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const onServer = async () => {
    const { lines } = (await (await page.request.get('/api/customer/cart', { headers })).json()).data;
    return lines.map((line: { product: { _id: string }; cartQuantity: number }) => [
      line.product._id,
      line.cartQuantity,
    ]);
  };
  const lines = [
    { product: candle.id, cartQuantity: 1 },
    { product: soap.id, cartQuantity: 3 },
    { product: oud.id, cartQuantity: 30 },
  ];
  await page.request.put('/api/customer/cart', { headers, data: { lines } });
  await page.request.put('/api/customer/wishlist', { headers, data: { products: [candle.id] } });

  await fill(page, [soap, 1], [oud, 7]);
  await page.goto('/auth');
  await page.getByLabel('Електронна пошта').fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Увійти' }).click();
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик 3 товари');
  await expect(page.getByRole('link', { name: 'Обране 1 товар' })).toBeVisible();
  await openCart(page);
  await expect(sheet(page).getByText(totalOf(9950 + 3 * 9950 + 7 * 19_080 + 3500))).toBeVisible();
  expect(await onServer()).toEqual([
    [candle.id, 1],
    [soap.id, 3],
    [oud.id, 7],
  ]);

  await plusOf(rowOf(page, candle)).click();
  await rowOf(page, oud)
    .getByRole('button', { name: /^Прибрати/ })
    .click();
  await expect.poll(onServer).toEqual([
    [candle.id, 2],
    [soap.id, 3],
  ]);

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, account);
  await open(elsewhere, '/index');
  await openCart(elsewhere);
  await expect(sheet(elsewhere).getByText(totalOf(5 * 9950))).toBeVisible();
  await rowOf(elsewhere, soap)
    .getByRole('button', { name: /^Прибрати/ })
    .click();
  await expect.poll(onServer).toEqual([[candle.id, 2]]);
  await elsewhere.close();

  await page.reload();
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик 1 товар');
  await page.getByRole('button', { name: 'Вийти', exact: true }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик');
  await signIn(page, account);
  await page.goto('/index');
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик 1 товар');
});

test('lines added while the server is unavailable are synced later, also after a reload', async ({ page }) => {
  const [soap, candle] = [await soapOf(9), await soapOf(4)];
  const account = await newCustomer();
  await signIn(page, account);
  const { data } = await (await page.request.post('/api/auth/login', { data: account })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  await putIn(page, soap);
  const isSaved = async () => {
    const { lines } = (await (await page.request.get('/api/customer/cart', { headers })).json()).data;
    return lines.map(({ product }: { product: { name: string } }) => product.name);
  };
  await expect.poll(isSaved).toEqual([soap.name]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('agreedCart'))).toContain(soap.id);

  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/customer/cart'));
  await page.route('**/api/customer/cart', (route) => route.abort());
  await putIn(page, candle);
  await refused;
  await page.reload();
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик 2 товари');
  expect(await isSaved()).toEqual([soap.name]);
  await page.unroute('**/api/customer/cart');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(isSaved).toEqual([soap.name, candle.name]);
});

test('signing in after an expired session keeps what was added since, and nothing of the previous user', async ({
  page,
}) => {
  const [soap, candle] = [await soapOf(9), await soapOf(4)];
  await signIn(page, await newCustomer());
  await putIn(page, soap);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('agreedCart'))).toContain(soap.id);
  await page.evaluate(() => {
    for (const key of ['token', 'userId', 'userEmail', 'permissions']) localStorage.removeItem(key);
  });
  await putIn(page, candle);
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик 2 товари');
  await signIn(page, await newCustomer());
  await open(page, '/index');
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик 1 товар');
  await openCart(page);
  await expect(rowOf(page, candle)).toBeVisible();
});

test('who runs the shop keeps a cart of their own in the admin area', async ({ page }) => {
  const soap = await soapOf(9);
  await signIn(page, await newColleague(page, ['brands']));
  // Waits for the cart merge, which would include what is added meanwhile.
  const saved = page.waitForRequest(
    (request) => /\/cart(\/join)?$/.test(request.url()) && (request.postData() ?? '').includes(soap.id),
  );
  await putIn(page, soap);
  expect((await saved).url()).toMatch(/\/api\/admin\/cart(\/join)?$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('agreedCart'))).toContain(soap.id);
  await page.evaluate(() => {
    localStorage.removeItem('cart');
    localStorage.removeItem('agreedCart');
  });
  await page.reload();
  await expect(await cartIcon(page)).toHaveAccessibleName('Кошик 1 товар');
});

test('[ST-STATE-12] at the checkout everything is at hand: cart and total, way of delivery, wishlist, and the cart’s own sheet', async ({
  page,
}) => {
  const soap = await soapOf(9);
  await signIn(page, await newCustomer());
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('token') }));
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put('/api/customer/wishlist', { headers, data: { products: [soap.id] } });
  await fill(page, [soap, 2]);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/customer/users/userInfo', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('status').first(), 'a loader, while the person is asked for').toHaveText('Завантажуємо…');
  letThrough();
  await expect(main.getByRole('complementary')).toContainText(sumOf(2 * 9950));
  await expect(page.getByRole('link', { name: 'Обране 1 товар' })).toBeVisible();
  await main.getByRole('radio', { name: 'Самовивіз' }).check();
  await expect(main.getByText('Безкоштовно', { exact: true })).toBeVisible();
  await openCart(page);
  await plusOf(rowOf(page, soap)).click();
  await expect(sheet(page).getByText(totalOf(3 * 9950))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('complementary')).toContainText(sumOf(3 * 9950));
  await page.reload();
  await expect(main.getByRole('radio', { name: 'Самовивіз' })).toBeChecked();
  await expect(main.getByRole('complementary')).toContainText(sumOf(3 * 9950));
});
