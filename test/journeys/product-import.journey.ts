import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { callAsAdministrator } from './as-administrator.ts';
import { openPage } from './open-page.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

test('products are exported, changed in a spreadsheet and imported: the dry run shows three invalid rows, then all is written', async ({
  page,
}) => {
  // A letter first: digits at the beginning of a word are also a word of their own.
  const word = `w${randomUUID().slice(0, 8)}`;
  const category = `Своя ${word}`;
  await callAsAdministrator(page, 'POST', 'admin/categories/create', {
    name: category,
    title: `own-${word}`,
    active: true,
    isMenu: false,
  });
  const fileOf = (...lines: string[]) => ({
    name: 'goods.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\ufeffАртикул;Назва;Категорія;Ціна, грн;Кількість, шт;Показувати покупцям\r\n${lines.join('\r\n')}`,
    ),
  });
  await signIn(page, administrator);
  await openPage(page, '/admin/products');
  await page.getByRole('link', { name: 'Імпорт' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Імпорт товарів' })).toBeVisible();
  await expectAccessible(page, everyWidth);
  const box = page.getByLabel('Таблиця товарів');
  await box.setInputFiles({ name: 'goods.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004\u0000') });
  await expect(box).toHaveAccessibleDescription(/Це не CSV/);

  await box.setInputFiles(
    fileOf(
      `${word}-1;=Сила ${word};${category};100;5;так`,
      `${word}-2;Дощ ${word};Немає такої;10,999;5;так`,
      `${word}-1;Двічі ${word};${category};100;5;так`,
      `${word}-4;;${category};100;-5;так`,
    ),
  );
  const bad = page.getByRole('table', { name: '3 рядки з помилками' });
  await expect(bad.getByRole('row').filter({ hasText: `Дощ ${word}` })).toContainText(
    /3.*Категорія: Такої категорії немає.*Ціна, грн: Ціна в гривнях, не більше двох цифр/s,
  );
  await expect(bad).toContainText('Цей артикул уже є в рядку 2');
  await expect(bad).toContainText("Назва: Обов'язкове поле");
  await expect(page.getByRole('button', { name: /^Імпортувати/ }), 'not with mistakes').toHaveCount(0);
  await expectAccessible(page, everyWidth);

  await page.getByRole('button', { name: 'Обрати інший файл' }).click();
  await page
    .getByLabel('Таблиця товарів')
    .setInputFiles(
      fileOf(
        `${word}-1;=Сила ${word};${category};100;5;так`,
        `${word}-2;Дощ ${word};${category};10,99;5;так`,
        `${word}-3;Двічі ${word};${category};100;5;так`,
        `${word}-4;Град ${word};${category};100;5;так`,
      ),
    );
  await expect(page.getByRole('table', { name: 'Нові товари' })).toContainText(`=Сила ${word}`);
  await page.getByRole('button', { name: 'Імпортувати 4 товари' }).click();
  await expect(page.getByText('Нових: 4, змінено: 0, без змін: 0.')).toBeVisible();
  await page.getByRole('link', { name: 'До товарів' }).click();

  await page.getByRole('searchbox').fill(word);
  await page.getByRole('searchbox').press('Enter');
  // Without the filter the newest products of the shop would match too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/4 товари/);
  await expect(page.getByRole('listitem', { name: `Дощ ${word}`, exact: true })).toContainText('10,99 грн');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Експорт' }).click();
  await expectToast(page, 'Експортовано 4 товари');
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(exported).toContain(`'=Сила ${word}`);

  await openPage(page, '/en/admin/products/import');
  const file = (text: string) => ({ name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('Table of products').setInputFiles(file(exported));
  await expect(page.getByText('there is nothing to change')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByLabel('Table of products').setInputFiles(file(exported.replace('"10,99"', '"12,50"')));
  const changes = page.getByRole('table', { name: `Дощ ${word}` });
  await expect(changes.getByRole('row').filter({ hasText: 'Price' })).toContainText(/10.99.*12.5/);
  await expectAccessible(page, everyWidth);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('New: 0, changed: 1, unchanged: 3.')).toBeVisible();
  const found: { itemNo: string; currentPrice: number }[] = await callAsAdministrator(
    page,
    'GET',
    `admin/products/getall?find=${word}`,
  );
  const prices = new Map(found.map(({ itemNo, currentPrice }) => [itemNo, currentPrice]));
  expect(prices.get(`${word}-2`)).toBe(12.5);
  expect(prices.get(`${word}-3`)).toBe(100);
});
