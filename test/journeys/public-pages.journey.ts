import type { Page } from '@playwright/test';
import { choosePickup, fillContact, payButton } from './checkout-form.ts';
import { findDemoGoods } from './demo-goods.ts';
import { fillCart, newCard } from './filled-cart.ts';
import { newAddress, newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { expect, test } from './shop.ts';
import { signIn } from './sign-in.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function dataOf(page: Page, path: string) {
  return (await (await page.request.get(`/api/${path}`)).json()).data;
}

async function publicPaths(page: Page): Promise<string[]> {
  const [category] = await dataOf(page, 'openpath/categories/getall/ismenu/');
  const [post] = await dataOf(page, 'blog/getall');
  const { filters } = await dataOf(page, `openpath/filters/products?categories=${category.title}`);
  const product = await findDemoGoods(page);
  const listing = `/products/categories/${category.title}`;
  return [
    '/index',
    '/blog',
    `/blog/${post._id}`,
    `/products/item/${product._id}`,
    listing,
    `${listing}/brand=${filters.brand[0]._id}`,
    '/products?query=chanel',
    '/brands',
    '/brands/chanel',
    '/notes',
    '/notes/rose',
    '/discounts',
    '/best-sellers',
    '/delivery',
    '/orders',
    '/orders/orderAccepted',
    '/orders/track',
    '/confirm-registration/no-such-letter',
    '/notify/stop/no-such-letter',
    '/contract',
    '/about',
    '/delivery',
  ];
}

/** The h1 of each page after hydration. */
async function headingsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  await fillCart(page, [[await newCard(page), 1]]);
  const headings: string[] = [];
  for (const path of paths) {
    await openPage(page, path);
    await expect(heading(page), path).toBeVisible();
    await expect(heading(page), 'what is under way says so by three dots').not.toHaveText(/…$/);
    expect(new URL(page.url()).pathname, path).toBe(new URL(path, page.url()).pathname);
    headings.push(await heading(page).innerText());
  }
  await openPage(page, '/');
  await expect(page).toHaveURL('/index');
  return headings;
}

test('[ST-ROUTE-04] every public page opens for a guest, a customer and an administrator alike', async ({ page }) => {
  test.slow();
  const paths = await publicPaths(page);
  const toGuest = await headingsOf(page, paths);
  const leave = page.getByRole('button', { name: 'Вийти' });
  await expect(leave).toHaveCount(0);
  await signIn(page, await newCustomer());
  expect(await headingsOf(page, paths)).toEqual(toGuest);
  await expect(leave).toBeVisible();
  await signIn(page, await newColleague(page, ['orders', 'products']));
  expect(await headingsOf(page, paths)).toEqual(toGuest);
  await expect(leave).toBeVisible();
});

test('[ST-PERM-01] without a session one looks around, searches, keeps a cart, buys and registers', async ({
  page,
}) => {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => tokens.push(request.headers().authorization));
  const soap = await newCard(page, { currentPriceKopecks: 9950 });

  await openPage(page, '/index');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Нішева парфумерія' }).click();
  await expect(heading(page)).toHaveText('Нішева парфумерія');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/item\//);
  const box = page.getByRole('banner').getByLabel('Пошук', { exact: true });
  await box.fill('chanel');
  await box.press('Enter');
  await expect(page.getByRole('region', { name: 'Знайдені товари' }).getByRole('article').first()).toBeVisible();

  await openPage(page, `/products/item/${soap._id}`);
  await page.locator('.bottom-bar').getByRole('button').click();
  await expect(page.locator('.bottom-bar').getByRole('button')).toHaveText(
    /^(Додано до кошика|У кошику, переглянути)$/,
  );
  await page.goto('/orders');
  await expect(page.getByRole('row').filter({ hasText: soap.name })).toBeVisible();
  await fillContact(page, newAddress());
  await choosePickup(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\//);

  await openPage(page, '/auth?form=registration');
  await page.getByLabel('Електронна пошта').fill(newAddress());
  await page.getByRole('textbox', { name: 'Пароль' }).fill('kraplyna-7');
  await page.getByLabel('Стать').selectOption('Female');
  await page.getByRole('main').getByRole('button', { name: 'Зареєструватися' }).click();
  await expect(page).toHaveURL('/auth/success');
  expect(tokens.filter((token) => token !== undefined)).toEqual([]);
});
