import type { Page } from '@playwright/test';
import { letterTo } from './mailbox.ts';
import { confirmationOf, newAddress, signUp } from './new-account.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });
const email = (page: Page) => page.getByLabel('Електронна пошта');
const password = (page: Page) => page.getByRole('textbox', { name: 'Пароль' });
const phone = (page: Page) => page.getByLabel('Телефон');
const gender = (page: Page) => page.getByLabel('Стать');
const register = (page: Page) => main(page).getByRole('button', { name: 'Зареєструватися' });
const signIn = (page: Page) => main(page).getByRole('button', { name: 'Увійти' });

test('[ST-AUTH-01] /auth has two headings; sign-in shows first, a press on a heading switches the form', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(heading(page, 'Увійти')).toBeVisible();
  await expect(heading(page, 'Реєстрація')).toBeVisible();
  await expect(signIn(page)).toBeVisible();
  await expect(gender(page)).toHaveCount(0);
  await email(page).fill('oksana@kraplyna.test');

  await heading(page, 'Реєстрація').click();
  await expect(page).toHaveURL('/auth?form=registration');
  await expect(register(page)).toBeVisible();
  await expect(signIn(page)).toHaveCount(0);
  await expect(email(page), 'the e-mail need not be typed twice').toHaveValue('oksana@kraplyna.test');
  await phone(page).fill('+380501234567');

  const switchBack = main(page).getByRole('link', { name: 'Увійти' });
  await switchBack.focus();
  await page.keyboard.press('Enter');
  await expect(signIn(page)).toBeVisible();
  await expect(switchBack, 'the focus stays where the key was pressed').toBeFocused();
  await expect(switchBack).toHaveAttribute('aria-current', 'page');

  await heading(page, 'Реєстрація').click();
  await expect(phone(page), 'what was typed is there again').toHaveValue('+380501234567');
});

test('[ST-AUTH-05] the registration form has an address of its own, in English too; its gender select offers a choice to make, Чоловіча and Жіноча, and sends Male or Female', async ({
  page,
}) => {
  await page.goto('/en/auth?form=registration');
  await expect(main(page).getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expectAccessible(page, everyWidth);
  await page.goto('/auth?form=registration');
  await expect(register(page)).toBeVisible();
  const options = gender(page).getByRole('option');
  await expect(options).toHaveText(['Виберіть', 'Чоловіча', 'Жіноча']);
  await expect(gender(page)).toHaveValue('-');
  for (const [choice, sent] of [
    ['Чоловіча', 'Male'],
    ['Жіноча', 'Female'],
  ] as const) {
    await page.goto('/auth?form=registration');
    await email(page).fill(newAddress());
    await password(page).fill('крапля-роси-7');
    await gender(page).selectOption(choice);
    const request = page.waitForRequest(/\/api\/auth\/signup/);
    await register(page).click();
    expect((await request).postDataJSON()).toMatchObject({ gender: sent });
    await expect(page).toHaveURL('/auth/success');
  }
});

test('[ST-MSG-02][ST-MSG-03][ST-VAL-06][ST-VAL-07][ST-VAL-08] registration says at each field what is wrong with it, and in the form and as a toast when it fails', async ({
  page,
}) => {
  await page.goto('/auth?form=registration');
  await expect(main(page).getByText("Обов'язкове поле")).toHaveCount(0);

  await email(page).focus();
  await email(page).blur();
  await expect(email(page)).toHaveAccessibleDescription("Обов'язкове поле");
  await email(page).fill('olena@');
  await expect(email(page)).toHaveAccessibleDescription('Неправильний формат електронної адреси');
  await email(page).fill('olena@shop.u');
  await expect(email(page)).toHaveAccessibleDescription('Помилка електронної адреси');
  await email(page).fill(newAddress());
  await expect(email(page)).not.toHaveAttribute('aria-invalid');

  await phone(page).fill('+38050123456');
  await phone(page).blur();
  await expect(phone(page)).toHaveAccessibleDescription(/Неправильний формат номера телефона/);
  await phone(page).fill('');
  await expect(phone(page), 'nobody has to give a phone').not.toHaveAttribute('aria-invalid');
  await phone(page).fill('+380501234567');
  await expect(phone(page)).not.toHaveAttribute('aria-invalid');

  await password(page).focus();
  await password(page).blur();
  await expect(password(page)).toHaveAccessibleDescription(/Обов'язкове поле/);
  await password(page).fill('123456');
  await expect(password(page)).toHaveAccessibleDescription(/Пароль повинен містити щонайменше 7 символів/);
  await password(page).fill('1234567');
  await expect(password(page)).not.toHaveAttribute('aria-invalid');

  await register(page).click();
  await expect(gender(page)).toHaveAccessibleDescription("Обов'язкове поле");
  await expect(gender(page)).toBeFocused();
  await expectAccessible(page);
  await gender(page).selectOption('Жіноча');
  await expect(gender(page)).not.toHaveAttribute('aria-invalid');

  const expectError = async (sentence: string) => {
    await expect(main(page).getByText(sentence, { exact: true })).toBeVisible();
    await expectToast(page, sentence);
  };
  const signUps = '**/api/auth/signup/';
  await page.route(signUps, (route) => route.abort());
  await register(page).click();
  await expectError('Сервіс тимчасово недоступний. Спробуйте за хвилину');
  await page.unroute(signUps);
  await page.route(signUps, (route) => route.fulfill({ json: { status: false } }));
  await register(page).click();
  await expectError('Помилка реєстрації');
  await expect(password(page), 'what was typed stays').toHaveValue('1234567');
  await page.unroute(signUps);
  await register(page).click();
  await expect(page).toHaveURL('/auth/success');
});

test('[ST-AUTH-03][ST-AUTH-04][ST-AUTH-06] a user registers, opens the e-mail, signs in and signs out', {
  tag: '@core',
}, async ({ page }) => {
  const account = { email: newAddress(), password: 'крапля-роси-7' };
  await page.goto('/auth?form=registration');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await gender(page).selectOption('Жіноча');
  const answer = page.waitForResponse(/\/api\/auth\/signup/);
  await register(page).click();
  const { message } = await (await answer).json();
  await expect(page).toHaveURL('/auth/success');
  await expectToast(page, message);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за реєстрацію!');
  await expect(main(page)).toContainText(`Ми надіслали листа на ${account.email}`);
  await expectAccessible(page, everyWidth);
  await page.goto('/en/auth/success');
  await expect(main(page)).toContainText('We have sent you a letter');
  await main(page).getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/en/auth');

  const link = await confirmationOf(page, account);
  await page.goto(link);
  await expectToast(page, 'Ваша пошта підтверджена!');
  await expect(page).toHaveURL('/index');

  await page.goto('/auth');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await signIn(page).click();
  await expect(page).toHaveURL('/index');
  await expect(signIn(page), 'the page has followed its address').toHaveCount(0);
  await page.getByRole('button', { name: 'Вийти' }).click();
  await expect(page).toHaveURL('/index');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('a link prefetch by a mail scanner does not use the link up; a failed confirmation can be retried; a second use shows what to do', async ({
  page,
}) => {
  const account = await signUp(page);
  const link = await confirmationOf(page, account);
  const fetched = await page.request.get(link);
  expect(fetched.status()).toBe(200);
  await page.route('**/api/auth/confirm-registration/*', (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пошту ще не підтверджено');
  await expectAccessible(page, everyWidth);
  await main(page).getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expectToast(page, 'Ваша пошта підтверджена!');
  await expect(page).toHaveURL('/index');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Це посилання вже не діє');
  await expect(main(page).getByRole('link', { name: 'Увійти' })).toHaveAttribute('href', '/auth');
  await expectAccessible(page, everyWidth);
  await email(page).fill(account.email);
  await main(page).getByRole('button', { name: 'Надіслати листа ще раз' }).click();
  await expect(main(page).getByRole('status')).toBeVisible();
  await expectAccessible(page);
});

test('[ST-AUTH-08] an unconfirmed account cannot sign in; the refusal says so and sends the letter again', async ({
  page,
}) => {
  const account = await signUp(page);
  const first = await letterTo(page, account.email);
  await page.goto('/auth');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await signIn(page).click();
  const refusal = main(page).getByRole('alert');
  await expect(refusal).toContainText('Підтвердьте пошту');
  await expectToast(page, 'Підтвердьте пошту');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectAccessible(page, everyWidth);

  const answer = page.waitForResponse(/\/api\/auth\/resend-confirmation/);
  await refusal.getByRole('button', { name: 'Надіслати листа ще раз' }).click();
  const { message } = await (await answer).json();
  await expect(refusal).toContainText(message);
  await expect(email(page)).toHaveValue(account.email);
  await expect
    .poll(async () => (await letterTo(page, account.email)).text, 'a new letter with a new link')
    .not.toBe(first.text);
  await page.goto(await confirmationOf(page, account));
  await expect(page).toHaveURL('/index');
});
