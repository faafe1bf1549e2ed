import { asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { rowsOf } from '#server/db/rows.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { discounts } from './discounts.table.ts';

const columns = {
  id: discounts.id,
  name: discounts.name,
  percent: discounts.percent,
  startsOn: discounts.startsOn,
  endsOn: discounts.endsOn,
  isActive: discounts.isActive,
  version: discounts.version,
  brandId: discounts.brandId,
  brandName: brands.name,
  productId: discounts.productId,
  productName: products.name,
};

export const rows = rowsOf(discounts);

const selectDiscounts = (db: Executor) =>
  db
    .select(columns)
    .from(discounts)
    .leftJoin(brands, eq(brands.id, discounts.brandId))
    .leftJoin(products, eq(products.id, discounts.productId));

export const listDiscounts = (db: Executor) =>
  selectDiscounts(db).orderBy(desc(discounts.endsOn), asc(discounts.name), asc(discounts.id));

export type DiscountRow = Awaited<ReturnType<typeof listDiscounts>>[number];

export async function findDiscount(db: Executor, id: string): Promise<DiscountRow | null> {
  const [found] = await selectDiscounts(db).where(eq(discounts.id, id));
  return found ?? null;
}

export async function listCategoryNames(db: Executor, discountId: string): Promise<string[]> {
  const found = await db
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.discountId, discountId))
    .orderBy(asc(categories.name));
  return found.map(({ name }) => name);
}
