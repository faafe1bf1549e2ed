import type { Page } from '@playwright/test';
import { adminModules } from '#domain/permissions.ts';
import { newCustomer, newPerson } from './new-account.ts';
import { expect, test } from './shop.ts';
import { administrator, signIn } from './sign-in.ts';

const personal = (page: Page) => page.getByRole('navigation', { name: 'Особисте' });

async function hrefs(page: Page): Promise<(string | null)[]> {
  return personal(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('[ST-HEAD-03][ST-HEAD-04] a guest sees sign-in and cart and nothing of the modules, a customer the cart and an icon for each module that is on', async ({
  page,
}) => {
  await page.goto('/index');
  await expect.poll(() => hrefs(page)).toEqual(['/auth', '/orders']);
  await expect(personal(page).getByRole('button', { name: 'Вийти' })).toHaveCount(0);

  const { account } = await newPerson(page, { customer: ['orders', 'wishlist'] });
  await signIn(page, account);
  await page.goto('/index');
  await expect.poll(() => hrefs(page)).toEqual(['/user/orders', '/user/wishlist', '/orders']);
  await signIn(page, await newCustomer());
  await page.goto('/index');
  await expect.poll(() => hrefs(page)).toEqual(['/user/orders', '/user/account', '/user/wishlist', '/orders']);
});

test('[ST-HEAD-05] an admin sees one icon for each module that is on, and none for the others', async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/index');
  await expect.poll(() => hrefs(page)).toEqual([...adminModules.map((module) => `/admin/${module}`), '/orders']);

  const { account } = await newPerson(page, { admin: ['orders', 'brands'] });
  await signIn(page, account);
  await page.goto('/index');
  await expect.poll(() => hrefs(page)).toEqual(['/admin/orders', '/admin/brands', '/orders']);
});

test('[ST-HEAD-07] at 769 px the icons stand in the header, at 768 px in the burger menu', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/index');
  await expect(personal(page).getByRole('link', { name: 'Увійти' })).toBeVisible();

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(personal(page)).toHaveCount(0);
  const burger = page.getByRole('banner').locator('summary');
  await burger.click();
  const inMenu = page.getByRole('banner').locator('details').getByRole('navigation', { name: 'Особисте' });
  await expect(inMenu.getByRole('link', { name: 'Увійти' })).toBeVisible();
  await expect(inMenu.getByRole('link', { name: 'Кошик' })).toBeVisible();

  await page.setViewportSize({ width: 769, height: 900 });
  await expect(inMenu).toBeHidden();
});

test('the icons of the user cause no layout shift', async ({ page }) => {
  await page.goto('/index');
  const cart = personal(page).getByRole('link', { name: 'Кошик' });
  const searchbox = page.getByRole('searchbox');
  const places = async () => {
    // Font swaps would shift the layout.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return [await cart.boundingBox(), await searchbox.boundingBox()];
  };
  const asGuest = await places();
  await signIn(page, administrator);
  await page.goto('/index');
  await expect(personal(page).getByRole('link', { name: 'Бренди' })).toBeVisible();
  expect(await places()).toEqual(asGuest);
});
