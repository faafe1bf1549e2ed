import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAsAdministrator } from './as-administrator.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function save(page: Page, title: string) {
  const form = page.getByRole('dialog', { name: title });
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form).toBeHidden();
}

/** Cancels the dialog first, then confirms. */
async function deleteAfterAsking(page: Page, name: string, label: string) {
  const ask = () => row(page, name).getByRole('button', { name: label }).click();
  await ask();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Скасувати' }).click();
  await expect(row(page, name)).toBeVisible();
  await ask();
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(row(page, name)).toHaveCount(0);
}

test('[AD-CAT-01] [AD-CAT-02] [AD-CAT-03] categories are kept in dialogs, and the menus of the shop follow', async ({
  page,
}) => {
  const name = unique('Свічки');
  const title = `candles-${randomUUID().slice(0, 8)}`;
  await signIn(page, administrator);
  await page.goto('/admin/categories');
  const titles = ['№', 'Назва', 'Опис', 'У меню', 'Статус', 'Дії'];
  await expect(page.getByRole('table', { name: 'Категорії' }).getByRole('columnheader')).toHaveText(titles);
  await expectAccessible(page, everyWidth);

  await page.getByRole('button', { name: 'Нова категорія' }).first().click();
  const form = page.getByRole('dialog', { name: 'Нова категорія' });
  await form.getByRole('textbox', { name: 'Назва', exact: true }).fill(name);
  const [known] = await callAsAdministrator(page, 'GET', 'admin/categories/getall');
  await form.getByLabel('Назва для адреси').fill(known.title);
  await form.getByLabel('Опис', { exact: true }).fill('Для дому');
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByText('Така назва для адреси вже є')).toBeVisible();
  await form.getByLabel('Назва для адреси').fill(title);
  await expectAccessible(page);
  await save(page, 'Нова категорія');
  await expectToast(page, 'Категорію створено');
  // A new row is last, and other journeys have filled the first page.
  const found = `/admin/categories?find=${encodeURIComponent(name)}`;
  await page.goto(found);
  await expect(row(page, name)).toContainText(title);
  await expect(row(page, name).getByRole('cell')).toContainText(['Для дому', 'Так', 'Увімкнено']);

  const inShop = async () => {
    await page.goto('/index');
    return page.getByRole('link', { name, includeHidden: true }).count();
  };
  await expect.poll(inShop, 'in the menus of header and footer').toBeGreaterThanOrEqual(2);

  await page.goto(found);
  await row(page, name)
    .getByRole('button', { name: `Редагувати категорію ${name}` })
    .click();
  await page.getByRole('switch', { name: 'Показувати в меню' }).click();
  await save(page, 'Редагування категорії');
  await expect(row(page, name).getByRole('cell')).toContainText(['Для дому', 'Ні', 'Увімкнено']);
  await expect.poll(inShop).toBe(0);

  await page.goto(found);
  await deleteAfterAsking(page, name, `Видалити категорію ${name}`);
});

test('[AD-DISC-01] [AD-DISC-02] discounts are kept in dialogs, with today as their last day unless changed', async ({
  page,
}) => {
  const name = unique('Весна');
  await signIn(page, administrator);
  await page.goto('/admin/discounts');
  const table = page.getByRole('table', { name: 'Знижки' });
  const titles = ['Назва', 'Відсоток знижки', 'Останній день', 'Статус', 'Дії'];
  await expect(table.getByRole('columnheader')).toHaveText(titles);
  await expectAccessible(page, everyWidth);

  await page.getByRole('button', { name: 'Нова знижка' }).first().click();
  const form = page.getByRole('dialog', { name: 'Нова знижка' });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' }).format(new Date());
  await expect(form.getByLabel('Останній день')).toHaveValue(today);
  await form.getByLabel('Назва').fill(name);
  await form.getByLabel('Відсоток знижки').fill('150');
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByText('Ціле число від 0 до 100')).toBeVisible();
  await expect(form.getByLabel('Відсоток знижки'), 'the first mistake has the cursor').toBeFocused();
  await form.getByLabel('Відсоток знижки').fill('15');
  await form.getByLabel('Останній день').fill('2030-12-31');
  await expectAccessible(page);
  await save(page, 'Нова знижка');
  await expect(row(page, name).getByRole('cell')).toContainText(['15 %', '31 грудня 2030', 'Увімкнено']);

  await row(page, name)
    .getByRole('button', { name: `Редагувати знижку ${name}` })
    .click();
  await page.getByRole('dialog').getByLabel('Відсоток знижки').fill('25');
  await save(page, 'Редагування знижки');
  await expect(row(page, name)).toContainText('25 %');
  await deleteAfterAsking(page, name, `Видалити знижку ${name}`);
});

test('[AD-STAT-01] [AD-STAT-02] statuses are kept in dialogs, white unless a colour is chosen', async ({ page }) => {
  const name = unique('Чекаємо');
  await signIn(page, administrator);
  await page.goto('/admin/statuses');
  const titles = ['Назва', 'Тип', 'Статус', 'Дії'];
  await expect(page.getByRole('table', { name: 'Статуси' }).getByRole('columnheader')).toHaveText(titles);
  await expectAccessible(page, everyWidth);

  await page.getByRole('button', { name: 'Новий статус' }).first().click();
  const form = page.getByRole('dialog', { name: 'Новий статус' });
  await expect(form.getByLabel('Колір')).toHaveValue('#ffffff');
  await form.getByLabel('Назва').fill(name);
  await form.getByLabel('Тип').selectOption('Відмінені');
  // Disabled: an active one would rename the status of other journeys' orders.
  await form.getByRole('switch', { name: 'Увімкнено' }).click();
  await expectAccessible(page);
  await save(page, 'Новий статус');
  await expect(row(page, name).getByRole('cell')).toContainText(['Відмінені', 'Вимкнено']);

  await row(page, name)
    .getByRole('button', { name: `Редагувати статус ${name}` })
    .click();
  await page.getByRole('dialog').getByLabel('Колір').fill('#2f6248');
  await save(page, 'Редагування статусу');
  expect(await callAsAdministrator(page, 'GET', 'statuses/getall')).toContainEqual(
    expect.objectContaining({ name, color: '#2f6248' }),
  );
  await deleteAfterAsking(page, name, `Видалити статус ${name}`);
});

test('[AD-ADDR-01] [AD-ADDR-02] [AD-ADDR-03] [AD-ADDR-04] [AD-VAL-08] addresses are kept in dialogs, off by default', async ({
  page,
}) => {
  const name = unique('Крамниця');
  await signIn(page, administrator);
  await page.goto('/en/admin/addresses');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/All Addresses.*\d+ address/);
  const titles = ['No.', 'Name', 'Address', 'Status', 'Actions'];
  await expect(page.getByRole('table', { name: 'All Addresses' }).getByRole('columnheader')).toHaveText(titles);

  await page.getByRole('button', { name: 'Create' }).first().click();
  const form = page.getByRole('dialog', { name: 'New address' });
  await expect(form.getByText('Required field')).toHaveCount(0);
  await form.getByLabel('Name').focus();
  await form.getByLabel('Address').focus();
  await expect(form.getByText('Required field'), 'only the field that was touched').toHaveCount(1);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Address').fill('вул. Соборна, 14');
  const onOff = form.getByRole('switch', { name: 'Hand out orders here' });
  await expect(onOff).not.toBeChecked();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, name)).toContainText('Disabled');

  await page.getByRole('button', { name: 'Create' }).first().click();
  await expect(form.getByLabel('Name'), 'the form begins anew').toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await row(page, name)
    .getByRole('button', { name: `Edit address ${name}` })
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit address' });
  await edit.getByLabel('Address').fill('вул. Соборна, 15');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, name)).toContainText('вул. Соборна, 15');

  await row(page, name)
    .getByRole('button', { name: `Delete address ${name}` })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, name)).toBeVisible();
  await row(page, name)
    .getByRole('button', { name: `Delete address ${name}` })
    .click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, name)).toHaveCount(0);
});
