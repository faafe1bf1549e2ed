import { choose, comboBox, field, fillContact } from './checkout-form.ts';
import { fillCart, newCard } from './filled-cart.ts';
import { newAddress } from './new-account.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';

test('[ST-SHOP-10] the delivery page describes delivery, payment and return, and the price and days to a typed city', async ({
  page,
}) => {
  await page.goto('/delivery');
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Доставка, оплата й повернення');
  for (const name of ['Доставка', 'Оплата', 'Повернення']) {
    await expect(content.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(content).toContainText('За тарифами Нової пошти');
  await expectAccessible(page, everyWidth);

  await content.getByRole('combobox', { name: 'Місто' }).fill('льв');
  await page
    .getByRole('option', { name: /^Львів/ })
    .first()
    .click();
  await expect(content.getByText('від 80 ₴')).toBeVisible();
  await expect(content.getByText('2 дні в дорозі')).toBeVisible();
  await expectAccessible(page);
});

test('[ST-SHOP-10] without the carrier the delivery page shows a typical range, in English too', async ({ page }) => {
  await page.route('**/api/carrier/estimate?*', (route) =>
    route.fulfill({ json: { status: true, message: '', data: { price: null, days: null } } }),
  );
  await page.goto('/en/delivery');
  const content = page.getByRole('main');
  await content.getByRole('combobox', { name: 'City' }).fill('льв');
  await page.getByRole('option', { name: /^Lviv/ }).first().click();
  await expect(content.getByText('At the rates of Nova Poshta')).toBeVisible();
  await expect(content).toContainText('usually 70 ₴ – 130 ₴');
});

test('[ST-SHOP-10] the delivery page reads with scripts off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/delivery');
  await expect(page.getByRole('main')).toContainText('За тарифами Нової пошти');
  await context.close();
});

test('[RULE-SHIP-02] a city that was chosen once gives its price and day on product, in the cart and at the checkout', async ({
  page,
}) => {
  const card = await newCard(page, { currentPriceKopecks: 99_000 });
  await page.goto('/delivery');
  await comboBox(page, 'Місто').fill('льв');
  await page
    .getByRole('option', { name: /^Львів/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('від 80 ₴')).toBeVisible();

  await fillCart(page, [[card, 1]]);
  await page.goto(`/products/item/${card._id}`);
  await expect(page.getByRole('list', { name: 'Доставка, оплата, повернення' })).toContainText(
    /Львів: доставка від [\d,]+\s₴.*2 дні в дорозі/,
  );
  await page
    .getByRole('navigation', { name: 'Особисте' })
    .getByRole('link', { name: /^Кошик/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Кошик' })).toContainText(/Доставка \(Львів\) від [\d,]+\s₴/);

  await page.goto('/orders');
  const preview = page.getByRole('complementary', { name: 'Ваше замовлення' });
  await expect(preview).toContainText('За тарифами Нової пошти');
  await choose(page, 'Область', 'льв', 'Львівська');
  await choose(page, 'Місто', 'львів', 'Львів');
  await expect(preview).toContainText(/≈ [\d,]+\s₴, платите Новій пошті/);
  await expect(preview).toContainText('орієнтовно');
});

test('[RULE-SHIP-09][RULE-METHOD-01] a guest orders to the door and pays on delivery', {
  tag: '@phone',
}, async ({ page }) => {
  const card = await newCard(page, { currentPriceKopecks: 99_000 });
  await fillCart(page, [[card, 1]]);
  await page.goto('/orders');
  await fillContact(page, newAddress());
  await page.getByRole('radio', { name: 'Кур’єр Нової пошти' }).check();
  await choose(page, 'Область', 'льв', 'Львівська');
  await choose(page, 'Місто', 'львів', 'Львів');
  await page.getByRole('radio', { name: 'Накладений платіж' }).check();
  await choose(page, 'Вулиця', 'франка', 'вул. Франка');
  const place = page.getByRole('main').getByRole('button', { name: 'Оформити замовлення' });
  await place.click();
  await expect(field(page, 'Будинок')).toHaveAccessibleDescription(/\S/);
  await expectAccessible(page, everyWidth);
  await field(page, 'Будинок').fill('12а');
  await expect(field(page, 'Будинок')).toHaveAccessibleDescription('');
  await field(page, 'Квартира').fill('5');
  await place.click();
  await expect(page).toHaveURL(/orderAccepted/);
  const content = page.getByRole('main');
  await expect(content).toContainText('Заплатите Новій пошті, коли отримаєте посилку');
  await expect(content).toContainText('вул. Франка, 12а, кв. 5');
  await expect(content.getByRole('button', { name: /^Оплатити/ })).toHaveCount(0);
  await expectAccessible(page);
});
