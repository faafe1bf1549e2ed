import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { newOrder } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

/** The carrier takes Ukrainian letters only. */
const newLastName = () => `Посилко${Array.from({ length: 8 }, () => 'абвгдежзик'[randomInt(10)]).join('')}`;

const parcelOf = (page: Page) => page.getByRole('region', { name: 'Посилка' });

/** The number of its waybill, which appears by itself. */
async function waybillOf(page: Page, { orderNo }: { orderNo: number }): Promise<string> {
  await openPage(page, `/admin/orders/${orderNo}`);
  await expect(parcelOf(page)).toContainText('Накладну створено');
  const [number = ''] = /\d{14}/.exec(await parcelOf(page).innerText()) ?? [];
  return number;
}

async function print(page: Page, what: string): Promise<string> {
  await page.getByRole('region', { name: 'Обрані замовлення' }).getByRole('button', { name: 'Друк для' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitemradio', { name: what, exact: true }).click();
  return readFile(await (await download).path(), 'latin1');
}

/** Presses the buttons of a parcel on the page that plays the carrier, and waits for each state. */
async function move(page: Page, number: string, steps: readonly (readonly [button: string, state: string])[]) {
  await page.goto('/sandbox/parcels', { waitUntil: 'commit' });
  for (const [button, state] of steps) {
    await page.getByRole('button', { name: `${button}: ${number}` }).click();
    await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText(state);
  }
}

const toBranch = [
  ['Рухати далі', 'у місті відправника'],
  ['Рухати далі', 'прямує до міста'],
  ['Рухати далі', 'у місті одержувача'],
  ['Рухати далі', 'Прибув на відділення'],
] as const;

async function track(page: Page, { orderNo }: { orderNo: number }, ...texts: string[]) {
  await openPage(page, `/admin/orders/${orderNo}`);
  await parcelOf(page).getByRole('button', { name: 'Оновити' }).click();
  for (const text of texts) await expect(parcelOf(page)).toContainText(text);
}

test('[RULE-SHIP-05] [RULE-SHIP-07] staff send several orders at once, print their labels and a register, and see parcels in trouble', async ({
  page,
}) => {
  const fields = { lastName: newLastName(), paymentState: 'paid' } as const;
  const orders = [await newOrder(fields), await newOrder(fields), await newOrder(fields)] as const;
  const foreign = await newOrder({ ...fields, firstName: 'Emily' });
  const list = `/admin/orders?find=${encodeURIComponent(fields.lastName)}`;
  await signIn(page, await newColleague(page, ['orders']));
  const chooseAll = async () => {
    await openPage(page, list);
    await page.getByRole('checkbox', { name: 'Обрати всі на сторінці' }).click();
    await expect(page.getByRole('region', { name: 'Обрані замовлення' })).toContainText('Обрано 4 замовлення');
  };
  const left = page.getByRole('dialog', { name: 'Без накладної: 1 замовлення' });
  const closeLeft = () => left.getByRole('button', { name: 'Закрити' }).click();

  await chooseAll();
  await page.getByRole('button', { name: 'Створити накладні' }).click();
  await expect(left).toContainText(`№ ${foreign.orderNo}. Ім’я та прізвище: лише українські літери`);
  await expectToast(page, 'Накладні замовлено: 3 замовлення');
  await expectAccessible(page, everyWidth);
  await closeLeft();
  const numbers: string[] = [];
  for (const order of orders) numbers.push(await waybillOf(page, order));
  expect(new Set(numbers).size).toBe(3);

  await chooseAll();
  const labels = await print(page, 'Етикетки');
  expect(labels).toMatch(/^%PDF-[\s\S]+\/Count 3/);
  for (const number of numbers) expect(labels).toContain(number);
  await expect(left).toContainText(`№ ${foreign.orderNo}. У цього замовлення немає накладної`);
  await closeLeft();
  const register = await print(page, 'Реєстр');
  expect(register).toMatch(/^%PDF-/);
  for (const number of numbers) expect(register).toContain(number);
  await expect(left).toContainText(`№ ${foreign.orderNo}.`);
  await closeLeft();

  const [refused, ending, unclaimed] = orders;
  const [first = '', second = '', third = ''] = numbers;
  await move(page, first, [
    ['Рухати далі', 'у місті відправника'],
    ['Відмовитися', 'Відмова одержувача'],
  ]);
  await move(page, second, [...toBranch, ['Минуло 5 днів', 'Чекає днів: 5']]);
  await move(page, third, [...toBranch, ['Минуло 5 днів', 'Чекає днів: 5'], ['Минуло 5 днів', 'Припинено зберігання']]);
  await expectAccessible(page, everyWidth);
  await track(page, refused, 'У реєстрі 105-', 'Покупець відмовився від посилки', `Повернення: 59${first.slice(2)}`);
  await track(page, ending, 'У реєстрі 105-', 'Безкоштовне зберігання добігає кінця');
  await track(page, unclaimed, 'У реєстрі 105-', 'Зберігання посилки припинено');

  await openPage(page, `/en/admin/orders/${refused.orderNo}`);
  const timeline = page.getByRole('region', { name: 'Parcel' }).getByRole('list').last();
  await expect(timeline.getByRole('listitem')).toContainText(['Refused by the recipient']);
  await expect(timeline).not.toContainText(/[а-яіїєґ]/i);

  await openPage(page, '/admin');
  const trouble = (orderNo: number) => page.getByRole('listitem').filter({ hasText: `№ ${orderNo}` });
  await expect(trouble(refused.orderNo)).toContainText('Покупець відмовився');
  await expect(trouble(ending.orderNo)).toContainText('Зберігання добігає кінця');
  await expect(trouble(unclaimed.orderNo)).toContainText('Не забрано, зберігання припинено');
  await expectAccessible(page, everyWidth);
});
