import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';

export type RelatedRow = {
  readonly kind: 'itself' | 'same brand' | 'same category' | 'same notes';
  readonly id: string;
  readonly groupId: string | null;
  readonly categoryId: string;
  readonly brandId: string | null;
};

/** Candidates per list: sizes of one perfume are close in price and age, and are deduplicated later. */
const lookAt = sql.raw('48');

/** Products to compare: bounded, whatever the size of the catalogue. */
const comparedAtMost = sql.raw('400');

const related = sql`(
  with itself as materialized (
    select products.id, category_id, brand_id, smallest_purchase_kopecks, note_keys
    from products join categories on categories.id = category_id
    where products.id = ${sql.placeholder('id')} and is_enabled and is_active
  ),
  compared as materialized (
    select id, category_id, brand_id,
      (select count(*) from unnest(note_keys) as key where key = any (select unnest(note_keys) from itself)) as shared
    from products
    where facets && ${sql.placeholder('terms')}::text[] and is_enabled and category_id = (select category_id from itself)
    limit ${comparedAtMost}
  ),
  candidates as (
    select 'itself' as kind, 0 as distance, id, category_id, brand_id from itself
    union all (
      select 'same brand', row_number() over (order by created_at desc, id desc), id, category_id, brand_id
      from products
      where brand_id = (select brand_id from itself) and is_enabled
        and category_id <> all (array(select id from categories where not is_active))
      order by created_at desc, id desc limit ${lookAt})
    union all (
      select 'same notes', -shared, id, category_id, brand_id from compared where shared > 1 order by shared desc, id limit ${lookAt})
    union all (
      select 'same category', smallest_purchase_kopecks - (select smallest_purchase_kopecks from itself), id, category_id, brand_id
      from products
      where category_id = (select category_id from itself) and is_enabled
        and smallest_purchase_kopecks >= (select smallest_purchase_kopecks from itself)
      order by smallest_purchase_kopecks, id limit ${lookAt})
    union all (
      select 'same category', (select smallest_purchase_kopecks from itself) - smallest_purchase_kopecks, id, category_id, brand_id
      from products
      where category_id = (select category_id from itself) and is_enabled
        and smallest_purchase_kopecks < (select smallest_purchase_kopecks from itself)
      order by smallest_purchase_kopecks desc, id desc limit ${lookAt})
  )
  select candidates.*, (select group_id from product_group_items where product_id = candidates.id) from candidates
) as related`;

const relatedById = prepared<{ id: string; terms: readonly string[] }, RelatedRow[]>((db) =>
  db
    .select({
      kind: sql<RelatedRow['kind']>`kind`,
      id: sql<string>`id`,
      groupId: sql<string | null>`group_id`,
      categoryId: sql<string>`category_id`,
      brandId: sql<string | null>`brand_id`,
    })
    .from(related)
    .orderBy(sql`kind, distance, id`)
    .prepare('related_products'),
);

/**
 * The product itself, the newest of its brand, those that share notes with it and have one of the given terms, and those of its category nearest in price: a few
 * index scans, independent of the catalogue's size. No rows for a hidden product.
 */
export const listRelated = (db: Executor, id: string, terms: readonly string[]) => relatedById(db, { id, terms });
