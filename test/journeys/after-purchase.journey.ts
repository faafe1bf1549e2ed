import type { Page } from '@playwright/test';
import { choose, chooseBranch, choosePickup, comboBox, field, fillContact, payButton } from './checkout-form.ts';
import { fillCart, newCard } from './filled-cart.ts';
import { letterTo, linkIn } from './mailbox.ts';
import { newAddress, newCustomer } from './new-account.ts';
import { changeGoods, newGoods } from './own-goods.ts';
import { newOrder, orderCard, ownUserId } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const cartNow = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() => {
    const lines: { product: { name: string }; cartQuantity: number }[] = JSON.parse(
      localStorage.getItem('cart') ?? '[]',
    );
    return lines.map(({ product, cartQuantity }) => [product.name, cartQuantity]);
  });

const placeFree = (page: Page) => page.getByRole('button', { name: 'Оформити замовлення' }).click();

test('[ST-SHOP-06] a past order fills the cart again, says what has changed since, and can be undone', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  await signIn(page, await newCustomer());
  const [soap, candle, cream, mine] = [
    await newGoods({ currentPriceKopecks: 10_000, quantity: 9 }),
    await newGoods({ currentPriceKopecks: 20_000, quantity: 9 }),
    await newGoods({ currentPriceKopecks: 30_000, quantity: 9 }),
    await newCard(page, { currentPriceKopecks: 5000 }),
  ];
  const lines = [soap, candle, cream].map((product) => ({ product, quantity: 3 }));
  const order = await newOrder({ userId: await ownUserId(page), lines, status: 'completed', paymentState: 'paid' });
  await changeGoods(soap.id, { currentPriceKopecks: 12_000 });
  await changeGoods(candle.id, { quantity: 2 });
  await changeGoods(cream.id, { quantity: 0 });
  await fillCart(page, [[mine, 1]]);

  await page.goto('/user/orders');
  const card = orderCard(page, order);
  await card.locator('summary').click();
  const again = card.getByRole('button', { name: /^Замовити ще раз/ });
  await again.click();
  const notice = card.getByRole('status');
  await expect(notice).toContainText('У кошику 2 товари із цього замовлення');
  await expect(notice).toContainText(new RegExp(`${soap.name}: дорожче: було 100\\s₴, тепер 120\\s₴`));
  await expect(notice).toContainText(new RegExp(`${candle.name}: замовляли 3\\sшт\\., лишилося 2\\sшт\\.`));
  await expect(notice).toContainText(`${cream.name}: немає в наявності`);
  expect(await cartNow(page)).toEqual([
    [mine.name, 1],
    [soap.name, 3],
    [candle.name, 2],
  ]);
  await expectAccessible(page, everyWidth);

  await notice.getByRole('button', { name: 'Відкрити кошик' }).click();
  const cart = page.getByRole('dialog', { name: 'Кошик' });
  await expect(cart.getByRole('row').filter({ hasText: soap.name })).toBeVisible();
  await cart.getByRole('button', { name: 'Закрити' }).click();

  await notice.getByRole('button', { name: 'Скасувати' }).click();
  await expect(notice).toHaveText('Кошик знову такий, як був');
  await expect(again).toBeFocused();
  expect(await cartNow(page)).toEqual([[mine.name, 1]]);
});

test('[ST-SHOP-05] the next checkout offers where the last order went; in the account it is named and deleted', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, await newCustomer());
  const goods = await newCard(page, { discountPercent: 100, quantity: 9 });
  await fillCart(page, [[goods, 1]]);
  await page.goto('/orders');
  const saved = page.getByRole('group', { name: 'Доставити туди ж, куди й раніше' });
  await expect(page.getByRole('radio', { name: 'Самовивіз' })).toBeVisible();
  await expect(saved).toHaveCount(0);
  await fillContact(page, newAddress());
  await chooseBranch(page);
  await placeFree(page);
  await expect(page).toHaveURL(/orderAccepted/);
  await expect(page.getByRole('heading', { name: 'Створити кабінет' }), 'not for a customer').toHaveCount(0);

  await page.goto('/user/account');
  const section = page.getByRole('region', { name: 'Адреси доставки' });
  await expect(section.getByRole('listitem')).toContainText(/^Львів.*Нова пошта: Львівська, Відділення №12 /);
  await section.getByRole('button', { name: /^Назвати адресу: Львів/ }).click();
  await expect(section.getByLabel('Назва')).toBeFocused();
  await section.getByLabel('Назва').fill('Робота');
  await section.getByRole('button', { name: 'Зберегти' }).click();
  await expectToast(page, 'Адресу збережено');
  await expect(section.getByRole('button', { name: /^Назвати адресу: Робота/ })).toBeFocused();
  await expectAccessible(page, everyWidth);

  await fillCart(page, [[goods, 1]]);
  await page.goto('/orders');
  await expect(saved.getByRole('radio', { name: 'Інша адреса' })).toBeChecked();
  await choose(page, 'Область', 'київ', 'Київська');
  await saved.getByRole('radio', { name: /Робота/ }).check();
  await expect(comboBox(page, 'Область')).toHaveCount(0);
  await page.reload();
  await expect(saved.getByRole('radio', { name: /Робота/ })).toBeChecked();
  await expectAccessible(page, everyWidth);
  await saved.getByRole('radio', { name: 'Інша адреса' }).check();
  await expect(comboBox(page, 'Область')).toHaveValue('');
  await choose(page, 'Область', 'київ', 'Київська');
  await saved.getByRole('radio', { name: /Робота/ }).check();
  await saved.getByRole('radio', { name: 'Інша адреса' }).check();
  await expect(comboBox(page, 'Область'), 'what was chosen before is kept').toHaveValue('Київська');
  await saved.getByRole('radio', { name: /Робота/ }).check();
  await fillContact(page, newAddress());
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/orders'));
  await placeFree(page);
  expect((await sent).postDataJSON().deliveryAddress).toMatchObject({
    delivery: 'Нова пошта',
    region: 'Львівська',
    city: 'Львів',
    address: expect.stringMatching(/^Відділення №12 /),
  });
  await expect(page).toHaveURL(/orderAccepted/);

  await page.goto('/user/account');
  await section.getByRole('button', { name: /^Видалити адресу: Робота/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Видалити' }).click();
  await expectToast(page, 'Адресу видалено');
  await expect(section).toContainText('Тут з’явиться адреса вашого першого замовлення.');
  await expect(section.getByRole('heading')).toBeFocused();
});

test('[ST-SHOP-09] a guest makes an account of the order just placed, and finds the order in it', {
  tag: '@phone',
}, async ({ page }) => {
  const email = newAddress('kabinet');
  const password = 'крапля-роси-7';
  await fillCart(page, [[await newCard(page, { discountPercent: 100 }), 1]]);
  await page.goto('/orders');
  await fillContact(page, email);
  await choosePickup(page);
  await placeFree(page);

  const offer = page.getByRole('region', { name: 'Створити кабінет' });
  await expect(offer).toBeVisible();
  const number = await page.getByRole('region', { name: /^Замовлення № \d+$/ }).getAttribute('aria-label');
  await offer.getByRole('button', { name: 'Створити кабінет' }).click();
  await expect(offer.getByLabel(/^Пароль/)).toBeFocused();
  await expectAccessible(page, everyWidth);
  await offer.getByLabel(/^Пароль/).fill(password);
  await offer.getByRole('button', { name: 'Створити кабінет' }).click();
  await expect(page.getByRole('heading', { name: 'Лишилося підтвердити пошту' })).toBeFocused();

  await page.goto(linkIn(await letterTo(page, email, 'Підтвердьте пошту'), '/confirm-registration/'));
  await expectToast(page, 'Ваша пошта підтверджена!');
  await signIn(page, { email, password });
  await page.goto('/user/orders');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([number ?? '']);
});

test('[ST-CHK-13] without a pickup point the checkout says so at the points and moves the focus there', async ({
  page,
}) => {
  await fillCart(page, [[await newCard(page), 1]]);
  await page.goto('/orders');
  await fillContact(page, newAddress());
  await page.getByRole('radio', { name: 'Самовивіз' }).check();
  const points = page.getByRole('group', { name: 'Де вам зручно забрати' });
  await expect(points.getByRole('radio').first()).toBeVisible();
  await field(page, "Ім'я").focus();
  await payButton(page).click();
  await expect(points).toContainText('Вкажіть адресу');
  await expect(points.getByRole('radio').first()).toBeFocused();
  await points.getByRole('radio').first().check();
  await expect(points).not.toContainText('Вкажіть адресу');
});
