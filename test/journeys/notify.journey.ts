import { sql } from 'drizzle-orm';
import { letterTo, linkIn } from './mailbox.ts';
import { newCustomer } from './new-account.ts';
import { changeGoods, newGoods } from './own-goods.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { inDatabase } from './shop-database.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

/** Now, instead of within five minutes. */
const lookForStock = () => inDatabase((db) => db.execute(sql`select graphile_worker.add_job('notify-of-stock')`));

test('[ST-SHOP-07] a customer waits for a sold-out product, gets a letter when it is back, and stops such letters by one press', {
  tag: '@core',
}, async ({ page }) => {
  const account = await newCustomer();
  await signIn(page, account);
  const product = await newGoods({ quantity: 0, sizeMl: 50 });
  await page.goto(`/products/item/${product.id}`);
  const form = page.getByRole('region', { name: 'Повідомити, коли з’явиться' });
  await expect(form.getByLabel('Електронна пошта')).toHaveValue(account.email);
  await form.getByRole('button', { name: 'Повідомити мене' }).click();
  await expect(form.getByRole('status')).toContainText('Домовилися!');

  await changeGoods(product.id, { quantity: 3 });
  await lookForStock();
  const letter = await letterTo(page, account.email, 'знову в наявності');
  expect(letter.text).toContain('50\u00a0мл');
  await page.goto(linkIn(letter, `/products/item/${product.id}`));
  await expect(page.getByRole('button', { name: /^До кошика/ })).toBeVisible();

  await page.goto(linkIn(letter, '/notify/stop/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Більше не надсилати?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Не надсилати' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Листів більше не буде');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);

  await page.goto('about:blank');
  await page.setContent(letter.html);
  await expectAccessible(page);
});

test('[ST-SHOP-08] letters about lower prices of the wishlist are switched off in the account', async ({ page }) => {
  await signIn(page, await newCustomer());
  await page.goto('/user/account');
  const letters = page.getByRole('switch', { name: 'Листи про знижки на обране' });
  await expect(letters).toBeChecked();
  await letters.click();
  await expectToast(page, 'Збережено');
  await page.reload();
  await expect(letters).not.toBeChecked();
  await expectAccessible(page);
});
