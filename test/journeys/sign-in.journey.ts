import type { Page } from '@playwright/test';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';

const email = (page: Page) => page.getByLabel('Електронна пошта');
const password = (page: Page) => page.getByRole('textbox', { name: 'Пароль' });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Увійти' });

async function signIn(page: Page, as: { email: string; password: string }): Promise<void> {
  await page.goto('/auth');
  await signInHere(page, as);
}

async function signInHere(page: Page, as: { email: string; password: string }): Promise<void> {
  await email(page).fill(as.email);
  await password(page).fill(as.password);
  await submit(page).click();
}

test('[ST-AUTH-02][ST-HEAD-08] signing in keeps the session, says so and opens the shop; signing out forgets it all', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  await page.goto('/index');
  await expect(page.getByRole('button', { name: 'Вийти', includeHidden: true })).toHaveCount(0);

  const answer = page.waitForResponse(/\/api\/auth\/login/);
  await signIn(page, { email: 'olena@kraplyna.test', password: 'kraplyna-olena' });
  const { message, data } = await (await answer).json();
  await expect(page).toHaveURL(/\/\/[^/]+\/index$/);
  await expectToast(page, message);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({ token: data.token, userId: data.userInfo.userId, userEmail: 'olena@kraplyna.test' });
  expect(JSON.parse(kept.permissions ?? '')).toEqual(data.permissions);

  await page.goto('/auth');
  await expect(page, 'who is signed in has no business here').toHaveURL(/\/\/[^/]+\/index$/);

  await page.goto('/index?query=oud');
  const signOut = page.getByRole('button', { name: 'Вийти' });
  await expect(page.getByRole('button', { name: 'Вийти', includeHidden: true }).first()).toBeAttached();
  if ((page.viewportSize()?.width ?? 0) <= 768) await page.getByRole('banner').locator('summary').click();
  await signOut.click();
  await expect(page).toHaveURL(/\/\/[^/]+\/index$/);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole('button', { name: 'Вийти', includeHidden: true })).toHaveCount(0);
});

test('the header and an open menu do not change during a sign-in', async ({ page }) => {
  const { promise: mayCome, resolve: letPageCome } = Promise.withResolvers<void>();
  await page.route(/\/index\.data/, async (route) => {
    await mayCome;
    await route.continue();
  });
  const header = page.getByRole('banner');
  const burger = header.locator('summary');
  const menu = header.getByRole('navigation', { name: 'Меню' });

  const asked = page.waitForRequest(/\/index\.data/);
  await page.goto('/auth');
  await expect(submit(page)).toBeEnabled();
  const parts = await header.evaluateHandle((all) => [all, all.querySelector('details')]);
  await signInHere(page, { email: 'olena@kraplyna.test', password: 'kraplyna-olena' });
  await asked;
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Завантажуємо…');
  await burger.press('Enter');
  await expect(menu).toBeVisible();
  letPageCome();
  await expect(page).toHaveURL(/\/\/[^/]+\/index$/);
  await expect(page.getByRole('region', { name: 'Вибране крамницею' })).toBeVisible();
  const isSame = await header.evaluate(
    (all, before) => before[0] === all && before[1] === all.querySelector('details'),
    parts,
  );
  expect(isSame, 'the same elements as before').toBe(true);
  await expect(menu).toBeVisible();
  await expect(burger).toBeFocused();

  await menu.getByRole('link', { name: 'Блог' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(menu, 'what was chosen has come').toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await burger.press('Enter');
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/\/[^/]+\/index$/);
  await expect(menu, 'who goes back has left it').toBeHidden();
});

test('[ST-MSG-02] a wrong password is shown in the form and as a toast, and the typed password stays and can be revealed', async ({
  page,
}) => {
  await signIn(page, { email: 'olena@kraplyna.test', password: 'not-her-password' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Неправильна пошта або пароль');
  await expectToast(page, 'Неправильна пошта або пароль');
  await expect(email(page)).toHaveValue('olena@kraplyna.test');
  await expect(page).toHaveURL(/\/auth$/);

  const show = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(password(page)).toHaveAttribute('type', 'password');
  await show('Показати пароль').click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('not-her-password');
  await show('Приховати пароль').click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('[ST-VAL-01][ST-VAL-02][ST-VAL-03][ST-VAL-04][ST-VAL-05] signing in says at each field what is wrong with it, once it was touched, and an untouched form shows no error', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent += 1;
  });
  await test.step('an untouched form shows no error, whichever of the two it is', async () => {
    for (const path of ['/auth?form=registration', '/auth']) {
      await page.goto(path);
      await expect(email(page)).toBeVisible();
      await expect(page.locator('main [aria-invalid]')).toHaveCount(0);
      await expect(page.getByText("Обов'язкове поле")).toHaveCount(0);
      await email(page).focus();
      await email(page).blur();
      await expect(page.locator('main [aria-invalid]'), 'only the one that was touched').toHaveCount(1);
    }
  });

  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription("Обов'язкове поле");
  await expect(password(page)).toHaveAccessibleDescription("Обов'язкове поле");
  await email(page).fill('olena@');
  await expect(email(page)).toHaveAccessibleDescription('Неправильний формат електронної адреси');
  await email(page).fill('olena@shop.u');
  await expect(email(page)).toHaveAccessibleDescription('Помилка електронної адреси');
  await email(page).fill('olena@shop.ua');
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await password(page).fill('123456');
  await expect(password(page)).toHaveAccessibleDescription('Пароль повинен містити щонайменше 7 символів');
  await submit(page).click();
  await expect(password(page)).toBeFocused();
  expect(sent, 'what is wrong is not sent').toBe(0);
  await password(page).fill('1234567');
  await expect(password(page)).not.toHaveAttribute('aria-invalid');

  await test.step('a field is validated on blur, and the first invalid one gets the focus', async () => {
    await page.goto('/auth');
    await email(page).fill('olena');
    await expect(page.getByText('Неправильний формат електронної адреси')).toHaveCount(0);
    await email(page).blur();
    await expect(page.getByText('Неправильний формат електронної адреси')).toBeVisible();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(password(page)).not.toHaveAttribute('aria-invalid', 'true');

    await submit(page).click();
    await expect(page.getByText("Обов'язкове поле")).toBeVisible();
    await expect(email(page)).toBeFocused();

    await email(page).fill('olena@kraplyna.test');
    await submit(page).click();
    await expect(password(page)).toBeFocused();
  });

  await test.step('in English the errors are in English', async () => {
    await page.goto('/en/auth');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await page.getByLabel('E-mail').fill('olena');
    await page.getByLabel('E-mail').blur();
    await expect(page.getByText('This is not an e-mail address')).toBeVisible();
    await expectAccessible(page, everyWidth);
  });
});
