import { line, orderBody } from '#test/orders.ts';
import { newCard } from './filled-cart.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';

test('the bank of the sandbox speaks the buyer’s language, is usable at every width and lets a buyer leave', async ({
  page,
}) => {
  const soap = await newCard(page, { currentPriceKopecks: 12_350 });
  const placed = await page.request.post('/api/orders', {
    headers: { 'accept-language': 'en' },
    data: orderBody([line({ id: soap._id }, 2)]),
  });
  await page.goto((await placed.json()).data.pageUrl);

  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Pay 247,00/ })).toBeVisible();
  await expect(main).toContainText(soap.name);
  await expectAccessible(page, everyWidth);
  await page.getByRole('link', { name: 'Українська' }).click();
  await main.getByRole('button', { name: 'Відхилити платіж' }).click();

  await expect(page).toHaveURL(/\/en\/orders\/orderAccepted\?order=/);
  await page.goBack();
  await expect(main.getByRole('status')).toContainText('Банк відхилив останню спробу');
  await expectAccessible(page, everyWidth);
  await main.getByRole('link', { name: 'Повернутися, не сплативши' }).click();
  await expect(page).toHaveURL(/\/en\/orders\/orderAccepted\?order=/);
  await expect(main.getByRole('status')).toContainText('The payment did not go through');
});
