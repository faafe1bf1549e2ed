import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAsAdministrator } from './as-administrator.ts';
import { letterTo, linkIn } from './mailbox.ts';
import { giveRole, newCustomer } from './new-account.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

const uniqueName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('[AD-USER-01] people are a table with name, phone, e-mail, address, delivery address and role, and are searched', async ({
  page,
}) => {
  await signIn(page, administrator);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Користувачі.*\d+ (людина|людини|людей)/);
  const titles = ["Ім'я", 'Телефон', 'Пошта', 'Адреса', 'Адреса доставки', 'Роль', 'Дії'];
  await expect(page.getByRole('columnheader')).toHaveText(titles);
  await page
    .getByRole('searchbox', { name: 'Ім’я, телефон або пошта' })
    .fill('067 412-55 коваленко olena@kraplyna.test');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/find=067/);
  await expect(page.getByRole('row')).toHaveCount(2);
  const olena = page.getByRole('row').last();
  for (const cell of [
    'Коваленко Олена Андріївна',
    '+380 67 412 55 12',
    'olena@kraplyna.test',
    'вул. Лесі Українки, 27, кв. 41, Кременчук',
    'Відділення №12, Львів',
    'Покупець',
  ]) {
    await expect(olena).toContainText(cell);
  }
  await expectAccessible(page, everyWidth);

  await test.step('between a phone and a wide screen the contacts stand under the name', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole('columnheader')).toHaveText(["Ім'я", 'Роль', 'Дії']);
    await expect(page.getByRole('rowheader')).toContainText(/\+380 67 412 55 12.*olena@kraplyna\.test.*Кременчук/);
  });

  await test.step('a page beyond the last opens the last', async () => {
    await page.goto('/admin/users?find=olena@kraplyna.test&page=999');
    await expect(page).toHaveURL(/[?&]page=1$/);
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('a search that finds nobody says so, and shows everybody again', async () => {
    await page.goto('/admin/users?find=немає-такої-людини');
    await expect(page.getByRole('heading', { name: 'Нікого не знайдено' })).toBeVisible();
    await page.getByRole('link', { name: 'Показати все' }).click();
    await expect(page.getByRole('table', { name: 'Користувачі' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});

test('long words cause no horizontal scroll', async ({ page }) => {
  const word = randomUUID().replaceAll('-', '');
  const long = { name: word.padEnd(60, 'ї'), description: 'д'.repeat(300), adminModules: {} };
  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', long);
  const account = await newCustomer('a-rather-long-name-of-a-mailbox-that-somebody-has');
  const { email } = account;
  await giveRole(page, account, role._id);
  await signIn(page, administrator);
  await page.goto(`/admin/users?find=${email}`);
  await expect(row(page, word)).toBeVisible();
  await expectAccessible(page, everyWidth);
  await page.getByRole('button', { name: /Змінити роль/ }).click();
  await expect(page.getByRole('dialog')).toContainText(word);
  await expectAccessible(page, everyWidth);
  await page.goto('/admin/roles');
  await expect(row(page, word)).toBeVisible();
  await expectAccessible(page, everyWidth);
});

test("[AD-USER-02][AD-USER-03] an icon opens 'Change role' with all roles, and picking one applies it at once", {
  tag: '@core',
}, async ({ page }) => {
  const { email } = await newCustomer();
  const name = uniqueName('Content');
  await callAsAdministrator(page, 'POST', 'admin/roles/create', { name, adminModules: { blog: true } });
  await signIn(page, administrator);
  // Compares with the roles of this page's response: other journeys create and delete roles.
  const answer = page.waitForResponse(/\/api\/admin\/roles\/get$/);
  await page.goto(`/en/admin/users?find=${email}`);
  const roles: { name: string }[] = (await (await answer).json()).data;
  await expect(row(page, email)).toContainText('Customer');
  await page.getByRole('button', { name: `Change role: ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change role' });
  await expect(dialog.getByRole('listitem')).toHaveCount(roles.length);
  await expect(dialog.getByRole('listitem')).toContainText(roles.map((role) => role.name));
  await expect(dialog.locator('[aria-current]')).toContainText('Customer');
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, 'Role changed');
  await expect(row(page, email)).toContainText(name);
  await page.reload();
  await expect(row(page, email)).toContainText(name);
});

test('an account is turned off after a question, which ends its session, and on again', async ({ page }) => {
  const account = await newCustomer();
  const login = () => page.request.post('/api/auth/login', { data: account });
  const { token } = (await (await login()).json()).data;
  const session = () => page.request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });
  expect((await session()).status()).toBe(200);

  await signIn(page, administrator);
  await page.goto(`/admin/users?find=${account.email}`);
  await page.getByRole('button', { name: `Вимкнути обліковий запис: ${account.email}` }).click();
  const question = page.getByRole('alertdialog', { name: `Вимкнути обліковий запис «${account.email}»?` });
  await question.getByRole('button', { name: 'Скасувати' }).click();
  expect((await session()).status(), 'cancelling turns nothing off').toBe(200);
  await page.getByRole('button', { name: `Вимкнути обліковий запис: ${account.email}` }).click();
  await expectAccessible(page, everyWidth);
  await question.getByRole('button', { name: 'Вимкнути' }).click();
  await expect(row(page, account.email)).toContainText('Вимкнено');
  expect((await session()).status()).toBe(401);
  expect((await login()).status()).toBe(401);

  await page.getByRole('button', { name: `Увімкнути обліковий запис: ${account.email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Увімкнути' }).click();
  await expect(row(page, account.email)).not.toContainText('Вимкнено');
  expect((await login()).status()).toBe(200);
});

test('no privilege escalation when roles are assigned', async ({ page }) => {
  const helper = await newCustomer();
  const other = await newCustomer();
  const name = uniqueName('Helpers');
  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', { name, adminModules: { users: true } });
  await giveRole(page, helper, role._id);

  await signIn(page, helper);
  await page.goto(`/admin/users?find=${other.email}`);
  await page.getByRole('button', { name: `Змінити роль: ${other.email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Змінити роль' });
  await expect(dialog.getByRole('button', { name: /^Адміністратор Має розділи/ })).toBeDisabled();
  await expect(dialog.getByRole('button', { name })).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto(`/admin/users?find=${administrator.email}`);
  await page.getByRole('button', { name: /Вимкнути обліковий запис/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Вимкнути' }).click();
  await expect(question.getByRole('alert')).toContainText('має розділи, яких немає у вас');
});

test('[AD-WORK-15] a colleague is invited by e-mail with a role, sets a password and signs in', async ({ page }) => {
  const email = `${randomUUID()}@kraplyna.test`;
  const name = uniqueName('Пакування');
  await callAsAdministrator(page, 'POST', 'admin/roles/create', { name, adminModules: { orders: true } });
  await signIn(page, administrator);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Запросити', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Запросити до команди' });
  await dialog.getByLabel('Електронна пошта').fill(email);
  await dialog.getByLabel('Роль').selectOption({ label: name });
  await expectAccessible(page, everyWidth);
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await expectToast(page, 'Запрошення надіслано');
  await expect(page.getByRole('region', { name: 'Запрошені' })).toContainText(email);

  const link = linkIn(await letterTo(page, email, 'Запрошення'), '/invite/');
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ласкаво просимо до команди');
  await page.getByRole('textbox', { name: 'Новий пароль' }).fill('крапля-роси-7');
  await expectAccessible(page, everyWidth);
  await page.getByRole('button', { name: 'Зберегти пароль' }).click();
  await expect(page).toHaveURL('/auth');
  await signIn(page, { email, password: 'крапля-роси-7' });
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Замовлення');
});
