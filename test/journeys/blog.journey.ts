import type { Page } from '@playwright/test';
import type { BlogPost } from '#contracts/blog.ts';
import { formatLongDate } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import { everyWidth, expect, expectAccessible, expectPicture, test } from './shop.ts';

async function postsOf(page: Page, language: Language = 'uk'): Promise<BlogPost[]> {
  const response = await page.request.get('/api/blog/getall', { headers: { 'accept-language': language } });
  const { data } = await response.json();
  expect(data.length, 'posts that are out').toBeGreaterThan(3);
  return data;
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');

const words = [
  { language: 'en', prefix: '/en', name: 'Blog', events: 'Main events' },
  { language: 'uk', prefix: '', name: 'Блог', events: 'Головні події' },
] as const;

test("[ST-BLOG-01][ST-BLOG-02] the blog says 'Blog' and 'Main events' in English and its own words in Ukrainian; each card shows picture, title with its link and the day in Ukrainian", async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  for (const { language, prefix, name, events } of words) {
    const posts = (await postsOf(page, language)).filter(({ imageUrl }) => imageUrl !== null);
    const known = new Set(posts.map(({ title }) => title));
    await page.goto(`${prefix}/blog`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { level: 2, name: events })).toBeVisible();
    // Another journey may have published a post meanwhile.
    const titles = (await cards.getByRole('heading').allTextContents()).filter((title) => known.has(title));
    expect(titles).toEqual(posts.map(({ title }) => title));
    for (const { _id, title, releaseDate } of posts) {
      const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `${prefix}/blog/${_id}`);
      await expect(card.locator('time')).toHaveText(formatLongDate(releaseDate, 'uk'));
      await expect(card.locator('time')).toHaveText(/^\d{1,2} [а-яіїє]+ \d{4} р\.$/);
      await expectPicture(card.locator('picture img'));
    }
  }
  await expectAccessible(page);
});

test('[ST-BLOG-04] a post shows picture, title, the day in Ukrainian and its text, and leads on to others', {
  tag: '@core',
}, async ({ page }) => {
  const [post] = await postsOf(page);
  await page.goto('/blog');
  await page.getByRole('link', { name: post?.title ?? '' }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${post?._id}$`));
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
  await expect(article.locator('time').first()).toHaveText(formatLongDate(post?.releaseDate ?? '', 'uk'));
  await expect(article.locator('picture img')).toBeVisible();
  const texts = await page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return [...parsed.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  }, post?.content ?? '');
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) await expect(article).toContainText(text);
  const further = page.getByRole('region', { name: 'Читайте далі' });
  await expect(further.getByRole('article')).toHaveCount(3);
  await expect(further.getByRole('link', { name: post?.title ?? '' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Блог');
});

test('the blog and a post can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const [post] = await postsOf(page, 'en');
  await page.goto('/en/blog');
  await page.getByRole('link', { name: post?.title ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
  await expect(page.getByRole('article').first().getByRole('paragraph').first()).toBeVisible();
  await context.close();
});

test('blog and post have no axe violations at 360, 768 and 1280 px in English', async ({ page }) => {
  const [post] = await postsOf(page);
  await page.goto('/en/blog');
  await expectAccessible(page, everyWidth);
  await page.goto(`/en/blog/${post?._id}`);
  await expectAccessible(page, everyWidth);
});

test.describe('when the list does not load', () => {
  // The failure is only logged to the console.
  test.use({ expectedConsoleErrors: [/./] });

  test('[ST-BLOG-05] a list that fails to load is only logged: no toast, nothing keeps loading', async ({ page }) => {
    const logged: string[] = [];
    page.on('pageerror', ({ message }) => logged.push(message));
    await page.goto('/en/about');
    await page.route('**/blog.data*', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(page.getByRole('main')).toContainText('The posts did not open just now');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(0);
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    await expectAccessible(page);

    await page.unroute('**/blog.data*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
