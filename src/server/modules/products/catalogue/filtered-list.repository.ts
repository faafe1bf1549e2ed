import { and, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { brands } from '#server/modules/brands/brands.table.ts';

export type BrandName = { readonly id: string; readonly name: string };

const brandNames = prepared<{ ids: readonly string[]; limit: number }, BrandName[]>((db) =>
  db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(and(brands.isActive, sql`${brands.id} = any (${sql.placeholder('ids')}::uuid[])`))
    .orderBy(sql`lower(${brands.name})`)
    .limit(sql.placeholder('limit'))
    .prepare('brand_names'),
);

/** The first active ones of these brands, by name. */
export const listBrandNames = (db: Executor, ids: readonly string[], limit: number) => brandNames(db, { ids, limit });
