import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { editBrand } from '#contracts/brands.ts';
import { popularSearches, searchPage, searchProducts, suggest } from '#contracts/search.ts';
import { mostFound } from '#domain/search-limits.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { indexMissing, reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { makeBrand, makeCategory, makeOrder, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const guest = () => shop.callAs(null);

const houses: Record<string, string[]> = {
  Chanel: ['шанель', 'шанел'],
  Dior: ['діор', 'крістіан діор'],
  'Tom Ford': ['том форд'],
  Lancôme: ['ланком'],
  Givenchy: ['живанши', 'живанші'],
  Versace: ['версаче'],
  Zoologist: [],
};

const goods = [
  { brand: 'Chanel', name: 'Coco Mademoiselle', category: 'women', itemNo: 'KR-1001' },
  { brand: 'Chanel', name: 'Bleu de Chanel', category: 'men', itemNo: 'KR-1002' },
  { brand: 'Chanel', name: 'N°5', category: 'women', itemNo: 'KR-1003', quantity: 0 },
  { brand: 'Dior', name: 'Sauvage', category: 'men', itemNo: 'KR-1004' },
  { brand: 'Dior', name: 'J’adore', category: 'women', itemNo: 'KR-1005' },
  { brand: 'Tom Ford', name: 'Oud Wood', category: 'men', itemNo: 'KR-1006', description: '<p>Рідкісний уд.</p>' },
  { brand: 'Lancôme', name: 'Hypnôse, туш для об’єму', category: 'women', itemNo: 'KR-1007' },
  { brand: 'Givenchy', name: 'L’Interdit', category: 'women', itemNo: 'KR-1008' },
  { brand: 'Versace', name: 'Bright Crystal', category: 'women', itemNo: 'KR-1009' },
  {
    brand: 'Zoologist',
    name: 'Bee',
    category: 'men',
    itemNo: 'KR-1010',
    description: '<p>Мед і <b>бджолиний</b> віск.</p>',
  },
  { brand: 'Versace', name: 'Вже не продаємо', category: 'women', itemNo: 'KR-1011', isEnabled: false },
  { brand: 'Versace', name: 'Новорічна коробка', category: 'hidden', itemNo: 'KR-1012' },
  { brand: 'Dior', name: 'Свічка', category: 'home', itemNo: 'KR-1013', description: '<p>Пахне, як Coco.</p>' },
];

const idOf: Record<string, string> = {};
const categoryIdOf: Record<string, string> = {};

beforeAll(async () => {
  for (const [title, name] of Object.entries({
    women: 'Жіночі',
    men: 'Чоловічі',
    home: 'Парфуми для дому',
    hidden: 'Святкова колекція',
  })) {
    categoryIdOf[title] = (await makeCategory(shop.db, { title, name, isActive: title !== 'hidden' })).id;
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
  expect(await indexMissing(shop)).toBe(goods.length);
});

async function found(query: string) {
  const { data } = await guest()(searchPage, { query: { query } });
  return { ...data, names: data.products.map(({ name }) => name) };
}

describe('a search', () => {
  it('[API-OPEN-06] gives a list of products, as many as a hundred', async () => {
    const { data } = await guest()(searchProducts, { body: { query: 'Chanel' } });
    expect(data.map(({ name }) => name)).toEqual(['Coco Mademoiselle', 'Bleu de Chanel', 'N°5']);
    expect(data[0]).toMatchObject({ _id: idOf['Coco Mademoiselle'], brand: { name: 'Chanel' }, currentPrice: 4780 });
    expect((await guest()(searchProducts, { body: { query: 'нічого такого' } })).data).toEqual([]);
  });

  it.each([
    ['name', 'bright crystal', 'Bright Crystal'],
    ['a part of the name', 'mademois', 'Coco Mademoiselle'],
    ['brand and name', 'dior sauvage', 'Sauvage'],
    ['item number', 'KR-1006', 'Oud Wood'],
    ['item number without its dash', 'kr1006', 'Oud Wood'],
    ['description', 'бджолиного меду', 'Bee'],
    ['category', 'парфуми для дому', 'Свічка'],
    ['brand and category', 'шанель чоловічі', 'Bleu de Chanel'],
    ['for whom', 'шанель для чоловіків', 'Bleu de Chanel'],
  ])('finds by %s', async (_, query, name) => {
    expect((await found(query)).names[0]).toBe(name);
  });

  it.each([
    ['шанель', 'Chanel'],
    ['ШАНЕЛЬ', 'Chanel'],
    ['діор', 'Dior'],
    ['том форд', 'Tom Ford'],
    ['живанши', 'Givenchy'],
    ['lancom', 'Lancôme'],
    ['Lancôme', 'Lancôme'],
    ['зоологіст', 'Zoologist'],
    ['срфтуд', 'Chanel'],
    ['ifytkm', 'Chanel'],
    ['versaci', 'Versace'],
    ['джвенши', 'Givenchy'],
    ['шанєль', 'Chanel'],
    ['том фрод', 'Tom Ford'],
    ['coko madmuazel', 'Chanel'],
    ['мадемуазель', 'Chanel'],
  ])('tolerates typos: %s finds %s', async (query, brand) => {
    const { products: cards } = await found(query);
    expect([...new Set(cards.map((card) => card.brand?.name))]).toEqual([brand]);
  });

  it.each([
    ['ifytkm', 'шанель'],
    ['срфтуд', 'chanel'],
    ['versaci', 'versace'],
    ['diot', 'dior'],
    ['джвенши', 'живанши'],
    ['шанель', null],
    ['парфумів', null],
  ])('reports its interpretation of %s', async (query, understoodAs) => {
    expect((await found(query)).understoodAs).toBe(understoodAs);
  });

  it.each(['парфуми', 'парфумів', 'парфумами', 'Парфу́ми', 'духи', 'парфюми'])(
    'finds %s by any ending',
    async (query) => {
      expect((await found(query)).names).toEqual(['Свічка']);
    },
  );

  it.each(["J'adore", 'J’adore', 'Jʼadore', 'jadore'])('reads %s with any apostrophe', async (query) => {
    expect((await found(query)).names).toEqual(['J’adore']);
  });

  it('puts names before descriptions, and what can be bought before what is sold out', async () => {
    expect((await found('coco')).names).toEqual(['Coco Mademoiselle', 'Свічка']);
    expect((await found('chanel')).names.at(-1)).toBe('N°5');
  });

  it('finds nothing that buyers may not see', async () => {
    expect((await found('не продаємо')).names).toEqual([]);
    expect((await found('новорічна коробка')).names).toEqual([]);
    expect((await found('versace')).names).toEqual(['Bright Crystal']);
  });

  it('has pages that show each product once, and an empty one past the end', async () => {
    const page = async (startPage: number) =>
      (await guest()(searchPage, { query: { query: 'chanel', startPage, perPage: 2 } })).data;
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first, second, third].map(({ totalProductsCount }) => totalProductsCount)).toEqual([3, 3, 3]);
    const names = [first, second, third].flatMap((one) => one.products.map(({ name }) => name));
    expect(names).toEqual(['Coco Mademoiselle', 'Bleu de Chanel', 'N°5']);
  });

  it('[ST-SRCH-05] offers spelling suggestions and popular goods without results', async () => {
    const { names, nearNames, popular, totalProductsCount } = await found('versace нічого такого');
    expect([names, totalProductsCount]).toEqual([[], 0]);
    expect(nearNames).toContain('Versace');
    expect(nearNames).not.toContain('Вже не продаємо');
    expect(popular).toHaveLength(8);
    expect(popular.map(({ name }) => name)).not.toContain('N°5');
  });

  it('runs one statement where it finds what was typed', async () => {
    const { statements } = await shop.countQueries(() => guest()(searchProducts, { body: { query: 'dior' } }));
    expect(statements).toHaveLength(1);
  });

  it('runs two more, concurrently, for the other keyboard layout or a typo', async () => {
    for (const query of ['ifytkm', 'versaci']) {
      const { statements } = await shop.countQueries(() => guest()(searchProducts, { body: { query } }));
      expect(statements, query).toHaveLength(3);
    }
  });
});

describe('suggestions', () => {
  it('are brands, categories and products that begin with what is typed so far', async () => {
    const { data } = await guest()(suggest, { query: { query: 'шан' } });
    expect(data.brands.map(({ name }) => name)).toEqual(['Chanel']);
    expect(data.products.map(({ name }) => name)).toEqual(['Coco Mademoiselle', 'Bleu de Chanel', 'N°5']);
    const women = (await guest()(suggest, { query: { query: 'жін' } })).data;
    expect(women.categories).toEqual([{ name: 'Жіночі', title: 'women' }]);
    expect((await guest()(suggest, { query: { query: 'свят' } })).data.categories).toEqual([]);
  });

  it('stay while the next word is begun', async () => {
    const { data } = await guest()(suggest, { query: { query: 'шанель к' } });
    expect(data.brands.map(({ name }) => name)).toEqual(['Chanel']);
    expect(data.products.map(({ name }) => name)).toEqual(['Coco Mademoiselle', 'Bleu de Chanel', 'N°5']);
  });

  it('tolerate typos like the search, and are empty for an empty text', async () => {
    expect((await guest()(suggest, { query: { query: 'versaci' } })).data.brands[0]?.name).toBe('Versace');
    expect((await guest()(suggest, { query: { query: '  ' } })).data).toEqual({
      brands: [],
      categories: [],
      products: [],
    });
  });
});

describe('before anything is typed', () => {
  it('[ST-FIND-09] the brands that are bought most are suggested, then those with most products', async () => {
    const popular = async () => (await guest()(popularSearches, {})).data;
    expect(await popular()).toEqual(['Chanel', 'Dior', 'Givenchy', 'Lancôme', 'Tom Ford', 'Versace']);
    const lines = [
      { product: await productOf('Bee'), quantity: 1 },
      { product: await productOf('Sauvage'), quantity: 3 },
    ];
    await makeOrder(shop.db, { lines });
    await makeOrder(shop.db, { lines: lines.slice(0, 1) });
    await shop.db.update(brands).set({ isActive: false }).where(eq(brands.name, 'Versace'));
    expect(await popular()).toEqual(['Zoologist', 'Dior', 'Chanel', 'Givenchy', 'Lancôme', 'Tom Ford']);
    await shop.db.update(brands).set({ isActive: true }).where(eq(brands.name, 'Versace'));
  });

  it('[ST-FIND-09] suggested products have what their price is made of', async () => {
    const { data } = await guest()(suggest, { query: { query: 'sauvage' } });
    expect(data.products[0]).toMatchObject({ currentPrice: 4780, previousPrice: null, discount: 0 });
  });
});

async function productOf(name: string) {
  const [product] = await shop.db.select().from(products).where(eq(products.name, name));
  if (!product) throw new Error(`There is no ${name}`);
  return product;
}

describe('the search index', () => {
  it('follows a product that is turned off, sold out or renamed', async () => {
    const id = idOf['Bright Crystal'] ?? '';
    await shop.db.update(products).set({ isEnabled: false }).where(eq(products.id, id));
    expect((await found('bright crystal')).names).toEqual([]);
    await shop.db.update(products).set({ isEnabled: true, name: 'Dylan Blue' }).where(eq(products.id, id));
    await reindexProducts(shop, [id]);
    expect((await found('dylan blue')).names).toEqual(['Dylan Blue']);
    expect((await found('bright crystal')).names).toEqual([]);
    await shop.db.update(products).set({ name: 'Bright Crystal' }).where(eq(products.id, id));
    await reindexProducts(shop, [id]);

    const coco = idOf['Coco Mademoiselle'] ?? '';
    await shop.db.update(products).set({ quantity: 0 }).where(eq(products.id, coco));
    expect((await found('chanel')).names[0]).toBe('Bleu de Chanel');
    await shop.db.update(products).set({ quantity: 5 }).where(eq(products.id, coco));
    expect((await found('chanel')).names[0]).toBe('Coco Mademoiselle');
  });

  it('follows a category that is turned off', async () => {
    const turn = (isActive: boolean) =>
      shop.db
        .update(categories)
        .set({ isActive })
        .where(eq(categories.id, categoryIdOf.home ?? ''));
    await turn(false);
    expect((await found('свічка')).names).toEqual([]);
    await turn(true);
    expect((await found('свічка')).names).toEqual(['Свічка']);
  });

  it('follows a brand that gets another name', async () => {
    const call = shop.callAs((await makePerson(shop.db, { admin: ['brands'] })).token);
    const { id } = await makeBrand(shop.db, { name: 'Old House' });
    const { id: productId } = await makeProduct(shop.db, {
      brandId: id,
      name: 'Nomade',
      categoryId: categoryIdOf.women,
    });
    await indexMissing(shop);
    expect((await found('old house')).names).toEqual(['Nomade']);
    await call(editBrand, { params: { id }, body: { name: 'Новий дім' } });
    expect((await found('новий дім')).names).toEqual(['Nomade']);
    expect((await found('old house')).names).toEqual([]);
    await shop.db.delete(products).where(eq(products.id, productId));
    expect((await found('новий дім')).names, 'a deleted product leaves the search').toEqual([]);
  });
});

describe('a word that half of the shop has', () => {
  afterEach(() => shop.db.delete(products).where(eq(products.currentPriceKopecks, 100)).execute());

  it('is ranked, with a limit', async () => {
    const categoryId = categoryIdOf.women ?? '';
    const old = { createdAt: new Date('2020-01-01'), currentPriceKopecks: 100, quantity: 1, categoryId };
    const many = Array.from({ length: mostFound + 20 }, (_, position) => ({
      name: `Аромат ${position}`,
      description: '<p>База: сандал</p>',
      currentPriceKopecks: 100,
      quantity: 1,
      categoryId,
    }));
    await shop.db.insert(products).values([{ ...old, name: 'Сандалова свічка' }, { ...old, name: 'Сандал' }, ...many]);
    await indexMissing(shop);
    const { names, totalProductsCount } = await found('сандал');
    expect(totalProductsCount).toBe(mostFound);
    expect(names.slice(0, 2)).toEqual(['Сандал', 'Сандалова свічка']);
    expect(names).toHaveLength(30);
  });

  // The result must not depend on the query strategy: word index or scan in result order.
  it.each([
    ['the newest have it, many in their names', { named: 0.5, isNewest: true, count: mostFound + 100 }],
    ['the newest have it, few in their names', { named: 0.02, isNewest: true, count: mostFound + 100 }],
    ['the newest do not have it', { named: 0.3, isNewest: false, count: mostFound + 100 }],
    ['just as many have it as are shown', { named: 0.1, isNewest: true, count: mostFound }],
    ['fewer have it than are shown', { named: 0.1, isNewest: false, count: mostFound - 1 }],
  ])('comes in one order through all pages, where %s', async (_, { named, isNewest, count }) => {
    const categoryId = categoryIdOf.women ?? '';
    const made = Array.from({ length: count }, (_, age) => ({
      name: age % Math.round(1 / named) === 0 ? (age % 3 === 0 ? `Velvet ${age}` : `Velvetine ${age}`) : `Річ ${age}`,
      description: '<p>Тканина velvet</p>',
      currentPriceKopecks: 100,
      quantity: age % 7 === 0 ? 0 : 1,
      createdAt: new Date(Date.UTC(2025, 0, 1) - age * 1000),
      categoryId,
    }));
    const others = Array.from({ length: 60 }, (_, age) => ({
      name: `Інше ${age}`,
      currentPriceKopecks: 100,
      quantity: 1,
      createdAt: new Date(Date.UTC(isNewest ? 2020 : 2026, 0, 1) - age * 1000),
      categoryId,
    }));
    await shop.db.insert(products).values([...others, ...made]);
    await indexMissing(shop);
    const names: string[] = [];
    for (let startPage = 1; startPage <= 12; startPage += 1) {
      const { data } = await guest()(searchPage, { query: { query: 'velvet', startPage, perPage: 30 } });
      expect(data.totalProductsCount).toBe(Math.min(count, mostFound));
      names.push(...data.products.map(({ name }) => name));
    }
    const distanceOf = (name: string) => (/^Velvet /.test(name) ? 0 : /^Velvetine /.test(name) ? 1 : 2);
    const ranked = [...made].sort(
      (one, other) => distanceOf(one.name) - distanceOf(other.name) || other.quantity - one.quantity,
    );
    const near = ranked.filter(({ name }) => distanceOf(name) < 2).map(({ name }) => name);
    expect(names).toHaveLength(Math.min(count, mostFound));
    expect(new Set(names).size, 'none comes twice').toBe(names.length);
    expect(names.slice(0, near.length), 'those with the word in their names first').toEqual(near);
    expect(names, 'then the newest').toEqual(ranked.slice(0, names.length).map(({ name }) => name));
  });
});

describe('absurd input', () => {
  it.each([
    ['nothing', ''],
    ['ten thousand letters', 'ш'.repeat(10_000)],
    ['ten thousand words', 'дуже довго '.repeat(909)],
    ['emoji', '🌹🌹🌹 👩‍👩‍👧‍👦'],
    ['control characters', '\u0001\u001b[31m\u202e'],
    ['SQL', `'; drop table products; --`],
    ['a text query', `'a':* & !(b | c) <-> "d" \\`],
    ['markup', '<script>alert(1)</script>'],
    ['patterns', '%_%\\%'],
  ])('of %s finds nothing and breaks nothing', async (_, query) => {
    // URLs are limited; the full text is sent in the body below.
    const { names, understoodAs } = await found(query.slice(0, 1000));
    expect([names, understoodAs]).toEqual([[], null]);
    expect((await guest()(searchProducts, { body: { query } })).data).toEqual([]);
  });

  it('of any kind gets an answer', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }).map((query) => query.replaceAll('\u0000', '')),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...`шанельchan '"\\:*&|!()<>-%_0;`), maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (query) => {
        const { data } = await guest()(searchPage, { query: { query } });
        expect(data.totalProductsCount).toBeGreaterThanOrEqual(data.products.length);
        await guest()(suggest, { query: { query: query.slice(0, 200) } });
      }),
      { numRuns: 150 },
    );
  });

  it('is refused only where it is no search: too long, no text, or a page that cannot be', async () => {
    for (const query of ['dior\u0000', '\ud83c']) {
      const noText = guest()(searchProducts, { body: { query } });
      await expect(noText).rejects.toMatchObject({ status: 422, data: { query: 'Приберіть недруковані символи' } });
    }
    const tooLong = guest()(searchProducts, { body: { query: 'ш'.repeat(10_001) } });
    await expect(tooLong).rejects.toMatchObject({ status: 422 });
    const noPage = guest()(searchPage, { query: { query: 'dior', startPage: 0 } });
    await expect(noPage).rejects.toMatchObject({ status: 422 });
  });
});
