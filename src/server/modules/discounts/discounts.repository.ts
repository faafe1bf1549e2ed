import { asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { rowsOf } from '#server/db/rows.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from './discounts.table.ts';

const columns = {
  id: discounts.id,
  name: discounts.name,
  percent: discounts.percent,
  endsOn: discounts.endsOn,
  isActive: discounts.isActive,
  version: discounts.version,
};

export const rows = rowsOf(discounts);

export const listDiscounts = (db: Executor) =>
  db.select(columns).from(discounts).orderBy(desc(discounts.endsOn), asc(discounts.name), asc(discounts.id));

export type DiscountRow = Awaited<ReturnType<typeof listDiscounts>>[number];

export async function findDiscount(db: Executor, id: string): Promise<DiscountRow | null> {
  const [found] = await db.select(columns).from(discounts).where(eq(discounts.id, id));
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
