import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBrandPages, listShownBrands } from '#contracts/brands.ts';
import type { Call } from '#contracts/kit/endpoint.ts';
import {
  getProduct,
  listDiscountedProducts,
  listProductFilters,
  listProducts,
  listRelatedProducts,
} from '#contracts/products.ts';
import type { Context } from '#server/context.ts';
import { inProcessTransport } from '#server/http/dispatch.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { productGroupItems } from '#server/modules/groups/groups.table.ts';
import { allRoutes } from '#server/modules.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeBrand, makeCategory, makeDiscount, makeGroup, makePicture, makeProduct } from '#test/factories.ts';
import { productPictures, products } from '../products.table.ts';

const database = openTestDatabase();
let listener: pg.Client;
const invalidatedTags = new Set<string>();

beforeAll(async () => {
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => invalidatedTags.add(payload ?? ''));
  await listener.query('listen shop_changes');
});
afterAll(() => listener.end());

/** Notifications during `act`. They are delivered in order, so the response to the last query follows all of them. */
async function tagsInvalidatedBy(act: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  await listener.query('select 1');
  invalidatedTags.clear();
  await act();
  await listener.query('select 1');
  await pause(0);
  return new Set(invalidatedTags);
}

/** At once or soon. */
const isInvalidated = (shown: ReadonlySet<string>, invalidated: ReadonlySet<string>) =>
  [...shown].some((thing) => invalidated.has(thing) || invalidated.has(`soon:${thing}`));

/** Lists show whether a product is in stock; how many there are is shown on its own page. */
const withoutCounts = (text: string) =>
  text.replaceAll(/"quantity":(\d+),"quantityMl":(\d+)/g, (_, pieces, ml) => `"stock":${pieces > 0},${ml > 0}`);

function guest() {
  const shown = new Set<string>();
  const context = {
    db: database.db,
    primary: database.db,
    person: null,
    language: 'uk',
    now: () => new Date('2026-03-17T10:00:00Z'),
    log: pino({ level: 'silent' }),
    addCacheTags: (...things: string[]) => {
      for (const thing of things) shown.add(thing);
    },
  } as unknown as Context;
  return { call: inProcessTransport(allRoutes, () => context, {}), shown };
}

async function makeScene() {
  const category = await makeCategory(database.db);
  const other = await makeCategory(database.db);
  const [brand, second] = [await makeBrand(database.db), await makeBrand(database.db)];
  const make = (fields: Parameters<typeof makeProduct>[1] = {}) =>
    makeProduct(database.db, { categoryId: category.id, brandId: brand.id, ...fields });
  const itself = await make({ discountPercent: 10 });
  const neighbour = await make({ brandId: second.id });
  const ofBrand = await make({ categoryId: other.id });
  const sibling = await make({ sizeMl: 50, isEnabled: false });
  const decant = await make({ isBottled: true, quantityMl: 30 });
  await makeGroup(database.db, [itself.id, sibling.id, decant.id]);
  return { category, other, brand, second, itself, neighbour, ofBrand, sibling, decant };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const update = (id: string, fields: Partial<typeof products.$inferInsert>) =>
  database.db.update(products).set(fields).where(eq(products.id, id));

const answers: Record<string, (call: Call, scene: Scene) => Promise<unknown>> = {
  'the category’s list': (call, { category }) => call(listProducts, { query: { categories: category.title } }),
  'the dearest of a brand there': (call, { category, brand }) =>
    call(listProducts, { query: { categories: category.title, sort: '-1', filter: { brand: brand.id } } }),
  'the newest of all': (call) => call(listProducts, { query: { perPage: 100 } }),
  'the category’s brands': (call, { category }) => call(listProductFilters, { query: { categories: category.title } }),
  'all brands': (call) => call(listProductFilters, { query: {} }),
  'the product': (call, { itself }) => call(getProduct, { params: { id: itself.id } }),
  'what is related': (call, { itself }) => call(listRelatedProducts, { params: { id: itself.id } }),
  'what costs less': (call) => call(listDiscountedProducts, { query: { perPage: 100 } }),
  'brands with most goods': (call) => call(listShownBrands, {}),
  'all brands with pages': (call) => call(listBrandPages, {}),
  'what is in stock there': (call, { category }) =>
    call(listProducts, { query: { categories: category.title, filter: { stock: true } } }),
  'what costs less anywhere, by filter': (call) =>
    call(listProducts, { query: { perPage: 100, filter: { discount: true } } }),
  'the filters of what is in stock': (call, { category }) =>
    call(listProductFilters, { query: { categories: category.title, filter: { stock: true } } }),
};

const changes: Record<string, (scene: Scene) => Promise<unknown>> = {
  'it is sold': ({ itself }) => update(itself.id, { quantity: 4 }),
  'its neighbour is sold out': ({ neighbour }) => update(neighbour.id, { quantity: 0 }),
  'it is renamed': ({ itself }) => update(itself.id, { name: 'Another name' }),
  'it costs more': ({ itself }) => update(itself.id, { currentPriceKopecks: 900_000 }),
  'it costs less': ({ neighbour }) => update(neighbour.id, { discountPercent: 30 }),
  'it gets notes': ({ itself }) => update(itself.id, { noteKeys: ['rose'] }),
  'its text changes': ({ itself }) => update(itself.id, { description: 'A new one' }),
  'it goes off sale': ({ neighbour }) => update(neighbour.id, { isEnabled: false }),
  'another size comes on sale': ({ sibling }) => update(sibling.id, { isEnabled: true }),
  'its decant costs more': ({ decant }) => update(decant.id, { currentPriceKopecks: 900_000 }),
  'its decant moves to a category that is off': async ({ decant }) => {
    const hidden = await makeCategory(database.db, { isActive: false });
    await update(decant.id, { categoryId: hidden.id });
  },
  'it moves to another category': ({ neighbour, other }) => update(neighbour.id, { categoryId: other.id }),
  'it gets another brand': ({ ofBrand, second }) => update(ofBrand.id, { brandId: second.id }),
  'a new one of the brand comes elsewhere': ({ brand, other }) =>
    makeProduct(database.db, { brandId: brand.id, categoryId: other.id }),
  'a new one comes into the category': ({ category }) => makeProduct(database.db, { categoryId: category.id }),
  'one goes for good': ({ neighbour }) => database.db.delete(products).where(eq(products.id, neighbour.id)),
  'it gets another picture': async ({ itself }) => {
    const picture = await makePicture(database.db);
    await database.db.insert(productPictures).values({ productId: itself.id, mediaId: picture.id, position: 1 });
  },
  'its group loses it': ({ itself }) =>
    database.db.delete(productGroupItems).where(eq(productGroupItems.productId, itself.id)),
  'its brand is renamed': ({ brand }) =>
    database.db.update(brands).set({ name: crypto.randomUUID() }).where(eq(brands.id, brand.id)),
  'its brand goes off': ({ brand }) =>
    database.db.update(brands).set({ isActive: false }).where(eq(brands.id, brand.id)),
  'its category is renamed': ({ category }) =>
    database.db.update(categories).set({ name: 'Інша' }).where(eq(categories.id, category.id)),
  'another category goes off': ({ other }) =>
    database.db.update(categories).set({ isActive: false }).where(eq(categories.id, other.id)),
  'its category gets a discount': async ({ category }) => {
    const { id } = await makeDiscount(database.db);
    await database.db.update(categories).set({ discountId: id }).where(eq(categories.id, category.id));
  },
};

describe('a cached response that would change', () => {
  it.each(Object.entries(changes))('is invalidated when %s', async (_, change) => {
    const scene = await makeScene();
    const before = new Map<string, { text: string; shown: ReadonlySet<string> }>();
    const ask = async (name: string) => {
      const { call, shown } = guest();
      const text = JSON.stringify(await answers[name]?.(call, scene));
      return { text: name === 'the product' ? text : withoutCounts(text), shown };
    };
    for (const name of Object.keys(answers)) before.set(name, await ask(name));
    const invalidated = await tagsInvalidatedBy(() => change(scene));
    const changed: string[] = [];
    for (const [name, { text, shown }] of before) {
      if ((await ask(name)).text === text) continue;
      changed.push(name);
      expect([name, isInvalidated(shown, invalidated)], [...shown].join()).toEqual([name, true]);
    }
    expect(changed, 'the change is seen somewhere').not.toEqual([]);
  });
});

describe('a cached response that would be the same', () => {
  it('is not invalidated when another product of its category is sold', async () => {
    const scene = await makeScene();
    const unrelated = await makeProduct(database.db, {
      categoryId: scene.category.id,
      quantity: 9,
      currentPriceKopecks: 1,
    });
    const invalidated = await tagsInvalidatedBy(() => update(unrelated.id, { quantity: 8, version: 2 }));
    expect([...invalidated]).toEqual([`product:${unrelated.id}`]);
    const { call, shown } = guest();
    await call(getProduct, { params: { id: scene.itself.id } });
    expect(isInvalidated(shown, invalidated)).toBe(false);
  });

  it('[RULE-SCALE-02] is not invalidated when stored prices of many other products follow a change', async () => {
    const { itself } = await makeScene();
    const category = await makeCategory(database.db);
    const many = { name: 'Парфуми', categoryId: category.id, currentPriceKopecks: 100_000, quantity: 5 };
    const made = await database.db
      .insert(products)
      .values(Array.from({ length: 101 }, () => many))
      .returning({ id: products.id });
    const ofMany = eq(products.categoryId, category.id);
    const invalidated = await tagsInvalidatedBy(() =>
      database.db.update(products).set({ priceNowKopecks: 90_000 }).where(ofMany),
    );
    const tagsOf = ({ id }: { id: string }) => [`soon:product:${id}`, `soon:card:${id}`];
    expect(invalidated).toEqual(new Set([...made.flatMap(tagsOf), 'soon:products', `soon:category:${category.id}`]));
    const { call, shown } = guest();
    await call(getProduct, { params: { id: itself.id } });
    expect(isInvalidated(shown, invalidated)).toBe(false);
    const edited = await tagsInvalidatedBy(() => database.db.update(products).set({ name: 'Інші' }).where(ofMany));
    expect(edited.has('everything')).toBe(true);
  });
});
