import { describe, expect, it } from 'vitest';
import { getCategory, listMenuCategories } from '#contracts/categories.ts';
import { makeCategory } from '#test/factories.ts';
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
});
