import type { Page } from '@playwright/test';
import { eq, inArray } from 'drizzle-orm';
import { registerSignIns } from '#server/modules/cash-register/register-sign-ins.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import type { Account } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { inDatabase } from './shop-database.ts';
import { signIn } from './sign-in.ts';

const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: new RegExp(`${code}(?!\\d)`) });

/** Deletes the stored session of the cash register, as its expiry does. */
function signOutOfRegister({ email }: Account) {
  return inDatabase(async (db) => {
    const person = db.select({ id: users.id }).from(users).where(eq(users.email, email));
    await db.delete(registerSignIns).where(inArray(registerSignIns.userId, person));
  });
}

test('[AD-CASH-01] [AD-CASH-02] [AD-CASH-03] [AD-CASH-04] [AD-CASH-05] goods of the register load after SignIn, a hundred at a time', {
  tag: '@core',
}, async ({ page }) => {
  await signIn(page, await newColleague(page, ['statistic']));
  await openPage(page, '/en/admin/statistic');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const table = page.getByRole('table', { name: 'Goods of the cash register' });
  await expect(page.getByText('Not signed in')).toBeVisible();
  await expect(table).toContainText('No goods available');
  await button('Goods').click();
  await expect(page.getByRole('alert')).toHaveText('Sign in at the cash register first');
  await expect(table.getByRole('rowheader')).toHaveCount(0);

  await button('SignIn').click();
  await expect(table.getByRole('rowheader')).toHaveCount(100);
  await expect(page.getByRole('status').getByText('Signed in', { exact: true })).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveText(['#', 'ID', 'Name', 'Price', 'Quantity']);
  const wrapping = row(page, 'TILL-1');
  await expect(wrapping.getByRole('cell')).toHaveText([
    '1',
    '00000000-0000-4000-8000-000000000001',
    /^125,50\sUAH$/,
    'not counted',
  ]);
  await expect(wrapping).toContainText('Not in the shop');

  const asked = page.waitForRequest(/\/checkbox\/goods\?/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  expect((await asked).url()).toContain('checkbox/goods?limit=100&offset=100&');
  await expect(table.getByRole('rowheader')).toHaveCount(100);
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('101');

  await page.goto('/en/admin/statistic?page=90');
  await expect(page.getByText('Not signed in'), 'a new page signs in anew').toBeVisible();
  await button('SignIn').click();
  await expect(page.getByRole('status').getByText('No goods found.')).toBeVisible();
  await expect(table).toContainText('No goods available');
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(table.getByRole('rowheader')).toHaveCount(100);
});

test('the register’s goods stand next to the shop’s own, and what differs is marked', async ({ page }) => {
  await signIn(page, await newColleague(page, ['statistic']));
  await openPage(page, '/admin/statistic');
  await page.getByRole('button', { name: 'Увійти в касу' }).click();
  const badge = page.getByRole('main').getByText('Касу підключено');
  await expect(badge).toBeVisible();

  await page.getByRole('link', { name: /^Інша ціна \d+$/ }).click();
  await expect(page).toHaveURL(/show=price/);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(/у крамниці \d[\d\s]*,\d\d\sгрн/);
  await expect(first.getByRole('link'), 'leads to the shop’s own').toHaveAttribute('href', /\/products\/item\//);
  await page.getByRole('link', { name: /^Інший залишок \d+$/ }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(/у крамниці \d+ (шт\.|мл)/);
  await page.getByRole('link', { name: /^Немає в крамниці \d+$/ }).click();
  await expect(row(page, 'TILL-2')).toBeVisible();
  await expect(badge, 'on every tab').toBeVisible();
  await page.getByRole('link', { name: /^Інша ціна \d+$/ }).click();
  await expect(first).toContainText(/у крамниці/);
  await expectAccessible(page, everyWidth);
});

test('an unavailable register or an expired sign-in shows a message and can be retried', async ({ page }) => {
  const cashier = await newColleague(page, ['statistic']);
  await signIn(page, cashier);
  await openPage(page, '/admin/statistic');
  const goods = page.getByRole('button', { name: 'Товари', exact: true });
  await page.getByRole('button', { name: 'Увійти в касу' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(100);

  await page.route('**/api/checkbox/goods*', (route) => route.abort());
  await goods.click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await page.unroute('**/api/checkbox/goods*');
  await goods.click();
  await expect(page.getByRole('rowheader')).toHaveCount(100);

  await signOutOfRegister(cashier);
  await goods.click();
  await expect(page.getByRole('alert')).toHaveText('Спершу увійдіть у касу');
  await expect(page.getByText('Касу не підключено')).toBeVisible();
  await page.getByRole('button', { name: 'Увійти в касу' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(100);
});
