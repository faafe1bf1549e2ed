import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAsAdministrator } from './as-administrator.ts';
import { openPage } from './open-page.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { expectToLeaveAfter5s } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

// Failed responses are provoked here, and the console logs them.
test.use({ expectedConsoleErrors: [/./] });

/** Mocks the responses of one call; returns a function that ends the mock. */
async function failing(page: Page, method: string, path: string, answer: { status: number; json?: object }) {
  const address = `**/api/${path}`;
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill(answer) : route.fallback(),
  );
  return () => page.unroute(address);
}

test('[AD-MSG-09] [AD-MSG-12] [AD-MSG-13] what fails with an address is said: in the list, in a toast, in the question', async ({
  page,
}) => {
  const name = `Склад ${randomUUID().slice(0, 8)}`;
  await callAsAdministrator(page, 'POST', 'admin/addresses/create', { name, address: 'вул. Соборна, 14' });
  await signIn(page, administrator);
  const ofList = await failing(page, 'GET', 'admin/addresses/getall', { status: 502, json: {} });
  await page.goto('/admin/addresses');
  await expect(page.getByText('Щось пішло не так :('), 'where the answer has no message').toBeVisible();
  await expectAccessible(page);
  await ofList();
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();

  const message = 'Довідник адрес зараз закрито';
  const refusal = { status: 503, json: { status: false, message, code: 'UNAVAILABLE', data: {} } };
  await failing(page, 'PUT', 'admin/addresses/edit/*', refusal);
  await failing(page, 'DELETE', 'admin/addresses/delete/*', refusal);
  await page.clock.install();
  await openPage(page, `/admin/addresses?find=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Редагувати адресу ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Редагування адреси' });
  await form.getByLabel('Адреса').fill('вул. Соборна, 15');
  const toast = page.getByRole('region', { name: 'Повідомлення' }).getByRole('dialog').filter({ hasText: message });
  await expectToLeaveAfter5s(page, toast, () => form.getByRole('button', { name: 'Зберегти' }).click());
  await expect(form.getByRole('alert'), 'what is wrong stays in sight of the form').toContainText(message);
  await expect(form.getByLabel('Адреса')).toHaveValue('вул. Соборна, 15');

  await form.getByRole('button', { name: 'Скасувати' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вийти' }).click();
  await page.getByRole('button', { name: `Видалити адресу ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: new RegExp(name) });
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(question).toContainText(message);
  await expectAccessible(page);
});
