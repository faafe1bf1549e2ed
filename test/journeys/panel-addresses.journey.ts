import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { administrator, signIn } from './sign-in.ts';

/** It stays where it was opened, has a title, and shows what it is about instead of a problem. */
async function expectOpen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toContainText(title);
  await expect(page, path).toHaveURL(path.replace(/\/$/, ''));
  await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
}

test('[AD-ROUTE-01] with full access the goods, the people and what belongs to them open', async ({ page }) => {
  await signIn(page, administrator);
  await expectOpen(page, '/admin/products', 'Усі товари');
  await expectOpen(page, '/admin/productsGroups', 'Групи товарів');
  await expectOpen(page, '/admin/brands', 'Бренди');
  await expectOpen(page, '/admin/categories', 'Категорії');
  await expectOpen(page, '/admin/discounts', 'Знижки');
  await expectOpen(page, '/admin/users', 'Користувачі');
  await expectOpen(page, '/admin/statuses', 'Статуси');
  await expectOpen(page, '/admin/addresses', 'Усі адреси');
});

test('[AD-ROUTE-04] an address of the panel that does not exist leads to the index', async ({ page }) => {
  await signIn(page, administrator);
  for (const path of ['/admin/nothing', '/admin/brands/nothing', '/admin', '/en/admin/nothing']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(path.startsWith('/en') ? '/en/index' : '/index');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});
