import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comboBox, field } from './checkout-form.ts';
import { newListedGoods } from './listed-goods.ts';
import { letterTo } from './mailbox.ts';
import { newAddress } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { changeStatus, expectStatus, pickStatus, statusOf } from './order-status.ts';
import { newGoods, stockOf } from './own-goods.ts';
import { newOrder } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const uniqueName = (word: string) => `${word}${randomUUID().slice(0, 8)}`;
const row = (page: Page, orderNo: number) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(orderNo) }) });
const rows = (page: Page) => page.getByRole('rowheader');
/** Exactly these rows: a row may be left from the previous filter. */
async function expectRows(page: Page, orderNumbers: readonly string[]): Promise<void> {
  await expect(rows(page)).toHaveCount(orderNumbers.length);
  await expect(rows(page)).toContainText([...orderNumbers]);
}

/** Staff whose role opens orders only. */
async function signInAsKeeper(page: Page): Promise<void> {
  await signIn(page, await newColleague(page, ['orders']));
}

test('[AD-ORD-01] [AD-ORD-02] [AD-ORD-03] [AD-ORD-04] [AD-ORD-10] orders are found by delivery, status, number and name, ten to a page', async ({
  page,
}) => {
  const lastName = uniqueName('Пошук');
  const made = await Promise.all(
    Array.from({ length: 11 }, (_, day) =>
      newOrder({
        lastName,
        firstName: day === 4 ? 'Ґалина' : 'Олена',
        createdAt: new Date(Date.UTC(2025, 2, 20 - day, 9)),
        paymentState: day === 1 ? 'paid' : 'awaiting',
        status: day === 2 ? 'send' : 'processed',
        ...(day < 3 && { deliveryKind: 'pickup' as const, delivery: 'Самовивіз' }),
      }),
    ),
  );
  const numbers = made.map(({ orderNo }) => String(orderNo));
  await signInAsKeeper(page);
  await openPage(page, '/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Замовлення\s*\d/);
  await page.getByRole('searchbox', { name: 'Номер, ім’я, телефон або пошта' }).fill(lastName);
  await page.keyboard.press('Enter');

  const tabs = page.getByRole('navigation', { name: 'Яка доставка' });
  await expect(tabs.getByRole('link')).toHaveText(['Усі 11', 'Нова пошта 8', 'Самовивіз 3']);
  await expectRows(page, numbers.slice(0, 10));
  await page.getByRole('link', { name: 'Наступна сторінка' }).click();
  await expectRows(page, numbers.slice(10));
  await expect(page.getByText('11–11 з 11')).toBeVisible();

  await tabs.getByRole('link', { name: 'Самовивіз' }).click();
  await expectRows(page, numbers.slice(0, 3));
  await expect(row(page, made[1]?.orderNo ?? 0)).toContainText('Оплачено');
  await expect(row(page, made[0]?.orderNo ?? 0)).toContainText('Очікує оплати');
  await page.getByRole('combobox', { name: 'Статус', exact: true }).selectOption('send');
  await expectRows(page, numbers.slice(2, 3));
  await tabs.getByRole('link', { name: 'Нова пошта' }).click();
  await expect(page.getByRole('heading', { name: /нічого не знайдено/ })).toBeVisible();
  await page.getByRole('link', { name: 'Показати все' }).click();
  await expect(page.getByRole('combobox', { name: 'Статус', exact: true })).toHaveValue('');

  const search = page.getByRole('searchbox', { name: 'Номер, ім’я, телефон або пошта' });
  await expect(search, 'the box follows the address').toHaveValue('');
  for (const [typed, found] of [
    [numbers[6] ?? '', numbers.slice(6, 7)],
    [`${lastName} галина`, numbers.slice(4, 5)],
  ] as const) {
    await search.fill(typed);
    await page.keyboard.press('Enter');
    await expectRows(page, found);
  }
});

test('[AD-ORD-05] an order unfolds to contact, address, payment, comment, goods with their bottles, total and history', async ({
  page,
}) => {
  const perfume = await newGoods({ currentPriceKopecks: 19_080, isBottled: true, quantityMl: 100 });
  const order = await newOrder({
    lines: [{ product: perfume, quantity: 56 }],
    comment: 'Подзвоніть\nзранку',
    paymentState: 'paid',
  });
  await signInAsKeeper(page);
  await openPage(page, `/admin/orders?find=${order.orderNo}`);
  const toggle = page.getByRole('button', { name: `Деталі замовлення № ${order.orderNo}` });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const table = page.getByRole('table', { name: 'Замовлення' });
  for (const text of [
    'Олена Коваль',
    '+380 67 123 45 67',
    order.email,
    'Львівська область, Львів',
    'Відділення №5: вул. Данилишина, 6',
    'Оплата карткою онлайн',
    'Оплачено',
    'Подзвоніть',
    perfume.name,
    '56 мл',
    'Флакон 50 мл × 1: 65,00 ₴',
    'Флакон 6 мл × 1: 30,00 ₴',
    'Разом10 779,80 ₴',
    'Подій ще не було',
  ]) {
    await expect(table).toContainText(text);
  }
  await expectAccessible(page, everyWidth);
  await openPage(page, `/en/admin/orders?find=${order.orderNo}`);
  await page.getByRole('button', { name: `Details of order no. ${order.orderNo}` }).click();
  await expect(page.getByRole('table', { name: 'Orders' })).toContainText('Nothing has happened yet');
});

test('[AD-ORD-06] [AD-ORD-07] [AD-MSG-11] [AD-WORK-03] a status is chosen in a menu; cancelling needs a confirmation, returns the stock and is final', async ({
  page,
}) => {
  const goods = await newGoods({ currentPriceKopecks: 25_000, quantity: 8 });
  const order = await newOrder({ lines: [{ product: goods, quantity: 2 }] });
  const { orderNo } = order;
  await signInAsKeeper(page);
  await openPage(page, `/admin/orders?find=${orderNo}`);
  const menu = statusOf(page, orderNo);
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  // Keys only move the highlight; nothing is sent until a status is chosen.
  await menu.press('ArrowDown');
  await expect(page.getByRole('menuitemradio')).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  await expectStatus(page, orderNo, 'processed');
  expect(changes).toEqual([]);
  for (const status of ['specified', 'send', 'completed', 'processed'] as const) {
    await changeStatus(page, orderNo, status);
  }
  const path = `/api/orders/status/${order.id}`;
  expect(changes).toEqual(
    ['specified', 'send', 'completed', 'processed'].map((status) => `${path} ${JSON.stringify({ status })}`),
  );

  // A refused change shows its reason, and the status is reset.
  await page.route(`**${path}`, (route) => route.continue({ postData: { status: 'lost', note: 'x' } }));
  await pickStatus(page, orderNo, 'send');
  await expectToast(page, /[^,]+, .+/);
  await expectStatus(page, orderNo, 'processed');
  await page.unroute(`**${path}`);

  // A refused edit shows its reason too.
  await openPage(page, `/admin/orders/form/${order.id}`);
  await page.route(`**/api/orders/${order.id}`, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), phone: '12', email: 'x' } }),
  );
  await field(page, "Ім'я").fill('Ольга');
  const save = page.getByRole('button', { name: 'Зберегти' });
  await save.click();
  await expectToast(page, 'Некоректний номер телефону, Невірна адреса електронної пошти');
  await expect(field(page, 'Телефон')).toBeFocused();
  await page.unroute(`**/api/orders/${order.id}`);
  await field(page, 'Телефон').fill('050 111 22 33');
  await field(page, 'Електронна пошта').fill(newAddress());
  await save.click();
  await expectToast(page, 'Замовлення уточнено!');
  await expect(page).toHaveURL(/\/admin\/orders$/);

  await openPage(page, `/admin/orders?find=${orderNo}`);
  await pickStatus(page, orderNo, 'abolition');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Скасувати замовлення № ${orderNo}?`);
  await expect(question).toContainText('Товари повернуться на склад');
  await expect(question).toContainText('остаточно');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Залишити' }).click();
  await expectStatus(page, orderNo, 'processed');
  await pickStatus(page, orderNo, 'abolition');
  await question.getByRole('button', { name: 'Скасувати замовлення' }).click();
  await expect(question).toHaveCount(0);
  await expect(menu).toBeDisabled();
  await expectStatus(page, orderNo, 'abolition');
});

const goodsIn = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Додати товар' }).fill(name);
  await page.getByRole('option', { name }).click();
};

test('[AD-ORD-08] [AD-ORD-09] [AD-ORDER-06] an order is written for a buyer on the phone, paid in cash, and edited until it is sent', async ({
  page,
}) => {
  test.slow();
  const soap = await newListedGoods(page, { name: uniqueName('Мило'), currentPriceKopecks: 25_000, quantity: 8 });
  const perfume = await newListedGoods(page, {
    name: uniqueName('Парфум'),
    currentPriceKopecks: 19_080,
    isBottled: true,
    quantityMl: 60,
  });
  const email = newAddress('phone-buyer');
  const lastName = uniqueName('Дзвінок');
  await signInAsKeeper(page);
  await openPage(page, '/admin/orders');
  await page.getByRole('link', { name: 'Нове замовлення' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/form\/$/);
  const save = page.getByRole('button', { name: 'Зберегти' });
  await save.click();
  await expect(page.getByText('Додайте хоча б один товар')).toBeVisible();
  await expect(field(page, "Ім'я")).toHaveAccessibleDescription("Вкажіть ім'я покупця");

  await goodsIn(page, soap.name);
  await goodsIn(page, perfume.name);
  const millilitres = page.getByRole('spinbutton', { name: `Мілілітри: ${perfume.name}` });
  await millilitres.fill('56');
  await millilitres.blur();
  await expect(page.getByText('Флакон 6 мл × 1: 30,00 ₴')).toBeVisible();
  await expect(page.locator('output')).toHaveText('11 029,80 ₴');
  await field(page, "Ім'я").fill('Надія');
  await field(page, 'Прізвище').fill(lastName);
  await field(page, 'Телефон').fill('050 111 22 33');
  await field(page, 'Електронна пошта').fill(email);
  await comboBox(page, 'Область').fill('Львівська');
  await comboBox(page, 'Місто').fill('Львів');
  await comboBox(page, 'Відділення або поштомат').fill('Відділення №5');
  await page.getByRole('radio', { name: 'Накладений платіж' }).check();
  await expectAccessible(page, everyWidth);
  await save.click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  const written = page.getByRole('row').filter({ hasText: `Надія ${lastName}` });
  await expect(written).toContainText('11 029,80 ₴');
  await expect(written).toContainText('В обробці');
  await letterTo(page, email);
  await expect.poll(() => stockOf(soap.id)).toEqual({ pieces: 7, millilitres: 0 });
  await expect.poll(() => stockOf(perfume.id)).toMatchObject({ millilitres: 4 });

  const orderNo = Number.parseInt(await written.getByRole('rowheader').innerText(), 10);
  await openPage(page, `/admin/orders?find=${orderNo}`);
  await page.getByRole('button', { name: `Деталі замовлення № ${orderNo}` }).click();
  await page.getByRole('link', { name: 'Редагувати' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Замовлення № ${orderNo}`);
  const formPath = new URL(page.url()).pathname;
  await expect(field(page, 'Телефон')).toHaveValue('+380 50 111 22 33');
  const pieces = page.getByRole('spinbutton', { name: `Кількість: ${soap.name}` });
  await pieces.fill('9');
  await pieces.blur();
  await expect(page.getByText('Стільки немає: доступно лише 8 шт.')).toBeVisible();
  await save.click();
  await expect(
    page.getByText(new RegExp(`Не вистачає на складі: «${soap.name}».*приберіть із замовлення`)),
  ).toBeVisible();
  await pieces.fill('3');
  await pieces.blur();
  await page.getByRole('button', { name: `Прибрати: ${perfume.name}` }).click();
  await field(page, "Ім'я").fill('Надя');
  await save.click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  expect([await stockOf(soap.id), await stockOf(perfume.id)]).toMatchObject([{ pieces: 5 }, { millilitres: 60 }]);

  await openPage(page, `/admin/orders?find=${orderNo}`);
  await expect(page.getByRole('row').filter({ hasText: 'Надя' })).toContainText('750,00 ₴');
  await pickStatus(page, orderNo, 'send');
  await expectToast(page, 'Статус змінено');
  await page.getByRole('button', { name: `Деталі замовлення № ${orderNo}` }).click();
  await expect(page.getByText('Замовлення відредаговано')).toBeVisible();
  await page.getByRole('button', { name: 'Позначити оплаченим' }).click();
  await field(page, 'Як отримано гроші').fill('Готівкою');
  await page.getByRole('dialog').getByRole('button', { name: 'Зберегти' }).click();
  await expectToast(page, 'Позначено як оплачене');
  await expect(page.getByRole('button', { name: 'Позначити оплаченим' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Редагувати' })).toHaveCount(0);
  await openPage(page, formPath);
  await expect(page.getByRole('heading', { name: /тому редагувати його не можна/ })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('an order is printed as a packing slip without prices and as an invoice, and the orders of some days become a file', async ({
  page,
}) => {
  const perfume = await newGoods({
    currentPriceKopecks: 19_080,
    isBottled: true,
    quantityMl: 100,
    itemNo: uniqueName('A'),
  });
  const lastName = uniqueName('Друк');
  const order = await newOrder({
    lastName,
    lines: [{ product: perfume, quantity: 56 }],
    createdAt: new Date('2024-05-17T10:00:00Z'),
  });
  await signInAsKeeper(page);
  await openPage(page, `/admin/orders?find=${order.orderNo}`);
  await page.getByRole('button', { name: `Деталі замовлення № ${order.orderNo}` }).click();
  await page.getByRole('link', { name: 'Пакувальний лист' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(`Пакувальний лист до замовлення № ${order.orderNo}від 17 травня 2024 р.`);
  await expect(page.getByRole('table', { name: 'Пакувальний лист' })).toContainText('50 мл × 1');
  await expect(sheet).toContainText(lastName);
  await expect(sheet).not.toContainText('₴');
  await expectAccessible(page, everyWidth);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Друкувати' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await openPage(page, `/admin/orders/${order.id}/invoice`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Рахунок № ${order.orderNo}`);
  await expect(page.getByRole('article')).toContainText('Разом10 779,80 ₴');
  await expectAccessible(page, everyWidth);

  await openPage(page, '/admin/orders');
  await page.getByRole('button', { name: 'Експорт' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('З дня').fill('2024-05-17');
  await dialog.getByLabel('По день').fill('2024-05-16');
  await expect(dialog.getByLabel('По день')).toHaveAccessibleDescription('Останній день раніше за перший');
  await dialog.getByLabel('По день').fill('2024-05-17');
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Завантажити CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^замовлення-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.startsWith('\ufeffНомер;')).toBe(true);
  expect(csv).toContain(`;${lastName};`);
});

test('[AD-ORDER-02] [AD-ORDER-03] a known buyer is found by phone, their card shows orders and notes, and an order has notes and tags', async ({
  page,
}) => {
  const soap = await newGoods({ currentPriceKopecks: 25_000, quantity: 8 });
  const lastName = uniqueName('Знайома');
  const phone = `+38093${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;
  const order = await newOrder({ lastName, phone, lines: [{ product: soap, quantity: 1 }] });
  await signInAsKeeper(page);
  await openPage(page, '/admin/orders/form/');
  await field(page, 'Телефон').fill(`0${phone.slice(4, 10)}`);
  await page.getByRole('button', { name: new RegExp(`Заповнити: .*${lastName}`) }).click();
  await expect(field(page, 'Прізвище')).toHaveValue(lastName);
  await expect(field(page, 'Телефон')).toHaveValue(/^\+380 93/);
  await expectAccessible(page, everyWidth);

  await openPage(page, `/admin/buyers/${encodeURIComponent(phone)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
  await expect(page.getByRole('link', { name: `№ ${order.orderNo}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Нова нотатка' }).fill('Любить пробники');
  await page.getByRole('button', { name: 'Додати нотатку' }).click();
  await expectToast(page, 'Нотатку додано');
  await expect(page.getByRole('list', { name: 'Нотатки' })).toContainText('Любить пробники');
  await expectAccessible(page, everyWidth);
});
