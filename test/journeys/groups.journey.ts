import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newListedGoods } from './listed-goods.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function add(page: Page, product: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Товари' }).fill(product);
  await page.getByRole('option', { name: product }).click();
}

test('[AD-GRP-01][AD-GRP-02] groups are a table with their counts; one is made, put in order, emptied and deleted', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const name = `Розміри ${word}`;
  const small = await newListedGoods(page, { name: `Мала ${word}`, sizeMl: 30 });
  await newListedGoods(page, { name: `Велика ${word}`, sizeMl: 100 });
  await signIn(page, administrator);
  await page.goto('/admin/productsGroups');
  await page.getByRole('button', { name: 'Нова група' }).first().click();
  const form = page.getByRole('dialog', { name: 'Нова група' });
  await form.getByLabel('Назва').fill(name);
  await add(page, `Мала ${word}`);
  await add(page, `Велика ${word}`);
  const items = form.getByRole('list', { name: 'Товари групи, у порядку показу' }).getByRole('listitem');
  await expect(items).toContainText([`Мала ${word}`, `Велика ${word}`]);
  await form.getByRole('button', { name: `Вище: Велика ${word}` }).press('Enter');
  await expect(items).toContainText([`Велика ${word}`, `Мала ${word}`]);
  await expectAccessible(page, everyWidth);
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form).toBeHidden();
  await expectToast(page, 'Групу створено');

  await page.getByRole('searchbox', { name: 'Пошук групи' }).fill(word);
  await expect(page).toHaveURL(`/admin/productsGroups?find=${word}`);
  const table = page.getByRole('table', { name: 'Групи товарів' });
  await expect(table.getByRole('columnheader')).toHaveText(['№', 'Назва', 'Товарів', 'Дії']);
  await expect(row(page, name).getByRole('cell').first()).toHaveText('1');
  await expect(row(page, name)).toContainText('2');
  await expectAccessible(page, everyWidth);
  const other = await page.request.get(`/api/openpath/products/by/id/${small.id}`);
  expect((await other.json()).data.productsGroups.products).toMatchObject([{ name: `Велика ${word}` }]);

  await page.getByRole('button', { name: `Видалити групу ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Видалити групу «${name}»?` });
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(question.getByRole('alert'), 'it still holds products').toBeVisible();
  await question.getByRole('button', { name: 'Скасувати' }).click();

  await page.getByRole('button', { name: `Редагувати групу ${name}` }).click();
  const edited = page.getByRole('dialog', { name: 'Редагування групи' });
  await expect(edited.getByLabel('Назва')).toHaveValue(name);
  await edited.getByRole('button', { name: `Прибрати з групи: Мала ${word}` }).click();
  await edited.getByRole('button', { name: `Прибрати з групи: Велика ${word}` }).click();
  await edited.getByRole('button', { name: 'Зберегти' }).click();
  await expectToast(page, 'Групу збережено');
  await expect(row(page, name)).toContainText('0');
  await page.getByRole('button', { name: `Видалити групу ${name}` }).click();
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expectToast(page, 'Групу видалено');
  await expect(row(page, name)).toHaveCount(0);
});
