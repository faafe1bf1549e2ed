import { describe, expect, it } from 'vitest';
import { getCategory, listMenuCategories } from '#contracts/categories.ts';
import { getProduct, listProducts } from '#contracts/products.ts';
import { searchProducts } from '#contracts/search.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { makeCategory, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

describe('categories', () => {
  it('[API-OPEN-05] of the menu are listed by name and title, in its order', async () => {
    const make = (name: string, position: number, fields = {}) =>
      makeCategory(shop.db, { name, title: name.toLowerCase(), position, ...fields });
    await make('Home', 2);
    await make('Niche', 1);
    await make('Asleep', 0, { isActive: false });
    await make('Aside', 0, { isMenu: false });
    const { data } = await shop.callAs(null)(listMenuCategories, {});
    expect(data).toEqual([
      { name: 'Niche', title: 'niche' },
      { name: 'Home', title: 'home' },
    ]);
  });

  it('are found by the title in their address, whatever the case of its letters, also when no menu has them', async () => {
    const made = await makeCategory(shop.db, { title: 'Velvet', description: 'М’яко', isMenu: false });
    for (const title of ['Velvet', 'velvet']) {
      const { data } = await shop.callAs(null)(getCategory, { params: { title } });
      expect(data).toEqual({ name: made.name, title: 'Velvet', description: 'М’яко' });
    }
  });

  it('are not found when they are off, unknown or impossible', async () => {
    const { title: off } = await makeCategory(shop.db, { isActive: false });
    for (const title of [off, 'no-such', 'x'.repeat(200), 'a\u0000b', '../../etc', "' or ''='"]) {
      await expect(shop.callAs(null)(getCategory, { params: { title } })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('[ST-SHOP-11] have English names and descriptions on English calls, and Ukrainian ones if there are none', async () => {
    const translation = { nameEn: 'Velvets', descriptionEn: 'Soft' };
    const made = await makeCategory(shop.db, {
      name: 'Оксамит',
      title: 'oksamyt',
      description: 'М’яко',
      position: 8,
      ...translation,
    });
    await makeCategory(shop.db, { name: 'Шовк', title: 'shovk', description: 'Гладко', position: 9 });
    const { id } = await makeProduct(shop.db, { categoryId: made.id, name: 'Zyxel' });
    await reindexProducts(shop.context, [id]);

    const namesIn = async (language: string) => {
      const call = shop.callAs(null, language);
      const menu = (await call(listMenuCategories, {})).data.slice(-2).map(({ name }) => name);
      const pages = await Promise.all(['oksamyt', 'shovk'].map((title) => call(getCategory, { params: { title } })));
      const texts = pages.flatMap(({ data }) => [data.name, data.description]);
      const cards = [
        (await call(getProduct, { params: { id } })).data,
        ...(await call(listProducts, { query: { categories: 'oksamyt' } })).data.products,
        ...(await call(listProducts, { query: {} })).data.products.filter(({ _id }) => _id === id),
        ...(await call(searchProducts, { body: { query: 'zyxel' } })).data,
      ];
      return { menu, texts, cards: cards.map(({ categories }) => categories.name) };
    };
    const ukrainian = {
      menu: ['Оксамит', 'Шовк'],
      texts: ['Оксамит', 'М’яко', 'Шовк', 'Гладко'],
      cards: Array.from({ length: 4 }, () => 'Оксамит'),
    };
    const english = {
      menu: ['Velvets', 'Шовк'],
      texts: ['Velvets', 'Soft', 'Шовк', 'Гладко'],
      cards: Array.from({ length: 4 }, () => 'Velvets'),
    };
    // Twice each, so that the second answers come from the response cache.
    expect(await namesIn('uk')).toEqual(ukrainian);
    expect(await namesIn('en')).toEqual(english);
    expect(await namesIn('uk')).toEqual(ukrainian);
    expect(await namesIn('en')).toEqual(english);
  });
});
