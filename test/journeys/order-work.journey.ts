import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { expectStatus } from './order-status.ts';
import { newOrder } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const rows = (page: Page) => page.getByRole('rowheader');
const numbersOf = (orders: readonly { orderNo: number }[]) => orders.map(({ orderNo }) => String(orderNo));

/** Six orders of one buyer on six days, the newest first. */
async function sixOrders() {
  const lastName = `Робота${randomUUID().slice(0, 8)}`;
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, day) =>
      newOrder({
        lastName,
        createdAt: new Date(Date.UTC(2025, 2, 20 - day, 9)),
        paymentState: day < 3 ? 'paid' : 'awaiting',
        ...(day === 1 && { status: 'abolition' }),
      }),
    ),
  );
  return { lastName, made, numbers: numbersOf(made), list: `/admin/orders?find=${encodeURIComponent(lastName)}` };
}

test('[AD-ORDER-05] orders are narrowed by payment, days and sum in the address, and the view is saved, opened and deleted', async ({
  page,
}) => {
  const { numbers, list, lastName } = await sixOrders();
  await signIn(page, await newColleague(page, ['orders']));
  await openPage(page, list);
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('combobox', { name: 'Оплата' }).selectOption('paid');
  await expect(rows(page)).toHaveCount(3);
  const panel = page.getByRole('form', { name: 'Дні, сума й мітка' });
  await panel.getByLabel('По день').fill('2025-03-19');
  await panel.getByLabel('Сума від').fill('100,50');
  await panel.getByLabel('Сума від').press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page)).toContainText(numbers.slice(1, 3));
  await expect(page).toHaveURL(/payment=paid.*to=2025-03-19.*sumFrom=100\.50/);

  const name = `Вигляд ${lastName}`;
  await page.getByRole('button', { name: 'Зберегти вигляд' }).click();
  await page.getByRole('dialog').getByLabel('Назва').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Зберегти' }).click();
  await expectToast(page, 'Вигляд збережено');
  await expectAccessible(page, everyWidth);
  await openPage(page, '/admin/orders');
  await page.getByRole('link', { name }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(panel.getByLabel('По день')).toHaveValue('2025-03-19');

  await page.getByRole('button', { name: 'Експорт' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Завантажити CSV' }).click();
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);

  await page.getByRole('button', { name: `Видалити вигляд «${name}»` }).click();
  await expectToast(page, 'Вигляд видалено');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('[AD-ORDER-04] chosen orders change their status together, and their packing slips are printed together', {
  tag: '@core',
}, async ({ page }) => {
  const { made, numbers, list } = await sixOrders();
  await signIn(page, await newColleague(page, ['orders']));
  await openPage(page, list);
  const tick = (index: number) => page.getByRole('checkbox', { name: `Обрати замовлення № ${numbers[index]}` });
  const bar = page.getByRole('region', { name: 'Обрані замовлення' });
  await tick(0).click();
  await tick(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('Обрано 4 замовлення');
  await page.getByRole('checkbox', { name: 'Обрати всі на сторінці' }).click();
  await expect(bar).toContainText('Обрано 6 замовлень');
  await tick(5).click();
  await tick(4).click();
  await expectAccessible(page, everyWidth);

  await bar.getByRole('button', { name: 'Змінити статус' }).click();
  await page.getByRole('menuitemradio', { name: 'Відправлений' }).click();
  const refused = page.getByRole('dialog', { name: 'Статус не змінено: 1 замовлення' });
  await expect(refused).toContainText(`№ ${numbers[1]}. Замовлення №${numbers[1]} скасовано`);
  await expectToast(page, 'Статус змінено: 3 замовлення', 'Скасувати');
  await refused.getByRole('button', { name: 'Закрити' }).click();
  await expectStatus(page, made[0]?.orderNo ?? 0, 'send');
  await expectStatus(page, made[4]?.orderNo ?? 0, 'processed');

  await bar.getByRole('link', { name: 'Пакувальні листи' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').getByRole('heading')).toContainText(numbers.slice(0, 4));
  await expectAccessible(page, everyWidth);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Друкувати' })).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});
