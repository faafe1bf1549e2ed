import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAsAdministrator } from './as-administrator.ts';
import { newOrder } from './own-orders.ts';
import { expect, test } from './shop.ts';
import { administrator, signIn } from './sign-in.ts';

type Addresses = Record<string, string | RegExp>;

/** The address is not redirected, and the page has its title and no error. */
async function expectOpen(page: Page, titles: Addresses): Promise<void> {
  await signIn(page, administrator);
  const main = page.getByRole('main');
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 }), path).toContainText(title);
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(path.replace(/\/$/, ''));
    await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0);
    await expect(main.getByRole('alert'), path).toHaveCount(0);
  }
}

test('[AD-ROUTE-01] with full access the goods, the people and what belongs to them open', async ({ page }) => {
  await expectOpen(page, {
    '/admin/products': 'Усі товари',
    '/admin/productsGroups': 'Групи товарів',
    '/admin/brands': 'Бренди',
    '/admin/categories': 'Категорії',
    '/admin/discounts': 'Знижки',
    '/admin/users': 'Користувачі',
    '/admin/statuses': 'Статуси',
    '/admin/addresses': 'Усі адреси',
  });
});

test('[AD-ROUTE-02] with full access the orders, the pages, the numbers, the roles and what is one’s own open', async ({
  page,
}) => {
  await expectOpen(page, {
    '/admin/account': 'Мої дані',
    '/admin/wishlist': 'Обране',
    '/admin/orders': 'Замовлення',
    '/admin/carusels': 'Налаштування каруселі',
    '/admin/statistic': /Каса|Статистика/,
    '/admin/blog': 'Блог',
    '/admin/roles': 'Ролі',
  });
});

test('[AD-ROUTE-03] with full access the forms of posts, orders and roles open, empty and for each of them', async ({
  page,
}) => {
  const name = `Адреси ${randomUUID().slice(0, 8)}`;
  const post = await callAsAdministrator(page, 'POST', 'admin/blog/create', { title: name, active: false });
  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', { name });
  const order = await newOrder({ status: 'processed' });
  await expectOpen(page, {
    '/admin/blog/form/': 'Новий допис',
    [`/admin/blog/form/${post._id}`]: 'Редагування допису',
    '/admin/orders/form/': 'Нове замовлення',
    [`/admin/orders/form/${order.id}`]: `Замовлення № ${order.orderNo}`,
    '/admin/roles/form': 'Нова роль',
    [`/admin/roles/form/${role._id}`]: `Роль «${name}»`,
  });
});

test('[AD-ROUTE-04] an address of the panel that does not exist leads to the index', async ({ page }) => {
  await signIn(page, administrator);
  for (const path of ['/admin/nothing', '/admin/brands/nothing', '/en/admin/nothing']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(path.startsWith('/en') ? '/en/index' : '/index');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});
