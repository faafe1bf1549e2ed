import { randomInt } from 'node:crypto';
import { orderStatusNames } from '#contracts/messages/order-names.ts';
import { field } from './checkout-form.ts';
import { newOrder } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';

/** Attempts are throttled by phone, so each journey has its own number. */
const newPhone = () => `+38067${randomInt(1_000_000, 9_999_999)}`;

test('a guest finds an order by its number and phone, sees where it stands and pays again', { tag: '@core' }, async ({
  page,
}) => {
  const phone = newPhone();
  const order = await newOrder({ phone, paymentState: 'failed', createdAt: new Date('2025-03-07T12:05:09Z') });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Де моє замовлення?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Де моє замовлення?');
  const find = page.getByRole('button', { name: 'Знайти замовлення' });
  await find.click();
  await expect(field(page, 'Номер замовлення')).toBeFocused();
  await expect(page.getByText('Некоректний номер телефону')).toBeVisible();

  await field(page, 'Номер замовлення').fill(`№ ${order.orderNo}`);
  await field(page, 'Телефон').fill(newPhone());
  await find.click();
  await expect(page.getByRole('alert')).toHaveText('Не знайшли такого замовлення. Перевірте номер і телефон');
  await expect(field(page, 'Номер замовлення')).toHaveValue(`№ ${order.orderNo}`);

  const found = page.waitForResponse((response) => response.url().includes('/api/orders/track/'));
  await field(page, 'Телефон').fill(phone.replace('+38', ''));
  await find.click();
  const { data } = await (await found).json();
  const main = page.getByRole('main');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(`Замовлення № ${order.orderNo}`);
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(main).toContainText(data.statusShown?.name ?? orderStatusNames.uk.processed);
  await expect(main).toContainText('7 березня 2025 р. о 14:05:09');
  await expect(main).toContainText('Оплата не пройшла');
  await expect(main).not.toContainText('Коваль');
  await expectAccessible(page, everyWidth);
  await page.getByRole('button', { name: 'Оплатити ще раз 500,00 ₴' }).click();
  await expect(page).toHaveURL(/\/sandbox\//);
});

test('repeated failures are rate limited, with a message in both languages', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/en/orders/track?order=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is my order?');
  await expect(field(page, 'Order number')).toHaveValue('1');
  const mostTries = 10;
  const answers = await Promise.all(
    Array.from({ length: mostTries }, (_, number) =>
      page.request.get(`/api/orders/track/${number}`, { params: { phone } }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual(Array.from({ length: mostTries }, () => 404));
  await field(page, 'Phone').fill(phone);
  await page.getByRole('button', { name: 'Find the order' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Try again in \d+ min/);
});
