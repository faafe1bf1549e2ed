import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { callAsAdministrator } from './as-administrator.ts';
import { openPage } from './open-page.ts';
import { expect, expectPicture, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';
import { tabTo } from './tab-to.ts';

/** Chooses an option by typing. */
async function choose(page: Page, box: Locator, option: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(option);
}

const picture = async () => ({
  name: 'bottle.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 80, channels: 3, background: '#9a5a12' } })
    .png()
    .toBuffer(),
});

test('a perfume is added and edited by keyboard alone, its picture and a link in its description included', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const category = `Клавіші ${word}`;
  const fields = { name: category, title: `keys-${word}`, active: true, isMenu: false };
  await callAsAdministrator(page, 'POST', 'admin/categories/create', fields);
  const name = `Навпомацки ${word}`;
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const chosen = await picture();
  // Registered early: the browser intercepts file choosers with a delay.
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen));
  await signIn(page, administrator);
  await openPage(page, '/admin/products');
  await tabTo(page, page.getByRole('link', { name: 'Перейти до вмісту' }));
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Новий товар' }));
  await press('Enter');

  const form = page.getByRole('main');
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  await tabTo(page, field('Назва'));
  await type(name);
  await choose(page, form.getByRole('combobox', { name: 'Категорія' }), category);
  await tabTo(page, form.getByLabel('Зображення', { exact: true }));
  await press('Enter');
  await expect(form.getByRole('button', { name: 'Прибрати зображення' })).toBeVisible();

  const text = form.getByRole('textbox', { name: 'Опис', exact: true });
  await tabTo(page, text);
  await type('Докладно тут');
  await press('Control+a');
  const toolbar = form.getByRole('toolbar', { name: 'Оформлення тексту Опис', exact: true });
  const link = toolbar.getByRole('button', { name: 'Посилання' });
  await press('Shift+Tab');
  for (let step = 0; step < 10 && !(await link.evaluate((tool) => tool === document.activeElement)); step += 1) {
    await press('ArrowRight');
  }
  await expect(link).toBeFocused();
  await press('Enter');
  const address = form.getByRole('textbox', { name: 'Адреса посилання' });
  await expect(address).toBeFocused();
  await type('javascript:alert(1)');
  await press('Enter');
  await expect(address).toHaveAccessibleDescription(/не адреса/);
  await expect(text.getByRole('link'), 'a script is no address').toHaveCount(0);
  await press('Escape');
  await expect(address).toBeHidden();
  await expect(text, 'back where it was called from').toBeFocused();
  await expect(page, 'only the prompt was closed').toHaveURL('/admin/products/new');
  await press('Shift+Tab');
  await expect(link, 'the toolbar remembers').toBeFocused();
  await press('Enter');
  await expect(address).toBeFocused();
  await type('example.com');
  await press('Enter');
  await expect(text.getByRole('link', { name: 'Докладно тут' })).toHaveAttribute('href', 'https://example.com');
  await expect(text).toBeFocused();

  await tabTo(page, form.getByRole('switch', { name: 'Продавати на розлив' }));
  await press('Space');
  await tabTo(page, field('Кількість, шт'));
  await type('0');
  await tabTo(page, field('Доступно на розлив, мл'));
  await type('50');
  await tabTo(page, field('Ціна за 1 мл'));
  await type('80');
  await tabTo(page, form.getByRole('button', { name: 'Зберегти' }));
  await press('Enter');
  await expectToast(page, 'Товар створено');
  await expect(page).toHaveURL(/\/admin\/products(#content)?$/);
  await expect(page.getByRole('button', { name: 'Новий товар' }), 'back where it began').toBeFocused();
  await tabTo(page, page.getByRole('searchbox'));
  await type(name);
  await press('Enter');
  const card = page.getByRole('listitem', { name, exact: true });
  await expect(page.getByRole('list', { name: 'Усі товари' }).getByRole('listitem')).toHaveCount(1);
  await tabTo(page, card.getByRole('button', { name: `Редагувати товар ${name}` }));
  await press('Enter');
  const edited = page.getByRole('main');
  await expect(edited.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue(name);
  const price = edited.getByRole('textbox', { name: 'Ціна за 1 мл', exact: true });
  await tabTo(page, price);
  await press('Control+a');
  await type('90');
  await press('Enter');
  await expect(card).toContainText('90 грн');
  await expectPicture(card.locator('img').last());
  const [saved] = await callAsAdministrator(page, 'GET', `admin/products/getall?find=${word}`);
  const { description } = await callAsAdministrator(page, 'GET', `admin/products/adminpanel/get/${saved._id}`);
  expect(description).toContain('href="https://example.com"');
});
