import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getShopSettings } from '#contracts/shop.ts';
import { listSitemapThings } from '#contracts/sitemap.ts';
import { defaultTerms } from '#domain/sales-terms.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeCategory, makePost, makeProduct } from '#test/factories.ts';
import { TestShop } from '#test/shop.ts';

const shop = new (class extends TestShop {
  protected override extraParts() {
    return { reservation: { buyerMinutes: 45, staffMinutes: 90 } };
  }
})(openTestDatabase());
beforeAll(() => shop.open());
afterAll(() => shop.close());

const things = async (query: { startPage?: number; perPage?: number } = {}) =>
  (await shop.callAs(null)(listSitemapThings, { query })).data;

describe('the sitemap', () => {
  it('is what buyers see: goods, categories and posts that are shown, each once', async () => {
    const shown = await makeCategory(shop.db);
    const hidden = await makeCategory(shop.db, { isActive: false });
    const made: string[] = [];
    for (const _ of Array.from({ length: 5 })) made.push((await makeProduct(shop.db, { categoryId: shown.id })).id);
    const notForSale = await makeProduct(shop.db, { categoryId: shown.id, isEnabled: false });
    const inHidden = await makeProduct(shop.db, { categoryId: hidden.id });
    const post = await makePost(shop.db, { isActive: true, releasedOn: '2026-03-17' });
    const draft = await makePost(shop.db, { isActive: false, releasedOn: '2026-03-01' });
    const later = await makePost(shop.db, { isActive: true, releasedOn: '2026-03-18' });

    const { pages, products, categories, posts } = await things();
    expect(pages).toBe(1);
    const ids = products.map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining(made));
    expect(ids).not.toContain(notForSale.id);
    expect(ids).not.toContain(inHidden.id);
    expect(categories.map(({ title }) => title)).toContain(shown.title);
    expect(categories.map(({ title }) => title)).not.toContain(hidden.title);
    const postIds = posts.map(({ _id }) => _id);
    expect(postIds).toContain(post.id);
    expect(postIds).not.toContain(draft.id);
    expect(postIds, 'comes out tomorrow').not.toContain(later.id);

    const portions = await Promise.all([1, 2, 3].map((startPage) => things({ startPage, perPage: 2 })));
    expect(portions.map((portion) => portion.pages)).toEqual([3, 3, 3]);
    expect(portions.flatMap((portion) => portion.products.map(({ _id }) => _id))).toEqual(ids);
    expect(portions.map((portion) => portion.posts.length > 0)).toEqual([true, false, false]);
    expect((await things({ startPage: 4, perPage: 2 })).products).toEqual([]);
  });
});

describe('the shop settings for pages', () => {
  it('[ST-CONST-07][ST-SHOP-10] list the stand-ins of a shop without credentials, and for how long it keeps unpaid goods', async () => {
    const { data } = await shop.callAs(null)(getShopSettings, {});
    expect(data).toEqual({
      publicUrl: 'http://localhost',
      standIns: ['bank', 'carrier', 'register', 'mail'],
      orderHoldMinutes: 45,
      terms: defaultTerms,
    });
  });
});
