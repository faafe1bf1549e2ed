import { letterTo } from './mailbox.ts';
import { newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { changeStatus } from './order-status.ts';
import { newGoods } from './own-goods.ts';
import { orderCard } from './own-orders.ts';
import { buyAndPay } from './paid-order.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast, watchToasts } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

test('[RULE-REFUND-04] a buyer asks to return a piece, staff accept and receive it, and the money goes back', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow();
  const goods = await newGoods({ currentPriceKopecks: 25_000, quantity: 8 });
  const buyer = await newCustomer('returns');
  const { orderNo } = await buyAndPay(page, buyer, goods);
  await signIn(page, await newColleague(page, ['orders']));
  await openPage(page, `/admin/orders?find=${orderNo}`);
  await changeStatus(page, orderNo, 'completed');

  const theirs = await browser.newPage();
  await watchToasts(theirs.context());
  await signIn(theirs, buyer);
  await openPage(theirs, '/user/orders');
  const card = orderCard(theirs, { orderNo });
  await card.locator('summary').click();
  await card.getByRole('link', { name: 'Повернути товар' }).click();
  await expect(theirs.getByRole('heading', { level: 2, name: `Замовлення № ${orderNo}` })).toBeVisible();
  await expect(theirs.getByRole('main')).toContainText('після відкриття не повертають');
  await theirs.getByRole('button', { name: 'Надіслати заявку' }).click();
  await expect(theirs.getByRole('alert')).toContainText('Оберіть причину');
  await theirs.getByRole('radio', { name: 'Пошкоджене' }).check();
  await theirs.getByRole('button', { name: /^Більше:/ }).click();
  await theirs.getByLabel('Коментар').fill('Тріснув ковпачок');
  await expectAccessible(theirs, everyWidth);
  await theirs.getByRole('button', { name: 'Надіслати заявку' }).click();
  await expectToast(theirs, 'Заявку надіслано');
  await expect(theirs.getByRole('list', { name: 'Ваші заявки' })).toContainText('Чекає на відповідь');

  await openPage(page, '/admin');
  await page.getByRole('link', { name: `Замовлення № ${orderNo}` }).click();
  const list = page.getByRole('list', { name: 'Повернення товарів' });
  await expect(list).toContainText('Тріснув ковпачок');
  await list.getByRole('button', { name: 'Погодити' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Погодити' }).click();
  await expectToast(page, 'Відповідь надіслано покупцеві');
  await letterTo(page, buyer.email, `Замовлення №${orderNo}: повернення погоджено`);

  await theirs.reload();
  await theirs.getByLabel('Номер накладної').fill('20450000000017');
  await theirs.getByRole('button', { name: 'Зберегти номер' }).click();
  await expectToast(theirs, 'Номер накладної збережено');
  await theirs.close();

  await openPage(page, `/admin/orders/${orderNo}`);
  await expect(list.getByLabel('Накладна повернення')).toHaveValue('20450000000017');
  await expectAccessible(page, everyWidth);
  await list.getByRole('button', { name: 'Товари отримано' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Товари отримано' }).click();
  await list.getByRole('button', { name: 'Повернути гроші за повернення' }).click();
  const dialog = page.getByRole('dialog', { name: `Повернення за замовленням № ${orderNo}` });
  await expect(dialog.locator('output')).toHaveText('250,00 ₴');
  await dialog.getByRole('button', { name: 'Повернути 250,00 ₴' }).click();
  await expectToast(page, 'Повернення записано');
  await expect(list).toContainText('Гроші повертаємо');
  await letterTo(page, buyer.email, `Замовлення №${orderNo}: гроші повернено`);
});
