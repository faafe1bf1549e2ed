import { randomUUID } from 'node:crypto';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { newGoods } from './own-goods.ts';
import { newOrder } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { signIn } from './sign-in.ts';

test('[AD-ORDER-01] the row opens the page of its order with everything about it, and Back returns to the same place of the list', {
  tag: '@core',
}, async ({ page }) => {
  const lastName = `Сторінка${randomUUID().slice(0, 8)}`;
  const phone = `+38067${String(Math.random()).slice(2, 9).padEnd(7, '0')}`;
  const perfume = await newGoods({
    currentPriceKopecks: 19_080,
    isBottled: true,
    quantityMl: 100,
    itemNo: `KR-${randomUUID().slice(0, 6)}`,
  });
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, day) =>
      newOrder({
        lastName,
        phone,
        createdAt: new Date(Date.UTC(2025, 2, 20 - day, 9)),
        ...(day === 11 && { lines: [{ product: perfume, quantity: 56 }], comment: 'Подзвоніть зранку' }),
      }),
    ),
  );
  const order = made[11];
  if (!order) throw new Error('No order');
  await signIn(page, await newColleague(page, ['orders']));
  const list = `/admin/orders?find=${encodeURIComponent(lastName)}&page=2`;
  await openPage(page, list);
  const link = page.getByRole('link', { name: `Відкрити замовлення № ${order.orderNo}` });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.orderNo}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Замовлення № ${order.orderNo}`);

  const main = page.getByRole('main');
  for (const text of [
    perfume.name,
    `на розлив, 56 мл · ${perfume.itemNo}`,
    'Флакон 50 мл × 1: 65,00 ₴',
    'Разом10 779,80 ₴',
    'Подзвоніть зранку',
    'Відділення №5: вул. Данилишина, 6',
    'Оплата карткою онлайн',
    'Подій ще не було',
  ]) {
    await expect(main).toContainText(text);
  }
  const buyer = page.getByRole('region', { name: 'Покупець' });
  await expect(buyer.getByRole('link', { name: /Зателефонувати/ })).toHaveAttribute('href', `tel:${phone}`);
  await expect(buyer.getByRole('link', { name: /Написати/ })).toHaveAttribute('href', `mailto:${order.email}`);
  await expect(buyer.getByRole('button', { name: 'Скопіювати телефон' })).toBeVisible();
  await expect(buyer.getByRole('listitem')).toHaveCount(5);
  await expect(buyer.getByRole('link', { name: 'Ще 6 замовлень' })).toBeVisible();
  const actions = page.getByRole('region', { name: 'Дії із замовленням' });
  await expect(actions.getByRole('link')).toHaveText(['Редагувати', 'Пакувальний лист', 'Рахунок']);
  await expect(actions.getByRole('button', { name: 'Скасувати замовлення' })).toBeVisible();
  await expectAccessible(page, everyWidth);

  await page.getByRole('link', { name: 'Усі замовлення' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('[AD-ORDER-01] an order that does not exist says so and offers the way back', async ({ page }) => {
  await signIn(page, await newColleague(page, ['orders']));
  await openPage(page, '/admin/orders/999999999');
  await expect(page.getByRole('heading', { name: 'Замовлення № 999999999 немає' })).toBeVisible();
  await expectAccessible(page, everyWidth);
  await page.getByRole('link', { name: 'Усі замовлення' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
});
