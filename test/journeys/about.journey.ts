import { shop } from '#domain/shop.ts';
import { expect, expectAccessible, test } from './shop.ts';

const texts = {
  '/en/about': [
    /original perfume/i,
    /from 1 ml/i,
    /thousands of scents/i,
    /from luxury to niche/,
    /over 15 years/,
    /all of Ukraine/i,
  ],
  '/about': [
    /оригінальна парфумерія/i,
    /від 1 мл/i,
    /тисячі ароматів/i,
    /від люксу до ніші/,
    /понад 15 років/,
    /уся Україна/i,
  ],
};

const heads = {
  '/en/about': { heading: 'About us', name: 'Kraplyna' },
  '/about': { heading: 'Про нас', name: 'Краплина' },
};

test("[ST-STAT-01][ST-STAT-02] the about page shows the logo and the heading 'About us', and describes originals, decants from 1 ml, thousands of scents, 15 years and all of Ukraine", async ({
  page,
}) => {
  const content = page.getByRole('main');
  for (const path of ['/en/about', '/about'] as const) {
    await page.goto(path);
    const { heading, name } = heads[path];
    await expect(content.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(content.locator('header').getByText(name, { exact: true })).toBeVisible();
    await expect(content.locator('header svg')).toBeVisible();
    for (const word of texts[path]) await expect(content).toContainText(word);
    await expectAccessible(page);
  }

  await test.step('how decanting works, and how to reach the shop', async () => {
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
});

test('the about page reads with scripts off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Про нас');
  await expect(page).toHaveTitle(/Про нас/);
  await context.close();
});
