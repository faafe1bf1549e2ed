import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallestPurchaseKopecks, unitPriceKopecks } from '#domain/pricing.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeBrand, makeCategory, makeProduct } from '#test/factories.ts';
import { productCounts } from '../product-counts.table.ts';
import { products } from '../products.table.ts';

const database = openTestDatabase();
const today = '2026-03-17';

const priceNow = async (id: string) => {
  const [row] = await database.db.select({ price: products.priceNowKopecks }).from(products).where(eq(products.id, id));
  return row?.price;
};

const makeDiscount = async (fields: Partial<typeof discounts.$inferInsert> = {}) => {
  const discount = { name: crypto.randomUUID(), percent: 20, endsOn: today, isActive: true, ...fields };
  const [made] = await database.db.insert(discounts).values(discount).returning();
  if (!made) throw new Error('no discount');
  return made.id;
};

describe('the stored price for sorting', () => {
  it('equals the computed price, to the kopeck', async () => {
    const cases = fc.sample(fc.tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 100 })), 200);
    for (const [price, percent] of cases) {
      const [row] = (
        await database.db.execute<{ kept: number }>(sql`select price_now(${price}::int, ${percent}::int, 0) as kept`)
      ).rows;
      expect([price, percent, row?.kept]).toEqual([price, percent, unitPriceKopecks(price, percent)]);
    }
  });

  it('[ST-SIZE-09] is the smallest purchase of the shop’s own rule, with the bottle of a decant', async () => {
    const cases = fc.sample(
      fc.record({
        priceKopecks: fc.integer({ min: 0, max: 10_000_000 }),
        discountPercent: fc.integer({ min: 0, max: 100 }),
        isBottled: fc.boolean(),
      }),
      40,
    );
    for (const { priceKopecks: currentPriceKopecks, discountPercent, isBottled } of cases) {
      const { id } = await makeProduct(database.db, { currentPriceKopecks, discountPercent, isBottled });
      const [row] = await database.db
        .select({ kept: products.smallestPurchaseKopecks })
        .from(products)
        .where(eq(products.id, id));
      const expected = smallestPurchaseKopecks({ priceKopecks: currentPriceKopecks, discountPercent, isBottled });
      expect([id, row?.kept]).toEqual([id, expected]);
    }
  });

  it('follows the product, its category and the discount', async () => {
    const category = await makeCategory(database.db);
    const { id } = await makeProduct(database.db, { categoryId: category.id, currentPriceKopecks: 10_000 });
    expect(await priceNow(id)).toBe(10_000);
    const discountId = await makeDiscount();
    await database.db.update(categories).set({ discountId }).where(eq(categories.id, category.id));
    expect(await priceNow(id)).toBe(8_000);
    await database.db.update(discounts).set({ percent: 50 }).where(eq(discounts.id, discountId));
    expect(await priceNow(id)).toBe(5_000);
    await database.db.update(products).set({ discountPercent: 10 }).where(eq(products.id, id));
    expect(await priceNow(id), 'its own percentage wins').toBe(9_000);
    await database.db
      .update(products)
      .set({ discountPercent: 0, currentPriceKopecks: 3_333 })
      .where(eq(products.id, id));
    expect(await priceNow(id)).toBe(1_667);
    await database.db.update(discounts).set({ isActive: false }).where(eq(discounts.id, discountId));
    expect(await priceNow(id)).toBe(3_333);
  });

  it('leaves a discount that has ended aside, and the nightly refresh finds it', async () => {
    const discountId = await makeDiscount({ endsOn: '2026-03-16' });
    const category = await makeCategory(database.db, { discountId });
    const { id } = await makeProduct(database.db, { categoryId: category.id, currentPriceKopecks: 10_000 });
    expect(await priceNow(id)).toBe(10_000);
    const { rows } = await database.db.transaction(async (db) => {
      await db.execute(sql`set local shop.today = '2026-03-16'`);
      return db.execute(sql`select refresh_prices() as changed`);
    });
    expect(rows).toEqual([{ changed: 1 }]);
    expect(await priceNow(id)).toBe(8_000);
  });
});

describe('the counts by category and brand', () => {
  const countOf = async (categoryId: string, brandId: string) => {
    const [row] = await database.db
      .select({ products: productCounts.products })
      .from(productCounts)
      .where(and(eq(productCounts.categoryId, categoryId), eq(productCounts.brandId, brandId)));
    return row?.products ?? 0;
  };

  it('follow every change of the goods', async () => {
    const [one, other] = [await makeCategory(database.db), await makeCategory(database.db)];
    const brand = await makeBrand(database.db);
    const made = await Promise.all(
      [1, 2, 3].map(() => makeProduct(database.db, { categoryId: one.id, brandId: brand.id })),
    );
    await makeProduct(database.db, { categoryId: one.id, brandId: brand.id, isEnabled: false });
    expect(await countOf(one.id, brand.id)).toBe(3);
    const [first, second, third] = made.map(({ id }) => id);
    await database.db
      .update(products)
      .set({ isEnabled: false })
      .where(eq(products.id, first ?? ''));
    await database.db
      .update(products)
      .set({ categoryId: other.id })
      .where(eq(products.id, second ?? ''));
    await database.db.delete(products).where(eq(products.id, third ?? ''));
    expect([await countOf(one.id, brand.id), await countOf(other.id, brand.id)]).toEqual([0, 1]);
  });

  it('are correct after concurrent changes', async () => {
    const [one, other] = [await makeCategory(database.db), await makeCategory(database.db)];
    const brand = await makeBrand(database.db);
    const ids = (
      await Promise.all(
        Array.from({ length: 20 }, () => makeProduct(database.db, { categoryId: one.id, brandId: brand.id })),
      )
    ).map(({ id }) => id);
    await Promise.all(
      ids.map((id, index) =>
        database.db
          .update(products)
          .set({
            ...(index % 2 ? { categoryId: other.id } : { isEnabled: index % 4 === 0 }),
            ...(index % 3 === 0 && { isBottled: true }),
          })
          .where(eq(products.id, id)),
      ),
    );
    const counted = (
      await database.db.execute(sql`
      select category_id, brand_id, count(*)::int as products, (count(*) filter (where is_bottled))::int as decants from products where is_enabled group by 1, 2 order by 1, 2`)
    ).rows;
    const { rows: kept } = await database.db.execute(
      sql`select category_id, brand_id, products, decants from product_counts where products <> 0 order by 1, 2`,
    );
    expect(kept).toEqual(counted);
    const totals = (
      await database.db.execute(sql`
      select category_id, count(*)::int as products, (count(*) filter (where is_bottled))::int as decants from products where is_enabled group by 1 order by 1`)
    ).rows;
    const { rows: keptTotals } = await database.db.execute(
      sql`select category_id, products, decants from category_totals where products <> 0 order by 1`,
    );
    expect(keptTotals).toEqual(totals);
  });
});
