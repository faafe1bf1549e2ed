import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { shopDay } from '#domain/dates.ts';
import { callAsAdministrator } from './as-administrator.ts';
import { openPage } from './open-page.ts';
import { expect, expectAccessible, expectPicture, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

const uniqueTitle = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });

const picture = async () => ({
  name: 'still-life.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2f6248' } })
    .png()
    .toBuffer(),
});

/** Not published yet, so that no other journey sees it. */
const farDay = '2031-05-02';

test('[AD-BLOG-01][AD-BLOG-02][AD-BLOG-03][AD-BLOG-04][AD-BLOG-05] a post is written, looked at as a reader will see it, edited, turned off and deleted', async ({
  page,
}) => {
  const title = uniqueTitle('Корінь ірису');
  await signIn(page, administrator);
  await openPage(page, '/admin/blog');
  const table = page.getByRole('table', { name: 'Блог' });
  await expect(table.getByRole('columnheader')).toHaveText(['Назва', 'Зображення', 'Статус', 'Дії']);
  await expectAccessible(page, [768]);

  await page.getByRole('link', { name: 'Новий допис' }).click();
  await expect(page).toHaveURL('/admin/blog/form/');
  await expect(page.getByLabel('Дата виходу')).toHaveValue(shopDay(new Date()));
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText("Обов'язкове поле")).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Назва', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Назва', exact: true }).fill(title);
  await page.getByLabel('Дата виходу').fill(farDay);
  await page.getByLabel('Зображення', { exact: true }).setInputFiles(await picture());
  const text = page.getByRole('textbox', { name: 'Текст', exact: true });
  await text.click();
  const toolbar = page.getByRole('toolbar', { name: 'Оформлення тексту Текст', exact: true });
  const heading = toolbar.getByRole('button', { name: 'Заголовок', exact: true });
  await heading.click();
  await expect(heading).toHaveAttribute('aria-pressed', 'true');
  await expect(text, 'the button gives the cursor back').toBeFocused();
  await page.keyboard.type('Шість років чекання');
  const editor = page.locator('div', { has: text }).and(page.locator('.overflow-y-auto'));
  expect((await editor.boundingBox())?.height, 'the height of the editor').toBe(500);
  await page.getByRole('switch', { name: 'Пропонувати для каруселі' }).click();
  await expectAccessible(page, [360, 1280]);

  await page.getByRole('button', { name: 'Переглянути' }).click();
  const preview = page.getByRole('dialog', { name: 'Як побачить читач' });
  const article = preview.getByRole('article');
  await expect(article.getByRole('heading')).toHaveText([title, 'Шість років чекання']);
  await expect(article.locator('time')).toHaveText('2 травня 2031 р.');
  await expect(article.locator('picture img')).toHaveJSProperty('naturalWidth', 640);
  await expectAccessible(page, [360]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Переглянути' })).toBeFocused();

  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page).toHaveURL('/admin/blog');
  await expectToast(page, 'Допис створено');
  await page.getByRole('searchbox', { name: 'Пошук допису' }).fill(title);
  await expect(page.getByRole('rowheader')).toHaveText([`${title}Вийде 2 травня 2031 р. · для каруселі`]);
  await expect(row(page, title)).toContainText('Увімкнено');
  await expectPicture(row(page, title).locator('picture img'));

  await page.getByRole('link', { name: `Редагувати допис ${title}` }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/form\/[\da-f-]{36}$/);
  await expect(page.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Дата виходу')).toHaveValue(farDay);
  await expect(text).toHaveText('Шість років чекання');
  await expect(page.getByRole('switch', { name: 'Пропонувати для каруселі' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Назва', exact: true }).fill(`${title}, друге видання`);
  await page.getByRole('link', { name: 'Усі дописи' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Вийти без збереження?' });
  await leave.getByRole('button', { name: 'Залишитися' }).click();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page).toHaveURL('/admin/blog');

  await page.goto(`/admin/blog?find=${encodeURIComponent(title)}`);
  const onOff = page.getByRole('switch', { name: `Показувати читачам: ${title}, друге видання` });
  await onOff.press('Space');
  await expect(row(page, title)).toContainText('Вимкнено');
  await expectToast(page, 'Допис збережено');
  await page.getByRole('link', { name: `Редагувати допис ${title}` }).click();
  await expect(text, 'the switch leaves the text as it is').toHaveText('Шість років чекання');
  await page.goBack();

  await page.getByRole('button', { name: `Видалити допис ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: `Видалити допис «${title}, друге видання»?` });
  await question.getByRole('button', { name: 'Скасувати' }).click();
  await expect(row(page, title), 'cancelling deletes nothing').toBeVisible();
  await page.getByRole('button', { name: `Видалити допис ${title}` }).click();
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expectToast(page, 'Допис видалено');
  await expect(row(page, title)).toHaveCount(0);
});

test('[AD-MSG-10] what the server has against a change of a post is said in its own words', async ({ page }) => {
  const title = uniqueTitle('У каруселі');
  const post = await callAsAdministrator(page, 'POST', 'admin/blog/create', { title, releaseDate: farDay });
  const carousel = await callAsAdministrator(page, 'POST', 'admin/carusels/create', { title });
  const slide = { caruselId: carousel._id, itemId: post._id, itemType: 'blog' };
  await callAsAdministrator(page, 'POST', 'admin/carusels/add-slide', slide);
  await signIn(page, administrator);
  await openPage(page, `/admin/blog?find=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Видалити допис ${title}` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(question.getByRole('alert')).toHaveText(/^Допис стоїть у каруселі \(1\)/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: `Редагувати допис ${title}` }).click();
  await page.getByRole('textbox', { name: 'Назва', exact: true }).fill(`${title}, мій`);
  await callAsAdministrator(page, 'PUT', `admin/blog/edit/${post._id}`, { title: `${title}, чужий` });
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByRole('alert')).toContainText('Хтось уже змінив цей запис');
  await page.getByRole('button', { name: 'Показати нове' }).click();
  await expect(page.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue(`${title}, чужий`);
  await page.getByLabel('Зображення', { exact: true }).setInputFiles({
    name: 'note.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Це не зображення')).toBeVisible();
  await expect(page, 'nothing was saved').toHaveURL(/form/);
});

test.describe('without the editor', () => {
  test.use({ expectedConsoleErrors: [/Loading chunk rich-text-editor failed/] });

  test('a post whose editor chunk does not load keeps its text and offers a retry', async ({ page }) => {
    const title = uniqueTitle('Терпіння');
    const fields = { title, releaseDate: farDay, content: '<p>Старий текст</p>' };
    const { _id } = await callAsAdministrator(page, 'POST', 'admin/blog/create', fields);
    await signIn(page, administrator);
    const chunk = /\/assets\/rich-text-editor-[^/]*\.js$/;
    await page.route(chunk, (route) => route.abort());
    await openPage(page, `/admin/blog/form/${_id}`);
    await page.getByRole('textbox', { name: 'Назва', exact: true }).fill(`${title} і час`);
    const problem = page.getByRole('alert').filter({ hasText: 'Редактор не завантажився' });
    await expect(problem, 'one for each editor').toHaveCount(2);
    await page.getByRole('button', { name: 'Закрити', exact: true }).click();
    await expectAccessible(page);
    await page.unroute(chunk);
    await problem.first().getByRole('button', { name: 'Спробувати ще раз' }).click();
    await expect(page.getByRole('textbox', { name: 'Текст', exact: true })).toHaveText('Старий текст');
    await expect(
      page.getByRole('textbox', { name: 'Назва', exact: true }),
      'what was typed is still there',
    ).toHaveValue(`${title} і час`);
    await problem.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await expect(problem).toHaveCount(0);
  });
});
