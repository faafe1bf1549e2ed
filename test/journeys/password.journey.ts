import type { Page } from '@playwright/test';
import { letterTo, linkIn } from './mailbox.ts';
import { type Account, newCustomer } from './new-account.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => page.getByLabel('Електронна пошта');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function fillSignIn(page: Page, account: Account): Promise<void> {
  await page.goto('/auth');
  await email(page).fill(account.email);
  await field(page, 'Пароль').fill(account.password);
  await press(page, 'Увійти');
}

test('a forgotten password is replaced by the link of a letter, and the old one fails from then on', {
  tag: '@core',
}, async ({ page }) => {
  const account = await newCustomer();
  await page.goto('/auth');
  await main(page).getByRole('link', { name: 'Забули пароль?' }).click();
  // The URL changes before the page, and the old page has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Забули пароль?');
  await expect(page).toHaveURL('/forgot-password');
  await email(page).fill('olena@');
  await email(page).blur();
  await expect(email(page)).toHaveAccessibleDescription('Неправильний формат електронної адреси');
  await email(page).fill(account.email);
  await press(page, 'Надіслати посилання');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Перевірте пошту');
  await expect(page.getByRole('heading', { level: 1 }), 'the focus goes where the eye goes').toBeFocused();
  await expect(main(page).getByRole('status')).toContainText('Якщо така пошта в нас є');
  await expectAccessible(page, everyWidth);

  await press(page, 'Надіслати ще раз');
  await expect(email(page), 'the address need not be typed twice').toHaveValue(account.email);

  const link = linkIn(await letterTo(page, account.email, /пароль/i), '/reset-password/');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новий пароль');
  await field(page, 'Новий пароль').fill('123456');
  await press(page, 'Зберегти пароль');
  await expect(field(page, 'Новий пароль')).toHaveAccessibleDescription(/щонайменше 7 символів/);
  await expectAccessible(page, everyWidth);
  await field(page, 'Новий пароль').fill('нова-крапля-7');
  await press(page, 'Зберегти пароль');
  await expect(page).toHaveURL('/auth');
  await expectToast(page, 'Новий пароль збережено');

  await fillSignIn(page, account);
  await expect(main(page).getByRole('alert')).toHaveText('Неправильна пошта або пароль');
  await fillSignIn(page, { ...account, password: 'нова-крапля-7' });
  await expect(page).toHaveURL('/index');

  await page.goto(link);
  await field(page, 'Новий пароль').fill('ще-одна-крапля-7');
  await press(page, 'Зберегти пароль');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Це посилання вже не діє');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await main(page).getByRole('link', { name: 'Надіслати нове посилання' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('in English a forgotten password is English from page to page', async ({ page }) => {
  await page.goto('/en/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await expectAccessible(page, everyWidth);
  await page.goto('/en/reset-password/no-such-link');
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
  await expectAccessible(page, everyWidth);
  await page.getByRole('textbox', { name: 'New password' }).fill('a-drop-of-dew');
  await press(page, 'Save the password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(main(page).getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
    'href',
    '/en/forgot-password',
  );
  await expectAccessible(page, everyWidth);
});

test('changing the password keeps this session and revokes the others', async ({ page, browser }) => {
  const account = await newCustomer();
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, account);
  await signIn(page, account);
  await page.goto('/user/account');
  const section = page.getByRole('region', { name: 'Пароль і безпека' });
  await section.getByRole('textbox', { name: 'Поточний пароль' }).fill('не-той-пароль');
  await section.getByRole('textbox', { name: 'Новий пароль' }).fill('нова-крапля-7');
  await section.getByRole('button', { name: 'Змінити пароль' }).click();
  await expect(section.getByRole('textbox', { name: 'Поточний пароль' })).toHaveAttribute('aria-invalid', 'true');
  await expect(section.getByRole('textbox', { name: 'Новий пароль' }), 'nothing typed is lost').toHaveValue(
    'нова-крапля-7',
  );
  await expectAccessible(page, everyWidth);
  await section.getByRole('textbox', { name: 'Поточний пароль' }).fill(account.password);
  await section.getByRole('button', { name: 'Змінити пароль' }).click();
  await expectToast(page, 'Пароль змінено');
  await expect(section.getByRole('textbox', { name: 'Новий пароль' })).toHaveValue('');
  await page.reload();
  await expect(section).toBeVisible();

  await elsewhere.goto('/user/account');
  await expect(elsewhere).toHaveURL('/auth?back=%2Fuser%2Faccount');
  await elsewhere.close();
});

test('signing out everywhere needs a confirmation and revokes this session too', async ({ page }) => {
  const account = await newCustomer();
  await signIn(page, account);
  await page.goto('/user/account');
  await press(page, 'Вийти на всіх пристроях');
  const question = page.getByRole('alertdialog', { name: 'Вийти на всіх пристроях?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, everyWidth);
  await question.getByRole('button', { name: 'Скасувати' }).click();
  await expect(page).toHaveURL('/user/account');
  await press(page, 'Вийти на всіх пристроях');
  await question.getByRole('button', { name: 'Вийти всюди' }).click();
  await expect(page).toHaveURL('/index');
  await expectToast(page, 'Ви вийшли на всіх пристроях');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
