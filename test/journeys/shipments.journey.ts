import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { field } from './checkout-form.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { newOrder } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { signIn } from './sign-in.ts';

test('[RULE-SHIP-03] [RULE-SHIP-05] [RULE-SHIP-08] staff make a waybill and print its label, the parcel moves, and its buyer sees where it is', async ({
  page,
}) => {
  const phone = `+38067${randomInt(1_000_000, 9_999_999)}`;
  const order = await newOrder({ phone, firstName: 'Emily', paymentState: 'paid' });
  await signIn(page, await newColleague(page, ['orders']));
  await openPage(page, `/admin/orders/${order.orderNo}`);
  const parcel = page.getByRole('region', { name: 'Посилка' });
  await parcel.getByRole('button', { name: 'Створити накладну' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Номер відділення')).toHaveValue('5');
  await expectAccessible(page);
  await dialog.getByLabel('Вага, кг').fill('0,73');
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await expect(dialog).toContainText('Ім’я та прізвище: лише українські літери, апостроф і дефіс');
  await dialog.getByLabel('Ім’я').fill('Емілія');
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await expect(dialog).toBeHidden();
  await expect(parcel).toContainText('Накладну створено');
  const [number = ''] = /\d{14}/.exec(await parcel.innerText()) ?? [];
  expect(number).not.toBe('');

  const download = page.waitForEvent('download');
  await parcel.getByRole('button', { name: 'Етикетка 100 × 100' }).click();
  const label = await readFile(await (await download).path());
  expect(label.subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page, everyWidth);

  await page.goto('/sandbox/parcels', { waitUntil: 'commit' });
  await page.getByRole('button', { name: `Рухати далі: ${number}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('у місті відправника');
  await expectAccessible(page, everyWidth);

  await openPage(page, `/admin/orders/${order.orderNo}`);
  await parcel.getByRole('button', { name: 'Оновити' }).click();
  await expect(parcel).toContainText('У дорозі');
  await expect(parcel.getByRole('button', { name: 'Видалити' })).toHaveCount(0);

  await page.goto(`/orders/track?order=${order.orderNo}`);
  await field(page, 'Телефон').fill(phone);
  await page.getByRole('button', { name: 'Знайти замовлення' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `Накладна ${number}` })).toHaveAttribute('href', new RegExp(number));
  await expect(main.getByRole('list')).toContainText('Прийнято в місті відправника');
  await expectAccessible(page, everyWidth);
});
