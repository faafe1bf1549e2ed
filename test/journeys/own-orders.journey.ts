import type { Page } from '@playwright/test';
import type { Order } from '#contracts/orders.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import { field } from './checkout-form.ts';
import { letterTo } from './mailbox.ts';
import { newAddress, newCustomer } from './new-account.ts';
import { newGoods } from './own-goods.ts';
import { newOrder, orderCard, ownUserId } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const ownList = /\/api\/customer\/orders$/;

/** Edits responses, for states that the demo data does not have. */
async function answerWith(page: Page, change: (order: Order) => Order): Promise<void> {
  await page.route(ownList, async (route) => {
    const response = await route.fetch();
    const answer: { data: Order[] } = await response.json();
    await route.fulfill({ response, json: { ...answer, data: answer.data.map(change) } });
  });
}

test('[ST-ORD-01] who has bought nothing reads so and is led to the goods; a list that does not come says why', async ({
  page,
}) => {
  await signIn(page, await newCustomer());
  await page.goto('/user/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваші замовлення');
  await expect(page.getByRole('main')).toContainText('У вас поки замовлень немає');
  await expect(page.getByRole('main').getByRole('link', { name: 'До крамниці' })).toHaveAttribute('href', '/index');
  await expectAccessible(page, everyWidth);

  await page.route(ownList, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main')).toContainText('тимчасово недоступний');
  await page.unroute(ownList);
  await page.getByRole('link', { name: 'Спробувати ще раз' }).click();
  await expect(page.getByRole('main')).toContainText('У вас поки замовлень немає');

  await page.goto('/en/user/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
});

const kinds: readonly [OrderStatus, string, PaymentState, string][] = [
  ['specified', 'Уточнюються', 'awaiting', 'Очікує оплати'],
  ['processed', 'В обробці', 'paid', 'Оплачено'],
  ['send', 'Відправлений', 'failed', 'Оплата не пройшла'],
  ['completed', 'Виконані', 'refunded', 'Гроші повернено'],
  ['abolition', 'Відмінені', 'expired', 'Термін оплати минув'],
];

test('[ST-ORD-02] [ST-ORD-03] [ST-ORD-04] [ST-ORD-06] [ST-ORD-07] [ST-ORD-08] an order opens to all that there is to know of it', async ({
  page,
}) => {
  await signIn(page, await newCustomer());
  const userId = await ownUserId(page);
  const perfume = await newGoods({ currentPriceKopecks: 19_080, isBottled: true, quantityMl: 100 });
  const soap = await newGoods({ currentPriceKopecks: 10_000, discountPercent: 15, quantity: 9 });
  const lines = [
    { product: perfume, quantity: 56 },
    { product: soap, quantity: 2 },
  ];
  const made = await Promise.all(
    kinds.map(([status, , paymentState], day) => {
      const createdAt = new Date(Date.UTC(2025, 2, 7 - day, 12, 5, 9));
      return newOrder({ userId, lines, status, paymentState, createdAt, comment: 'Подарунок' });
    }),
  );
  const called = await newOrder({ userId, status: 'processed', createdAt: new Date('2025-01-01') });
  await answerWith(page, (order) => ({
    ...order,
    statusShown: order._id === called.id ? { name: 'Пакуємо', color: '#224466' } : null,
    products: order.products.map((line) => ({
      ...line,
      bottleCost: {
        ...line.bottleCost,
        bottles: line.bottleCost.bottles.map((row) => (row.bottleSize === 50 ? { ...row, count: 1.4 } : row)),
      },
    })),
  }));
  await page.goto('/user/orders');

  const cards = page.getByRole('main').locator('details');
  await expect(cards).toHaveCount(made.length + 1);
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(
    [...made, called].map(({ orderNo }) => `Замовлення № ${orderNo}`),
  );
  for (const [index, order] of made.entries()) {
    const [status, statusName, , payment] = kinds[index] ?? kinds[0] ?? [];
    const card = orderCard(page, order);
    const clarify = card.getByRole('button', { name: 'Уточнити замовлення' });
    // An order that waits for clarification is expanded already; the others expand by key or click.
    if (status !== 'specified') {
      await expect(card.getByText('Отримувач')).toBeHidden();
      await card.locator('summary').press('Enter');
    }
    const facts = card.locator('dl');
    await expect(facts).toContainText(`Статус${statusName}`);
    await expect(facts).toContainText('Олена Коваль');
    await expect(facts).toContainText('+380 67 123 45 67');
    await expect(facts).toContainText('Нова пошта');
    await expect(facts).toContainText('Львівська область, Львів');
    await expect(facts).toContainText('Відділення №5');
    await expect(facts).toContainText('Оплата карткою онлайн');
    await expect(facts.getByText(payment ?? '', { exact: true })).toBeVisible();
    await expect(facts).toContainText('Подарунок');
    await expect(clarify).toHaveCount(status === 'specified' ? 1 : 0);
  }

  const [first, second, third] = made.map((order) => orderCard(page, order));
  await expect(first?.locator('time') ?? cards).toHaveText('7 березня 2025 р. о 14:05:09');
  const goods = second?.getByRole('list', { name: 'Товари' }).getByRole('listitem') ?? cards;
  await expect(goods).toHaveCount(2);
  await expect(goods.first()).toContainText(perfume.name);
  await expect(goods.first()).toContainText('56 мл');
  await expect(goods.first()).toContainText('Флакон 50 мл × 2: 130,00 ₴');
  await expect(goods.first()).toContainText('Флакон 6 мл × 1: 30,00 ₴');
  await expect(goods.last()).toContainText('85 ₴ × 2 шт., знижка 15 %');
  await expect(goods.last()).toContainText('170,00 ₴');
  await expect(goods.first().getByRole('link')).toHaveAttribute('href', `/products/item/${perfume.id}`);

  // Only payable orders have a pay button.
  await expect(first?.getByRole('button', { name: /^Оплатити \d/ }) ?? cards).toBeVisible();
  await expect(third?.getByRole('button', { name: /^Оплатити ще раз/ }) ?? cards).toBeVisible();
  await expect(cards.getByRole('button', { name: /^Оплатити/ })).toHaveCount(2);

  await expect(orderCard(page, called)).toContainText('Пакуємо');
  await expectAccessible(page, everyWidth);

  await third?.getByRole('button', { name: /^Оплатити ще раз/ }).click();
  await expect(page).toHaveURL(/\/sandbox\//);
});

const letters = (count: number) => 'я'.repeat(count);

/** By field: refused values with their messages, and the longest accepted value. */
const bounds: readonly [string, readonly (readonly [string, string])[], readonly string[]][] = [
  [
    "Ім'я",
    [
      ['', "Вкажіть ваше ім'я"],
      ['Я', "Це занадто коротке ім'я"],
      [letters(61), 'Мабуть, вас так не звуть'],
    ],
    ['Ян', letters(60)],
  ],
  [
    'Прізвище',
    [
      ['', 'Вкажіть ваше прізвище'],
      ['Я', 'Це занадто коротке прізвище'],
      [letters(61), 'Мабуть, вас так не звуть'],
    ],
    ['Ян', letters(60)],
  ],
  ['Телефон', [['12', 'Некоректний номер телефону']], ['+380677654321', '']],
  [
    'Електронна пошта',
    [
      ['', 'Вкажіть електронну пошту'],
      ['olha@', 'Невірна адреса електронної пошти'],
    ],
    ['olha@kraplyna.test'],
  ],
  [
    'Спосіб доставки',
    [
      ['Нп', 'Оберіть спосіб доставки'],
      [letters(41), 'Задовго: найбільше 40'],
    ],
    [letters(3), letters(40)],
  ],
  [
    'Область',
    [
      ['Кі', 'Оберіть область'],
      [letters(51), 'Задовго: найбільше 50'],
    ],
    [letters(3), letters(50)],
  ],
  [
    'Місто',
    [
      ['Ос', 'Оберіть місто'],
      [letters(101), 'Задовго: найбільше 100'],
    ],
    [letters(3), letters(100)],
  ],
  [
    'Адреса',
    [
      ['', 'Вкажіть адресу'],
      ['  ', 'Вкажіть адресу'],
    ],
    ['5'],
  ],
  [
    'Спосіб оплати',
    [
      ['', "Обов'язкове поле"],
      [letters(61), 'Макс. 60 літер'],
    ],
    [letters(60)],
  ],
  ['Коментар', [[letters(401), 'Макс. 400 літер']], [letters(400), '']],
];

test('[ST-ORD-05] [ST-MSG-07] [ST-VAL-17] [ST-VAL-18] an order that the shop asks about is clarified in plain words', {
  tag: '@core',
}, async ({ page }) => {
  test.slow();
  await signIn(page, await newCustomer());
  const order = await newOrder({ userId: await ownUserId(page), status: 'specified' });
  await page.goto('/user/orders');
  const card = orderCard(page, order);
  const open = card.getByRole('button', { name: 'Уточнити замовлення' });
  await open.click();
  await expect(field(page, "Ім'я")).toBeFocused();
  await expect(field(page, "Ім'я")).toHaveValue('Олена');
  await expect(field(page, 'Телефон')).toHaveValue('+380 67 123 45 67');
  await expect(field(page, 'Спосіб доставки')).toHaveValue('Нова пошта');
  await expect(field(page, 'Адреса')).toHaveValue('Відділення №5: вул. Данилишина, 6');
  await page.getByRole('button', { name: 'Скасувати' }).click();
  await expect(open).toBeFocused();
  await open.press('Enter');

  for (const [name, refused, taken] of bounds) {
    const input = page.getByRole('textbox', { name, exact: true });
    for (const [typed, message] of refused) {
      await input.fill(typed);
      await input.blur();
      await expect(input, `${name}: ${typed}`).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    for (const typed of taken) {
      await input.fill(typed);
      await input.blur();
      await expect(input, `${name}: ${typed}`).not.toHaveAttribute('aria-invalid', 'true');
    }
  }
  await field(page, "Ім'я").fill('');
  await page.getByRole('button', { name: 'Надіслати уточнення' }).click();
  await expect(field(page, "Ім'я")).toBeFocused();
  await expectAccessible(page, everyWidth);

  // Passes the client's validation and fails the server's: the request is changed on its way.
  const email = newAddress('olha');
  await field(page, "Ім'я").fill('Ольга');
  await field(page, 'Електронна пошта').fill(email);
  await page.reload();
  await expect(field(page, "Ім'я"), 'nothing typed is lost by a reload').toHaveValue('Ольга');
  await expect(field(page, 'Прізвище')).toHaveValue(letters(60));
  await expect(field(page, 'Електронна пошта')).toHaveValue(email);
  const change = `**/api/customer/orders/${order.id}`;
  await page.route(change, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), phone: '12', email: 'x' } }),
  );
  const send = page.getByRole('button', { name: 'Надіслати уточнення' });
  await send.click();
  await expectToast(page, 'Некоректний номер телефону, Невірна адреса електронної пошти');
  await expect(field(page, 'Телефон')).toBeFocused();
  await expect(field(page, "Ім'я")).toHaveValue('Ольга');
  await page.unroute(change);

  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/orders/'));
  await field(page, 'Телефон').fill('');
  await field(page, 'Електронна пошта').fill(email);
  await send.click();
  const request = await sent;
  expect(request.url()).toMatch(new RegExp(`/api/customer/orders/${order.id}$`));
  expect(request.postDataJSON()).toEqual({
    firstName: 'Ольга',
    lastName: letters(60),
    email,
    deliveryAddress: { delivery: letters(40), region: letters(50), city: letters(100), address: '5' },
    paymentMethod: letters(60),
    comment: '',
    status: 'processed',
    letterSubject: 'Ваше замовлення уточнене!',
  });
  await expectToast(page, 'Замовлення уточнено!');
  await expect(card.locator('summary')).toBeFocused();
  await expect(card.locator('form')).toHaveCount(0);
  await expect(open).toHaveCount(0);
  const answer: { data: { order: Order } } = await (await request.response())?.json();
  expect(answer.data.order.status).toBe('processed');
  const name = answer.data.order.statusShown?.name ?? 'В обробці';
  await expect(card.locator('dl')).toContainText(`Статус${name}`);
  await expect(card.locator('dl')).toContainText('Ольга');
  await expectAccessible(page);
  await page.reload();
  await expect(card.locator('summary')).toContainText(name);
  await letterTo(page, email, 'Ваше замовлення уточнене!');
});
