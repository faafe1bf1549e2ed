import type { Page } from '@playwright/test';
import { choosePickup, fillContact, payButton } from './checkout-form.ts';
import { fillCart, newCard } from './filled-cart.ts';
import { newAddress, newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { newOrder, orderCard, ownUserId } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { signIn } from './sign-in.ts';

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Records calls for the person's own data, as 'GET customer/orders'. */
function watchOwnCalls(page: Page): Set<string> {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const [, path] =
      /^\/api\/((?:(?:admin|customer)\/)?(?:orders|users|wishlist)(?:\/.*)?)$/.exec(new URL(request.url()).pathname) ??
      [];
    if (path) calls.add(`${request.method()} ${path.replace(anyId, '{id}')}`);
  });
  return calls;
}

const isAnswered = (page: Page, method: string) =>
  page.waitForResponse((response) => response.request().method() === method && response.ok());

/** Visits profile, wishlist and orders. */
async function useOwnThings(page: Page, paths: { account: string; wishlist: string; orders: string }) {
  const order = await newOrder({ userId: await ownUserId(page), status: 'specified' });
  await page.goto(paths.account);
  await page.getByRole('button', { name: 'Змінити контакти' }).click();
  await page.getByRole('textbox', { name: 'Телефон' }).fill('+380671234512');
  const saved = isAnswered(page, 'PUT');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await saved;

  await page.goto('/products/categories/nisheva-parfumeriia');
  const wished = isAnswered(page, 'POST');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^В обране: / })
    .first()
    .click();
  await wished;
  await page.goto(paths.wishlist);
  const removed = isAnswered(page, 'DELETE');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Прибрати з обраного/ })
    .click();
  await removed;

  await page.goto(paths.orders);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваші замовлення');
  await orderCard(page, order).getByRole('button', { name: 'Уточнити замовлення' }).click();
  const clarified = isAnswered(page, 'PUT');
  await page.getByRole('button', { name: 'Надіслати уточнення' }).click();
  await clarified;

  await fillCart(page, [[await newCard(page), 1]]);
  await page.goto('/orders');
  await fillContact(page, newAddress());
  await choosePickup(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\//);
}

test('[ST-PERM-04] who may enter the admin area has wishlist, profile and orders there; other buyers in theirs', async ({
  page,
}) => {
  test.slow();
  const calls = watchOwnCalls(page);
  const inBoth = ['GET wishlist/getall', 'POST wishlist/{id}', 'DELETE wishlist/{id}', 'GET orders', 'PUT orders/{id}'];
  const expected = (area: string, profile: readonly string[]) =>
    [...inBoth, 'POST orders', ...profile].map((call) => call.replace(' ', ` ${area}/`)).toSorted();

  await signIn(page, await newCustomer());
  await useOwnThings(page, { account: '/user/account', wishlist: '/user/wishlist', orders: '/user/orders' });
  const ofCustomer = expected('customer', ['GET users/userInfo', 'PUT users/edit']);
  // The letters about lower prices are the same in both areas.
  expect([...calls].toSorted()).toEqual([...ofCustomer, 'GET wishlist/letters'].toSorted());

  calls.clear();
  await signIn(page, await newColleague(page, ['account', 'orders', 'wishlist']));
  await page.goto('/admin/account');
  await expect(page.getByRole('link', { name: 'Ваші замовлення' })).toHaveAttribute('href', '/admin/account/orders');
  await useOwnThings(page, { account: '/admin/account', wishlist: '/admin/wishlist', orders: '/admin/account/orders' });
  const ofColleague = expected('admin', ['GET users/getbyself', 'PUT users/editself']);
  // The badge of new orders is in the sidebar of every page.
  expect([...calls].toSorted()).toEqual([...ofColleague, 'GET admin/orders/news'].toSorted());
});

test('the account pages share one navigation, which marks the current page and fits a phone', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, await newCustomer());
  await page.goto('/user/orders');
  const navigation = page.getByRole('navigation', { name: 'Кабінет' });
  for (const [name, path] of [
    ['Мої дані', '/user/account'],
    ['Обране', '/user/wishlist'],
    ['Мої замовлення', '/user/orders'],
  ] as const) {
    await navigation.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(navigation.locator('[aria-current=page]')).toHaveText(name);
  }
  await expectAccessible(page, everyWidth);
});
