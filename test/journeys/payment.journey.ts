import type { Page } from '@playwright/test';
import { choosePickup, fillContact, payButton } from './checkout-form.ts';
import { fillCart, newCard, stockNow } from './filled-cart.ts';
import { letterTo } from './mailbox.ts';
import { newAddress } from './new-account.ts';
import { expect, expectAccessible, test } from './shop.ts';

const bankPage = /\/sandbox\/bank\/inv_/;
const acceptedPage = /\/orders\/orderAccepted\?order=/;
const bankButton = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test('a guest leaves the bank, comes back, is declined, pays again and sees it paid', {
  tag: '@phone',
}, async ({ page }) => {
  const soap = await newCard(page, { currentPriceKopecks: 12_350 });
  const email = newAddress();
  await fillCart(page, [[soap, 2]]);
  await page.goto('/orders');
  await fillContact(page, email);
  await choosePickup(page);
  await payButton(page).click();

  await expect(page).toHaveURL(bankPage);
  await expect(page.getByRole('main')).toContainText('247,00');
  await expect(page.getByRole('main')).toContainText(soap.name);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Повернутися, не сплативши' }).click();

  await expect(page).toHaveURL(acceptedPage);
  await expect(page.getByRole('button', { name: /^Оплатити/ })).toBeVisible();
  await page.getByRole('button', { name: /^Оплатити/ }).click();
  await bankButton(page, /^Відхилити/).click();

  await expect(page).toHaveURL(acceptedPage);
  const again = page.getByRole('button', { name: /^Оплатити ще раз/ });
  await expect(again).toBeVisible();
  await again.click();
  await expect(page).toHaveURL(bankPage);
  await bankButton(page, /^Сплатити/).click();

  await expect(page).toHaveURL(acceptedPage);
  await expect(page.getByRole('status').filter({ hasText: 'Оплачено' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Оплатити/ })).toHaveCount(0);
  expect(await stockNow(page, soap)).toBe(8);
  expect((await letterTo(page, email, 'оплачено')).text).toContain(soap.name);
});
