import type { Page } from '@playwright/test';
import { field } from './checkout-form.ts';
import { type Account, newAddress, newCustomer, newPerson } from './new-account.ts';
import { openPage } from './open-page.ts';
import { newOrder, orderCard, ownUserId } from './own-orders.ts';
import { expect, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const main = (page: Page) => page.getByRole('main');
const ended = (page: Page) => page.getByText('Сеанс завершився. Увійдіть, щоб продовжити');
const remembered = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function fillSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Електронна пошта').fill(account.email);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(account.password);
  await main(page).getByRole('button', { name: 'Увійти' }).click();
}

/** Ends the session by API, unnoticed by the page. */
async function endElsewhere(page: Page): Promise<void> {
  const { token } = await remembered(page);
  const response = await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(response.ok()).toBe(true);
}

const personal = (page: Page) => main(page).getByRole('region', { name: 'Особисті дані' });

test('[ST-STATE-01][ST-STATE-02][ST-STATE-04] the session is stored in local storage and survives a reload', async ({
  page,
}) => {
  const account = await newCustomer();
  await page.goto('/auth');
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/index');
  const { token, userId, userEmail, permissions } = await remembered(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(userId).toMatch(/^[0-9a-f-]{36}$/);
  expect(userEmail).toBe(account.email);
  const { admin, customer } = JSON.parse(permissions ?? '');
  for (const area of [admin, customer]) {
    expect(typeof area.access).toBe('boolean');
    const flags = Object.values<{ access: unknown }>(area.modules);
    expect(flags.length).toBeGreaterThan(0);
    for (const flag of flags) expect(typeof flag.access).toBe('boolean');
  }
  expect([admin.access, customer.access]).toEqual([false, true]);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible();
  expect(await remembered(page)).toMatchObject({ token, userId, userEmail });
});

test('[ST-PERM-03] calls carry the token of the signed-in user, and those of guests carry none', async ({ page }) => {
  const carried: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) carried.push(request.headers().authorization ?? null);
  });
  await page.goto('/forgot-password');
  await page.getByLabel('Електронна пошта').fill(newAddress());
  await main(page).getByRole('button', { name: 'Надіслати посилання' }).click();
  await expect(main(page).getByRole('status')).toBeVisible();
  expect(carried.length).toBeGreaterThan(0);
  expect(new Set(carried)).toEqual(new Set([null]));

  await signIn(page, await newCustomer());
  carried.length = 0;
  await page.goto('/user/account');
  await expect(personal(page)).toBeVisible();
  const { token } = await remembered(page);
  expect(carried.length).toBeGreaterThan(0);
  expect(new Set(carried)).toEqual(new Set([`Bearer ${token}`]));
});

test('[ST-RESIL-03] an expired session shows a message, keeps the form draft, and returns to the page after signing in', {
  tag: '@phone',
}, async ({ page }) => {
  const account = await newCustomer();
  await signIn(page, account);
  await page.goto('/user/account');
  await personal(page).getByRole('button', { name: 'Змінити особисті дані' }).click();
  const lastName = personal(page).getByLabel('Прізвище');
  await lastName.fill('Краплинська');
  await endElsewhere(page);
  await personal(page).getByRole('button', { name: 'Зберегти' }).click();
  // A hovered toast does not time out.
  await ended(page).hover();
  await expect(personal(page).getByText('Увійдіть, щоб продовжити'), 'said once').toHaveCount(0);
  await expect(page, 'nobody is torn away from what they typed').toHaveURL('/user/account');
  await expect(lastName).toHaveValue('Краплинська');
  const { token, permissions } = await remembered(page);
  expect([token, permissions]).toEqual([undefined, undefined]);

  await page.getByRole('button', { name: 'Увійти', exact: true }).click();
  await expect(page).toHaveURL('/auth?back=%2Fuser%2Faccount');
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/user/account');
  await personal(page).getByRole('button', { name: 'Змінити особисті дані' }).click();
  await expect(lastName).toHaveValue('Краплинська');
  await personal(page).getByRole('button', { name: 'Зберегти' }).click();
  await expect(personal(page).getByText('Краплинська')).toBeVisible();
});

test('a page opened with an expired session is the return path after signing in', async ({ page }) => {
  const account = await newCustomer();
  await signIn(page, account);
  await endElsewhere(page);
  await page.goto('/user/account');
  await expect(page).toHaveURL('/auth?back=%2Fuser%2Faccount');
  await expectToast(page, 'Сеанс завершився. Увійдіть, щоб продовжити');
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/user/account');
  await expect(personal(page)).toBeVisible();
});

test('[RULE-SAFE-11] an expired session shows a message, and public pages stay readable as a guest', async ({
  page,
}) => {
  await signIn(page, await newCustomer());
  const phone = `+38050${String(Date.now()).slice(-7)}`;
  const { orderNo } = await newOrder({ phone });
  await page.goto('/orders/track');
  await field(page, 'Номер замовлення').fill(String(orderNo));
  await field(page, 'Телефон').fill(phone);
  await endElsewhere(page);
  await page.getByRole('button', { name: 'Знайти замовлення' }).click();
  await expect(ended(page)).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(`Замовлення № ${orderNo}`);
  expect((await remembered(page)).token).toBeUndefined();
});

test('the return path prevents open redirects', async ({ page }) => {
  const account = await newCustomer();
  await page.goto(`/auth?back=${encodeURIComponent('//evil.example/index')}`);
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/index');
});

test('a changed role shows at the next refusal and at the next start, without a new sign-in', async ({ page }) => {
  const { account, change } = await newPerson(page, { admin: ['brands', 'blog'] });
  await signIn(page, account);
  await page.goto('/admin/brands');
  const sidebar = page.getByRole('navigation', { name: 'Розділи' });
  await expect(sidebar.getByRole('link', { name: 'Бренди' })).toBeVisible();

  await change({ admin: ['blog'] });
  await page.getByRole('button', { name: 'Новий бренд' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Назва', exact: true }).fill('Краплинка');
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Цей розділ вам не відкрито');
  await expect(sidebar.getByRole('link', { name: 'Блог' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Бренди' })).toHaveCount(0);

  await change({ customer: ['account'] });
  await page.goto('/admin/blog');
  await expect(page).toHaveURL('/index');
  await expect(page.getByRole('navigation', { name: 'Особисте' }).locator('a[href="/user/account"]')).toBeVisible();
});

test('signing in and out is synced between tabs', async ({ page, context }) => {
  const account = await newCustomer();
  const other = await context.newPage();
  await openPage(other, '/auth');
  await page.goto('/auth');
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/index');
  await expect(other).toHaveURL('/index');

  await other.goto('/user/account');
  await expect(personal(other)).toBeVisible();
  await page.getByRole('button', { name: 'Вийти' }).click();
  await expect(other).toHaveURL('/index');
  await expect(other.getByRole('button', { name: 'Вийти', includeHidden: true })).toHaveCount(0);
});

test('[ST-STATE-05] signing out leaves nothing of the person: no session, no cart, no wishlist, no orders', async ({
  page,
}) => {
  await signIn(page, await newCustomer());
  await openPage(page, '/products?query=chanel');
  const kept = async () => Object.keys(await remembered(page));
  await main(page)
    .getByRole('button', { name: /^До кошика/ })
    .first()
    .click();
  // Of one card: hearts render one by one.
  const heart = main(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^В обране/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(kept).toEqual(expect.arrayContaining(['cart', 'wishlist', 'token', 'userId', 'permissions']));
  const icons = page.getByRole('navigation', { name: 'Особисте' });
  await expect(icons.getByRole('link', { name: /^Кошик.*1 товар/ })).toBeVisible();

  await page.getByRole('button', { name: 'Вийти' }).click();
  await expect(page).toHaveURL('/index');
  await expect.poll(kept).toEqual([]);
  await expect(icons.getByRole('link')).toHaveCount(2);
  await expect(icons.getByRole('link', { name: 'Кошик', exact: true })).toBeVisible();
  await page.goto('/user/orders');
  await expect(page).toHaveURL('/index');
  await page.goto('/products?query=chanel');
  await expect(main(page).getByRole('button', { name: /^В обране/ })).toHaveCount(0);
});

test('[ST-STATE-11] person, goods and orders are at hand to the screens that show them', async ({ page }) => {
  const account = await newCustomer();
  await signIn(page, account);
  const order = await newOrder({ userId: await ownUserId(page) });
  await page.goto('/user/orders');
  await expect(orderCard(page, order)).toBeVisible();
  const icons = page.getByRole('navigation', { name: 'Особисте' });
  await icons.getByRole('link', { name: 'Мої дані' }).click();
  await expect(main(page).getByText(account.email).first()).toBeVisible();
  await icons.getByRole('link', { name: 'Мої замовлення' }).click();
  await expect(orderCard(page, order)).toBeVisible();

  await page.goto('/products?query=chanel');
  const card = main(page).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible();
});
