import type { Page } from '@playwright/test';
import { orderBody } from '#test/orders.ts';
import { letterTo } from './mailbox.ts';
import { type Account, newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { changeStatus, expectStatus, pickStatus, statusOf } from './order-status.ts';
import { newGoods, stockOf } from './own-goods.ts';
import { orderCard } from './own-orders.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { expectToast, watchToasts } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

/** Places an order by API. */
async function buy(page: Page, buyer: Account, goods: { id: string }, cartQuantity: number) {
  const { data: session } = await (await page.request.post('/api/auth/login', { data: buyer })).json();
  const body = orderBody([{ product: goods.id, cartQuantity }], { email: buyer.email, firstName: 'Соломія' });
  const headers = { authorization: `Bearer ${session.token}` };
  const response = await page.request.post('/api/customer/orders', { data: body, headers });
  expect(response.ok()).toBe(true);
  const answer: { data: { order: { _id: string; orderNo: number } } } = await response.json();
  return answer.data.order;
}

test('an order comes in while the admin looks, is specified, clarified, sent and completed, and each letter comes', async ({
  page,
  browser,
}) => {
  test.slow();
  const goods = await newGoods({ currentPriceKopecks: 25_000, quantity: 8 });
  const buyer = await newCustomer('solomiia');
  await signIn(page, await newColleague(page, ['orders']));
  await openPage(page, '/admin/orders');
  await expect(page.getByRole('table', { name: 'Замовлення' })).toBeVisible();
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Замовлення$/);

  const { orderNo } = await buy(page, buyer, goods, 2);
  const pill = page.getByRole('link', { name: /Показати \d+ нов/ });
  await expect(pill).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Замовлення$/);
  await expect(statusOf(page, orderNo)).toHaveCount(0);
  await expectAccessible(page);
  await pill.click();
  await expectStatus(page, orderNo, 'processed');

  // Other journeys place orders too, so filters by this one.
  await openPage(page, `/admin/orders?find=${orderNo}`);
  await changeStatus(page, orderNo, 'specified');
  await letterTo(page, buyer.email, `Ваше замовлення №${orderNo} прийнято`);
  await letterTo(page, buyer.email, `Замовлення №${orderNo}: потрібне уточнення`);

  const theirs = await browser.newPage();
  await watchToasts(theirs.context());
  await signIn(theirs, buyer);
  await openPage(theirs, '/user/orders');
  const card = orderCard(theirs, { orderNo });
  await card.getByRole('button', { name: 'Уточнити замовлення' }).click();
  await theirs.getByRole('textbox', { name: 'Адреса' }).fill('Відділення №7');
  await theirs.getByRole('button', { name: 'Надіслати уточнення' }).click();
  await expectToast(theirs, 'Замовлення уточнено!');
  await theirs.close();
  await letterTo(page, buyer.email, 'Ваше замовлення уточнене!');

  await openPage(page, `/admin/orders?find=${orderNo}`);
  await expectStatus(page, orderNo, 'processed');
  await changeStatus(page, orderNo, 'send');
  await letterTo(page, buyer.email, `Замовлення №${orderNo} відправлено`);
  await changeStatus(page, orderNo, 'completed');
  await letterTo(page, buyer.email, `Замовлення №${orderNo} виконано`);
  await page.getByRole('button', { name: `Деталі замовлення № ${orderNo}` }).click();
  const history = page.getByRole('region', { name: 'Історія' }).getByRole('listitem');
  await expect(history).toContainText([
    'Замовлення створено · покупець',
    'Статус змінено',
    'Замовлення уточнено · покупець',
    'Статус змінено',
    'Статус змінено',
  ]);
  await expect(page.getByRole('table', { name: 'Замовлення' })).toContainText('Відділення №7');
});

test('the stock of an abolished order is back, and the buyer knows', async ({ page }) => {
  const goods = await newGoods({ currentPriceKopecks: 25_000, quantity: 8 });
  const buyer = await newCustomer('abolished');
  const { orderNo } = await buy(page, buyer, goods, 3);
  expect(await stockOf(goods.id)).toMatchObject({ pieces: 5 });
  await signIn(page, await newColleague(page, ['orders']));
  await openPage(page, `/admin/orders?find=${orderNo}`);
  await pickStatus(page, orderNo, 'abolition');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Скасувати замовлення' }).click();
  await expect(statusOf(page, orderNo)).toBeDisabled();
  expect(await stockOf(goods.id)).toMatchObject({ pieces: 8 });
  await letterTo(page, buyer.email, /скасовано/i);
});
