import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callAsAdministrator } from './as-administrator.ts';
import { expect, expectAccessible, expectPicture, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

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
  await form.getByRole('textbox', { name: 'Назва', exact: true }).fill(name);
  await form.getByLabel('Зображення', { exact: true }).setInputFiles(await picture());
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form).toBeHidden();
}

async function find(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Пошук бренду' }).fill(name);
  await page.keyboard.press('Enter');
}

test('[AD-BRND-01][AD-BRND-02] the brands are a table with number, name, image, status and actions, and their count; one is created, edited and deleted in dialogs, and the list follows', {
  tag: ['@core', '@phone'],
}, async ({ page, isMobile }) => {
  const name = uniqueName('Краплинка');
  await signIn(page, administrator);
  await page.goto('/admin/brands');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Бренди.*\d+ бренд/);
  const table = page.getByRole('table', { name: 'Бренди' });
  const titles = ['№', 'Назва', 'Зображення', 'Статус', 'Дії'];
  if (!isMobile) await expect(table.getByRole('columnheader')).toHaveText(titles);
  const chanel = row(page, 'Chanel');
  await expect(chanel).toContainText('Увімкнено');
  await expectPicture(chanel.locator('img').last());
  await expect(chanel.getByRole('button', { name: 'Редагувати бренд Chanel' })).toBeVisible();
  await expectAccessible(page);

  await createBrand(page, name);
  await expectToast(page, 'Бренд створено');
  await find(page, name);
  await expect(row(page, name)).toContainText('Увімкнено');

  await row(page, name)
    .getByRole('button', { name: `Редагувати бренд ${name}` })
    .click();
  const form = page.getByRole('dialog', { name: 'Редагування бренду' });
  await expect(form.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue(name);
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

test('what the server has against a brand is said in its words: at its field, and why one that goods carry is not deleted; under /en the panel speaks English', async ({
  page,
}) => {
  await signIn(page, administrator);
  await page.goto('/admin/brands?find=Chanel');
  await page.getByRole('button', { name: 'Видалити бренд Chanel' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(question.getByRole('alert')).toContainText('Бренд мають товари');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Chanel')).toBeVisible();

  await page.goto('/en/admin/brands?find=Chanel');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Brands.*\d+ brand/);
  await expect(row(page, 'Chanel')).toContainText('On');
  await expectAccessible(page, [768]);

  await page.goto('/admin/brands');
  await page.getByRole('button', { name: 'Новий бренд' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByRole('textbox', { name: 'Назва', exact: true })).toHaveAccessibleDescription(
    "Обов'язкове поле",
  );
  await expect(form.getByRole('textbox', { name: 'Назва', exact: true })).toBeFocused();
  await form.getByRole('textbox', { name: 'Назва', exact: true }).fill('chanel');
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByRole('textbox', { name: 'Назва', exact: true })).toHaveAccessibleDescription(
    'Така назва вже є',
  );
  await form.getByRole('textbox', { name: 'Назва', exact: true }).fill(uniqueName('Файл'));
  await form
    .getByLabel('Зображення', { exact: true })
    .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByLabel('Зображення', { exact: true })).toHaveAccessibleDescription(/Це не зображення/);
  await form.getByLabel('Зображення', { exact: true }).setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(form.getByLabel('Зображення', { exact: true }), 'refused before it is sent').toHaveAccessibleDescription(
    'Файл більший за 10 МБ. Зменште зображення',
  );
});

test('the list is searched while typing (debounced), and its tabs have counts', async ({ page }) => {
  const word = randomUUID().slice(0, 8);
  for (const [name, active] of [
    [`Тиша ${word}`, true],
    [`Світло ${word}`, false],
  ] as const) {
    await callAsAdministrator(page, 'POST', 'admin/brands/create', { name, active });
  }
  await signIn(page, administrator);
  await page.goto('/admin/brands');
  const box = page.getByRole('searchbox', { name: 'Пошук бренду' });
  await box.pressSequentially(word);
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(box, 'typing goes on').toBeFocused();
  await expect(page).toHaveURL(`/admin/brands?find=${word}`);

  const tabs = page.getByRole('navigation', { name: 'Які бренди' });
  await expect(tabs.getByRole('link')).toHaveText([/^Усі \d+$/, /^Увімкнені \d+$/, /^Вимкнені \d+$/]);
  await tabs.getByRole('link', { name: 'Вимкнені' }).click();
  await expect(page.getByRole('rowheader')).toHaveText([`Світло ${word}`]);
  await expect(page).toHaveURL(`/admin/brands?find=${word}&status=off`);
  await box.fill(`Тиша ${word}`);
  await expect(page.getByRole('heading', { name: `За запитом «Тиша ${word}» нічого не знайдено` })).toBeVisible();
  await page.getByRole('link', { name: 'Показати все' }).click();
  await expect(box, 'the box follows the address').toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue(`Тиша ${word}`);
});

test('a switch in the list is an optimistic update and rolls back when the server refuses', async ({ page }) => {
  const name = uniqueName('Вмикач');
  const brand = await callAsAdministrator(page, 'POST', 'admin/brands/create', { name });
  await signIn(page, administrator);
  await page.goto(`/admin/brands?find=${encodeURIComponent(name)}`);
  const onOff = page.getByRole('switch', { name: `Показувати покупцям: ${name}` });
  await expect(onOff).toBeChecked();

  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/admin/brands/edit/*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await onOff.press('Space');
  await expect(onOff, 'before the server has answered').not.toBeChecked();
  await expect(row(page, name)).toContainText('Вимкнено');
  answer();
  await expectToast(page, 'Бренд збережено');
  // The switch is disabled until the list has been revalidated.
  await expect(onOff).not.toHaveAttribute('aria-busy', 'true');
  await expect(onOff).not.toBeChecked();
  await expect(onOff).toBeFocused();

  await callAsAdministrator(page, 'PUT', `admin/brands/edit/${brand._id}`, { name, active: false });
  await onOff.press('Space');
  await expectToast(page, 'Хтось уже змінив цей запис');
  await expect(onOff).not.toHaveAttribute('aria-busy', 'true');
  await expect(onOff).not.toBeChecked();
  await onOff.press('Space');
  await expect(onOff).not.toHaveAttribute('aria-busy', 'true');
  await expect(onOff, 'the list is as it is now').toBeChecked();
});

test('the form of a brand has an unsaved-changes guard and optimistic concurrency', async ({ page }) => {
  const name = uniqueName('Спільний');
  const brand = await callAsAdministrator(page, 'POST', 'admin/brands/create', { name });
  await signIn(page, administrator);
  await page.goto(`/admin/brands?find=${encodeURIComponent(name)}`);
  const opener = page.getByRole('button', { name: `Редагувати бренд ${name}` });
  await opener.click();
  const form = page.getByRole('dialog', { name: 'Редагування бренду' });
  await expect(form.getByRole('textbox', { name: 'Назва', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form, 'nothing was typed').toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await form.getByRole('textbox', { name: 'Назва', exact: true }).fill(`${name} другий`);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Вийти без збереження?' });
  await question.getByRole('button', { name: 'Залишитися' }).click();
  await expect(form.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue(`${name} другий`);

  const newer = `${name} перший`;
  await callAsAdministrator(page, 'PUT', `admin/brands/edit/${brand._id}`, { name: newer });
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByRole('alert')).toContainText('Хтось уже змінив цей запис');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Показати нове' }).click();
  await expect(form.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue(newer);
  await form.getByRole('textbox', { name: 'Назва', exact: true }).fill(`${name} другий`);
  await form.getByRole('button', { name: 'Скасувати' }).click();
  await question.getByRole('button', { name: 'Вийти' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: `Видалити бренд ${newer}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Видалити' }).click();
  await expect(row(page, newer)).toHaveCount(0);
  const isOnPage = () => page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
  await expect.poll(isOnPage, 'the focus is not lost with the row').toBe(true);
});
