import { letterTo } from './mailbox.ts';
import { newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { newGoods, stockOf } from './own-goods.ts';
import { orderCard } from './own-orders.ts';
import { buyAndPay } from './paid-order.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

test('[RULE-REFUND-01][RULE-REFUND-03] staff refund a piece of a paid order, it goes back into stock, and the buyer sees the money', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const goods = await newGoods({ currentPriceKopecks: 25_000, quantity: 8 });
  const buyer = await newCustomer('refund');
  const { orderNo } = await buyAndPay(page, buyer, goods);
  await signIn(page, await newColleague(page, ['orders']));
  await openPage(page, `/admin/orders/${orderNo}`);
  await page.getByRole('button', { name: 'Повернути гроші' }).click();
  const dialog = page.getByRole('dialog', { name: `Повернення за замовленням № ${orderNo}` });
  await expect(dialog).toContainText('Можна повернути до 500,00 ₴');
  await expect(dialog.getByRole('button', { name: 'Повернути гроші' })).toBeDisabled();
  await dialog.getByRole('button', { name: /^Більше:/ }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Повернути на склад/ })).toBeChecked();
  await dialog.getByLabel('Причина').fill('Пошкоджена пробка');
  await expect(dialog.locator('output')).toHaveText('250,00 ₴');
  await expectAccessible(page, everyWidth);
  await dialog.getByRole('button', { name: 'Повернути 250,00 ₴' }).click();
  await expectToast(page, 'Повернення записано');
  const list = page.getByRole('list', { name: 'Повернення грошей' });
  await expect(list).toContainText('Пошкоджена пробка');
  await expect(list).toContainText('на склад');
  expect(await stockOf(goods.id)).toMatchObject({ pieces: 7 });
  await letterTo(page, buyer.email, `Замовлення №${orderNo}: повертаємо гроші`);
  await letterTo(page, buyer.email, `Замовлення №${orderNo}: гроші повернено`);
  await openPage(page, `/admin/orders/${orderNo}`);
  await expect(list).toContainText('Повернено');
  await expectAccessible(page, everyWidth);

  const theirs = await browser.newPage();
  await signIn(theirs, buyer);
  await openPage(theirs, '/user/orders');
  const card = orderCard(theirs, { orderNo });
  await card.locator('summary').click();
  await expect(card.getByRole('list', { name: 'Повернення грошей' })).toContainText('Повернено 250,00 ₴');
  await theirs.close();
});
