import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { editBrand } from '#contracts/brands.ts';
import { priceCart } from '#contracts/cart.ts';
import { editCategory } from '#contracts/categories.ts';
import { placeOrder } from '#contracts/orders.ts';
import { getProduct, listProducts } from '#contracts/products.ts';
import { searchProducts } from '#contracts/search.ts';
import type { Context } from '#server/context.ts';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import {
  makeBrand,
  makeCategory,
  makeDiscount,
  makeGroup,
  makePerson,
  makeProduct,
  type TestPerson,
} from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { products } from '../products.table.ts';
import { goodsToRefresh } from './goods-to-refresh.table.ts';
import { refreshGoodsOf } from './projections.service.ts';

const shop = openTestShop();
let manager: TestPerson;
beforeAll(async () => {
  manager = await makePerson(shop.db, { admin: ['brands', 'categories', 'discounts'] });
});

/** A category and a brand with the same many goods, and a decant of one of them. */
async function makeMany(count: number) {
  const brand = await makeBrand(shop.db);
  const discount = await makeDiscount(shop.db, { percent: 10 });
  const category = await makeCategory(shop.db, { discountId: discount.id });
  const of = { brandId: brand.id, categoryId: category.id };
  await shop.db.insert(products).values(
    Array.from({ length: count }, (_, at) => ({
      ...of,
      name: `Парфуми ${at}`,
      currentPriceKopecks: 100_000,
      quantity: 100,
    })),
  );
  const bottle = await makeProduct(shop.db, { ...of, currentPriceKopecks: 200_000, quantity: 100, sizeMl: 50 });
  const decant = await makeProduct(shop.db, { ...of, currentPriceKopecks: 10_000, isBottled: true, quantityMl: 500 });
  await makeGroup(shop.db, [bottle.id, decant.id]);
  return { brand, discount, category, bottle, decant };
}

const change = (id: string, fields: Partial<typeof discounts.$inferInsert>, db: Executor = shop.db) =>
  db.update(discounts).set(fields).where(eq(discounts.id, id));
const waiting = async () => (await shop.db.select().from(goodsToRefresh)).length;

/** Which versions of rows there are. */
async function versionsOf(categoryId: string): Promise<string> {
  const { rows } = await shop.db.execute<{ versions: string }>(sql`
    select md5(string_agg(id::text || xmin::text || ctid::text, ' ' order by id)) as versions
    from products where category_id = ${categoryId}`);
  return rows[0]?.versions ?? '';
}

/** What is stored of a category's goods, as it is and as it would be if everything were computed anew. */
async function storedAndRecomputed(categoryId: string): Promise<[unknown, unknown]> {
  const read = async (db: Executor) =>
    (
      await db.execute(sql`
        select id, card::text, card_en::text, price_now_kopecks, facets,
          (select is_visible from product_search where product_id = products.id) as is_visible
        from products where category_id = ${categoryId} order by id`)
    ).rows;
  const stored = await read(shop.db);
  const rollback = new Error('rollback');
  let recomputed: unknown;
  await shop.db
    .transaction(async (db) => {
      await db.execute(sql`update products set card = card, price_now_kopecks = 0 where category_id = ${categoryId}`);
      await db.execute(sql`
        update product_search set is_visible = products.is_enabled and categories.is_active
        from products join categories on categories.id = products.category_id where products.id = product_search.product_id
          and products.category_id = ${categoryId}`);
      recomputed = await read(db);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return [stored, recomputed];
}

/** With a key, as the checkout does: claiming it holds the discounts. */
const buy = (id: string) =>
  shop.callAs(null)(placeOrder, { body: orderBody([line({ id })]), idempotencyKey: randomUUID() });
async function chargedFor(productId: string): Promise<number | undefined> {
  const [latest] = await shop.db
    .select({ kopecks: orderLines.totalKopecks })
    .from(orderLines)
    .where(eq(orderLines.productId, productId))
    .orderBy(desc(orderLines.id))
    .limit(1);
  return latest?.kopecks;
}

describe('[RULE-SCALE-02] a change of many goods', () => {
  it('touches none of them in its request, is charged and shown at once, and stored by the job', async () => {
    const { brand, discount, category, bottle, decant } = await makeMany(1200);
    const before = await versionsOf(category.id);
    const staff = shop.callAs(manager.token);
    await change(discount.id, { percent: 40 });
    await staff(editBrand, { params: { id: brand.id }, body: { name: `${brand.name} і син`, active: true } });
    expect([await versionsOf(category.id), await waiting()]).toEqual([before, 2]);

    const guest = shop.callAs(null);
    const { data: page } = await guest(getProduct, { params: { id: bottle.id } });
    expect([page.categories.discount, page.siblings.map(({ priceFrom }) => priceFrom)]).toEqual([
      { quantity: 40 },
      [90],
    ]);
    const { data: list } = await guest(listProducts, { query: { categories: category.title } });
    const card = list.products.find(({ _id }) => _id === bottle.id);
    expect([card?.categories.discount, card?.siblings.map(({ priceFrom }) => priceFrom)]).toEqual([
      { quantity: 40 },
      [90],
    ]);
    const { data: cart } = await guest(priceCart, { body: { lines: [line(bottle)] } });
    expect(cart.totalCost).toBe(1200);
    await buy(bottle.id);
    expect(await chargedFor(bottle.id)).toBe(120_000);

    await shop.runJobs();
    expect(await waiting()).toBe(0);
    const [stored, recomputed] = await storedAndRecomputed(category.id);
    expect(stored).toEqual(recomputed);
    const { data: later } = await guest(getProduct, { params: { id: decant.id } });
    expect(later.brand?.name).toBe(`${brand.name} і син`);
  });

  it('takes goods of a category that is switched off out of lists, search and sale at once', async () => {
    const { category, bottle } = await makeMany(150);
    const word = `зникне${bottle.id.slice(-6).replaceAll(/\d/g, 'я')}`;
    await shop.db
      .update(products)
      .set({ name: `Парфуми ${word}` })
      .where(eq(products.id, bottle.id));
    await reindexProducts(shop.context, [bottle.id]);
    const guest = shop.callAs(null);
    const found = async () => (await guest(searchProducts, { body: { query: word } })).data.map(({ _id }) => _id);
    expect(await found()).toEqual([bottle.id]);
    const before = await versionsOf(category.id);
    await shop.callAs(manager.token)(editCategory, {
      params: { id: category.id },
      body: { name: category.name, title: category.title, description: '', active: false, isMenu: false },
    });
    expect(await versionsOf(category.id)).toBe(before);
    expect(await found()).toEqual([]);
    await expect(guest(listProducts, { query: { categories: category.title } })).rejects.toMatchObject({ status: 404 });
    await expect(guest(getProduct, { params: { id: bottle.id } })).rejects.toMatchObject({ status: 404 });
    await expect(buy(bottle.id)).rejects.toMatchObject({ status: 409 });
    await shop.runJobs();
    const [stored, recomputed] = await storedAndRecomputed(category.id);
    expect(stored).toEqual(recomputed);
  });

  it('waits for purchases that have read the discount, and they wait for it', async () => {
    const { discount, bottle } = await makeMany(120);
    const waitingLocks = async () =>
      (
        await shop.db.execute(sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`)
      ).rowCount;
    let changing: Promise<unknown> = Promise.resolve();
    await shop.db.transaction(async (purchase) => {
      await purchase.execute(sql`select hold_discounts()`);
      changing = change(discount.id, { percent: 20 }).execute();
      await expect.poll(waitingLocks).toBe(1);
    });
    await changing;
    let buying: Promise<unknown> = Promise.resolve();
    await shop.db.transaction(async (db) => {
      await change(discount.id, { percent: 50 }, db);
      buying = buy(bottle.id);
      await expect.poll(waitingLocks).toBe(1);
    });
    await buying;
    expect(await chargedFor(bottle.id)).toBe(100_000);
    await shop.runJobs();
  });

  it('gives up after a while if a purchase does not end, and does not wait at all if no discount changes', async () => {
    const { discount, category } = await makeMany(1);
    const call = shop.callAs(manager.token);
    const edit = (fields: object) => {
      const body = {
        name: category.name,
        title: category.title,
        description: '',
        active: true,
        isMenu: false,
        ...fields,
      };
      return call(editCategory, { params: { id: category.id }, body });
    };
    await shop.db.transaction(async (purchase) => {
      await purchase.execute(sql`select hold_discounts()`);
      expect(await edit({ name: 'Ранок', discount: discount.id })).toMatchObject({ data: { name: 'Ранок' } });
      await expect(edit({ discount: null })).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    });
    expect(await edit({ discount: null })).toMatchObject({ data: { discount: null } });
  });

  it('in whichever order with purchases, edits and killed jobs: the price of the moment is charged, and all is stored in the end', async () => {
    const { brand, discount, category, bottle } = await makeMany(130);
    const truth = { percent: 10, isActive: true, price: 200_000 };
    const scopes = [
      { scope: 'brand', scopeId: brand.id },
      { scope: 'category', scopeId: category.id },
    ] as const;
    /** As if the process were killed before a batch. */
    const killedAfter = (batches: number): Context => {
      let begun = 0;
      const db = new Proxy(shop.db, {
        get(target, name) {
          if (name === 'transaction' && begun++ === batches) throw new Error('killed');
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      return { ...shop.context, db };
    };
    const steps: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
      fc.integer({ min: 1, max: 90 }).map((percent) => () => {
        truth.percent = percent;
        return change(discount.id, { percent }).execute();
      }),
      fc.boolean().map((isActive) => () => {
        truth.isActive = isActive;
        return change(discount.id, { isActive }).execute();
      }),
      fc.integer({ min: 1000, max: 900_000 }).map((price) => () => {
        truth.price = price;
        return shop.db.update(products).set({ currentPriceKopecks: price }).where(eq(products.id, bottle.id)).execute();
      }),
      fc.uuid().map((name) => () => shop.db.update(brands).set({ name }).where(eq(brands.id, brand.id)).execute()),
      fc
        .boolean()
        .map(
          (isActive) => () =>
            shop.db.update(categories).set({ isMenu: isActive }).where(eq(categories.id, category.id)).execute(),
        ),
      fc.constant(async () => {
        await buy(bottle.id);
        const percent = truth.isActive ? truth.percent : 0;
        expect(await chargedFor(bottle.id)).toBe(Math.floor((truth.price * (100 - percent) + 50) / 100));
      }),
      fc.tuple(fc.constantFrom(...scopes), fc.nat(2)).map(
        ([scope, batches]) =>
          () =>
            refreshGoodsOf(killedAfter(batches), scope, 50).catch(() => undefined),
      ),
    );
    for (const [at, round] of fc
      .sample(fc.array(steps, { minLength: 8, maxLength: 12 }), { numRuns: 4, seed: 20 })
      .entries()) {
      for (const step of round) await step();
      for (const scope of scopes) await refreshGoodsOf(shop.context, scope, 50);
      expect([at, await waiting()]).toEqual([at, 0]);
      const [stored, recomputed] = await storedAndRecomputed(category.id);
      expect(stored).toEqual(recomputed);
    }
  });
});
