import type { Locator, Page } from '@playwright/test';
import { formatPrice, parseUah } from '#domain/money.ts';
import { findDemoGoods, someDemoGoods } from './demo-goods.ts';
import { type Account, newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const category = '/products/categories/nisheva-parfumeriia';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** Of one card: hearts render after hydration, one by one. */
const heartsIn = (place: Locator | Page) => place.getByRole('button', { name: /^В обране: / });
const rows = (page: Page) => page.getByRole('main').locator('ol > li');

/** The icons stand in the header on wide windows and in the burger menu on narrow ones. */
async function iconLink(page: Page, name: string): Promise<Locator> {
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 768;
  if (isNarrow && (await page.getByRole('banner').locator('details').getAttribute('open')) === null) {
    await page.getByRole('banner').locator('summary').click();
  }
  return page.getByRole('navigation', { name: 'Особисте' }).getByRole('link', { name });
}

const keptIds = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '[]') as string[]);

async function wishFor(page: Page, account: Account, ids: readonly string[], area = 'customer'): Promise<void> {
  const { data } = await (await page.request.post('/api/auth/login', { data: account })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const answer = await page.request.put(`/api/${area}/wishlist`, { headers, data: { products: ids } });
  expect(answer.ok()).toBe(true);
}

const oneWish = /\/wishlist\/[0-9a-f-]{36}$/;

const wishCall = (page: Page, isMeant = (_method: string) => true) =>
  page.waitForResponse((response) => oneWish.test(response.url()) && isMeant(response.request().method()));

/** Holds back the requests until all clicks are done. */
async function pressQuickly(page: Page, heart: Locator, times: number): Promise<void> {
  const { promise: hasPressed, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(oneWish, async (route) => {
    await hasPressed;
    await route.continue();
  });
  const answered = wishCall(page);
  for (let press = 0; press < times; press += 1) await heart.click();
  letThrough();
  await answered;
  await page.unroute(oneWish);
}

test('[ST-LIST-12] hearts are for who is signed in: a guest sees none and loads nothing of them', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(category);
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(heartsIn(page)).toHaveCount(0);
  expect(loaded.filter((address) => /wish/.test(address))).toEqual([]);

  await signIn(page, await newCustomer());
  await page.goto(category);
  const count = await cards(page).count();
  await expect(heartsIn(cards(page))).toHaveCount(count);
});

test('hearts cause no layout shift', { tag: '@phone' }, async ({ page }) => {
  const boxes = async () => {
    // Font swaps would shift the layout.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return cards(page).evaluateAll((all) => all.map((card) => JSON.stringify(card.getBoundingClientRect())));
  };
  await page.goto(category);
  await expect(cards(page).first()).toBeVisible();
  const asGuest = await boxes();
  await signIn(page, await newCustomer());
  await page.goto(category);
  await expect(heartsIn(cards(page).first())).toBeVisible();
  expect(await boxes()).toEqual(asGuest);
});

test('[ST-WISH-03] a heart fills for its own product only, stays after a reload and empties again', {
  tag: '@core',
}, async ({ page }) => {
  await signIn(page, await newCustomer());
  await page.goto(category);
  const heart = heartsIn(cards(page).nth(1));
  const pressed = () => page.getByRole('main').getByRole('button', { name: /^В обране: /, pressed: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const request = wishCall(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(pressed()).toHaveCount(1);
  expect((await request).url()).toContain('/api/customer/wishlist/');

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(pressed()).toHaveCount(1);

  const name = await cards(page).nth(1).getByRole('heading').textContent();
  await cards(page).nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  const onItsPage = page.getByRole('button', { name: `В обране: ${name}`, exact: true }).first();
  await expect(onItsPage).toHaveAttribute('aria-pressed', 'true');
  const savedAgain = wishCall(page);
  await onItsPage.click();
  await expect(onItsPage).toHaveAttribute('aria-pressed', 'false');
  await savedAgain;
  await page.reload();
  await expect(onItsPage).toHaveAttribute('aria-pressed', 'false');
  expect(await keptIds(page)).toEqual([]);
});

test('[ST-HEAD-06] the icons of cart and wishlist count what is added and what is wished for', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, await newCustomer());
  await page.goto(category);
  await expect(await iconLink(page, 'Обране')).toHaveAccessibleName('Обране');
  await expect(await iconLink(page, 'Кошик')).toHaveAccessibleName('Кошик');
  await page.keyboard.press('Escape');

  await heartsIn(cards(page).nth(0)).click();
  await heartsIn(cards(page).nth(1)).click();
  await page
    .getByRole('button', { name: /^До кошика/ })
    .first()
    .click();
  const wishlist = await iconLink(page, 'Обране');
  await expect(wishlist).toHaveAccessibleName('Обране 2 товари');
  await expect(wishlist).toContainText('2');
  await expect(await iconLink(page, 'Кошик')).toHaveAccessibleName('Кошик 1 товар');
  await page.keyboard.press('Escape');

  await heartsIn(cards(page).nth(0)).click();
  await expect(await iconLink(page, 'Обране')).toHaveAccessibleName('Обране 1 товар');
  await expectAccessible(page);
});

test('a guest’s cart is counted too', async ({ page }) => {
  await openPage(page, category);
  await page
    .getByRole('button', { name: /^До кошика/ })
    .first()
    .click();
  await expect(await iconLink(page, 'Кошик')).toHaveAccessibleName('Кошик 1 товар');
  await page.reload();
  await expect(await iconLink(page, 'Кошик')).toHaveAccessibleName('Кошик 1 товар');
});

test('of quick clicks on a heart the last counts', async ({ page }) => {
  await signIn(page, await newCustomer());
  await page.goto(category);
  const heart = heartsIn(cards(page).first());
  await expect(heart).toBeVisible();
  await pressQuickly(page, heart, 5);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => keptIds(page)).toHaveLength(1);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await pressQuickly(page, heart, 5);
  await expect.poll(() => keptIds(page)).toEqual([]);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the wishlist is synced between tabs', async ({ page, context }) => {
  await signIn(page, await newCustomer());
  await page.goto(category);
  const other = await context.newPage();
  await other.goto(category);
  const [here, there] = [heartsIn(cards(page).first()), heartsIn(cards(other).first())];
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await here.click();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await expect(await iconLink(other, 'Обране')).toHaveAccessibleName('Обране 1 товар');
  await Promise.all([heartsIn(cards(page).nth(1)).click(), heartsIn(cards(other).nth(2)).click()]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /^В обране: /, pressed: true })).toHaveCount(3);
    await expect.poll(() => keptIds(tab)).toHaveLength(3);
  }
  await there.click();
  await expect(here).toHaveAttribute('aria-pressed', 'false');
});

test('[ST-MSG-04] a heart that the server refuses rolls back and shows the reason', async ({ page }) => {
  await signIn(page, await newCustomer());
  await page.goto(category);
  const heart = heartsIn(cards(page).first());
  const answerWith = (body: object) =>
    page.route('**/api/customer/wishlist/*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 409, json: body }) : route.continue(),
    );
  await answerWith({ status: false, code: 'NOT_ALLOWED_NOW', message: 'В обраному вже 200 товарів', data: {} });
  await heart.click();
  await expectToast(page, 'В обраному вже 200 товарів');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(await iconLink(page, 'Обране')).toHaveAccessibleName('Обране');

  await page.goto(`/en${category}`);
  const inEnglish = cards(page)
    .first()
    .getByRole('button', { name: /^Wishlist: / });
  await answerWith({});
  await inEnglish.click();
  await expectToast(page, 'Something went wrong');
  await expect(inEnglish).toHaveAttribute('aria-pressed', 'false');
});

test('[ST-WISH-01] the wishlist shows number, name, price and delete, and says so when it is empty', async ({
  page,
}) => {
  const account = await newCustomer();
  await signIn(page, account);
  await page.goto('/user/wishlist');
  await expect(page.getByRole('heading', { name: 'В обраному поки порожньо' })).toBeVisible();
  await expectAccessible(page, [360, 1280]);
  await page.getByRole('link', { name: 'До крамниці' }).click();
  await expect(page).toHaveURL(/\/index$/);

  const wished = await someDemoGoods(page, 3, ({ discount, categories }) => discount === 0 && !categories.discount);
  await wishFor(
    page,
    account,
    wished.map(({ _id }) => _id),
  );
  await page.goto('/user/wishlist');
  await expect(rows(page)).toHaveCount(3);
  for (const [position, product] of wished.toReversed().entries()) {
    const row = rows(page).nth(position);
    await expect(row).toContainText(new RegExp(`^${position + 1}`));
    await expect(row.getByRole('heading', { level: 2 })).toContainText(product.name);
    await expect(row).toContainText(formatPrice(parseUah(product.currentPrice) ?? 0));
    await expect(row.getByRole('button', { name: `Прибрати з обраного: ${product.name}` })).toBeVisible();
  }
  await expectAccessible(page, [360, 1280]);
});

test('[ST-WISH-02] a product of the wishlist opens in a new tab', async ({ page, context }) => {
  const account = await newCustomer();
  const product = await findDemoGoods(page);
  await wishFor(page, account, [product._id]);
  await signIn(page, account);
  await page.goto('/user/wishlist');
  const opened = context.waitForEvent('page');
  await rows(page).getByRole('link', { name: product.name }).first().click();
  await expect(await opened).toHaveURL(new RegExp(`/products/item/${product._id}$`));
  await expect(page).toHaveURL(/\/user\/wishlist$/);
});

test('[ST-WISH-04] removing updates list, count and local storage, and can be undone', async ({ page }) => {
  const account = await newCustomer();
  const [first, second, third] = (await someDemoGoods(page, 3)).map(({ _id }) => _id);
  await wishFor(page, account, [first ?? '', second ?? '', third ?? '']);
  await signIn(page, account);
  await page.goto('/user/wishlist');
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(() => keptIds(page)).toEqual([first, second, third]);

  const removed = wishCall(page, (method) => method === 'DELETE');
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Прибрати/ })
    .click();
  // A hovered toast does not time out, so undo stays available.
  await page.getByRole('button', { name: 'Повернути' }).hover();
  await expect(rows(page)).toHaveCount(2);
  expect((await removed).ok()).toBe(true);
  await expect.poll(() => keptIds(page)).toEqual([first, third]);
  await expect(
    rows(page)
      .nth(1)
      .getByRole('button', { name: /^Прибрати/ }),
    'the focus is on the next',
  ).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /wish/i.test(key)))).toEqual(['wishlist']);

  await page.getByRole('button', { name: 'Повернути' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(() => keptIds(page)).toEqual([first, third, second]);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);

  for (const left of [2, 1, 0]) {
    await rows(page)
      .first()
      .getByRole('button', { name: /^Прибрати/ })
      .click();
    await expect(rows(page)).toHaveCount(left);
  }
  await expect(page.getByRole('heading', { name: 'В обраному поки порожньо' })).toBeVisible();
  await expect(await iconLink(page, 'Обране')).toHaveAccessibleName('Обране');
  await expect.poll(() => keptIds(page)).toEqual([]);
});

test('what is wished for in another tab comes onto the wishlist', async ({ page, context }) => {
  const account = await newCustomer();
  await signIn(page, account);
  await page.goto('/user/wishlist');
  await expect(page.getByRole('heading', { name: 'В обраному поки порожньо' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(category);
  await heartsIn(cards(other).first()).click();
  await expect(rows(page)).toHaveCount(1);
  await heartsIn(cards(other).first()).click();
  await expect(rows(page)).toHaveCount(0);
});

test('signing in loads the wishlist from the server, and signing out clears it', async ({ page }) => {
  const account = await newCustomer();
  const ids = (await someDemoGoods(page, 2)).map(({ _id }) => _id);
  await wishFor(page, account, ids);
  await page.goto('/auth');
  await page.getByLabel('Електронна пошта').fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(await iconLink(page, 'Обране')).toHaveAccessibleName('Обране 2 товари');
  await expect.poll(() => keptIds(page)).toEqual(ids);

  await page.getByRole('button', { name: 'Вийти', exact: true }).click();
  await expect(await iconLink(page, 'Увійти')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
  await signIn(page, await newCustomer());
  await page.goto('/index');
  await expect(await iconLink(page, 'Обране')).toHaveAccessibleName('Обране');
});

test('an expired session does not make the wishlist look empty', async ({ page }) => {
  const account = await newCustomer();
  const ids = (await someDemoGoods(page, 2)).map(({ _id }) => _id);
  await wishFor(page, account, ids);
  await signIn(page, account);
  await page.goto('/user/wishlist');
  await expect(rows(page)).toHaveCount(2);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await rows(page)
    .first()
    .getByRole('button', { name: /^Прибрати/ })
    .click();
  await expect(page.getByRole('button', { name: 'Увійти', exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test.describe('in the panel', () => {
  test('[AD-WISH-01] the administrator’s own wishlist has links to its products', async ({ page }) => {
    const account = await newColleague(page, ['wishlist']);
    const product = await findDemoGoods(page);
    await wishFor(page, account, [product._id], 'admin');
    await signIn(page, account);
    await page.goto('/admin/wishlist');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('link', { name: product.name }).first()).toHaveAttribute(
      'href',
      `/products/item/${product._id}`,
    );
    await expectAccessible(page, [360, 1280]);
  });

  test('the hearts of an administrator are saved in the admin area', async ({ page }) => {
    await signIn(page, await newColleague(page, ['wishlist']));
    const areas: string[] = [];
    page.on('request', (request) => {
      const area = /\/api\/(\w+)\/wishlist/.exec(request.url())?.[1];
      if (area) areas.push(area);
    });
    await page.goto(category);
    const request = wishCall(page);
    await heartsIn(cards(page).first()).click();
    expect((await request).ok()).toBe(true);
    expect(new Set(areas)).toEqual(new Set(['admin']));
  });

  test.describe('a removal that fails', () => {
    test.use({ expectedConsoleErrors: [/Список зайнято/] });

    test('[AD-WISH-02] removing updates the list; a failure is only logged, and the row is there again', async ({
      page,
    }) => {
      const account = await newColleague(page, ['wishlist']);
      const ids = (await someDemoGoods(page, 2)).map(({ _id }) => _id);
      await wishFor(page, account, ids, 'admin');
      await signIn(page, account);
      await page.goto('/admin/wishlist');
      const removed = wishCall(page, (method) => method === 'DELETE');
      await rows(page)
        .first()
        .getByRole('button', { name: /^Прибрати/ })
        .click();
      await expect(rows(page)).toHaveCount(1);
      await removed;
      await page.reload();
      await expect(rows(page)).toHaveCount(1);

      await page.route('**/api/admin/wishlist/*', (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({
              status: 409,
              json: { status: false, code: 'FAILED', message: 'Список зайнято', data: {} },
            }),
      );
      const logged = page.waitForEvent('pageerror');
      await rows(page)
        .first()
        .getByRole('button', { name: /^Прибрати/ })
        .click();
      expect((await logged).message).toContain('Список зайнято');
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByText('Список зайнято')).toHaveCount(0);
    });
  });
});

test('a customer signs in, fills in the profile, wishes, changes their mind and leaves nothing behind', {
  tag: '@phone',
}, async ({ page }) => {
  const account = await newCustomer();
  await page.goto('/auth');
  await page.getByLabel('Електронна пошта').fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Увійти' }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('main'), 'the page has come').toBeFocused();

  await (await iconLink(page, 'Мої дані')).click();
  const personal = page.getByRole('region', { name: 'Особисті дані' });
  await personal.getByRole('button', { name: 'Змінити особисті дані' }).click();
  await personal.getByLabel('Ім’я').fill('Оксана');
  await personal.getByRole('button', { name: 'Зберегти' }).click();
  await expect(personal.getByText('Оксана')).toBeVisible();

  await page.goto(category);
  await heartsIn(cards(page).first()).click();
  const wishlist = await iconLink(page, 'Обране');
  await expect(wishlist).toHaveAccessibleName('Обране 1 товар');
  await wishlist.click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole('button', { name: /^Прибрати/ })
    .click();
  await expect(page.getByRole('heading', { name: 'В обраному поки порожньо' })).toBeVisible();

  await iconLink(page, 'Обране');
  await page.getByRole('button', { name: 'Вийти', exact: true }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(heartsIn(page)).toHaveCount(0);
});
