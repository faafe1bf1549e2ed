import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from './shop.ts';
import { administrator, customer, signIn } from './sign-in.ts';

const uniqueName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

const picture = async () => ({
  name: 'mark.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#9a5a12' } })
    .png()
    .toBuffer(),
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function createBrand(page: Page, name: string) {
  await page.getByRole('button', { name: 'Новий бренд' }).first().click();
  const form = page.getByRole('dialog', { name: 'Новий бренд' });
  await form.getByLabel('Назва').fill(name);
  await form.getByLabel('Зображення', { exact: true }).setInputFiles(await picture());
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form).toBeHidden();
}

async function find(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Пошук бренду' }).fill(name);
  await page.keyboard.press('Enter');
}

test('[AD-BRND-01] the brands are a table with number, name, image, status and actions, and their count', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await signIn(page, administrator);
  await page.goto('/admin/brands');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Бренди.*\d+ бренд/);
  const table = page.getByRole('table', { name: 'Бренди' });
  const titles = ['№', 'Назва', 'Зображення', 'Статус', 'Дії'];
  if (!isMobile) await expect(table.getByRole('columnheader')).toHaveText(titles);
  const chanel = row(page, 'Chanel');
  await expect(chanel).toContainText('Увімкнено');
  await expect(chanel.locator('img').last()).toHaveJSProperty('complete', true);
  await expect(chanel.getByRole('button', { name: 'Редагувати бренд Chanel' })).toBeVisible();
  await expectAccessible(page);
});

test('[AD-BRND-02] a brand is created, edited and deleted in dialogs, and the list follows', { tag: '@phone' }, async ({
  page,
}) => {
  const name = uniqueName('Краплинка');
  await signIn(page, administrator);
  await page.goto('/admin/brands');
  await createBrand(page, name);
  await expect(page.getByText('Бренд створено')).toBeVisible();
  await find(page, name);
  await expect(row(page, name)).toContainText('Увімкнено');

  await row(page, name)
    .getByRole('button', { name: `Редагувати бренд ${name}` })
    .click();
  const form = page.getByRole('dialog', { name: 'Редагування бренду' });
  await expect(form.getByLabel('Назва')).toHaveValue(name);
  await form.getByRole('switch', { name: 'Показувати покупцям' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(row(page, name)).toContainText('Вимкнено');

  await row(page, name)
    .getByRole('button', { name: `Видалити бренд ${name}` })
    .click();
  const question = page.getByRole('alertdialog', { name: `Видалити бренд «${name}»?` });
  await question.getByRole('button', { name: 'Скасувати' }).click();
  await expect(row(page, name), 'cancelling deletes nothing').toBeVisible();
  await row(page, name)
    .getByRole('button', { name: `Видалити бренд ${name}` })
    .click();
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(page.getByText(`За запитом «${name}» нічого не знайдено`)).toBeVisible();
});

test('a brand that goods carry is not deleted, and the dialog says why', async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/admin/brands?find=Chanel');
  await page.getByRole('button', { name: 'Видалити бренд Chanel' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(question.getByRole('alert')).toContainText('Бренд мають товари');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Chanel')).toBeVisible();
});

test('what is wrong with a brand is said at its field, in the words of the server', async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/admin/brands');
  await page.getByRole('button', { name: 'Новий бренд' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByLabel('Назва')).toHaveAccessibleDescription("Обов'язкове поле");
  await expect(form.getByLabel('Назва')).toBeFocused();
  await form.getByLabel('Назва').fill('chanel');
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByLabel('Назва')).toHaveAccessibleDescription('Така назва вже є');
  await form.getByLabel('Назва').fill(uniqueName('Файл'));
  await form
    .getByLabel('Зображення', { exact: true })
    .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByLabel('Зображення', { exact: true })).toHaveAccessibleDescription(/Це не зображення/);
});

test('the panel is closed to guests and customers, and its first page shows nothing of it', async ({ page }) => {
  const served = await page.request.get('/admin/brands');
  expect(await served.text()).not.toContain('Chanel');
  await page.goto('/admin/brands');
  await expect(page).toHaveURL('/index');
  await signIn(page, customer);
  await page.goto('/admin/brands');
  await expect(page).toHaveURL('/index');
});

test('the panel speaks English under /en', async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/en/admin/brands?find=Chanel');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Brands.*\d+ brand/);
  await expect(row(page, 'Chanel')).toContainText('On');
  await expectAccessible(page);
});
