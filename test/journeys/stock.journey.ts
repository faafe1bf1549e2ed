import { randomUUID } from 'node:crypto';
import { makeGroup } from '#test/factories.ts';
import { newGoods } from './own-goods.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { inDatabase } from './shop-database.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

test('[AD-WORK-12] a receipt and an opened bottle are in the ledger of the product, with the purchase price next to it', {
  tag: '@core',
}, async ({ page }) => {
  const word = randomUUID().slice(0, 8);
  const bottle = await newGoods({ name: `Флакон ${word}`, sizeMl: 100, quantity: 2, itemNo: `FL-${word}` });
  const decant = await newGoods({ name: `Розлив ${word}`, isBottled: true, quantity: 0, quantityMl: 5 });
  await inDatabase((db) => makeGroup(db, [bottle.id, decant.id]));
  await signIn(page, administrator);
  await page.goto(`/admin/products/${bottle.id}/stock`);
  const moves = page.getByRole('list', { name: 'Рух залишків' }).getByRole('listitem');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Флакон ${word}`);
  await expectAccessible(page, everyWidth);

  await page.getByRole('button', { name: 'Змінити залишок' }).click();
  const form = page.getByRole('dialog', { name: 'Змінити залишок' });
  await form.getByLabel('Причина').selectOption('Списання');
  await form.getByLabel('Скільки списати').fill('9');
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByText('Списати більше, ніж є, не можна')).toBeVisible();
  await form.getByLabel('Причина').selectOption('Надходження');
  await form.getByLabel('Скільки надійшло').fill('3');
  await form.getByLabel('Примітка').fill('Накладна 12');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expectToast(page, 'Залишок змінено');
  await expect(moves.first()).toContainText(/Надходження\s*\+3 шт\.\s*було 2, стало 5\s*Накладна 12/);

  await page.getByRole('button', { name: 'Відкрити флакон: +100 мл' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Відкрити', exact: true }).click();
  await expectToast(page, 'Флакон відкрито');
  await expect(moves.first()).toContainText(/Відкрито флакон\s*−1 шт\.\s*було 5, стало 4/);

  await page.getByRole('button', { name: 'Вказати закупівельну ціну' }).click();
  await page.getByRole('dialog').getByLabel('Закупівельна ціна').fill('2390');
  await page.getByRole('dialog').getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByRole('region', { name: 'Закупівля' })).toContainText('50 %');

  await page.goto(`/admin/products/${decant.id}/stock`);
  await expect(moves.first()).toContainText(/Відкрито флакон\s*\+100 мл\s*було 5, стало 105/);
});

test('[AD-WORK-12] empty vials are counted from the first quantity on', async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/admin/products/vials');
  await expectAccessible(page, everyWidth);
  await page.getByRole('button', { name: 'Змінити залишок флакончиків 30 мл' }).click();
  await page.getByRole('dialog').getByLabel('Скільки надійшло').fill('40');
  await page.getByRole('dialog').getByRole('button', { name: 'Зберегти' }).click();
  await page.getByRole('link', { name: 'Рух флакончиків 30 мл' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Надходження' }).first()).toContainText('+40 шт.');
});
