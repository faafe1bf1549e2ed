import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newListedGoods } from './listed-goods.ts';
import type { Account } from './new-account.ts';
import { newColleague } from './new-colleague.ts';
import { openPage } from './open-page.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Назва', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Зберегти' });

/** Fails the next saving of a post. */
const failOnce = (page: Page) =>
  page.route('**/api/admin/blog/create', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });

test('[AD-WORK-02] what fails in a form is seen without scrolling, on a page and in a dialog', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, await newColleague(page, ['blog', 'brands']));
  await openPage(page, '/admin/blog/form/');
  await save(page).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toHaveText('Виправте позначені поля');
  await expect(problem).toBeInViewport({ ratio: 1 });
  await name(page).fill('Допис');
  await expect(problem, 'nothing is marked any more').toHaveCount(0);
  await failOnce(page);
  await page.keyboard.press('Control+s');
  await expect(problem).toHaveText('Щось пішло не так :(');
  await expect(problem).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 420 });
  await page.getByRole('link', { name: 'Скасувати' }).click();
  await page.getByRole('button', { name: 'Вийти', exact: true }).last().click();
  await openPage(page, '/admin/brands');
  await page.getByRole('button', { name: 'Новий бренд' }).first().click();
  await name(page).fill(`Бренд ${randomUUID().slice(0, 8)}`);
  await page.route('**/api/admin/brands/create', (route) => route.abort());
  await save(page).click();
  const inDialog = page.getByRole('dialog').getByRole('alert');
  await expect(inDialog).toBeInViewport({ ratio: 1 });
});

test('[AD-WORK-07] a slow change of page or filter shows its progress, and the focus goes to the new heading', async ({
  page,
}) => {
  await signIn(page, await newColleague(page, ['users', 'brands']));
  await openPage(page, '/admin/brands');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/users/getall*', async (route) => {
    await released;
    await route.continue();
  });
  const progress = page.getByRole('progressbar');
  await page.getByRole('link', { name: 'Користувачі' }).click();
  await expect(progress).toBeVisible();
  release();
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Ends the session by API, unnoticed by the page. */
async function endElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
}

async function enter(page: Page, { email, password }: Account): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Сеанс завершився' });
  await dialog.getByLabel('Електронна пошта').fill(email);
  await dialog.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await dialog.getByRole('button', { name: 'Увійти й продовжити' }).click();
}

test('[AD-WORK-06] a session that ends over a form asks to sign in above it, and the form goes on', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  const colleague = await newColleague(page, ['brands']);
  await signIn(page, colleague);
  await openPage(page, '/admin/brands');
  await page.getByRole('button', { name: 'Новий бренд' }).first().click();
  const brand = `Бренд ${randomUUID().slice(0, 8)}`;
  await name(page).fill(brand);
  await endElsewhere(page);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Сеанс завершився' });
  await expect(dialog.getByLabel('Електронна пошта')).toHaveValue(colleague.email);
  await expect(
    page.getByRole('button', { name: 'Увійти', exact: true }),
    'no toast that asks for the same',
  ).toHaveCount(0);
  await expectAccessible(page);
  await enter(page, { ...colleague, password: 'не той пароль' });
  await expect(dialog.getByRole('alert')).toHaveText('Неправильна пошта або пароль');
  await enter(page, colleague);
  await expect(dialog).toHaveCount(0);
  await expect(name(page)).toHaveValue(brand);
  await save(page).click();
  await expectToast(page, 'Бренд створено');
});

test('[AD-WORK-06] signing out in another tab loses nothing, and nobody else saves the form unasked', async ({
  page,
  context,
}) => {
  const [author, other] = [await newColleague(page, ['brands', 'blog']), await newColleague(page, ['brands', 'blog'])];
  await signIn(page, author);
  await openPage(page, '/admin/blog/form/');
  await name(page).fill('Розмова двох вкладок');
  const secondTab = await context.newPage();
  await openPage(secondTab, '/admin/brands');
  await secondTab.getByRole('button', { name: 'Вийти' }).click();
  await expect(secondTab).toHaveURL('/index');

  await enter(page, other);
  const question = page.getByRole('dialog', { name: `Ви увійшли як ${other.email}` });
  await expect(question).toContainText(author.email);
  expect(await page.evaluate(() => localStorage.getItem('token')), 'not signed in under the form').toBeNull();
  await question.getByRole('button', { name: `Увійти як ${author.email}` }).click();
  await enter(page, author);
  await expect(name(page)).toHaveValue('Розмова двох вкладок');

  // Another person signs in in the second tab.
  await signIn(secondTab, other);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: `Увійти як ${author.email}` }).click();
  await enter(page, author);
  await expect(question).toHaveCount(0);
  await expect(name(page)).toHaveValue('Розмова двох вкладок');
});

test('[AD-WORK-08] the panel is worked by keyboard: sections, search, rows, a new one, saving, and a palette over everything', {
  tag: '@core',
}, async ({ page }) => {
  const product = await newListedGoods(page, { name: `Клавіша ${randomUUID().slice(0, 8)}` });
  await signIn(page, await newColleague(page, ['orders', 'products', 'brands']));
  await openPage(page, '/admin/brands');
  const rows = page.getByRole('table', { name: 'Бренди' }).locator('tbody tr');
  await expect(rows.first(), 'the panel is there before its keys').toBeVisible();
  const help = page.getByRole('dialog', { name: 'Клавіші' });
  await page.keyboard.press('Shift+Slash');
  await expect(help).toContainText('Наступний і попередній рядок');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog'), 'keys do nothing inside a dialog').toHaveCount(1);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(rows.nth(0).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(rows.nth(1).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('k');
  await expect(rows.nth(0).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Пошук бренду' });
  await expect(search).toBeFocused();
  await page.keyboard.type('gon');
  await expect(search, 'letters are text in a field').toHaveValue('gon');
  await search.fill('');
  await search.blur();

  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Новий бренд' });
  await name(page).fill(`Клавіша ${randomUUID().slice(0, 8)}`);
  await page.keyboard.press('Control+s');
  await expect(form).toHaveCount(0);
  await expectToast(page, 'Бренд створено');

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/admin/orders');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Куди перейти?' });
  await palette.getByRole('combobox').fill(product.name);
  await expect(palette.getByRole('group', { name: 'Товари' }).getByRole('option')).toContainText([product.name]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/products/${product.id}`);
});
