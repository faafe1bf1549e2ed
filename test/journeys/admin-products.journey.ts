import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { categories } from '#server/modules/categories/categories.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeDiscount, makeOrder } from '#test/factories.ts';
import { callAsAdministrator } from './as-administrator.ts';
import { newListedGoods } from './listed-goods.ts';
import { newGoods } from './own-goods.ts';
import { everyWidth, expect, expectAccessible, expectPicture, test } from './shop.ts';
import { inDatabase } from './shop-database.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

/** Orders the product, so that it cannot be deleted. */
const orderOf = (productId: string) =>
  inDatabase(async (db) => {
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    if (!product) throw new Error('There is no such product');
    await makeOrder(db, { lines: [{ product, quantity: 1 }] });
  });

const uniqueWord = () => randomUUID().slice(0, 8);
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const tabs = (page: Page) => page.getByRole('navigation', { name: /Які товари|Which products/ }).getByRole('link');

/** Random pixels, which do not compress. */
const picture = async () => ({
  name: 'bottle.png',
  mimeType: 'image/png',
  buffer: await sharp(randomBytes(300 * 400 * 3), { raw: { width: 300, height: 400, channels: 3 } })
    .png()
    .toBuffer(),
});

/** Throttles uploads. */
async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await limit(2_000);
  return { restore: () => limit(-1) };
}

/** In the form, or in the dialog over the list. */
async function pick(page: Page, label: string, option: string) {
  const box = page.locator('#form, [role=dialog]').getByRole('combobox', { name: label });
  await box.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(box).toHaveValue(option);
}

async function newCategory(page: Page): Promise<{ name: string; title: string }> {
  const title = `own-${uniqueWord()}`;
  const fields = { name: `Своя ${title}`, title, active: true, isMenu: false };
  await callAsAdministrator(page, 'POST', 'admin/categories/create', fields);
  return fields;
}

test('[AD-PROD-09][AD-PROD-11][AD-PROD-12][AD-MSG-01] a perfume is added as a decant with its picture, seen in the shop, made dearer and turned off, and stays once it was ordered', async ({
  page,
}) => {
  const name = `Дощ над садом ${uniqueWord()}`;
  const category = await newCategory(page);
  const brand = `Дім ${uniqueWord()}`;
  await callAsAdministrator(page, 'POST', 'admin/brands/create', { name: brand, active: false });
  await signIn(page, administrator);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Новий товар' }).click();
  const form = page.getByRole('main');
  await expect(page).toHaveURL('/admin/products/new');
  await expect(form.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue('');
  await form.getByRole('textbox', { name: 'Назва', exact: true }).fill(name);
  await pick(page, 'Категорія', category.name);
  await pick(page, 'Бренд', brand);
  const line = await slowLine(page);
  await form.getByLabel('Зображення', { exact: true }).setInputFiles(await picture());
  await expect(form.getByRole('progressbar', { name: 'Надсилаємо зображення' })).toBeVisible();
  await form.getByRole('button', { name: 'Зупинити' }).click();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await line.restore();
  await form.getByLabel('Зображення', { exact: true }).setInputFiles(await picture());
  await expect(form.getByRole('listitem', { name: 'Зображення 1' })).toBeVisible();

  const text = form.getByRole('textbox', { name: 'Опис', exact: true });
  await text.click();
  const toolbar = form.getByRole('toolbar', { name: 'Оформлення тексту Опис', exact: true });
  await toolbar.getByRole('button', { name: 'Жирний' }).click();
  await expect(toolbar.getByRole('button', { name: 'Жирний' })).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toBeFocused();
  await page.keyboard.type('Петрикор');

  await expect(form.getByLabel('Доступно на розлив, мл'), 'sold by the piece').toBeHidden();
  await form.getByRole('switch', { name: 'Продавати на розлив' }).click();
  await form.getByLabel('Доступно на розлив, мл').fill('120');
  await form.getByLabel('Кількість, шт').fill('0');
  await form.getByLabel('Ціна за 1 мл').fill('100');
  await form.getByLabel('Знижка, %').fill('10');
  const preview = form.getByRole('region', { name: 'Як бачитиме покупець' });
  await expect(preview).toContainText('90,00 ₴');
  await expect(preview).toContainText('450,00 ₴');
  await expectAccessible(page, everyWidth);
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page).toHaveURL('/admin/products');
  await expectToast(page, 'Товар створено');
  await expect(card(page, name), 'the list was loaded anew').toContainText('120 мл');
  await expectPicture(card(page, name).locator('img').last());

  const address = await card(page, name)
    .getByRole('link', { name: `Відкрити в крамниці: ${name}` })
    .getAttribute('href');
  await page.goto(`${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('90,00 ₴').first()).toBeVisible();
  await expect(page.locator('.rich-text strong')).toHaveText('Петрикор');

  await page.goto(`/admin/products?find=${encodeURIComponent(name)}`);
  await card(page, name)
    .getByRole('button', { name: `Редагувати товар ${name}` })
    .click();
  const edited = page.getByRole('main');
  await expect(edited.getByRole('heading', { level: 1, name: 'Редагування товару' })).toBeVisible();
  await expect(edited.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue(name);
  await expect(edited.getByRole('combobox', { name: 'Категорія' })).toHaveValue(category.name);
  await expect(edited.getByLabel('Доступно на розлив, мл')).toHaveValue('120');
  await edited.getByLabel('Ціна за 1 мл').fill('200,50');
  await edited.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page, 'the same place of the list').toHaveURL(`/admin/products?find=${encodeURIComponent(name)}`);
  await expectToast(page, 'Товар збережено');
  await expect(card(page, name)).toContainText('200,50 грн');
  const served = async () => (await page.request.get(`${address}`)).text();
  await expect.poll(served, 'on the storefront at once').toContain('180,45');

  await card(page, name)
    .getByRole('button', { name: `Вимкнути товар ${name}` })
    .click();
  await expect(card(page, name).getByRole('button', { name: `Увімкнути товар ${name}` })).toBeVisible();
  await expect.poll(async () => (await page.request.get(`${address}`)).status()).toBe(404);

  await orderOf(String(address).split('/').at(-1) ?? '');
  await card(page, name)
    .getByRole('button', { name: `Видалити товар ${name}` })
    .click();
  const question = page.getByRole('alertdialog', { name: `Видалити товар «${name}»?` });
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(question.getByRole('alert')).toContainText('уже замовляли');
  await question.getByRole('button', { name: 'Скасувати' }).click();
  await expect(card(page, name), 'what was ordered stays').toBeVisible();
});

/** One product and fifty disabled ones, with old dates so that they do not push other journeys' products off the first page. */
async function newShelf(page: Page, word: string): Promise<void> {
  const { id, categoryId, createdAt, currentPriceKopecks } = await newGoods({ name: `Перший ${word}` });
  const off = Array.from({ length: 50 }, (_, at) => ({ name: `Вимкнений ${at} ${word}`, isEnabled: false }));
  const others = await inDatabase((db) =>
    db
      .insert(products)
      .values(off.map((fields) => ({ ...fields, categoryId, createdAt, currentPriceKopecks })))
      .returning({ id: products.id }),
  );
  const ids = [id, ...others.map((other) => other.id)];
  await callAsAdministrator(page, 'PUT', 'admin/products/bulk', { ids, categories: categoryId });
}

test('[AD-PROD-01][AD-PROD-02][AD-PROD-03][AD-PROD-04][AD-PROD-05] all products are a grid of 50 a page, searched and parted by tabs with their counts', async ({
  page,
}) => {
  const word = uniqueWord();
  await newShelf(page, word);
  await signIn(page, administrator);
  await page.goto('/en/admin/products?page=1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All Products');
  const box = page.getByRole('searchbox', { name: 'Name, brand or item number' });
  await box.fill(word);
  await box.press('Enter');
  await expect(page).toHaveURL(`/en/admin/products?find=${word}`);
  await expect(tabs(page)).toHaveText(['All 51', 'Active 1', 'Inactive 50', /^Running out \d+$/]);
  const cards = page.getByRole('list', { name: 'All Products' }).getByRole('listitem');
  await expect(cards).toHaveCount(50);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(cards).toHaveCount(1);

  await tabs(page).filter({ hasText: 'Active 1' }).click();
  await expect(page, 'another tab begins at its first page').toHaveURL(`/en/admin/products?find=${word}&status=active`);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(`Перший ${word}`);
  await tabs(page).filter({ hasText: 'Inactive' }).click();
  await expect(cards).toHaveCount(50);
  await expect(cards.filter({ hasText: /Turn off/ })).toHaveCount(0);

  await box.fill(`Перший ${word} nowhere`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Nothing found for “Перший ${word} nowhere”` })).toBeVisible();
  await expect(tabs(page).first()).toHaveText('All 0');
});

test('[AD-PROD-06][AD-PROD-07][AD-PROD-08][AD-PROD-10] a card shows what there is of a product, turns it on and off, and asks before it deletes', {
  tag: '@core',
}, async ({ page }) => {
  const word = uniqueWord();
  const whole = await newListedGoods(page, {
    name: `Ціле ${word}`,
    sizeMl: 50,
    discountPercent: 15,
    quantity: 7,
    currentPriceKopecks: 478_050,
    previousPriceKopecks: 520_000,
  });
  await newListedGoods(page, {
    name: `Розлив ${word}`,
    isBottled: true,
    quantity: 0,
    quantityMl: 240,
    isEnabled: false,
  });
  await signIn(page, administrator);
  await page.goto(`/admin/products?find=${word}`);
  const one = card(page, `Ціле ${word}`);
  for (const fact of ['50 мл', '−15%', '7 шт', '4 780,50 грн', '5 200 грн', 'Нішева парфумерія', 'Увімкнено']) {
    await expect(one).toContainText(fact);
  }
  await expect(one.locator('img'), 'a drop stands where there is no picture').toHaveCount(0);
  const other = card(page, `Розлив ${word}`);
  await expect(other).toContainText(/Доступно на розлив\s*240 мл/);
  await expect(other).toContainText('Вимкнено');
  await expect(tabs(page).first()).toHaveText('Усі 2');
  await expectAccessible(page, everyWidth);

  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/admin/products/active/*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await one.getByRole('button', { name: `Вимкнути товар Ціле ${word}` }).click();
  await expect(one, 'before the server has answered').toContainText('Вимкнено');
  answer();
  await expect(tabs(page).nth(2)).toHaveText('Вимкнені 2');
  const turnOn = one.getByRole('button', { name: `Увімкнути товар Ціле ${word}` });
  await expect(turnOn, 'until it is answered, a second wish is not heard').not.toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/api/admin/products/active/*');
  await page.route('**/api/admin/products/active/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Зачекайте хвилинку', code: 'UNAVAILABLE', data: {} } }),
  );
  await turnOn.click();
  await expectToast(page, 'Зачекайте хвилинку');
  await expect(one, 'taken back').toContainText('Вимкнено');

  await one.getByRole('button', { name: `Видалити товар Ціле ${word}` }).click();
  const question = page.getByRole('alertdialog', { name: `Видалити товар «Ціле ${word}»?` });
  await question.getByRole('button', { name: 'Скасувати' }).click();
  await expect(one, 'cancelling deletes nothing').toBeVisible();
  await one.getByRole('button', { name: `Видалити товар Ціле ${word}` }).click();
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expectToast(page, 'Товар видалено');
  await expect(one).toHaveCount(0);
  await expect(callAsAdministrator(page, 'GET', `admin/products/adminpanel/get/${whole.id}`)).rejects.toThrow('404');
});

test('[AD-VAL-01] the form waits for name, price, quantity and category, and puts what the server refuses at its field', async ({
  page,
}) => {
  const word = uniqueWord();
  await newListedGoods(page, { name: `Зайнятий ${word}`, itemNo: word });
  const category = await newCategory(page);
  await signIn(page, administrator);
  await page.goto('/en/admin/products');
  await page.getByRole('button', { name: 'New product' }).click();
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  for (const required of [
    ...['Name', 'Price', 'Quantity, pcs'].map(field),
    form.getByRole('combobox', { name: 'Category' }),
  ]) {
    await required.focus();
    await required.blur();
    await expect(required).toHaveAccessibleDescription('Required field');
  }
  await form.getByLabel('Image', { exact: true }).setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(
    form.getByText('The file is larger than 10 MB. Make the picture smaller'),
    'nothing is sent',
  ).toBeVisible();
  await field('Name').fill(`Новий ${word}`);
  await field('Price').fill('1,234');
  await field('Quantity, pcs').fill('1.5');
  await pick(page, 'Category', category.name);
  await expect(field('Price')).toHaveAccessibleDescription(/two digits after the point/);
  await expect(field('Quantity, pcs')).toHaveAccessibleDescription('A whole number, zero or more');
  await expect(save).toBeDisabled();
  await field('Price').fill('1 234,50');
  await field('Quantity, pcs').fill('2');
  await expect(save).toBeEnabled();
  const bottling = form.getByRole('switch', { name: 'Sell as a decant' });
  await bottling.click();
  await field('Available to decant, ml').fill('many');
  await expect(save).toBeDisabled();
  await bottling.click();
  await expect(save, 'what is hidden does not count').toBeEnabled();
  await field('Name').fill('');
  await expect(save, 'without a name').toBeDisabled();
  await field('Name').fill(`Новий ${word}`);
  await field('Item number').fill(word);
  await save.click();
  await expect(field('Item number')).toHaveAccessibleDescription('Another product has this item number');
  await expect(field('Item number')).toBeFocused();
  await form.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/en/admin/products');
});

test('[ST-FIND-01] the attributes of a scent are chosen and typed in the form, refused at their field, and there when it is opened again', async ({
  page,
}) => {
  const { name } = await newListedGoods(page, { name: `Мох ${uniqueWord()}` });
  await signIn(page, administrator);
  await page.goto(`/admin/products?find=${encodeURIComponent(name)}`);
  const open = () =>
    card(page, name)
      .getByRole('button', { name: `Редагувати товар ${name}` })
      .click();
  await open();
  const form = page.getByRole('main');
  const part = form.getByRole('group', { name: 'Аромат' });
  await pick(page, 'Родина', 'Деревні');
  await pick(page, 'Для кого', 'Унісекс');
  await pick(page, 'Концентрація', 'Парфумована вода');
  await part.getByLabel('Рік випуску').fill('1600');
  await part.getByLabel('Парфумер').fill('Alberto Morillas');
  await expect(part.getByText('Рік від 1700 до 2100')).toBeVisible();
  await part.getByLabel('Рік випуску').fill('2016');
  for (const season of ['осінь', 'весна']) await part.getByRole('checkbox', { name: season }).check();
  await part.getByLabel('Верхні ноти').fill('бергамот, рожевий перець');
  await part.getByLabel('Базові ноти').fill('кедр');
  await part.getByRole('switch', { name: 'Це набір' }).click();
  await expectAccessible(page, everyWidth);
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expectToast(page, 'Товар збережено');

  await open();
  await expect(part.getByRole('combobox', { name: 'Родина' })).toHaveValue('Деревні');
  await expect(part.getByRole('combobox', { name: 'Концентрація' })).toHaveValue('Парфумована вода');
  await expect(part.getByLabel('Рік випуску')).toHaveValue('2016');
  await expect(part.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(part.getByRole('checkbox', { name: 'весна' })).toBeChecked();
  await expect(part.getByLabel('Верхні ноти')).toHaveValue('бергамот, рожевий перець');
  await expect(part.getByRole('switch', { name: 'Це набір' })).toBeChecked();
  await form.getByRole('button', { name: 'Історія змін' }).click();
  const history = form.getByRole('table', { name });
  await expect(history.first()).toContainText('Деревні');
  await expect(history.first()).toContainText('весна, осінь');
});

test('of two concurrent edits the second shows the newer state (optimistic concurrency)', async ({ page }) => {
  const name = `Спільний ${uniqueWord()}`;
  const product = await newListedGoods(page, { name, currentPriceKopecks: 100_000, quantity: 5 });
  await signIn(page, administrator);
  await page.goto(`/admin/products?find=${encodeURIComponent(name)}`);
  await card(page, name)
    .getByRole('button', { name: `Редагувати товар ${name}` })
    .click();
  const form = page.getByRole('main');
  await form.getByLabel('Колір').fill('зелений');
  await callAsAdministrator(page, 'PUT', 'admin/products/bulk', { ids: [product.id], discount: 25 });
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await expect(form.getByRole('alert')).toContainText('Хтось уже змінив цей запис');
  await expect(form.getByRole('table', { name: 'Що стоїть там тепер' })).toContainText('25');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Показати нове' }).click();
  await expect(form.getByLabel('Знижка, %')).toHaveValue('25');
  await form.getByLabel('Колір').fill('зелений');
  await callAsAdministrator(page, 'PUT', 'admin/products/bulk', { ids: [product.id], discount: 35 });
  await form.getByRole('button', { name: 'Зберегти' }).click();
  await form.getByRole('button', { name: 'Залишити моє' }).click();
  await expectToast(page, 'Товар збережено');
  const saved = await callAsAdministrator(page, 'GET', `admin/products/adminpanel/get/${product.id}`);
  expect([saved.color, saved.discount]).toEqual(['зелений', 25]);
});

test('[AD-WORK-11] the form of a product is a page: its pictures are ordered by keyboard, what was typed survives a reload, and search engines get its title', async ({
  page,
}) => {
  const { name, id } = await newListedGoods(page, { name: `Фіалка ${uniqueWord()}` });
  await signIn(page, administrator);
  const list = `/admin/products?find=${encodeURIComponent(name)}&sort=name`;
  await page.goto(list);
  const edit = card(page, name).getByRole('button', { name: `Редагувати товар ${name}` });
  await edit.click();
  await expect(page).toHaveURL(`/admin/products/${id}`);
  const form = page.getByRole('main');
  const tile = (number: number) => form.getByRole('listitem', { name: `Зображення ${number}` });
  for (const number of [1, 2]) {
    await form.getByLabel('Зображення', { exact: true }).setInputFiles(await picture());
    await expect(tile(number)).toBeVisible();
  }
  const shown = (number: number) => tile(number).locator('img').last();
  const second = String(await shown(2).getAttribute('src'));
  await form.getByRole('button', { name: 'Зображення 2 раніше' }).press('Enter');
  await expect(shown(1)).toHaveAttribute('src', second);
  await form.getByRole('button', { name: 'Перетягнути зображення 1' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Узято: Зображення 1, місце 1 з 2')).toBeAttached();
  // dnd-kit attaches its key listener in a timer after the announcement.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Зображення 1: над місцем 2')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(shown(2), 'dragged by keyboard').toHaveAttribute('src', second);
  await form.getByLabel('Зображення', { exact: true }).setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(form.getByText('Файл більший за 10 МБ. Зменште зображення')).toBeVisible();
  await form.getByLabel('Заголовок сторінки', { exact: true }).fill(`Купити ${name}`);
  await form.getByLabel('Назва англійською').fill('Violet');
  await expectAccessible(page, everyWidth);

  await page.reload();
  await expect(form.getByText('Ми зберегли те, що ви не встигли дописати.')).toBeVisible();
  await expect(form.getByLabel('Заголовок сторінки', { exact: true })).toHaveValue(`Купити ${name}`);
  await expect(shown(2)).toHaveAttribute('src', second);
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Товар збережено');
  await expect(page, 'the same place of the list').toHaveURL(list);
  await edit.click();
  await form.getByRole('link', { name: 'Скасувати' }).click();
  await expect(page).toHaveURL(list);
  await expect(edit, 'the focus is where it was').toBeFocused();
  await page.goto(`/products/item/${id}`);
  await expect(page).toHaveTitle(`Купити ${name}`);
  await page.goto(`/admin/products/${id}`);
  await expect(form.getByLabel('Назва англійською')).toHaveValue('Violet');
  await expect(form.getByText('Ми зберегли те'), 'the draft went with the saving').toHaveCount(0);
});

test('[AD-WORK-10] several products are changed at once after a look at old and new, the change is undone, and one is copied', async ({
  page,
}) => {
  const word = uniqueWord();
  await newListedGoods(page, { name: `Один ${word}` });
  await newListedGoods(page, { name: `Два ${word}` });
  const category = await newCategory(page);
  await signIn(page, administrator);
  await page.goto(`/admin/products?find=${word}`);
  await card(page, `Один ${word}`).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Обрані товари' });
  await expect(bar).toContainText('Обрано: 1 товар');
  await bar.getByRole('checkbox', { name: 'Обрати всі на сторінці' }).check();
  await expect(bar).toContainText('Обрано: 2 товари');
  await expectAccessible(page, everyWidth);
  await bar.getByRole('button', { name: 'Змінити категорію' }).click();
  await pick(page, 'Категорія', category.name);
  const dialog = page.getByRole('dialog');
  const preview = dialog.getByRole('table', { name: 'Що зміниться' });
  await expect(preview.getByRole('row', { name: `Один ${word}` })).toContainText(category.name);
  await dialog.getByRole('button', { name: 'Змінити 2 товари' }).click();
  await expect(bar).toBeHidden();
  for (const name of [`Один ${word}`, `Два ${word}`]) {
    await expect(card(page, name)).toContainText(category.name);
    await card(page, name).getByRole('checkbox').check();
  }
  await bar.getByRole('button', { name: 'Задати знижку' }).click();
  await expect(
    dialog.getByRole('button', { name: 'Змінити', exact: true }),
    'an empty field changes nothing',
  ).toBeDisabled();
  await dialog.getByLabel('Знижка, %').fill('30');
  await expect(preview.getByRole('row', { name: `Два ${word}` })).toContainText('немає');
  await expectAccessible(page, everyWidth);
  await dialog.getByRole('button', { name: 'Змінити 2 товари' }).click();
  await expect(card(page, `Два ${word}`)).toContainText('−30%');
  await card(page, `Два ${word}`).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Вимкнути' }).click();
  await dialog.getByRole('button', { name: 'Змінити 1 товар' }).click();
  await expect(tabs(page).nth(2)).toHaveText('Вимкнені 1');
  await page.reload();
  await page.getByRole('button', { name: 'Повернути як було' }).click();
  await expectToast(page, 'Повернуто як було: 1 товар');
  await expect(tabs(page).nth(2)).toHaveText('Вимкнені 0');

  await card(page, `Один ${word}`)
    .getByRole('button', { name: `Зробити копію товару Один ${word}` })
    .click();
  await expect(card(page, `Один ${word} (копія)`)).toContainText('Вимкнено');
});

test('[AD-WORK-09] prices and stock are edited in the table by keyboard, a conflict shows the newer value in its cell, and the table is remembered', {
  tag: '@core',
}, async ({ page }) => {
  const word = uniqueWord();
  const one = await newListedGoods(page, { name: `Айва ${word}`, currentPriceKopecks: 100_000, quantity: 5 });
  await newListedGoods(page, { name: `Бузок ${word}`, currentPriceKopecks: 200_000, quantity: 1, discountPercent: 15 });
  const { categoryId } = await newListedGoods(page, { name: `Верба ${word}`, currentPriceKopecks: 307_000 });
  await inDatabase(async (db) => {
    const { id: discountId } = await makeDiscount(db, { percent: 15, isActive: true, endsOn: '2099-01-01' });
    await db.update(categories).set({ discountId }).where(eq(categories.id, categoryId));
  });
  await signIn(page, administrator);
  await page.goto(`/admin/products?find=${word}&sort=name`);
  await expect(card(page, `Верба ${word}`)).toContainText('2 609,50 ₴ · −15 % категорії');
  await page.getByRole('button', { name: 'Таблиця' }).click();
  const table = page.getByRole('table', { name: 'Усі товари' });
  const cell = (column: string, name: string) => table.getByRole('textbox', { name: `${column}: ${name} ${word}` });
  const price = cell('Ціна', 'Айва');
  await price.fill('1200,50');
  await price.press('Enter');
  await expect(cell('Ціна', 'Бузок'), 'down to the next price').toBeFocused();
  await expect(price).toHaveAccessibleDescription('Збережено');
  await page.keyboard.press('Tab');
  const stock = cell('Залишок', 'Бузок');
  await expect(stock, 'on to the next cell').toBeFocused();
  await stock.fill('99');
  await stock.press('Escape');
  await expect(stock, 'taken back').toHaveValue('1');
  await stock.fill('12');
  await stock.press('Enter');
  await expect(stock).toHaveAccessibleDescription('Збережено');
  await expect(table.getByRole('row', { name: `Бузок ${word}` })).toContainText('1 700 ₴ · −15 %');

  const newer = { currentPrice: 1300, was: 1200.5 };
  await callAsAdministrator(page, 'PUT', `admin/products/price/${one.id}`, newer);
  await price.fill('1250');
  await price.press('Enter');
  await expect(price).toHaveAccessibleDescription(/тепер 1300 ₴/);
  await expect(price, 'what was typed stays until it is confirmed').toHaveValue('1250');
  await price.press('Enter');
  await expect(price).toHaveAccessibleDescription('Збережено');
  await price.fill('дорого');
  await price.press('Enter');
  await expect(price).toHaveAccessibleDescription('Ціна в гривнях, не більше двох цифр після коми');
  await price.press('Escape');
  await expect(price).toHaveValue('1250');

  await page.getByRole('combobox', { name: 'Порядок' }).selectOption('Спершу дорогі');
  await expect(page).toHaveURL(/sort=-price/);
  await expect(table.getByRole('row').nth(1)).toContainText('Верба');
  await page.getByRole('combobox', { name: 'Знижка' }).selectOption('Без знижки');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(tabs(page).first()).toHaveText('Усі 1');
  await page.reload();
  await expect(price, 'the table is remembered').toHaveValue('1250');
  await expectAccessible(page, everyWidth);
});

test.describe('an unavailable server', () => {
  test.use({ expectedConsoleErrors: [/./] });

  test('[AD-MSG-02] a list that does not load shows the error, and loads after a retry', async ({ page }) => {
    await signIn(page, administrator);
    await page.route('**/api/admin/products/getall*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong :(', code: 'FAILED', data: {} } }),
    );
    await page.goto('/en/admin/products');
    await expect(page.getByText('Data loading error: Something went wrong :(')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/admin/products/getall*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('All Products');
  });
});
