import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchPage, searchProducts, suggest } from '#contracts/search.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { indexMissing } from '#server/modules/search-index/search-index.service.ts';
import { makeBrand, makeCategory, makeDiscount, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const guest = () => shop.callAs(null);

const houses: Record<string, string[]> = {
  Chanel: ['шанель'],
  Dior: ['діор'],
  'Le Labo': ['ле лабо'],
  'Yves Saint Laurent': ['ysl'],
  "Etat Libre d'Orange": ['ета лібр'],
  'Carolina Herrera': [],
};

const decant = { category: 'decants', isBottled: true, quantity: 0, quantityMl: 50, sizeMl: null };

/** The newest first. */
const goods = [
  { brand: "Etat Libre d'Orange", name: 'You or Someone Like You', category: 'niche', sizeMl: 50 },
  { brand: 'Chanel', name: 'Chance', category: 'women', sizeMl: 50, description: '<p>Майже як N°5.</p>' },
  { brand: 'Chanel', name: 'N°19', category: 'women', sizeMl: 50, description: '<p>Вийшов у 5 містах.</p>' },
  { brand: 'Chanel', name: 'N°5', category: 'women', sizeMl: 35 },
  { brand: 'Chanel', name: 'N°5', category: 'women', sizeMl: 100, discountPercent: 10 },
  { brand: 'Chanel', name: 'Bleu', ...decant },
  { brand: 'Dior', name: 'Sauvage', ...decant },
  { brand: 'Dior', name: 'Sauvage', category: 'men', sizeMl: 60 },
  { brand: 'Dior', name: 'Sauvage', category: 'men', sizeMl: 100, quantity: 0 },
  { brand: 'Dior', name: 'Sauvage Elixir', category: 'men', sizeMl: 60, discountPercent: 15 },
  { brand: 'Dior', name: 'Лосьйон 200 мл', category: 'women' },
  { brand: 'Le Labo', name: 'Santal 26', category: 'niche', sizeMl: 50, description: '<p>Не 33.</p>' },
  { brand: 'Le Labo', name: 'Santal 33', category: 'niche', sizeMl: 50 },
  { brand: 'Carolina Herrera', name: '212 VIP', category: 'women', sizeMl: 80 },
  { brand: 'Yves Saint Laurent', name: 'Libre', category: 'women', sizeMl: 50 },
  { brand: 'Dior', name: 'Набір пробників', category: 'sets', description: '<p>Подарунок для чоловіка.</p>' },
  { brand: 'Dior', name: 'Подарунковий набір', category: 'sets' },
];

const idOf: Record<string, string> = {};
const categoryIdOf: Record<string, string> = {};

beforeAll(async () => {
  const names = { women: 'Жіночі', men: 'Чоловічі', niche: 'Нішева парфумерія', decants: 'На розлив', sets: 'Набори' };
  for (const [title, name] of Object.entries(names)) {
    categoryIdOf[title] = (await makeCategory(shop.db, { title, name })).id;
  }
  const brandIdOf: Record<string, string> = {};
  for (const [name, aliases] of Object.entries(houses))
    brandIdOf[name] = (await makeBrand(shop.db, { name, aliases })).id;
  for (const [age, { brand, category, ...fields }] of goods.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 31 - age));
    const categoryId = categoryIdOf[category];
    const made = await makeProduct(shop.db, { brandId: brandIdOf[brand], categoryId, createdAt, ...fields });
    idOf[fields.name] = made.id;
  }
  await indexMissing(shop);
});

async function found(query: string): Promise<string[]> {
  const { data } = await guest()(searchPage, { query: { query } });
  return data.products.map(({ name, sizes, bottling }) =>
    [name, bottling ? 'decant' : sizes].filter((part) => part !== null).join(' '),
  );
}

describe('numbers in a search', () => {
  it.each([
    '№5',
    '№ 5',
    'n5',
    'N 5',
    'no5',
    'No. 5',
    'Nº5',
    'chanel no 5',
    'шанель №5',
    'chanel number 5',
    'шанель номер 5',
    'chanel n5',
  ])('[ST-FIND-06] %s finds N°5 first', async (query) => {
    expect((await found(query)).slice(0, 2).sort()).toEqual(['N°5 100', 'N°5 35']);
  });

  it.each(['santal33', 'Santal 33', 'santal-33', 'сантал33', 'сантал 33', 'le labo santal33', 'іфтефд33'])(
    '[ST-FIND-06] %s finds Santal 33 first',
    async (query) => {
      expect((await found(query))[0]).toBe('Santal 33 50');
    },
  );

  it.each(['212vip', '212 vip', 'vip 212'])('[ST-FIND-06] %s finds 212 VIP', async (query) => {
    expect(await found(query)).toEqual(['212 VIP 80']);
  });

  it.each(['лібре', 'libre', 'Лібре 50 мл'])('[ST-FIND-06] %s finds the scent before the house', async (query) => {
    const names = await found(query);
    expect(names[0]).toBe('Libre 50');
    expect(names).toContain('You or Someone Like You 50');
  });
});

describe('a size in a search', () => {
  it.each([
    ['sauvage 100 мл', 'Sauvage 100'],
    ['sauvage 100ml', 'Sauvage 100'],
    ['діор sauvage 60 мл', 'Sauvage 60'],
    ['60 ml sauvage', 'Sauvage 60'],
    ['sauvage 100', 'Sauvage 100'],
    ['савуаж 100 мл', 'Sauvage 100'],
    ['sauvage 5 мл', 'Sauvage decant'],
    ['chanel 100 мл', 'N°5 100'],
    ['лосьйон 200 мл', 'Лосьйон 200 мл'],
    ['200 мл', 'Лосьйон 200 мл'],
  ])('[ST-FIND-07] %s finds %s first', async (query, first) => {
    expect((await found(query))[0]).toBe(first);
  });

  it('[ST-FIND-07] is preferred and no more: the other sizes follow', async () => {
    expect(await found('sauvage 100 мл')).toEqual(['Sauvage 100', 'Sauvage decant', 'Sauvage 60', 'Sauvage Elixir 60']);
    expect((await found('sauvage 60 мл')).slice(0, 2)).toEqual(['Sauvage 60', 'Sauvage Elixir 60']);
    expect((await found('n5 50 мл')).slice(0, 2), 'the name, not the description').not.toContain('Chance 50');
    expect(await found('sauvage 75 мл')).toHaveLength(4);
    expect(await found('100 мл')).toEqual(['N°5 100', 'Sauvage 100']);
  });

  it('[ST-FIND-07] costs no further statement', async () => {
    const { statements } = await shop.countQueries(() =>
      guest()(searchProducts, { body: { query: 'sauvage 100 мл зі знижкою' } }),
    );
    expect(statements).toHaveLength(1);
  });
});

describe('what a search asks for', () => {
  it.each(['відливант', 'декант', 'decant', 'пробник', 'Пробники', 'на розлив', 'decants'])(
    '[ST-FIND-08] %s finds decants',
    async (query) => {
      expect((await found(query)).slice(0, 2)).toEqual(['Bleu decant', 'Sauvage decant']);
    },
  );

  it.each(['sauvage відливант', 'декант савуаж', 'dior decant'])('[ST-FIND-08] %s finds that decant', async (query) => {
    expect((await found(query))[0]).toBe('Sauvage decant');
  });

  it('[ST-FIND-08] a set of samples is found by its name', async () => {
    expect((await found('набір пробників'))[0]).toBe('Набір пробників');
    expect(await found('пробник')).toContain('Набір пробників');
  });

  it.each(['знижки', 'зі знижкою', 'акції', 'sale', 'розпродаж', 'товари зі знижкою'])(
    '[ST-FIND-08] %s leads to discounted goods',
    async (query) => {
      expect(await found(query)).toEqual(['N°5 100', 'Sauvage Elixir 60']);
    },
  );

  it('[ST-FIND-08] discounts of a house come first', async () => {
    expect((await found('chanel зі знижкою'))[0]).toBe('N°5 100');
  });

  it('[ST-FIND-08] discounts are found from when they begin until they end', async () => {
    const id = idOf['Santal 33'] ?? '';
    const reduce = (discountPercent: number) =>
      shop.db.update(products).set({ discountPercent }).where(eq(products.id, id));
    await reduce(20);
    expect(await found('знижки')).toContain('Santal 33 50');
    await reduce(0);
    expect(await found('знижки')).not.toContain('Santal 33 50');
    const { id: discountId } = await makeDiscount(shop.db);
    const give = (discountId: string | null) =>
      shop.db
        .update(categories)
        .set({ discountId })
        .where(eq(categories.id, categoryIdOf.niche ?? ''));
    await give(discountId);
    expect(await found('знижки')).toContain('Santal 33 50');
    await give(null);
    expect(await found('знижки')).not.toContain('Santal 33 50');
  });

  it.each(['для чоловіків', 'чоловікам', 'чоловічі', 'for men', 'мужские'])(
    "[ST-FIND-08] %s leads to men's",
    async (query) => {
      expect((await found(query)).slice(0, 3)).toEqual(['Sauvage 60', 'Sauvage Elixir 60', 'Sauvage 100']);
    },
  );

  it('[ST-FIND-08] suggests the category that is meant', async () => {
    for (const [query, name] of [
      ['відливант', 'На розлив'],
      ['для чоловіків', 'Чоловічі'],
      ['для жінок', 'Жіночі'],
    ] as const) {
      const { data } = await guest()(suggest, { query: { query } });
      expect(
        data.categories.map((one) => one.name),
        query,
      ).toEqual([name]);
    }
    expect((await guest()(suggest, { query: { query: 'знижки' } })).data.categories).toEqual([]);
  });
});
