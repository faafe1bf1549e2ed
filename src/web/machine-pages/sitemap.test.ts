import { describe, expect, it } from 'vitest';
import type { Call } from '#contracts/kit/endpoint.ts';
import { setServerTransport } from '#web/kit/api-client.ts';
import { loader } from './sitemap.ts';

const product = { _id: '01890000-0000-7000-8000-000000000001', changedOn: '2026-03-17' };

function openShop(pages: number): void {
  const answers: Record<string, unknown> = {
    getShopSettings: { publicUrl: 'https://shop.example', standIns: [] },
    listSitemapThings: {
      pages,
      categories: [{ title: 'для неї & нього', changedOn: '2026-03-01' }],
      posts: [],
      products: [product],
    },
  };
  const call = async ({ name }: { name: string }) => ({ message: '', data: answers[name] });
  setServerTransport(call as Call, () => undefined);
}

const ask = (address: string) =>
  loader({ request: new Request(`http://shop.internal${address}`) } as Parameters<typeof loader>[0]);

describe('the sitemap', () => {
  it('is one file while everything fits, with addresses that are safe in XML', async () => {
    openShop(1);
    const xml = await (await ask('/sitemap.xml')).text();
    expect(xml).toContain('<urlset ');
    expect(xml).toContain(
      `<loc>https://shop.example/en/products/item/${product._id}</loc><lastmod>2026-03-17</lastmod>`,
    );
    expect(xml).toContain(
      `<loc>https://shop.example/products/categories/${encodeURIComponent('для неї & нього')}</loc>`,
    );
    expect(xml).toContain('<loc>https://shop.example/index</loc>');
    expect(xml, '[ST-SHOP-10]').toContain('<loc>https://shop.example/en/delivery</loc>');
  });

  it('names its parts when there are several, and each part is a list', async () => {
    openShop(3);
    const index = await (await ask('/sitemap.xml')).text();
    expect(index).toContain('<sitemapindex ');
    expect([...index.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc)).toEqual(
      [1, 2, 3].map((page) => `https://shop.example/sitemap.xml?page=${page}`),
    );
    const second = await (await ask('/sitemap.xml?page=2')).text();
    expect(second).toContain('<urlset ');
    expect(second, 'fixed pages stand in the first part only').not.toContain('/about');
  });

  it.each(['0', '-1', '1.5', 'x', '4', '99999999999999999999'])('has no part %s', async (page) => {
    openShop(3);
    await expect(ask(`/sitemap.xml?page=${page}`)).rejects.toMatchObject({ status: 404 });
  });
});
