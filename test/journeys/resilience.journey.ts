import type { Page } from '@playwright/test';
import { choosePickup, fillContact, payButton } from './checkout-form.ts';
import { newCard } from './filled-cart.ts';
import { newAddress } from './new-account.ts';
import { expect, expectAccessible, test } from './shop.ts';

// React Router's inline script for the scroll position reads the storage without a fallback.
test.use({ expectedConsoleErrors: [/blocked on purpose/] });

/** As a browser does whose user blocks cookies and site data: the getters themselves throw. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked on purpose', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get });
  });
}

test('[ST-RESIL-01] a guest whose browser blocks storage buys to the end', { tag: '@phone' }, async ({ page }) => {
  const { _id, name } = await newCard(page);
  await blockStorage(page);
  await page.goto(`/products/item/${_id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^До кошика/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Краплина' }).first().click();
  await expect(page).toHaveURL('/index');
  // On a phone it is inside the closed menu.
  const cartLink = page.getByRole('link', { name: /^Кошик.*1 товар/, includeHidden: true }).first();
  await cartLink.dispatchEvent('click');
  const cart = page.getByRole('dialog', { name: 'Кошик' });
  await expect(cart).toContainText(name);
  await cart.getByRole('link', { name: 'Оформити замовлення' }).click();

  await expect(page.getByRole('complementary', { name: 'Ваше замовлення' })).toContainText(name);
  await fillContact(page, newAddress());
  await choosePickup(page);
  await payButton(page).click();
  await page.getByRole('button', { name: /^Сплатити / }).click();
  await expect(page).toHaveURL(/\/orders\/orderAccepted\?order=/);
  await expect(page.getByRole('main')).toContainText('Оплачено');
});

test('[ST-RESIL-05] changing the language keeps the focus and the place on the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  const scrollY = () => page.evaluate(() => globalThis.scrollY);
  await page.evaluate(() => scrollTo(0, 300));
  const before = await scrollY();
  expect(before).toBeGreaterThan(100);
  const english = page.getByRole('link', { name: /^EN/ });
  await english.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(page).toHaveURL('/en/about');
  await expect(english).toBeFocused();
  expect(await scrollY()).toBe(before);
});

test('[ST-RESIL-02] a lost connection keeps the page, says so, and the navigation goes on when it is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/about');
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'Немає зв’язку' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Публічна оферта' }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Про нас');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page).toHaveURL('/contract');
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  await page.goBack({ waitUntil: 'commit' });
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Про нас');
});

test('[ST-RESIL-04] Back closes an open dialog or sheet first, then leaves the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/index');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Про нас' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Написати нам' }).click();
  const contact = page.getByRole('dialog', { name: 'Написати нам' });
  await expect(contact).toBeVisible();
  await page.goBack();
  await expect(contact).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/index');

  await page.goto('/contract');
  await page.getByRole('link', { name: 'Краплина' }).first().click();
  await expect(page).toHaveURL('/index');
  await page
    .getByRole('link', { name: /^Кошик/, includeHidden: true })
    .first()
    .dispatchEvent('click');
  const cart = page.getByRole('dialog', { name: 'Кошик' });
  await expect(cart).toBeVisible();
  await page.goBack();
  await expect(cart).toHaveCount(0);
  await expect(page).toHaveURL('/index');
});
