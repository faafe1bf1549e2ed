import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';

export type RelatedRow = {
  readonly kind: 'itself' | 'same brand' | 'same category' | 'same notes';
  readonly id: string;
  readonly groupId: string | null;
};

export type Related = {
  readonly id: string;
  readonly categoryId: string;
  readonly brandId: string | null;
  readonly rows: readonly RelatedRow[];
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
    select id,
      (select count(*) from unnest(note_keys) as key where key = any (select unnest(note_keys) from itself)) as shared
    from products
    where facets && ${sql.placeholder('terms')}::text[] and is_enabled and category_id = (select category_id from itself)
    limit ${comparedAtMost}
  ),
  candidates as (
    select 'itself' as kind, 0 as distance, id from itself
    union all (
      select 'same brand', row_number() over (order by created_at desc, id desc), id
      from products
      where brand_id = (select brand_id from itself) and is_enabled
        and category_id <> all (array(select id from categories where not is_active))
      order by created_at desc, id desc limit ${lookAt})
    union all (
      select 'same notes', -shared, id from compared where shared > 1 order by shared desc, id limit ${lookAt})
    union all (
      select 'same category', smallest_purchase_kopecks - (select smallest_purchase_kopecks from itself), id
      from products
      where category_id = (select category_id from itself) and is_enabled
        and smallest_purchase_kopecks >= (select smallest_purchase_kopecks from itself)
      order by smallest_purchase_kopecks, id limit ${lookAt})
    union all (
      select 'same category', (select smallest_purchase_kopecks from itself) - smallest_purchase_kopecks, id
      from products
      where category_id = (select category_id from itself) and is_enabled
        and smallest_purchase_kopecks < (select smallest_purchase_kopecks from itself)
      order by smallest_purchase_kopecks desc, id desc limit ${lookAt})
  )
  -- One row with one value: reading two hundred rows takes longer than finding them.
  select itself.id, itself.category_id, itself.brand_id, (
    select json_agg(json_build_object('kind', kind, 'id', id, 'groupId', group_id) order by kind, distance, id)
    from (
      -- Not joined, which reads all groups.
      select candidates.*, (select group_id from product_group_items where product_id = candidates.id) from candidates
    ) as grouped
  ) as rows
  from itself
) as related`;

const relatedById = prepared<{ id: string; terms: readonly string[] }, Related[]>((db) =>
  db
    .select({
      id: sql<string>`id`,
      categoryId: sql<string>`category_id`,
      brandId: sql<string | null>`brand_id`,
      rows: sql<RelatedRow[]>`rows`,
    })
    .from(related)
    .prepare('related_products'),
);

/**
 * The product itself, the newest of its brand, those that share notes with it and have one of the given terms, and those of its category nearest in price: a few
 * index scans, independent of the catalogue's size. Nothing for a hidden product.
 */
export async function findRelated(db: Executor, id: string, terms: readonly string[]): Promise<Related | undefined> {
  const [related] = await relatedById(db, { id, terms });
  return related;
}
