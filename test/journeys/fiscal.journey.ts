import { longestClosingMs, waitForSales } from '#test/closing-time.ts';
import { letterTo } from './mailbox.ts';
import { newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { newGoods } from './own-goods.ts';
import { orderCard } from './own-orders.ts';
import { buyAndPay } from './paid-order.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { signIn } from './sign-in.ts';

test('[RULE-FISC-06] a paid order has a fiscal receipt: for its buyer by e-mail and in the account, for staff with the shift and the day', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(2 * longestClosingMs);
  await waitForSales();
  const goods = await newGoods({ currentPriceKopecks: 25_000, quantity: 8 });
  const buyer = await newCustomer('fiscal');
  const { orderNo } = await buyAndPay(page, buyer, goods);
  const letter = await letterTo(page, buyer.email, `Фіскальний чек за замовлення №${orderNo}`);
  expect(letter.html).toContain('alt="QR-код чека"');
  const link = letter.links.find((address) => address.includes('/sandbox/receipts/')) ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Продаж' })).toBeVisible();
  await expect(page.getByText('500,00 ₴').first()).toBeVisible();

  const theirs = await browser.newPage();
  await signIn(theirs, buyer);
  await openPage(theirs, '/user/orders');
  const card = orderCard(theirs, { orderNo });
  const held = Promise.withResolvers<void>();
  await theirs.route(/\/orders\/receipts\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await card.locator('summary').click();
  const button = card.getByRole('button', { name: 'Замовити ще раз' });
  const before = await button.boundingBox();
  held.resolve();
  await expect(card.getByRole('img', { name: 'QR-код чека' })).toBeVisible();
  expect(await button.boundingBox(), 'receipts that come late move no button').toEqual(before);
  await expect(card.getByRole('link', { name: 'Чек 500,00 ₴' })).toHaveAttribute('href', link);
  await expectAccessible(theirs, everyWidth);
  await theirs.close();

  await signIn(page, await newColleague(page, ['orders', 'statistic']));
  await openPage(page, `/admin/orders/${orderNo}`);
  const section = page.getByRole('region', { name: 'Фіскальні чеки' });
  await expect(section).toContainText('Продаж');
  await expect(section).toContainText('готовий');
  await openPage(page, `/admin/statistic/receipts?find=${orderNo}`);
  await expect(page.getByRole('status').filter({ hasText: 'Зміна відкрита' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `№ ${orderNo}` })).toContainText('500,00 ₴');
  await expectAccessible(page, everyWidth);
  await page.getByRole('link', { name: 'Звірка дня' }).click();
  const row = page.getByRole('row').filter({ hasText: `№ ${orderNo}` });
  await expect(row.getByText('500,00 ₴')).toHaveCount(3);
  await expectAccessible(page, everyWidth);
});
