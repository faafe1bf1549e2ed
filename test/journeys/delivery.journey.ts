import { everyWidth, expect, expectAccessible, test } from './shop.ts';

test('[ST-SHOP-10] the delivery page tells delivery, payment and return, and the price and days to a typed city', async ({
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
