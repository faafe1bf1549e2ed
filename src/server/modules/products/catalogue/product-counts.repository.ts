import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { categoryTotals } from '../product-counts.table.ts';

const isAskedCategory = and(
  categories.isActive,
  eq(sql`lower(${categories.title})`, sql`lower(${sql.placeholder('categoryTitle')})`),
);

/** A scalar subquery, evaluated once. */
const sumWhere = (isCounted: (categoryId: PgColumn) => SQL) =>
  sql`(select coalesce(sum(${categoryTotals.products}), 0) from ${categoryTotals}
    where ${isCounted(categoryTotals.categoryId)})`;

/** Number of visible products. */
export const countShown = sumWhere(
  (categoryId) => sql`${categoryId} = any (select ${categories.id} from ${categories} where ${categories.isActive})`,
).mapWith(Number) as SQL<number>;

/** The active category with this title and its `total`. `limit 1` makes the planner count it before the join. */
export const askedCategoryCounted = sql`
  select ${categories}.*, ${sumWhere((categoryId) => eq(categoryId, categories.id))} as total
  from ${categories} where ${isAskedCategory} limit 1`;

const all = prepared((db) => db.select({ products: countShown }).from(sql`(select) as one`).prepare('counts_all'));

export async function countAllProducts(db: Executor): Promise<number> {
  const [total] = await all(db, {});
  return total?.products ?? 0;
}
