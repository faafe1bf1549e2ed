import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Carousel, CarouselItem } from '#contracts/carousels.ts';
import { makePost } from '#test/factories.ts';
import { callAsAdministrator } from './as-administrator.ts';
import { holdHomeCarousel } from './home-carousel.ts';
import { newListedGoods } from './listed-goods.ts';
import { openPage } from './open-page.ts';
import { changeGoods, newGoods } from './own-goods.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { inDatabase } from './shop-database.ts';
import { expectToast } from './shown-toasts.ts';
import { administrator, signIn } from './sign-in.ts';

const uniqueTitle = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

const newCarousel = (page: Page, title: string): Promise<Carousel> =>
  callAsAdministrator(page, 'POST', 'admin/carusels/create', { title });

/** Published years ago, so that it is never among the latest. Not deleted, since other journeys may have loaded it. */
const newPost = (title: string) =>
  inDatabase((db) => makePost(db, { title, releasedOn: '2020-01-02', isForCarousel: true }));

const slides = (page: Page) => page.getByRole('list', { name: /^Слайди каруселі/ }).getByRole('listitem');
const titlesOf = async (page: Page, words: readonly string[]) => {
  await expect(slides(page)).toContainText([...words]);
  await expect(slides(page)).toHaveCount(words.length);
};

async function pick(page: Page, source: string, title: string) {
  await page.getByRole('combobox', { name: source }).fill(title);
  const found = page.getByRole('listbox').getByRole('option');
  // Waits for the response: the old results would move away under the pointer.
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(title);
  await found.click();
}

const openCarousel = (page: Page, { _id }: Carousel) => openPage(page, `/admin/carusels?carousel=${_id}`);

test("[AD-CARU-01][AD-CARU-02][AD-CARU-04][AD-CARU-06][AD-CARU-07][AD-MSG-08] 'Carousel settings' show what there is; slides are added from goods and posts and taken out", async ({
  page,
}) => {
  const [title, other] = [uniqueTitle('Осінь'), uniqueTitle('Зима')];
  const product = await newListedGoods(page, { name: uniqueTitle('Сніг'), isForCarousel: true });
  const post = await newPost(uniqueTitle('Перший сніг'));
  const carousel = await newCarousel(page, title);
  const second = await newCarousel(page, other);
  const body = { caruselId: second._id, itemId: post.id, itemType: 'blog' };
  await callAsAdministrator(page, 'POST', 'admin/carusels/add-slide', body);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, administrator);
  await openPage(page, '/en/admin/carusels');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carousel settings');
  for (const said of ['Carousels are loaded', 'Products are loaded', 'Posts are loaded']) {
    await expectToast(page, said);
  }
  for (const name of ['New carousel', 'Carousels', 'Slides', 'Add slides']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  const chooser = page.getByRole('combobox', { name: 'Carousel', exact: true });
  const active = (await chooser.inputValue()) || 'none';
  for (const call of [
    'carusels/get/all',
    `carusels/${active}/items`,
    'products/productsforcaruser',
    'blog/blogforcaruser',
  ]) {
    expect(asked).toContain(`/api/admin/${call}`);
  }

  await openCarousel(page, carousel);
  await expect(page.getByText('Слайдів ще немає')).toBeVisible();
  await pick(page, 'З товарів', product.name);
  await titlesOf(page, [product.name]);
  await pick(page, 'З дописів', post.title);
  await titlesOf(page, [post.title, product.name]);
  await expect(slides(page).first(), 'first unless a position is given').toContainText('1');
  await page.getByRole('combobox', { name: 'З дописів' }).fill(post.title);
  await expect(page.getByRole('option', { name: post.title }), 'once is enough').toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Карусель', exact: true }).selectOption({ label: other });
  await titlesOf(page, [post.title]);
  await changeGoods(product.id, { isEnabled: false });
  await page.getByRole('list', { name: 'Каруселі' }).getByRole('link', { name: title }).click();
  await titlesOf(page, [post.title, product.name]);
  await expect(slides(page).last(), 'nobody would see it').toContainText('Вимкнено: покупці не бачать');
  // A toast that fades out fails the contrast check.
  await expect(page.getByRole('region', { name: 'Повідомлення' }).getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page, everyWidth);

  await page.getByRole('button', { name: `Прибрати слайд ${post.title}` }).click();
  const question = page.getByRole('alertdialog', { name: `Прибрати слайд «${post.title}»?` });
  await question.getByRole('button', { name: 'Скасувати' }).click();
  await titlesOf(page, [post.title, product.name]);
  await page.getByRole('button', { name: `Прибрати слайд ${post.title}` }).click();
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(question).toBeHidden();
  await openCarousel(page, carousel);
  await titlesOf(page, [product.name]);
});

/** A carousel with one slide per word, in that order. */
async function filledCarousel(page: Page, words: readonly string[]) {
  const carousel = await newCarousel(page, uniqueTitle('Порядок'));
  const goods: { id: string; slideId: string }[] = [];
  for (const [at, name] of words.entries()) {
    const product = await newGoods({ name });
    const body = { caruselId: carousel._id, itemId: product.id, itemType: 'product', order: at + 1 };
    const slide: CarouselItem = await callAsAdministrator(page, 'POST', 'admin/carusels/add-slide', body);
    goods.push({ id: product.id, slideId: slide.slideId });
  }
  return { carousel, goods };
}

test('[AD-CARU-05] slides are moved by hand and by keyboard, the order survives a reload, and two who move at once end with one order', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const [a, b, c, d] = [`Амбра ${word}`, `Бергамот ${word}`, `Ваніль ${word}`, `Гвоздика ${word}`] as const;
  const { carousel, goods } = await filledCarousel(page, [a, b, c, d]);
  await changeGoods(goods[2]?.id ?? '', { isEnabled: false });
  const moves: unknown[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/admin/carusels/update-slide-order')) moves.push(request.postDataJSON());
  });
  await signIn(page, administrator);
  await openCarousel(page, carousel);
  await titlesOf(page, [a, b, c, d]);
  await expect(slides(page).nth(2), 'nobody would see it').toContainText('Вимкнено: покупці не бачать');
  await expect(page.getByText('Вимкнено: покупці не бачать')).toHaveCount(1);

  const handle = (name: string) => page.getByRole('button', { name: `Перетягнути: ${name}` });
  await handle(d).scrollIntoViewIfNeeded();
  const from = await handle(a).boundingBox();
  const to = await handle(d).boundingBox();
  if (!from || !to) throw new Error('The handles have no place on the page');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 5, { steps: 5 });
  await expect(page.getByText(`${a}: над місцем 4`), 'it has followed the pointer').toBeAttached();
  await page.mouse.up();
  await titlesOf(page, [b, c, d, a]);
  await expectToast(page, 'Порядок змінено');
  await expect.poll(() => moves).toEqual([{ caruselId: carousel._id, slideId: goods[0]?.slideId, newOrder: 4 }]);
  await openCarousel(page, carousel);
  await titlesOf(page, [b, c, d, a]);

  const lift = async (name: string, place: number) => {
    await handle(name).press('Space');
    await expect(page.getByText(`Узято: ${name}, місце ${place} з 4`)).toBeAttached();
    // dnd-kit attaches its key listener in a timer after the announcement.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  };
  await lift(a, 4);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${a}: над місцем 3`)).toBeAttached();
  await page.keyboard.press('Space');
  await titlesOf(page, [b, c, a, d]);
  await expectToast(page, 'Порядок змінено');
  await expect(handle(a)).toBeFocused();
  await lift(a, 3);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${a}: над місцем 2`)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${a}: повернуто на місце 3`)).toBeAttached();
  await titlesOf(page, [b, c, a, d]);
  await openCarousel(page, carousel);
  await titlesOf(page, [b, c, a, d]);

  const elsewhere = { caruselId: carousel._id, slideId: goods[3]?.slideId, newOrder: 1 };
  await callAsAdministrator(page, 'PUT', 'admin/carusels/update-slide-order', elsewhere);
  await page.getByRole('button', { name: `Вище: ${a}` }).press('Enter');
  await page.getByRole('button', { name: `Нижче: ${b}` }).press('Enter');
  await expect.poll(() => moves.length, 'all of them answered').toBe(4);
  const kept: CarouselItem[] = await callAsAdministrator(page, 'GET', `admin/carusels/${carousel._id}/items`);
  expect(kept.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
  await titlesOf(
    page,
    kept.map(({ title }) => title),
  );
});

test('[AD-MSG-04][AD-MSG-05][AD-MSG-06][AD-MSG-07] what fails says what it was, and the page goes on', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const [a, b] = [`Мирра ${word}`, `Нероль ${word}`] as const;
  const offered = await newListedGoods(page, { name: `Османтус ${word}`, isForCarousel: true });
  const { carousel } = await filledCarousel(page, [a, b]);
  await signIn(page, administrator);

  await page.route('**/api/admin/**', (route) => route.abort());
  await page.goto('/en/admin/carusels');
  for (const said of ['Error loading carousels', 'Error loading products', 'Error loading blogs']) {
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
  }
  await page.unroute('**/api/admin/**');
  await page.route('**/api/admin/carusels/*/items', (route) => route.abort());
  await page.getByRole('region', { name: 'Carousels' }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error loading slides' })).toBeVisible();
  await page.unroute('**/api/admin/carusels/*/items');

  await openCarousel(page, carousel);
  await titlesOf(page, [a, b]);
  const sent: string[] = [];
  await page.route(/api\/admin\/carusels\/(create|update|add-slide|delete-slide)/, (route) => {
    sent.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.getByRole('region', { name: 'Нова карусель' }).getByLabel('Назва').fill('Весна');
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByText('Помилка при створенні каруселі')).toBeVisible();
  await page.getByRole('switch', { name: `Показувати на головній: ${carousel.title}` }).press('Space');
  await expectToast(page, 'Помилка при оновленні каруселі');
  await page.getByRole('button', { name: `Нижче: ${a}` }).click();
  await expectToast(page, 'Помилка при оновленні порядку слайду');
  await titlesOf(page, [a, b]);
  await pick(page, 'З товарів', offered.name);
  await expectToast(page, 'Помилка при додаванні слайду');
  await page.getByRole('button', { name: `Прибрати слайд ${a}` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(question.getByRole('alert')).toContainText('Помилка при видаленні слайду');
  await page.keyboard.press('Escape');
  await titlesOf(page, [a, b]);

  const before = sent.length;
  await page.getByRole('combobox', { name: 'Карусель', exact: true }).selectOption({ label: 'Оберіть карусель' });
  await expect(slides(page)).toHaveCount(0);
  await pick(page, 'З товарів', offered.name);
  await expectToast(page, 'Спочатку оберіть або створіть карусель');
  expect(sent).toHaveLength(before);
});

test.describe('the carousel of the home page', () => {
  let letGo: (() => Promise<void>) | undefined;
  let shown: Carousel | undefined;
  test.beforeEach(async ({ page }) => {
    letGo = await holdHomeCarousel('changing');
    const all: Carousel[] = await callAsAdministrator(page, 'GET', 'admin/carusels/get/all');
    shown = all.find(({ active }) => active);
  });
  test.afterEach(async ({ page }) => {
    const body = { title: shown?.title, active: true };
    await callAsAdministrator(page, 'PUT', `admin/carusels/update/${shown?._id}`, body);
    await letGo?.();
  });

  test('[AD-CARU-03] a post goes into a new carousel and, within a second of it being turned on, onto the home page', async ({
    page,
  }) => {
    const [title, headline] = [uniqueTitle('Про мох'), uniqueTitle('Листопад')];
    await signIn(page, administrator);
    await openPage(page, '/admin/blog/form/');
    await page.getByRole('textbox', { name: 'Назва', exact: true }).fill(title);
    await page.getByLabel('Дата виходу').fill('2020-01-02');
    await page.getByRole('switch', { name: 'Пропонувати для каруселі' }).click();
    await page.getByRole('button', { name: 'Зберегти' }).click();
    await expect(page).toHaveURL('/admin/blog');

    await page.getByRole('navigation', { name: 'Розділи' }).getByRole('link', { name: 'Каруселі' }).click();
    const create = page.getByRole('region', { name: 'Нова карусель' });
    await create.getByLabel('Назва').fill(headline);
    await create.getByRole('button', { name: 'Створити' }).click();
    await expectToast(page, 'Карусель створено');
    await expect(create.getByLabel('Назва')).toHaveValue('');
    const list = page.getByRole('list', { name: 'Каруселі' });
    await expect(list.getByRole('link', { name: headline })).toHaveAttribute('aria-current', 'true');
    await pick(page, 'З дописів', title);
    await titlesOf(page, [title]);

    await list.getByRole('button', { name: `Редагувати карусель ${headline}` }).click();
    const form = page.getByRole('dialog', { name: 'Редагування каруселі' });
    await form.getByLabel('Назва').fill(`${headline}, перша`);
    await form.getByRole('switch', { name: 'Показувати на головній' }).click();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Зберегти' }).click();
    await expect(form).toBeHidden();
    const savedAt = Date.now();
    await expect(list.getByRole('listitem').filter({ hasText: `${headline}, перша` })).toContainText('на головній');
    await expect(page.getByRole('switch', { checked: true }), 'exactly one').toHaveCount(1);

    // Counts from the request: on a busy machine rendering may take longer than a second.
    let html = '';
    for (let isInTime = true; isInTime && !html.includes(title); ) {
      isInTime = Date.now() - savedAt < 1000;
      html = await (await page.request.get('/index')).text();
    }
    expect(html).toContain(title);
    await page.goto('/index');
    const slide = page.getByRole('region', { name: 'Вибране крамницею' }).getByRole('link', { name: title });
    await expect(slide).toBeVisible();
  });
});
