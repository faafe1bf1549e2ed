import { randomInt } from 'node:crypto';
import { addDays, daysOf, lastDays } from '#domain/period.ts';
import { makeOrder } from '#test/factories.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { newGoods } from './own-goods.ts';
import { newOrder } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { inDatabase } from './shop-database.ts';
import { signIn } from './sign-in.ts';

/** Three orders on two days, in a week without others. */
async function ordersOfLongAgo([first, second]: readonly string[]) {
  const piece = await newGoods({ name: 'Свічка давніх днів', currentPriceKopecks: 123_45, quantity: 9 });
  const decant = await newGoods({
    name: 'Аромат давніх днів',
    currentPriceKopecks: 10_00,
    isBottled: true,
    quantityMl: 90,
  });
  await inDatabase(async (db) => {
    const paid = { paymentState: 'paid' } as const;
    const at = (day = '') => ({ createdAt: new Date(`${day}T10:00:00Z`) });
    await makeOrder(db, { ...at(first), lines: [{ product: piece, quantity: 2 }], status: 'completed', ...paid });
    await makeOrder(db, { ...at(second), lines: [{ product: decant, quantity: 3 }], totalKopecks: 100_10, ...paid });
    await makeOrder(db, { ...at(second), lines: [{ product: piece, quantity: 5 }], status: 'abolition' });
  });
}

test('[AD-WORK-04] [AD-WORK-05] the overview is the first page of the panel: what is to do, and what was sold in any period', {
  tag: '@core',
}, async ({ page }) => {
  // A week that no other run uses.
  const week = lastDays(addDays('2001-01-07', randomInt(5000)), 7);
  const days = daysOf(week);
  await ordersOfLongAgo(days);
  await signIn(page, await newColleague(page, ['statistic', 'products']));
  await openPage(page, '/admin/statistic');
  const sidebar = page.getByRole('navigation', { name: 'Розділи' });
  await expect(sidebar.getByRole('link').first()).toHaveText('Огляд');
  await sidebar.getByRole('link', { name: 'Огляд' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Огляд');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Сьогодні');
  await expect(page.getByRole('link', { name: /Закінчуються$/ })).toHaveAttribute('href', '/admin/products?status=low');
  await expect(page.getByRole('link', { name: '30 днів' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: '7 днів' }).click();
  await expect(page).toHaveURL('/admin?days=7');
  await expect(page.getByRole('link', { name: '7 днів' })).toHaveAttribute('aria-current', 'page');

  await page.getByLabel('Від', { exact: true }).fill(week.to);
  await page.getByLabel('До', { exact: true }).fill(week.from);
  await page.getByRole('button', { name: 'Показати' }).click();
  await expect(page.getByRole('alert')).toContainText('не може бути пізніший');
  await page.getByLabel('Від', { exact: true }).fill(week.from);
  await page.getByLabel('До', { exact: true }).fill(week.to);
  await page.getByRole('button', { name: 'Показати' }).click();
  await expect(page).toHaveURL(`/admin?from=${week.from}&to=${week.to}`);
  await expect(page.getByRole('definition').first()).toHaveText(/^347,00\s₴$/);
  await expect(page.locator('.recharts-bar-rectangle')).toHaveCount(2);

  await page.getByText('Показати таблицю').click();
  const byDay = page.getByRole('table', { name: 'Виручка за днями' });
  await expect(byDay.getByRole('row')).toHaveCount(8);
  await expect(byDay.getByRole('row').nth(1)).toHaveText(/^\d+ \S+ 20\d\d р\.1246,90\s₴0,00\s₴$/);
  await expect(byDay.getByRole('row').nth(2)).toHaveText(/^\d+ \S+ 20\d\d р\.1100,10\s₴0,00\s₴$/);
  const byStatus = page.getByRole('table', { name: 'Замовлення за статусом' });
  await expect(byStatus.getByRole('row', { name: /Відмінені/ })).toContainText(/1\s*617,25\s₴/);
  const best = (name: string) => page.getByRole('table', { name }).getByRole('row');
  await expect(best('Лідери продажу: флакони')).toHaveText([/^Товар/, /^Свічка давніх днів\s*2/]);
  await expect(best('Лідери продажу: розлив')).toHaveText([
    /^Товар/,
    /^Аромат давніх днів\s*на розлив, від\s1\sмл\s*3/,
  ]);
  await expectAccessible(page, everyWidth);

  await openPage(page, '/en/admin?from=2019-06-01&to=2019-06-02');
  await expect(page.getByRole('heading', { name: 'No orders in this period' })).toBeVisible();
  await expectAccessible(page);
});

test('without permission for the overview the first own module opens, and a failed load can be retried', async ({
  page,
}) => {
  await signIn(page, await newColleague(page, ['blog', 'brands']));
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/brands');
  await expect(page.getByRole('link', { name: 'Огляд' })).toHaveCount(0);

  await newOrder();
  await signIn(page, await newColleague(page, ['statistic']));
  await openPage(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Огляд');
  // Waits for the lazy-loaded charts before the connection fails.
  await expect(page.locator('.recharts-bar')).toBeAttached();
  await expect(page.locator('.recharts-pie')).toBeAttached();
  await page.route('**/api/admin/overview*', (route) => route.abort());
  await page.getByRole('link', { name: '90 днів' }).click();
  await expect(page.getByRole('heading', { name: 'Огляд не завантажився' })).toBeVisible();
  await page.unroute('**/api/admin/overview*');
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.getByRole('link', { name: '90 днів' })).toHaveAttribute('aria-current', 'page');
});
