import { shop } from '#domain/shop.ts';
import { expect, expectAccessible, test } from './shop.ts';

test("[ST-STAT-01] the about page shows the logo and the heading 'About us'", async ({ page }) => {
  await page.goto('/en/about');
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1, name: 'About us', exact: true })).toBeVisible();
  await expect(content.locator('header').getByText('Kraplyna', { exact: true })).toBeVisible();
  await expect(content.locator('header svg')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/about');
  await expect(content.getByRole('heading', { level: 1, name: 'Про нас', exact: true })).toBeVisible();
  await expect(content.locator('header').getByText('Краплина', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

const told = {
  '/about': [
    /оригінальна парфумерія/i,
    /від 1 мл/i,
    /тисячі ароматів/i,
    /від люксу до ніші/,
    /понад 15 років/,
    /уся Україна/i,
  ],
  '/en/about': [
    /original perfume/i,
    /from 1 ml/i,
    /thousands of scents/i,
    /from luxury to niche/,
    /over 15 years/,
    /all of Ukraine/i,
  ],
};

test('[ST-STAT-02] the about page tells of originals, decants from 1 ml, thousands of scents, 15 years and all of Ukraine', async ({
  page,
}) => {
  for (const [path, words] of Object.entries(told)) {
    await page.goto(path);
    for (const word of words) await expect(page.getByRole('main')).toContainText(word);
  }
});

test('the about page says how decanting works and how to reach the shop', async ({ page }) => {
  await page.goto('/about');
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { name: 'Як ми відливаємо' })).toBeVisible();
  await expect(content.getByRole('link', { name: shop.shownPhone })).toHaveAttribute('href', `tel:${shop.phone}`);
  await expect(content.getByRole('link', { name: shop.email })).toHaveAttribute('href', `mailto:${shop.email}`);
  await expect(content.getByRole('link', { name: shop.messenger.name })).toHaveAttribute(
    'href',
    shop.messenger.address,
  );
  await expect(content).toContainText(shop.pickupPoint.address.uk);
  await content.getByRole('link', { name: 'Публічна оферта' }).click();
  await expect(page).toHaveURL('/contract');
});

test('the about page reads with scripts off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Про нас');
  await expect(page).toHaveTitle(/Про нас/);
  await context.close();
});
