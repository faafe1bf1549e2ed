import type { Page } from '@playwright/test';
import type { BlogPost } from '#contracts/blog.ts';
import type { MenuCategory } from '#contracts/categories.ts';
import { demoGoods, findDemoGoods } from './demo-goods.ts';
import { expect, test } from './shop.ts';

interface Found {
  category: string;
  product: string;
  post: string;
}

async function ask<Data>(page: Page, path: string, language = 'uk'): Promise<Data> {
  const response = await page.request.get(`/api/${path}`, { headers: { 'accept-language': language } });
  return (await response.json()).data;
}

/** A page of each kind. */
async function addresses(page: Page): Promise<Found> {
  const [category] = await ask<MenuCategory[]>(page, 'openpath/categories/getall/ismenu');
  const product = await findDemoGoods(page);
  const [post] = await ask<BlogPost[]>(page, 'blog/getall');
  return {
    category: `/products/categories/${category?.title}`,
    product: `/products/item/${product._id}`,
    post: `/blog/${post?._id}`,
  };
}

async function allPaths(page: Page): Promise<string[]> {
  return ['/index', '/blog', '/about', '/delivery', '/contract', ...Object.values(await addresses(page))];
}

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content');
const href = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('href');

interface Node {
  '@type': string;
  [key: string]: unknown;
}

async function graph(page: Page): Promise<Node[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const parsed = JSON.parse(text ?? '');
  expect(parsed['@context']).toBe('https://schema.org');
  return parsed['@graph'];
}

const ofType = (nodes: readonly Node[], type: string) => nodes.find((node) => node['@type'] === type);

const said = {
  uk: { locale: 'uk_UA', skip: 'Перейти до вмісту', sandbox: 'Пісочниця: оплата, доставка, каса та листи несправжні' },
  en: {
    locale: 'en_GB',
    skip: 'Skip to content',
    sandbox: 'Sandbox: payments, delivery, the cash register and letters are not real',
  },
};

test('[ST-ROUTE-10][ST-ROUTE-11][ST-CONST-07] every page speaks the language of its address, names both addresses, has a title, a description and a picture to share, and says that payments are a sandbox', async ({
  page,
  baseURL,
}) => {
  const titles = new Set<string>();
  const paths = await allPaths(page);
  for (const [language, prefix] of [
    ['uk', ''],
    ['en', '/en'],
  ] as const) {
    const { locale, skip, sandbox } = said[language];
    for (const path of paths) {
      await test.step(prefix + path, async () => {
        await page.goto(prefix + path);
        expect(new URL(page.url()).pathname).toBe(prefix + path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('link', { name: skip })).toBeAttached();
        await expect(page.getByRole('banner')).toContainText(sandbox);

        expect(await href(page, 'link[rel="canonical"]')).toBe(`${baseURL}${prefix}${path}`);
        expect(await href(page, 'link[hreflang="uk"]')).toBe(`${baseURL}${path}`);
        expect(await href(page, 'link[hreflang="en"]')).toBe(`${baseURL}/en${path}`);
        expect(await href(page, 'link[hreflang="x-default"]')).toBe(`${baseURL}${path}`);

        const title = await page.title();
        titles.add(`${title} | ${language}`);
        expect(await content(page, 'meta[property="og:title"]')).toBe(title);
        const description = await content(page, 'meta[name="description"]');
        expect(description?.length).toBeGreaterThan(20);
        expect(await content(page, 'meta[property="og:description"]')).toBe(description);
        expect(await content(page, 'meta[property="og:locale"]')).toBe(locale);
        expect(await content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
        const image = (await content(page, 'meta[property="og:image"]')) ?? '';
        expect(image.startsWith(`${baseURL}/`), image).toBe(true);
        expect((await page.request.get(image)).headers()['content-type']).toMatch(/^image\//);
      });
    }
  }
  expect(titles.size, 'each title is its page’s own').toBe(2 * paths.length);
});

test('[ST-HEAD-10] the language switch keeps the product, there and back', async ({ page }) => {
  const { product } = await addresses(page);
  await page.goto(product);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'EN: In English' }).click();
  await expect(page).toHaveURL(new RegExp(`/en${product}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('link', { name: 'УКР: Українською' }).click();
  await expect(page).toHaveURL(new RegExp(`//[^/]+${product}$`));
});

test('pages have structured data for shop, product, post and breadcrumbs, and icons for tabs and home screens', async ({
  page,
  baseURL,
}) => {
  const { category, product, post } = await addresses(page);
  await page.goto('/index');
  const home = await graph(page);
  expect(ofType(home, 'OnlineStore')).toMatchObject({ name: 'Краплина', url: `${baseURL}/` });
  expect(ofType(home, 'WebSite')).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${baseURL}/products?query={search_term_string}` },
    },
  });

  const manifest = await (await page.request.get((await href(page, 'link[rel="manifest"]')) ?? '')).json();
  const icons = [
    (await href(page, 'link[rel="icon"]')) ?? '',
    (await href(page, 'link[rel="apple-touch-icon"]')) ?? '',
    ...manifest.icons.map(({ src }: { src: string }) => src),
    '/favicon.ico',
  ];
  for (const icon of icons) {
    const response = await page.request.get(icon);
    expect([icon, response.status(), response.headers()['content-type']?.split('/')[0]]).toEqual([icon, 200, 'image']);
  }

  await page.goto(product);
  const goods = ofType(await graph(page), 'Product');
  expect(goods).toMatchObject({
    name: (await page.getByRole('heading', { level: 1 }).textContent())?.trim(),
    offers: { priceCurrency: 'UAH', price: expect.stringMatching(/^\d+\.\d\d$/) },
  });
  expect(goods?.offers).toMatchObject({
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/),
  });
  expect(ofType(await graph(page), 'BreadcrumbList')).toBeTruthy();

  await page.goto(category);
  expect(ofType(await graph(page), 'BreadcrumbList')).toMatchObject({
    itemListElement: expect.arrayContaining([expect.objectContaining({ position: 1, item: `${baseURL}/index` })]),
  });

  await page.goto(post);
  expect(ofType(await graph(page), 'Article')).toMatchObject({
    headline: await page.getByRole('heading', { level: 1 }).textContent(),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('the sitemap lists every page in both languages, each of them opens, and robots.txt names it and private paths', async ({
  page,
  baseURL,
}) => {
  const response = await page.request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  const named = new Set(found);
  expect(named.size).toBe(found.length);
  const paths = await allPaths(page);
  for await (const { _id } of demoGoods(page)) paths.push(`/products/item/${_id}`);
  const missing = paths.flatMap((path) => [path, `/en${path}`]).filter((path) => !named.has(`${baseURL}${path}`));
  expect(missing).toEqual([]);
  for (const path of [paths.at(0), paths.at(-1), paths.at(paths.length / 2)]) {
    expect((await page.request.get(`/en${path}`)).status()).toBe(200);
  }
  expect((await page.request.get('/sitemap.xml?page=2')).status()).toBe(404);

  const robots = await page.request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const lines = (await robots.text()).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /en/user']));
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the blog has a feed in each language, and its pages name it', async ({ page, baseURL }) => {
  for (const [language, prefix] of [
    ['uk', ''],
    ['en', '/en'],
  ] as const) {
    const posts = await ask<BlogPost[]>(page, 'blog/getall', language);
    await page.goto(`${prefix}/blog`);
    expect(await href(page, 'link[type="application/rss+xml"]')).toBe(`${prefix}/blog/rss.xml`);
    const feed = await page.request.get(`${prefix}/blog/rss.xml`);
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    const titles = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return [...parsed.querySelectorAll('item')].map((item) => [
          item.querySelector('title')?.textContent,
          item.querySelector('link')?.textContent,
        ]);
      },
      await feed.text(),
    );
    // Another journey may have published a post meanwhile.
    const known = titles.filter(([listed]) => posts.some(({ title }) => title === listed));
    expect(known).toEqual(posts.map(({ title, _id }) => [title, `${baseURL}${prefix}/blog/${_id}`]));
  }
});
