import type { Page } from '@playwright/test';
import { shopDay } from '#domain/dates.ts';
import { newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const personal = (page: Page) => page.getByRole('region', { name: 'Особисті дані' });
const contacts = (page: Page) => page.getByRole('region', { name: 'Контакти' });
const dayMs = 24 * 60 * 60 * 1000;

async function expectRow(section: ReturnType<typeof personal>, name: string, value: string | RegExp): Promise<void> {
  const row = section
    .locator('dl > div')
    .filter({ has: section.page().getByRole('term').getByText(name, { exact: true }) });
  await expect(row.getByRole('definition')).toHaveText(value);
}

/** All write requests of the page. */
function changesSentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method()))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}

async function fillPersonal(page: Page): Promise<void> {
  await personal(page).getByRole('button', { name: 'Змінити особисті дані' }).click();
  await expect(personal(page).getByLabel('Прізвище')).toBeFocused();
  await personal(page).getByLabel('Прізвище').fill('Шевчук');
  await personal(page).getByLabel('Ім’я').fill('Оксана');
  await personal(page).getByLabel('По батькові').fill('Петрівна');
  await personal(page).getByLabel('Дата народження').fill('1991-03-07');
  await personal(page).getByLabel('Стать').selectOption('Жіноча');
}

test('[ST-ACC-01][ST-ACC-02] the account page shows personal data and contacts; each section is edited on its own, and cancelling returns to what was there and sends nothing', {
  tag: '@phone',
}, async ({ page }) => {
  const account = await newCustomer();
  await signIn(page, account);
  await page.goto('/user/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мої дані');
  for (const name of ['Прізвище', 'Ім’я', 'По батькові', 'Дата народження']) {
    await expectRow(personal(page), name, 'не вказано');
  }
  await expectRow(personal(page), 'Стать', 'Жіноча');
  await expectRow(contacts(page), 'Телефон', 'не вказано');
  await expectRow(contacts(page), 'Електронна пошта', new RegExp(`^${account.email}.*тут її не змінити`));
  await expectAccessible(page);

  const sent = changesSentBy(page);
  await fillPersonal(page);
  await expect(contacts(page).getByRole('textbox')).toHaveCount(0);
  await contacts(page).getByRole('button', { name: 'Змінити контакти' }).click();
  await expect(contacts(page).getByLabel('Телефон')).toBeFocused();
  await contacts(page).getByLabel('Телефон').fill('067 123 45 12');
  await expectAccessible(page);

  await personal(page).getByRole('button', { name: 'Скасувати' }).click();
  await expectRow(personal(page), 'Прізвище', 'не вказано');
  await expect(personal(page).getByRole('button', { name: 'Змінити особисті дані' })).toBeFocused();
  await expect(contacts(page).getByLabel('Телефон'), 'the other section goes on').toHaveValue('067 123 45 12');
  await contacts(page).getByRole('button', { name: 'Скасувати' }).click();
  await expectRow(contacts(page), 'Телефон', 'не вказано');

  await personal(page).getByRole('button', { name: 'Змінити особисті дані' }).click();
  await expect(personal(page).getByLabel('Прізвище'), 'what was given up is gone').toHaveValue('');
  expect(sent).toEqual([]);
});

test('[ST-ACC-03] saving sends the section alone, and its values are there after a reload', { tag: '@core' }, async ({
  page,
}) => {
  await signIn(page, await newCustomer());
  await page.goto('/user/account');
  await fillPersonal(page);
  const request = page.waitForRequest((request) => request.method() === 'PUT');
  await personal(page).getByRole('button', { name: 'Зберегти' }).click();
  expect((await request).url()).toMatch(/\/api\/customer\/users\/edit$/);
  expect((await request).postDataJSON()).toEqual({
    firstName: 'Оксана',
    lastName: 'Шевчук',
    secondName: 'Петрівна',
    birthdate: '1991-03-07',
    gender: 'Female',
  });
  await expectToast(page, 'Дані збережено');
  await expectRow(personal(page), 'Дата народження', '7 березня 1991 р.');

  await contacts(page).getByRole('button', { name: 'Змінити контакти' }).click();
  await contacts(page).getByLabel('Телефон').fill('067 123-45-12');
  await page.keyboard.press('Enter');
  await expectRow(contacts(page), 'Телефон', '+380 67 123 45 12');

  await page.reload();
  await expectRow(personal(page), 'Прізвище', 'Шевчук');
  await expectRow(personal(page), 'Ім’я', 'Оксана');
  await expectRow(personal(page), 'По батькові', 'Петрівна');
  await expectRow(personal(page), 'Дата народження', '7 березня 1991 р.');
  await expectRow(contacts(page), 'Телефон', '+380 67 123 45 12');
});

test('[ST-VAL-19] tomorrow is no birthdate, there are two genders to choose from, and what the server refuses stands next to its field', async ({
  page,
}) => {
  await signIn(page, await newCustomer());
  await page.goto('/user/account');
  const sent = changesSentBy(page);
  await fillPersonal(page);
  const birthdate = personal(page).getByLabel('Дата народження');
  await expect(birthdate).toHaveAttribute('max', shopDay(new Date()));
  const tomorrow = shopDay(new Date(Date.now() + dayMs));
  await birthdate.fill(tomorrow);
  await personal(page).getByRole('button', { name: 'Зберегти' }).click();
  await expect(personal(page).getByText('Цей день іще не настав')).toBeVisible();
  await expect(birthdate).toBeFocused();
  expect(sent).toEqual([]);
  const offered = personal(page).getByLabel('Стать').locator('option');
  await expect(offered).toHaveText(['Не вказано', 'Чоловіча', 'Жіноча']);
  expect(await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual([
    '',
    'Male',
    'Female',
  ]);

  const token = await page.evaluate(() => localStorage.getItem('token'));
  for (const data of [{ birthdate: tomorrow }, { gender: 'Other' }]) {
    const headers = { authorization: `Bearer ${token}` };
    const refused = await page.request.put('/api/customer/users/edit', { headers, data });
    expect(refused.status()).toBe(422);
    expect(Object.keys((await refused.json()).data)).toEqual(Object.keys(data));
  }

  await contacts(page).getByRole('button', { name: 'Змінити контакти' }).click();
  const phone = contacts(page).getByLabel('Телефон');
  await phone.fill('12');
  await phone.blur();
  await expect(contacts(page).getByText('Неправильний формат номера телефона')).toBeVisible();
  await phone.fill('067 123 45 12');
  await page.route('**/api/customer/users/edit', (route) =>
    route.fulfill({
      status: 422,
      json: { status: false, code: 'INVALID', message: 'Перевірте', data: { phone: 'Цей номер уже не працює' } },
    }),
  );
  await contacts(page).getByRole('button', { name: 'Зберегти' }).click();
  await expect(contacts(page).getByText('Цей номер уже не працює')).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone, 'what was typed stays').toHaveValue('067 123 45 12');

  await page.unroute('**/api/customer/users/edit');
  await page.route('**/api/customer/users/edit', (route) => route.abort());
  await contacts(page).getByRole('button', { name: 'Зберегти' }).click();
  await expect(contacts(page).getByRole('alert')).toHaveText(/тимчасово недоступний/);
  await expect(phone).toHaveValue('067 123 45 12');
});

test('[AD-ACC-01][AD-ACC-02] who runs the shop edits their own data in the panel', async ({ page }) => {
  const account = await newColleague(page, ['account']);
  await signIn(page, account);
  await page.goto('/admin/account');
  await expectRow(contacts(page), 'Електронна пошта', new RegExp(`^${account.email}`));
  await fillPersonal(page);
  await expect(personal(page).getByLabel('Дата народження')).toHaveAttribute('max', shopDay(new Date()));
  await expect(personal(page).getByLabel('Стать').locator('option')).toHaveText(['Не вказано', 'Чоловіча', 'Жіноча']);
  await expectAccessible(page, everyWidth);
  await personal(page).getByRole('button', { name: 'Скасувати' }).click();
  await expectRow(personal(page), 'Прізвище', 'не вказано');

  await fillPersonal(page);
  const request = page.waitForRequest((request) => request.method() === 'PUT');
  await personal(page).getByRole('button', { name: 'Зберегти' }).click();
  expect((await request).url()).toMatch(/\/api\/admin\/users\/editself$/);
  await expectRow(personal(page), 'Прізвище', 'Шевчук');
  await page.reload();
  await expectRow(personal(page), 'Ім’я', 'Оксана');
  await expectRow(personal(page), 'Дата народження', '7 березня 1991 р.');
  await expectAccessible(page, everyWidth);
});

test('in English the account page speaks English', async ({ page }) => {
  await signIn(page, await newCustomer());
  await page.goto('/en/user/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My details');
  const details = page.getByRole('region', { name: 'Personal details' });
  await details.getByRole('button', { name: 'Change personal details' }).click();
  await details.getByLabel('Date of birth').fill('1850-01-01');
  await details.getByLabel('Date of birth').blur();
  await expect(details.getByText('Please check the year of birth')).toBeVisible();
  await expectAccessible(page, everyWidth);
});
