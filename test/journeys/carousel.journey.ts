import type { Locator, Page } from '@playwright/test';
import type { Slide } from '#contracts/carousels.ts';
import { holdHomeCarousel } from './home-carousel.ts';
import { expect, expectAccessible, test } from './shop.ts';

const stayMs = 3000;

let letGo: (() => Promise<void>) | undefined;
test.beforeEach(async () => {
  letGo = await holdHomeCarousel('looking');
});
test.afterEach(() => letGo?.());

async function slidesOf(page: Page): Promise<Slide[]> {
  const { data } = await (await page.request.get('/api/openpath/carusels/get')).json();
  expect(data.length, 'slides of the active carousel').toBeGreaterThan(1);
  return data;
}

const carousel = (page: Page) => page.getByRole('region', { name: 'Вибране крамницею' });
const indicators = (page: Page) => carousel(page).getByRole('button', { name: /^Слайд \d/ });
const pause = (page: Page) => carousel(page).getByRole('button', { name: 'Зупинити зміну слайдів' });
const shownLink = (page: Page) => carousel(page).locator('li:not([inert])').getByRole('link');

/** Fakes the clock; the pointer rests far from the slides. */
async function openStandingStill(page: Page, path = '/index'): Promise<void> {
  await page.clock.install();
  await page.mouse.move(0, 0);
  await page.goto(path);
  await expect(carousel(page).getByRole('button', { name: 'Наступний слайд' })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

function currentIndicator(page: Page): Promise<number> {
  return indicators(page).evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-current') === 'true'));
}

/** Advances the clock to the moment of a slide change. */
async function untilNextSlide(page: Page): Promise<number> {
  const before = await currentIndicator(page);
  // Small steps: rendering lags behind the fake clock on a busy machine.
  for (let waitedMs = 0; waitedMs <= 2 * stayMs; waitedMs += 50) {
    await page.clock.runFor(50);
    const now = await currentIndicator(page);
    if (now !== before) return now;
  }
  throw new Error('The slides do not change');
}

test('[ST-HOME-01][ST-HOME-06] the slides follow each other in their order, each for 3000 ms, and fade', async ({
  page,
}) => {
  const slides = await slidesOf(page);
  expect(slides.map(({ order }) => order)).toEqual(slides.map(({ order }) => order).toSorted((a, b) => a - b));
  await openStandingStill(page);
  const first = await untilNextSlide(page);
  await page.clock.runFor(stayMs - 100);
  expect(await currentIndicator(page), 'before its time is over').toBe(first);

  let current = first;
  await page.clock.runFor(150);
  for (const _ of slides) {
    current = (current + 1) % slides.length;
    await expect.poll(() => currentIndicator(page)).toBe(current);
    await expect(shownLink(page)).toHaveCount(1);
    await expect(shownLink(page)).toContainText(slides[current]?.title ?? '');
    await page.clock.runFor(stayMs);
  }
  const motion = await shownLink(page)
    .locator('span:has(> picture)')
    .evaluate((picture) => getComputedStyle(picture).transitionProperty);
  expect(motion).toContain('opacity');
});

test('[ST-HOME-06] the text of a slide can be read while its picture still fades in, and that of the last one is gone', async ({
  page,
}) => {
  await openStandingStill(page);
  const [first, second] = await slidesOf(page);
  await indicators(page).first().click();
  await expect(shownLink(page)).toContainText(first?.title ?? '');
  // One call: the fade takes half a second, a round trip on a busy machine may take longer.
  await indicators(page)
    .nth(1)
    .evaluate(async (indicator: HTMLElement) => {
      for (const earlier of document.getAnimations()) earlier.finish();
      indicator.click();
      await Promise.resolve();
      for (const fade of document.getAnimations()) {
        fade.pause();
        fade.currentTime = 100;
      }
    });
  await expect(shownLink(page)).toContainText(second?.title ?? '');
  const opacityOf = (part: Locator) =>
    part.evaluate((element) => {
      let opacity = 1;
      for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    });
  expect(await opacityOf(shownLink(page).locator('span:has(> picture)'))).toBeLessThan(0.9);
  expect(await opacityOf(shownLink(page).getByText(second?.title ?? '', { exact: true }))).toBe(1);
  await expect(carousel(page).getByText(first?.title ?? '', { exact: true })).toBeHidden();
});

test('[ST-HOME-02][ST-HOME-03][ST-HOME-04] there is one indicator for each slide, that of the slide that is shown is marked, and a slide leads to its product or to its post, in a new tab', async ({
  page,
}) => {
  const slides = await slidesOf(page);
  await openStandingStill(page);
  await expect(indicators(page)).toHaveCount(slides.length);
  expect(new Set(slides.map(({ slideType }) => slideType))).toEqual(new Set(['product', 'blog']));
  for (const [position, { title, slideType, _id }] of [...slides.entries()].toReversed()) {
    await indicators(page).nth(position).click();
    await expect(indicators(page).nth(position)).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
    await expect(shownLink(page)).toContainText(title);
    const address = slideType === 'product' ? `/products/item/${_id}` : `/blog/${_id}`;
    await expect(shownLink(page)).toHaveAttribute('href', address);
    await expect(shownLink(page)).toHaveAttribute('target', '_blank');
  }
  const opened = page.waitForEvent('popup');
  await shownLink(page).click();
  const tab = await opened;
  await tab.waitForURL(/\/(?:products\/item|blog)\/[\da-f-]{36}$/);
  expect(new URL(page.url()).pathname, 'the shop stays open behind it').toBe('/index');
  await tab.close();
});

test('[ST-HOME-05] a slide whose picture does not load shows the default picture', async ({ page }) => {
  const [first] = await slidesOf(page);
  const picture = (first?.imageUrl ?? first?.imageFirst ?? '').replace(/\/[^/]+$/, '');
  await page.route(`**${picture}/*`, (route) => route.abort());
  await openStandingStill(page);
  await indicators(page).first().click();
  await expect(shownLink(page)).toContainText(first?.title ?? '');
  await expect(shownLink(page).locator('picture')).toHaveCount(0);
  await expect(shownLink(page).locator('svg[viewBox="0 0 20 28"]')).toBeVisible();
});

test('the slides stop by button, under the pointer and with the focus on them, and go on after', async ({
  page,
  isMobile,
}) => {
  await openStandingStill(page);
  const stays = async (why: string) => {
    const before = await currentIndicator(page);
    await page.clock.runFor(3 * stayMs);
    expect(await currentIndicator(page), why).toBe(before);
  };
  await untilNextSlide(page);
  await shownLink(page).focus();
  await stays('the focus is on the slide');
  await shownLink(page).blur();
  await untilNextSlide(page);

  if (!isMobile) {
    await shownLink(page).hover();
    await stays('the pointer is on the slide');
    await page.mouse.move(0, 0);
    await untilNextSlide(page);
  }

  await pause(page).click();
  await stays('somebody asked for it');
  await carousel(page).getByRole('button', { name: 'Змінювати слайди далі' }).click();
  await untilNextSlide(page);
});

test('the arrow keys and the buttons turn the slides, round the end as well', async ({ page }) => {
  const slides = await slidesOf(page);
  await openStandingStill(page);
  await pause(page).click();
  await indicators(page).first().click();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => currentIndicator(page)).toBe(slides.length - 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => currentIndicator(page)).toBe(0);
  await carousel(page).getByRole('button', { name: 'Наступний слайд' }).click();
  await expect.poll(() => currentIndicator(page)).toBe(1);
});

test('prefers-reduced-motion stops the slides until the user starts them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStandingStill(page);
  await page.clock.runFor(3 * stayMs);
  // The clock is paused, so a slide that had changed would still be shown.
  await expect.poll(() => currentIndicator(page)).toBe(0);
  await carousel(page).getByRole('button', { name: 'Змінювати слайди далі' }).click();
  expect(await untilNextSlide(page)).toBe(1);
});

test('the first slide is complete without scripts, and nothing stands there that would need them', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const [first] = await slidesOf(page);
  await page.goto('/index');
  await expect(shownLink(page)).toHaveCount(1);
  await expect(shownLink(page)).toContainText(first?.title ?? '');
  await expect(shownLink(page).locator('picture img')).toBeVisible();
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

test('[ST-HOME-07] below the carousel stand new arrivals, discounted goods, brands and the latest posts', async ({
  page,
}) => {
  await page.goto('/index');
  const names = ['Нові надходження', 'Вигідніше сьогодні', 'Доми й бренди', 'З блогу'];
  const tops = [(await carousel(page).boundingBox())?.y ?? Number.NaN];
  for (const name of names) {
    const box = await page.getByRole('region', { name }).boundingBox();
    tops.push(box?.y ?? Number.NaN);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));

  const discounted = page.getByRole('region', { name: 'Вигідніше сьогодні' }).getByRole('article');
  await expect(discounted).not.toHaveCount(0);
  for (const card of await discounted.all()) await expect(card).toContainText(/−\d+%/);
  const goods = await page
    .getByRole('main')
    .locator('article h3 a[href^="/products/item/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(goods, 'no product stands in two rows').toEqual([...new Set(goods)]);
  await expect(page.getByRole('region', { name: 'Доми й бренди' }).getByRole('link')).toHaveCount(12);
  const { data: posts } = await (await page.request.get('/api/blog/getall')).json();
  const latest = page.getByRole('region', { name: 'З блогу' }).getByRole('article');
  await expect(latest.getByRole('heading')).toHaveText(posts.slice(0, 3).map(({ title }: Slide) => title));
});

test('the carousel causes no layout shift, and has no axe violations at 360, 768 and 1280 px', async ({ page }) => {
  await page.clock.install();
  for (const [path, widths] of [
    ['/index', [360, 1280]],
    ['/en/index', [768]],
  ] as const) {
    await page.goto(path);
    const box = page.locator('section[aria-roledescription]');
    await box.getByRole('button').first().click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const before = await box.boundingBox();
      for (const indicator of await box.locator('li button').all()) {
        await indicator.click();
        expect(await box.boundingBox()).toEqual(before);
      }
    }
    await page.clock.runFor(1000);
    await expectAccessible(page, widths);
  }
});
