import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { products } from '../products.table.ts';

/** The values that a bulk edit reads and replaces. */
export function listChangeable(db: Executor, ids: readonly string[]) {
  return db
    .select({
      id: products.id,
      name: products.name,
      brand: brands.name,
      sizeMl: products.sizeMl,
      isBottled: products.isBottled,
      price: products.currentPriceKopecks,
      discount: products.discountPercent,
      enabled: products.isEnabled,
      category: products.categoryId,
      categoryName: categories.name,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.name), asc(products.id));
}

export type ChangeableRow = Awaited<ReturnType<typeof listChangeable>>[number];

const replaced = {
  price: { column: 'current_price_kopecks', type: 'integer' },
  discount: { column: 'discount_percent', type: 'integer' },
  enabled: { column: 'is_enabled', type: 'boolean' },
  category: { column: 'category_id', type: 'uuid' },
} as const;
export type ReplacedField = keyof typeof replaced;

type Value = number | boolean | string;
type NewValue = { readonly id: string; readonly to: Value };

/** Each product gets its own value. Call it under row locks. */
export async function replaceValues(db: Executor, field: ReplacedField, values: readonly NewValue[]): Promise<void> {
  const { column, type } = replaced[field];
  const ids = sql.param(values.map(({ id }) => id));
  const news = sql.param(values.map(({ to }) => to));
  await db.execute(sql`
    update ${products} set ${sql.identifier(column)} = wanted.value, updated_at = now(), version = ${products.version} + 1
    from unnest(${ids}::uuid[], ${news}::${sql.raw(`${type}[]`)}) as wanted (id, value)
    where ${products.id} = wanted.id`);
}
