import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callAsAdministrator } from './as-administrator.ts';
import { giveRole, newCustomer } from './new-account.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

const uniqueName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const area = (page: Page, name: string) => page.getByRole('group', { name });
const adminArea = (page: Page) => area(page, 'Керування крамницею');
const customerArea = (page: Page) => area(page, 'Кабінет покупця');

test('[AD-ROLE-01][AD-ROLE-02][AD-ROLE-07][AD-MSG-03] the roles are a table with number, name, description and actions; one is made and edited on a page of its own, and deleted after a question', {
  tag: ['@core', '@phone'],
}, async ({ page, isMobile }) => {
  const name = uniqueName('Контент');
  await signIn(page, administrator);
  await page.goto('/admin/roles');
  if (!isMobile) await expect(page.getByRole('columnheader')).toHaveText(['№', 'Назва', 'Опис', 'Людей', 'Дії']);
  await expect(row(page, 'Менеджер')).toContainText('Замовлення і каталог');
  await expect(row(page, 'Менеджер').getByRole('link', { name: 'Редагувати роль Менеджер' })).toBeVisible();
  await expect(row(page, 'Менеджер').getByRole('button', { name: 'Видалити роль Менеджер' })).toBeVisible();

  await page.getByRole('link', { name: 'Нова роль' }).click();
  await expect(page).toHaveURL('/admin/roles/form');
  await page.getByLabel('Назва').fill(name);
  await adminArea(page).getByRole('switch', { name: 'Блог' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page).toHaveURL('/admin/roles');
  await expectToast(page, 'Роль успішно створено!');

  await page.getByRole('link', { name: `Редагувати роль ${name}` }).click();
  await expect(page).toHaveURL(/\/admin\/roles\/form\/[\w-]{36}$/);
  await expect(page.getByLabel('Назва')).toHaveValue(name);
  await expect(adminArea(page).getByRole('switch', { name: 'Блог' })).toBeChecked();
  await page.getByLabel('Опис').fill('Тексти');
  const message = 'Ролі саме перелічують';
  await page.route('**/api/admin/roles/edit/*', (route) => route.fulfill({ json: { status: false, message } }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByRole('main').getByRole('alert'), 'a false status').toContainText(message);
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page).toHaveURL('/admin/roles');
  await expectToast(page, 'Роль відредаговано');
  await expect(row(page, name)).toContainText('Тексти');

  await page.getByRole('button', { name: `Видалити роль ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Видалити роль «${name}»?` });
  await question.getByRole('button', { name: 'Скасувати' }).click();
  await expect(row(page, name), 'cancelling deletes nothing').toBeVisible();
  await page.getByRole('button', { name: `Видалити роль ${name}` }).click();
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expectToast(page, 'Видалено успішно');
  await expect(row(page, name)).toHaveCount(0);
});

test('[AD-ROLE-03][AD-ROLE-04][AD-ROLE-05][AD-ROLE-06] an area has a main switch over all its modules, and is on while one of them is; the form is not left unsaved without a question, has the modules that the server names, and says what is wrong', async ({
  page,
}) => {
  await signIn(page, administrator);
  await page.goto('/admin/roles/form');
  const parts = [
    { all: adminArea(page).getByRole('switch', { name: 'Доступ до керування' }), of: adminArea(page), count: 15 },
    { all: customerArea(page).getByRole('switch', { name: 'Доступ до кабінету' }), of: customerArea(page), count: 3 },
  ];
  for (const { all, of, count } of parts) {
    const on = of.getByRole('switch', { checked: true });
    await expect(of.getByRole('switch')).toHaveCount(count + 1);
    await expect(on).toHaveCount(0);
    await of.getByRole('switch', { name: 'Мої дані' }).click();
    await expect(all).toBeChecked();
    await expect(on).toHaveCount(2);
    await of.getByRole('switch', { name: 'Мої дані' }).click();
    await expect(all).not.toBeChecked();
    await all.click();
    await expect(on).toHaveCount(count + 1);
    await all.click();
    await expect(on).toHaveCount(0);
  }

  await test.step('unsaved changes are guarded', async () => {
    await customerArea(page).getByRole('switch', { name: 'Мої дані' }).click();
    await page.getByRole('link', { name: 'Усі ролі' }).click();
    const question = page.getByRole('alertdialog', { name: 'Вийти без збереження?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Залишитися' }).click();
    await expect(question).toBeHidden();
    await expect(customerArea(page).getByRole('switch', { name: 'Мої дані' })).toBeChecked();
    await page.getByRole('link', { name: 'Усі ролі' }).click();
    await question.getByRole('button', { name: 'Вийти' }).click();
    await expect(page).toHaveURL('/admin/roles');
  });

  await test.step('the modules of the form are those that the server names', async () => {
    await page.route('**/api/admin/roles/get/default/permissions', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      delete answer.data.admin.modules.blog;
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/admin/roles/form');
    await expect(adminArea(page).getByRole('switch', { name: 'Каруселі' })).toBeVisible();
    await expect(adminArea(page).getByRole('switch', { name: 'Блог' })).toHaveCount(0);
  });

  await test.step('what is wrong with a role is said at its field', async () => {
    const name = page.getByLabel('Назва');
    await page.getByRole('button', { name: 'Зберегти' }).click();
    await expect(name).toHaveAccessibleDescription("Обов'язкове поле");
    await expect(name).toBeFocused();
    await name.fill('administrator');
    await page.getByRole('button', { name: 'Зберегти' }).click();
    await expect(name).toHaveAccessibleDescription('Така назва вже є');
  });
});

test('a role that people have is not deleted: the dialog names it and them', async ({ page }) => {
  const account = await newCustomer();
  const name = uniqueName('Зайнята');
  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', { name });
  await giveRole(page, account, role._id);
  await signIn(page, administrator);
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: `Видалити роль ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Роль «${name}» ще мають люди` });
  await expect(dialog).toContainText('1 людина');
  await expect(dialog.getByRole('listitem')).toHaveText([account.email]);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Показати людей' }).click();
  await expect(page).toHaveURL(`/admin/users?role=${role._id}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText(account.email);
});

test('of two concurrent edits of one role the second gets a conflict (optimistic concurrency)', async ({ page }) => {
  const name = uniqueName('Спільна');
  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', { name });
  await signIn(page, administrator);
  await page.goto(`/admin/roles/form/${role._id}`);
  await page.getByLabel('Опис').fill('Друга думка');
  await callAsAdministrator(page, 'PUT', `admin/roles/edit/${role._id}`, { name, description: 'Перша думка' });
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Хтось уже змінив цей запис');
  await expect(page.getByLabel('Опис')).toHaveValue('Друга думка');
});

test('no privilege escalation: the form does not offer modules that the user lacks', async ({ page }) => {
  const account = await newCustomer();
  const helpers = { name: uniqueName('Helpers'), adminModules: { roles: true, blog: true } };
  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', helpers);
  await giveRole(page, account, role._id);
  await signIn(page, account);
  await page.goto('/en/admin/roles/form');
  const modules = area(page, 'Running the shop');
  await expect(modules.getByRole('switch', { name: 'Orders' })).toBeDisabled();
  await modules.getByRole('switch', { name: 'Access to the panel' }).click();
  await expect(modules.getByRole('switch', { checked: true })).toHaveCount(3);
  await expect(modules).toContainText('2 of 15');
  await expectAccessible(page, everyWidth);
  const name = uniqueName('Writers');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Role created!');
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: /person with the role/ }), 'people are not theirs to see').toHaveCount(0);
});

test('a role for content is made and given, and its person sees just those modules and is refused elsewhere', {
  tag: '@phone',
}, async ({ page, browser, isMobile }) => {
  const account = await newCustomer();
  const name = uniqueName('Лише контент');
  await signIn(page, administrator);
  await page.goto('/admin/roles/form');
  await page.getByLabel('Назва').fill(name);
  for (const module of ['Блог', 'Каруселі', 'Бренди'])
    await adminArea(page).getByRole('switch', { name: module }).click();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page).toHaveURL('/admin/roles');
  await page.goto(`/admin/users?find=${account.email}`);
  await page.getByRole('button', { name: `Змінити роль: ${account.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('row').last()).toContainText(name);

  const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '', locale: 'uk-UA' });
  const theirs = await context.newPage();
  await signIn(theirs, account);
  if (isMobile) await theirs.setViewportSize({ width: 360, height: 780 });
  await theirs.goto('/admin/brands');
  await expect(theirs.getByRole('table', { name: 'Бренди' })).toBeVisible();
  const opener = theirs.getByRole('button', { name: 'Відкрити розділи' });
  if (isMobile) await opener.click();
  const modules = theirs.getByRole('navigation', { name: 'Розділи' }).getByRole('list').first().getByRole('link');
  await expect(modules).toHaveText(['Бренди', 'Блог', 'Каруселі']);

  const token = await theirs.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const status = async (path: string) => (await theirs.request.get(`/api/${path}`, { headers })).status();
  expect(await status('admin/brands/getall')).toBe(200);
  for (const path of ['admin/users/getall', 'admin/roles/get/default/permissions', 'admin/users/getbyself']) {
    expect([path, await status(path)]).toEqual([path, 403]);
  }
  await theirs.goto('/admin/users');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Цей розділ вам не відкрито');
  await expect(theirs.getByRole('table')).toHaveCount(0);
  await expect(theirs.getByRole('searchbox')).toHaveCount(0);
  await context.close();
});

test('[AD-PERM-05] every call of the panel carries the token, forms with files as well', async ({ page }) => {
  await signIn(page, administrator);
  const calls: { what: string; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/admin/')) return;
    const headers = request.headers();
    const kind = headers['content-type']?.split(';')[0] ?? 'no body';
    calls.push({ what: `${request.method()} ${kind}`, authorization: headers.authorization });
  });
  await page.goto('/admin/brands');
  await page.getByRole('button', { name: 'Новий бренд' }).first().click();
  const form = page.getByRole('dialog', { name: 'Новий бренд' });
  await form.getByLabel('Назва').fill(uniqueName('Токен'));
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#9a5a12' } }).png();
  await form
    .getByLabel('Зображення', { exact: true })
    .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: await picture.toBuffer() });
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form).toBeHidden();

  const name = uniqueName('Токен');
  await page.goto('/admin/roles/form');
  await page.getByLabel('Назва').fill(name);
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await page.getByRole('link', { name: `Редагувати роль ${name}` }).click();
  await page.getByLabel('Опис').fill('x');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await page.getByRole('button', { name: `Видалити роль ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Видалити' }).click();
  await expect(row(page, name)).toHaveCount(0);

  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(new Set(calls.map(({ what }) => what))).toEqual(
    new Set([
      'GET no body',
      'POST multipart/form-data',
      'POST application/json',
      'PUT application/json',
      'DELETE no body',
    ]),
  );
  expect(calls.filter(({ authorization }) => authorization !== `Bearer ${token}`)).toEqual([]);
});
