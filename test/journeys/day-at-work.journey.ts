import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inArray } from 'drizzle-orm';
import { orderStatuses } from '#domain/order-states.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeGroup } from '#test/factories.ts';
import { callAsAdministrator } from './as-administrator.ts';
import { newListedGoods } from './listed-goods.ts';
import { type Account, newCustomer } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { expectStatus, statusOf } from './order-status.ts';
import { newGoods, stockOf } from './own-goods.ts';
import { newOrder } from './own-orders.ts';
import { expect, test } from './shop.ts';
import { inDatabase } from './shop-database.ts';
import { expectToast } from './shown-toasts.ts';
import { tabTo } from './tab-to.ts';

const newPhone = () => `+38050${randomInt(1_000_000, 10_000_000)}`;

async function sessionOf(page: Page, account: Account): Promise<{ token: string; userId: string }> {
  const { data } = await (await page.request.post('/api/auth/login', { data: account })).json();
  return { token: data.token, userId: data.userInfo.userId };
}

/** Goes to an order or a product by the palette. */
async function findByPalette(page: Page, text: string, group: string): Promise<void> {
  // Shortcuts are off while a dialog closes.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Куди перейти?' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
  await expect(palette.getByRole('group', { name: group }).getByRole('option')).toContainText([text]);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

async function goTo(page: Page, keys: 'go' | 'gp', title: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

/** Through the search field of a list. */
async function find(page: Page, text: string): Promise<void> {
  const box = page.getByRole('main').getByRole('searchbox');
  const isFocused = await box.evaluate((field) => field === document.activeElement);
  // In the field itself a slash is text.
  await page.keyboard.press(isFocused ? 'Control+a' : '/');
  await expect(box).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** In an open menu of statuses. */
async function chooseSent(page: Page): Promise<void> {
  const sent = page.getByRole('menuitemradio', { name: 'Відправлений' });
  await expect(sent).toBeVisible();
  for (const _ of orderStatuses) {
    if (await sent.evaluate((item) => item === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(sent).toBeFocused();
  await page.keyboard.press('Enter');
}

test('[AD-WORK-08] a day at work by keyboard alone: a phone order, three parcels, ten prices, a bottle opened, an edit conflict and an answered question', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const regular = { firstName: 'Соломія', lastName: `Знайома${word}`, phone: newPhone() };
  await newOrder({ ...regular, status: 'completed', paymentState: 'paid' });
  const decant = await newListedGoods(page, { name: `Розлив ${word}`, isBottled: true, quantity: 0, quantityMl: 40 });
  const bottle = await newListedGoods(page, { name: `Флакон ${word}`, sizeMl: 100, quantity: 2 });
  await inDatabase((db) => makeGroup(db, [bottle.id, decant.id]));
  const parcels = await Promise.all(
    [1, 2, 3].map(() => newOrder({ lastName: `Посилка${word}`, paymentState: 'paid', phone: newPhone() })),
  );
  const tenGoods = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      newGoods({ name: `Десяток ${word} ${index}`, currentPriceKopecks: 100_000 }),
    ),
  );
  const tenIds = tenGoods.map(({ id }) => id);
  await callAsAdministrator(page, 'PUT', 'admin/products/bulk', { ids: tenIds, categories: decant.categoryId });
  const shared = await newListedGoods(page, { name: `Спільний ${word}`, currentPriceKopecks: 100_000, quantity: 5 });
  const buyer = await sessionOf(page, await newCustomer());
  const question = await newOrder({ userId: buyer.userId, status: 'specified', lastName: `Питання${word}` });
  const colleague = await newColleague(page, ['orders', 'products', 'statistic']);

  // Signs in, and sees what is to do.
  await openPage(page, '/auth');
  const signInForm = page.getByRole('main');
  await tabTo(page, signInForm.getByLabel('Електронна пошта'));
  await type(colleague.email);
  await tabTo(page, signInForm.getByRole('textbox', { name: 'Пароль' }));
  await type(colleague.password);
  await press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('region', { name: 'Сьогодні' })).toContainText(/[1-9]\d*\s*Спакувати/);

  // Takes an order of a known buyer by phone: 5 ml.
  await goTo(page, 'go', 'Замовлення');
  await press('n');
  await expect(page).toHaveURL(/\/admin\/orders\/form\/?$/);
  await tabTo(page, page.getByRole('combobox', { name: 'Додати товар' }));
  await type(decant.name);
  await expect(page.getByRole('option', { name: decant.name })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await tabTo(page, page.getByLabel(`Мілілітри: ${decant.name}`));
  await press('Control+a');
  await type('5');
  await tabTo(page, page.getByRole('textbox', { name: 'Телефон' }));
  await type(regular.phone);
  await tabTo(page, page.getByRole('button', { name: `Заповнити: ${regular.firstName} ${regular.lastName}` }));
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Прізвище' })).toHaveValue(regular.lastName);
  const byCard = page.getByRole('radio', { name: 'Онлайн-оплата карткою' });
  await tabTo(page, byCard);
  const onDelivery = page.getByRole('radio', { name: 'Накладений платіж' });
  await press('ArrowDown');
  await press('ArrowDown');
  await expect(onDelivery).toBeChecked();
  await press('Control+s');
  await expect(page).toHaveURL('/admin/orders');
  await find(page, regular.lastName);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  expect(await stockOf(decant.id)).toEqual({ pieces: 0, millilitres: 35 });

  // Packs three orders.
  await find(page, `Посилка${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await tabTo(page, page.getByRole('checkbox', { name: 'Обрати всі на сторінці' }));
  await press('Space');
  await tabTo(page, page.getByRole('link', { name: 'Пакувальні листи' }));
  await press('Enter');
  await expect(page.getByRole('article')).toHaveCount(3);
  await tabTo(page, page.getByRole('link', { name: 'Усі замовлення' }));
  await press('Enter');
  await find(page, `Посилка${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await tabTo(page, page.getByRole('checkbox', { name: 'Обрати всі на сторінці' }));
  await press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Змінити статус' }));
  await press('Enter');
  await chooseSent(page);
  await expectToast(page, 'Статус змінено: 3 замовлення', 'Скасувати');
  for (const { orderNo } of parcels) await expectStatus(page, orderNo, 'send');

  // Changes ten prices in place.
  await goTo(page, 'gp', 'Усі товари');
  await tabTo(page, page.getByRole('button', { name: 'Таблиця' }));
  await press('Enter');
  await find(page, `Десяток ${word}`);
  const prices = page.getByRole('table', { name: 'Усі товари' }).getByRole('textbox', { name: /^Ціна: / });
  await expect(prices).toHaveCount(10);
  await tabTo(page, prices.first());
  for (let row = 0; row < 10; row += 1) {
    await expect(prices.nth(row)).toBeFocused();
    await type('1150,50');
    await press('Enter');
    await expect(prices.nth(row)).toHaveAccessibleDescription('Збережено');
  }
  const saved = await inDatabase((db) =>
    db.select({ price: products.currentPriceKopecks }).from(products).where(inArray(products.id, tenIds)),
  );
  expect(saved.map(({ price }) => price)).toEqual(Array.from({ length: 10 }, () => 115_050));

  // Opens a bottle.
  await findByPalette(page, bottle.name, 'Товари');
  await expect(page).toHaveURL(`/admin/products/${bottle.id}`);
  await tabTo(page, page.getByRole('link', { name: 'Рух залишків' }));
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Відкрити флакон: +100 мл' }));
  await press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Відкрити', exact: true }));
  await press('Enter');
  await expectToast(page, 'Флакон відкрито');
  expect(await stockOf(decant.id)).toEqual({ pieces: 0, millilitres: 135 });

  // Corrects a product that somebody else has changed meanwhile.
  await findByPalette(page, shared.name, 'Товари');
  await expect(page).toHaveURL(`/admin/products/${shared.id}`);
  await tabTo(page, page.getByRole('textbox', { name: 'Колір' }));
  await type('зелений');
  await callAsAdministrator(page, 'PUT', 'admin/products/bulk', { ids: [shared.id], discount: 25 });
  await press('Control+s');
  await expect(page.getByRole('alert')).toContainText('Хтось уже змінив цей запис');
  await tabTo(page, page.getByRole('button', { name: 'Показати нове' }));
  await press('Enter');
  await expect(page.getByLabel('Знижка, %')).toHaveValue('25');
  await tabTo(page, page.getByRole('textbox', { name: 'Колір' }));
  await press('Control+a');
  await type('зелений');
  await press('Control+s');
  await expectToast(page, 'Товар збережено');

  // Takes up what a buyer has clarified.
  const { firstName, lastName, email, phone, delivery, region, city } = question;
  const comment = `Краще сьоме відділення ${word}`;
  const deliveryAddress = { delivery, region, city, address: 'Відділення №7: вул. Наукова, 7' };
  const answered = await page.request.put(`/api/orders/${question.id}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
    data: { firstName, lastName, email, phone, comment, deliveryAddress },
  });
  expect(answered.ok()).toBe(true);
  await findByPalette(page, String(question.orderNo), 'Замовлення');
  await expect(page).toHaveURL(`/admin/orders/${question.orderNo}`);
  await expect(page.getByRole('main')).toContainText(comment);
  await tabTo(page, statusOf(page, question.orderNo));
  await press('Enter');
  await chooseSent(page);
  await expectStatus(page, question.orderNo, 'send');
});
