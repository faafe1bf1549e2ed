import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProductFacts, productCard } from '#contracts/products.ts';
import { kopecksToUah } from '#domain/money.ts';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { productGroupItems } from '#server/modules/groups/groups.table.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeBrand, makeCategory, makeDiscount, makeGroup, makePicture, makeProduct } from '#test/factories.ts';
import { products } from '../products.table.ts';

const database = openTestDatabase();
/** Strict: a card has no other fields, and no stock. */
const facts = productCard.omit({ categories: true, quantity: true, quantityMl: true }).strict();

async function cardOf(id: string, db: Executor = database.db): Promise<Omit<ProductFacts, 'quantity' | 'quantityMl'>> {
  const [row] = await db.select({ card: products.card }).from(products).where(eq(products.id, id));
  return facts.parse(row?.card);
}

const change = (id: string, fields: Partial<typeof products.$inferInsert>, db: Executor = database.db) =>
  db.update(products).set(fields).where(eq(products.id, id));
const rename = (id: string, name: string, db: Executor = database.db) =>
  db.update(brands).set({ name }).where(eq(brands.id, id));

const letters = fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => !text.includes('\0'));
const kopecks = fc.integer({ min: 0, max: 2_147_483_647 });
const anyProduct = fc.record({
  name: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((text) => !text.includes('\0')),
  currentPriceKopecks: kopecks,
  previousPriceKopecks: fc.option(kopecks),
  discountPercent: fc.integer({ min: 0, max: 100 }),
  quantity: fc.nat(100_000),
  isBottled: fc.constant(true),
  quantityMl: fc.nat(100_000),
  sizeMl: fc.option(fc.integer({ min: 1, max: 10_000 })),
  isEmptyBottle: fc.boolean(),
  color: letters,
  manufacturerCountry: letters,
});

describe('the stored card of a product', () => {
  it('has the fields of the product', async () => {
    const { id: categoryId } = await makeCategory(database.db);
    for (const fields of fc.sample(anyProduct, 100)) {
      const made = await makeProduct(database.db, { ...fields, categoryId });
      expect(await cardOf(made.id)).toEqual({
        _id: made.id,
        itemNo: null,
        name: fields.name,
        imageFirst: null,
        imagePreview: null,
        discount: fields.discountPercent,
        previousPrice: fields.previousPriceKopecks === null ? null : kopecksToUah(fields.previousPriceKopecks),
        currentPrice: kopecksToUah(fields.currentPriceKopecks),
        bottling: true,
        itsBottle: fields.isEmptyBottle,
        sizes: fields.sizeMl,
        color: fields.color,
        manufacturerCountry: fields.manufacturerCountry,
        brand: null,
        siblings: [],
      });
    }
  });

  it('follows every change of the product, its picture and its brand', async () => {
    const { id } = await makeProduct(database.db);
    const [brand, picture] = [await makeBrand(database.db), await makePicture(database.db)];
    await change(id, { itemNo: 'KR-7', name: 'Інша назва', brandId: brand.id, pictureId: picture.id });
    expect(await cardOf(id)).toMatchObject({
      itemNo: 'KR-7',
      name: 'Інша назва',
      imageFirst: picture.address,
      imagePreview: picture.preview,
      brand: { _id: brand.id, name: brand.name },
    });
    await change(id, { currentPriceKopecks: 12_345, previousPriceKopecks: 20_050, discountPercent: 7 });
    expect(await cardOf(id)).toMatchObject({ currentPrice: 123.45, previousPrice: 200.5, discount: 7 });
    await change(id, { quantity: 1, isBottled: true, quantityMl: 90, sizeMl: 100, isEmptyBottle: true });
    expect(await cardOf(id)).toMatchObject({ bottling: true, sizes: 100, itsBottle: true });
    await change(id, { color: 'бурштин', manufacturerCountry: 'Франція' });
    expect(await cardOf(id)).toMatchObject({ color: 'бурштин', manufacturerCountry: 'Франція' });
    await rename(brand.id, 'Новий дім');
    expect((await cardOf(id)).brand).toEqual({ _id: brand.id, name: 'Новий дім' });
    await change(id, { brandId: null, pictureId: null });
    expect(await cardOf(id)).toMatchObject({ brand: null, imageFirst: null, imagePreview: null });
  });

  it('has the new name of the brand after a concurrent write of the product', async () => {
    const brand = await makeBrand(database.db);
    const other = await makeProduct(database.db);
    const sold = await makeProduct(database.db, { brandId: brand.id });
    const writing: Promise<unknown>[] = [];
    await database.db.transaction(async (tx) => {
      const pid = await pidOf(tx);
      await rename(brand.id, 'Перейменований', tx);
      writing.push(
        makeProduct(database.db, { brandId: brand.id, categoryId: sold.categoryId, itemNo: 'made-meanwhile' }),
        change(other.id, { brandId: brand.id }).execute(),
        change(sold.id, { quantity: 4 }).execute(),
      );
      // All three are blocked by the renaming transaction.
      await expect.poll(() => waitingFor(pid)).toBe(3);
    });
    await Promise.all(writing);
    const cards = await database.db
      .select({ card: products.card })
      .from(products)
      .where(eq(products.brandId, brand.id));
    expect(cards.map(({ card }) => facts.parse(card).brand?.name)).toEqual([
      'Перейменований',
      'Перейменований',
      'Перейменований',
    ]);
  });

  it('has the brand’s new name where the product came first', async () => {
    const brand = await makeBrand(database.db);
    const { categoryId } = await makeProduct(database.db);
    let renaming: Promise<unknown> = Promise.resolve();
    const made = await database.db.transaction(async (tx) => {
      const pid = await pidOf(tx);
      const made = await makeProduct(tx, { brandId: brand.id, categoryId });
      renaming = rename(brand.id, 'Інакше названий').execute();
      await expect.poll(() => waitingFor(pid)).toBe(1);
      return made;
    });
    await renaming;
    expect((await cardOf(made.id)).brand?.name).toBe('Інакше названий');
  });
});

describe('[ST-SIZE-02] the other sizes on the card of a product', () => {
  const siblingsOf = async (id: string) => (await cardOf(id)).siblings;
  const sizesOf = async (id: string) => (await siblingsOf(id)).map(({ sizes }) => sizes);

  async function makeSizes() {
    const category = await makeCategory(database.db);
    const make = (fields: Parameters<typeof makeProduct>[1]) =>
      makeProduct(database.db, { categoryId: category.id, ...fields });
    const [large, small] = [await make({ sizeMl: 100 }), await make({ sizeMl: 30 })];
    const decant = await make({ isBottled: true, quantityMl: 40, currentPriceKopecks: 7900 });
    const group = await makeGroup(database.db, [large.id, decant.id, small.id]);
    return { category, large, small, decant, group };
  }

  it('stand small to large, the decant last with its smallest purchase', async () => {
    const { large, small, decant } = await makeSizes();
    expect(await siblingsOf(large.id)).toEqual([
      { _id: small.id, bottling: false, sizes: 30, priceFrom: null },
      { _id: decant.id, bottling: true, sizes: null, priceFrom: 109 },
    ]);
    expect(await sizesOf(decant.id)).toEqual([30, 100]);
  });

  it('follow the size, the decant’s price and its category’s discount', async () => {
    const { category, large, small, decant } = await makeSizes();
    await change(small.id, { sizeMl: 50 });
    await change(decant.id, { currentPriceKopecks: 10_050 });
    expect(await siblingsOf(large.id)).toMatchObject([{ sizes: 50 }, { priceFrom: 130.5 }]);
    const discount = await makeDiscount(database.db, { percent: 10 });
    await database.db.update(categories).set({ discountId: discount.id }).where(eq(categories.id, category.id));
    expect((await siblingsOf(large.id)).at(-1)?.priceFrom).toBe(120.45);
  });

  it('are only those that buyers can see', async () => {
    const { category, large, small, decant } = await makeSizes();
    await change(small.id, { isEnabled: false });
    expect(await sizesOf(large.id)).toEqual([null]);
    await change(small.id, { isEnabled: true });
    expect(await sizesOf(large.id)).toEqual([30, null]);

    const other = await makeCategory(database.db);
    const turn = (isActive: boolean) =>
      database.db.update(categories).set({ isActive }).where(eq(categories.id, other.id));
    await change(decant.id, { categoryId: other.id });
    await turn(false);
    expect(await sizesOf(large.id)).toEqual([30]);
    await turn(true);
    expect(await sizesOf(large.id)).toEqual([30, null]);
    await turn(false);
    await change(decant.id, { categoryId: category.id });
    expect(await sizesOf(large.id)).toEqual([30, null]);
  });

  it('follow the group: additions, removals, and a move to another group', async () => {
    const { large, small, decant, group } = await makeSizes();
    const other = await makeGroup(database.db, []);
    const items = productGroupItems;
    await database.db.delete(items).where(eq(items.productId, small.id));
    expect([await sizesOf(large.id), await sizesOf(small.id)]).toEqual([[null], []]);
    await database.db.insert(items).values({ productId: small.id, groupId: group.id, position: 9 });
    expect([await sizesOf(large.id), await sizesOf(small.id)]).toEqual([
      [30, null],
      [100, null],
    ]);
    await database.db.update(items).set({ groupId: other.id }).where(eq(items.productId, decant.id));
    expect([await sizesOf(large.id), await sizesOf(decant.id)]).toEqual([[30], []]);
  });

  it('are not rewritten by a sale', async () => {
    const { large, small, decant } = await makeSizes();
    const writesOf = () =>
      database.db.select({ id: products.id, write: sql<string>`xmin::text` }).from(products).orderBy(products.id);
    const before = await writesOf();
    await change(decant.id, { quantityMl: 0 });
    const after = await writesOf();
    const rewritten = after.filter(({ write }, at) => write !== before[at]?.write).map(({ id }) => id);
    expect(rewritten).toEqual([decant.id]);
    expect([await sizesOf(large.id), await sizesOf(small.id)]).toEqual([
      [30, null],
      [100, null],
    ]);
  });

  it('are right after two sizes changed at once', async () => {
    const { large, small, decant } = await makeSizes();
    let changing: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      const pid = await pidOf(tx);
      await change(small.id, { sizeMl: 20 }, tx);
      changing = change(decant.id, { currentPriceKopecks: 5000 }).execute();
      await expect.poll(() => waitingFor(pid)).toBe(1);
    });
    await changing;
    expect(await siblingsOf(large.id)).toMatchObject([{ sizes: 20 }, { priceFrom: 80 }]);
  });
});

const pidOf = async (tx: Executor) =>
  (await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

/** Outside the transaction, whose statistics snapshot does not change. */
async function waitingFor(pid: number | undefined): Promise<number | undefined> {
  const [row] = (
    await database.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity where ${pid}::int = any (pg_blocking_pids(pid))`)
  ).rows;
  return row?.waiting;
}
