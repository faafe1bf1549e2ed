import { type SQL, sql } from 'drizzle-orm';
import type { Concentration, ScentFamily, ScentGender } from '#domain/scent.ts';
import type { Executor } from '#server/db/connection.ts';

export type IndexableProduct = {
  id: string;
  name: string;
  itemNo: string | null;
  description: string;
  nameEn: string;
  descriptionEn: string;
  isBottled: boolean;
  sizeMl: number | null;
  family: ScentFamily | null;
  gender: ScentGender | null;
  concentration: Concentration | null;
  perfumer: string;
  /** Of all layers, as they are typed: separated by commas. */
  notes: string;
  brand: string | null;
  aliases: string[] | null;
  category: string;
  categoryEn: string;
};

export type IndexableBrand = { id: string; name: string; aliases: string[] };

export type ProductRow = { id: string; name: string; itemNo: string; title: string; about: string; words: string };

export type BrandRow = { id: string; words: string };

export type WordRow = { word: string; latin: string; sound: string };

const listed = (ids: readonly string[]) =>
  sql`(select json_array_elements_text(${JSON.stringify(ids)}::text::json)::uuid)`;

const selectProducts = (condition: SQL) => sql`
  select products.id, products.name, products.item_no as "itemNo", products.description,
    products.name_en as "nameEn", products.description_en as "descriptionEn",
    products.is_bottled as "isBottled", products.size_ml as "sizeMl",
    products.family, products.gender, products.concentration, products.perfumer,
    concat_ws(', ', products.notes_top, products.notes_heart, products.notes_base) as notes, brands.name as brand, brands.aliases, categories.name as category,
    categories.name_en as "categoryEn"
  from products
  join categories on categories.id = products.category_id
  left join brands on brands.id = products.brand_id
  where ${condition}`;

/** Row locks until the transaction ends, so that no other change is overwritten with what was read before it. */
export async function lockProducts(db: Executor, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select from products where id in ${listed(ids)} order by id for no key update`);
}

export async function listProducts(db: Executor, ids: readonly string[]): Promise<IndexableProduct[]> {
  return (await db.execute<IndexableProduct>(selectProducts(sql`products.id in ${listed(ids)}`))).rows;
}

/** Products without a search document. */
export async function listMissingProductIds(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from products
    where not exists (select from product_search where product_search.product_id = products.id)`);
  return rows.map(({ id }) => id);
}

export async function listBrands(db: Executor, ids: readonly string[]): Promise<IndexableBrand[]> {
  return (await db.execute<IndexableBrand>(sql`select id, name, aliases from brands where id in ${listed(ids)}`)).rows;
}

export async function listMissingBrands(db: Executor): Promise<IndexableBrand[]> {
  const { rows } = await db.execute<IndexableBrand>(sql`
    select id, name, aliases from brands
    where not exists (select from brand_search where brand_search.brand_id = brands.id)`);
  return rows;
}

/** Without a limit, all. */
export async function listProductIdsOfBrand(
  db: Executor,
  brandId: string,
  limit: number | null = null,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from products where brand_id = ${brandId} limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function listProductIdsOfCategory(db: Executor, categoryId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from products where category_id = ${categoryId}`);
  return rows.map(({ id }) => id);
}

/** Bulk upsert. Visibility, stock and discount are read from the tables themselves. */
export async function writeProducts(db: Executor, rows: readonly ProductRow[]): Promise<void> {
  await db.execute(sql`
    insert into product_search (product_id, name, item_no, title, about, words, is_visible, is_in_stock, created_at)
    select products.id, row.name, row."itemNo", row.title::tsvector, row.about::tsvector,
      search_words_with_discount(row.words::tsvector, products.price_now_kopecks < products.current_price_kopecks),
      products.is_enabled and categories.is_active,
      case when products.is_bottled then products.quantity_ml else products.quantity end > 0,
      products.created_at
    from json_to_recordset(${JSON.stringify(rows)}::text::json)
      as row (id uuid, name text, "itemNo" text, title text, about text, words text)
    join products on products.id = row.id
    join categories on categories.id = products.category_id
    order by products.id
    on conflict (product_id) do update set name = excluded.name, item_no = excluded.item_no, title = excluded.title,
      about = excluded.about, words = excluded.words,
      is_visible = excluded.is_visible, is_in_stock = excluded.is_in_stock`);
}

export async function writeBrands(db: Executor, rows: readonly BrandRow[]): Promise<void> {
  await db.execute(sql`
    insert into brand_search (brand_id, words)
    select brands.id, row.words::tsvector
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as row (id uuid, words text)
    join brands on brands.id = row.id
    order by brands.id
    on conflict (brand_id) do update set words = excluded.words`);
}

/** As the triggers of the migration `search_lexemes` do. */
export async function writeLexemes(db: Executor, vectors: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into search_lexemes
    select distinct lexeme
    from json_array_elements_text(${JSON.stringify(vectors)}::text::json) as words
    cross join unnest(tsvector_to_array(words::tsvector)) as lexeme
    where lexeme !~ '^[0-9=]'
    order by lexeme
    on conflict do nothing`);
}

/** Words of deleted products stay, since suggestions without results are not shown. */
export async function writeWords(db: Executor, rows: readonly WordRow[]): Promise<void> {
  await db.execute(sql`
    insert into search_words (word, latin, sound)
    select word, latin, sound
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as row (word text, latin text, sound text)
    order by word
    on conflict (word) do nothing`);
}

/**
 * Marks the newest products as recent and takes the mark from older ones, at most so many at once; returns how many. Written in small
 * parts, since a search document is in several indexes.
 */
export async function markRecent(db: Executor, mostRecent: number, atOnce: number): Promise<number> {
  const newest = (isRecent: SQL) => sql`(
    select created_at from product_search where ${isRecent} order by created_at desc limit ${mostRecent})`;
  const some = (condition: SQL) => sql`(
    select product_id from product_search, since where ${condition} order by product_search.created_at desc limit ${atOnce})`;
  const { rowCount } = await db.execute(sql`
    with since as materialized (
      select coalesce((
        select created_at from (${newest(sql`is_recent`)} union all ${newest(sql`not is_recent`)}) as newest
        order by created_at desc offset ${mostRecent - 1} limit 1), '-infinity') as moment
    )
    update product_search set is_recent = not is_recent where product_id = any (array(
      ${some(sql`not is_recent and created_at >= moment`)} union all ${some(sql`is_recent and created_at < moment`)}))`);
  return rowCount ?? 0;
}

export async function analyze(db: Executor): Promise<void> {
  await db.execute(sql`analyze product_search`);
}
