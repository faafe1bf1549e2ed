import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatMoney } from '#domain/money.ts';
import { longestClosingMs, waitForSales } from '#test/closing-time.ts';
import { lineCostOf } from '#web/kit/product-price.ts';
import { chooseBranch, field, fillContact, payButton } from './checkout-form.ts';
import { fillCart, newCard, stockNow } from './filled-cart.ts';
import { letterTo } from './mailbox.ts';
import { newAddress } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { expect, test } from './shop.ts';
import { expectToast, watchToasts } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

/** One step on, as the carrier's clock would do it. */
async function pushParcel(page: Page, number: string, state: string): Promise<void> {
  await page.goto('/sandbox/parcels', { waitUntil: 'commit' });
  await page.getByRole('button', { name: `Рухати далі: ${number}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText(state);
}

test('[RULE-SHIP-03][RULE-SHIP-07][RULE-SHIP-08][RULE-FISC-05][RULE-FISC-06][RULE-REFUND-04] a guest buys a bottle and 5 ml, the parcel and the receipt arrive, the bottle comes back, and so does the money', async ({
  page,
  browser,
}) => {
  test.setTimeout(2 * longestClosingMs);
  await waitForSales();
  const bottle = await newCard(page, { currentPriceKopecks: 180_000 });
  const decant = await newCard(page, { currentPriceKopecks: 4000, quantityMl: 100, isBottled: true });
  const email = newAddress();
  const phone = `+38067${randomInt(1_000_000, 9_999_999)}`;

  // The purchase.
  await fillCart(page, [
    [bottle, 1],
    [decant, 5],
  ]);
  await page.goto('/orders');
  await fillContact(page, email);
  await field(page, 'Телефон').fill(phone);
  await chooseBranch(page);
  await payButton(page).click();
  await page.getByRole('button', { name: /^Сплатити/ }).click();
  await expect(page).toHaveURL(/orderAccepted/);
  await expect(page.getByRole('main')).toContainText('Оплачено');
  const paid = await letterTo(page, email, /Замовлення №\d+ оплачено/);
  const orderNo = Number(/\d+/.exec(paid.subject)?.[0]);
  const receipt = await letterTo(page, email, `Фіскальний чек за замовлення №${orderNo}`);
  expect(receipt.html).toContain('alt="QR-код чека"');

  // The parcel.
  const desk = await browser.newPage();
  await watchToasts(desk.context());
  await signIn(desk, await newColleague(desk, ['orders', 'statistic']));
  await openPage(desk, `/admin/orders/${orderNo}`);
  const parcel = desk.getByRole('region', { name: 'Посилка' });
  await parcel.getByRole('button', { name: 'Створити накладну' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Зберегти' }).click();
  await expect(parcel).toContainText('Накладну створено');
  const [number = ''] = /\d{14}/.exec(await parcel.innerText()) ?? [];
  const download = desk.waitForEvent('download');
  await parcel.getByRole('button', { name: 'Етикетка 100 × 100' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await pushParcel(page, number, 'у місті відправника');
  await openPage(desk, `/admin/orders/${orderNo}`);
  await parcel.getByRole('button', { name: 'Оновити' }).click();
  const sent = await letterTo(page, email, `Замовлення №${orderNo} відправлено`);
  expect(sent.text).toContain(number);
  expect(sent.links.some((link) => link.includes(number))).toBe(true);
  const states = ['прямує до міста', 'у місті одержувача', 'Прибув на відділення', 'отримано'];
  for (const state of states) await pushParcel(page, number, state);
  await openPage(desk, `/admin/orders/${orderNo}`);
  await parcel.getByRole('button', { name: 'Оновити' }).click();
  await letterTo(page, email, `Замовлення №${orderNo} виконано`);

  // The bottle comes back.
  await page.goto('/orders/return');
  await field(page, 'Номер замовлення').fill(String(orderNo));
  await field(page, 'Телефон').fill(phone);
  await page.getByRole('button', { name: 'Знайти замовлення' }).click();
  await expect(page.getByRole('main')).toContainText('Розлив: лише якщо пошкоджений або не той');
  await page.getByRole('radio', { name: 'Не підійшло' }).check();
  await page.getByRole('button', { name: `Більше: ${bottle.name}` }).click();
  await page.getByRole('button', { name: 'Надіслати заявку' }).click();
  await expect(page.getByRole('list', { name: 'Ваші заявки' })).toContainText('Чекає на відповідь');

  await openPage(desk, `/admin/orders/${orderNo}`);
  const list = desk.getByRole('list', { name: 'Повернення товарів' });
  await list.getByRole('button', { name: 'Погодити' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Погодити' }).click();
  await list.getByRole('button', { name: 'Товари отримано' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Товари отримано' }).click();
  await list.getByRole('button', { name: 'Повернути гроші за повернення' }).click();
  const dialog = desk.getByRole('dialog', { name: `Повернення за замовленням № ${orderNo}` });
  await dialog.getByRole('button', { name: 'Повернути 1 800,00 ₴' }).click();
  await expectToast(desk, 'Повернення записано');
  await letterTo(page, email, `Замовлення №${orderNo}: гроші повернено`);
  expect(await stockNow(page, bottle)).toBe(10);
  expect(await stockNow(page, decant)).toBe(95);

  // Receipts and the day.
  const receipts = desk.getByRole('region', { name: 'Фіскальні чеки' });
  await expect(async () => {
    await openPage(desk, `/admin/orders/${orderNo}`);
    await expect(receipts).toContainText('Повернення', { timeout: 2000 });
    await expect(receipts.getByText('готовий')).toHaveCount(2, { timeout: 2000 });
  }).toPass({ timeout: 120_000 });
  await openPage(desk, '/admin/statistic/day');
  const row = desk.getByRole('row').filter({ hasText: `№ ${orderNo}` });
  const left = formatMoney(lineCostOf(decant, 5).totalKopecks);
  await expect(row.getByText(left, { exact: true })).toHaveCount(3);
  await desk.close();
});
