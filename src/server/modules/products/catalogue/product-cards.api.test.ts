import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProductFacts, productCard } from '#contracts/products.ts';
import { kopecksToUah } from '#domain/money.ts';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeBrand, makeCategory, makePicture, makeProduct } from '#test/factories.ts';
import { products } from '../products.table.ts';

const database = openTestDatabase();
/** Strict: a card has no other fields. */
const facts = productCard.omit({ categories: true }).strict();

async function cardOf(id: string, db: Executor = database.db): Promise<ProductFacts> {
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
        quantity: fields.quantity,
        quantityMl: fields.quantityMl,
        bottling: true,
        itsBottle: fields.isEmptyBottle,
        sizes: fields.sizeMl,
        color: fields.color,
        manufacturerCountry: fields.manufacturerCountry,
        brand: null,
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
    expect(await cardOf(id)).toMatchObject({
      quantity: 1,
      bottling: true,
      quantityMl: 90,
      sizes: 100,
      itsBottle: true,
    });
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
