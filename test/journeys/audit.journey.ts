import { randomUUID } from 'node:crypto';
import { callAsAdministrator } from './as-administrator.ts';
import { newListedGoods } from './listed-goods.ts';
import { openPage } from './open-page.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { administrator, signIn } from './sign-in.ts';

test('the audit log is shown for the whole shop and for one product', { tag: '@core' }, async ({ page }) => {
  const name = `Слід ${randomUUID().slice(0, 8)}`;
  const { id } = await newListedGoods(page, { name, discountPercent: 5 });
  await signIn(page, administrator);
  await openPage(page, '/admin/roles');
  await page.getByRole('link', { name: 'Історія змін' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Історія змін');
  // Right before the check: fifty changes of other journeys would push it to the next page.
  await callAsAdministrator(page, 'PUT', 'admin/products/bulk', { ids: [id], discount: 15 });
  await page.getByRole('combobox', { name: 'Що змінено' }).selectOption('Товар');
  await expect(page).toHaveURL('/admin/audit?thing=product');
  const entries = page.getByRole('list', { name: 'Історія змін' }).getByRole('listitem');
  const own = entries.filter({ hasText: `Товар: ${name}` }).filter({ hasText: '15' });
  await own.locator('summary').press('Enter');
  const change = own.getByRole('row', { name: 'Знижка' }).getByRole('cell');
  await expect(change).toHaveText(['5', '15']);
  await expectAccessible(page, everyWidth);

  await openPage(page, `/en/admin/products?find=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit product ${name}` }).click();
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'History of changes' }).click();
  const history = form.getByRole('list', { name: 'History of changes' });
  await expect(history.getByRole('row', { name: 'Discount' }).getByRole('cell')).toHaveText(['5', '15']);
  await expectAccessible(page, everyWidth);
});

test('[RULE-SAFE-10] the audit log shows roles and sign-ins of staff', async ({ page }) => {
  const name = `Роль ${randomUUID().slice(0, 8)}`;
  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', { name, adminModules: { blog: true } });
  const adminModules = { blog: true, productsGroups: true };
  const edited = { name, adminModules, customerModules: { orders: true } };
  await callAsAdministrator(page, 'PUT', `admin/roles/edit/${role._id}`, edited);
  await signIn(page, administrator);
  await openPage(page, '/admin/audit?thing=role');
  const entries = page.getByRole('list', { name: 'Історія змін' }).getByRole('listitem');
  const changed = entries.filter({ hasText: `Роль: ${name}` }).filter({ hasText: 'Змінено' });
  await changed.locator('summary').press('Enter');
  await expect(changed.getByRole('row', { name: 'Розділи панелі' }).getByRole('cell')).toHaveText([
    'Блог',
    'Блог, Групи товарів',
  ]);
  await expect(changed.getByRole('row', { name: 'Кабінет покупця' }).getByRole('cell')).toHaveText([
    'порожньо',
    'Мої замовлення',
  ]);
  await expectAccessible(page, everyWidth);

  await openPage(page, '/admin/audit?thing=user');
  const signedIn = entries.filter({ hasText: 'Вхід' }).filter({ hasText: administrator.email }).first();
  await expect(signedIn).toBeVisible();
  await expect(signedIn.locator('summary'), 'there is nothing to open').toHaveCount(0);
  await expectAccessible(page, everyWidth);
});
