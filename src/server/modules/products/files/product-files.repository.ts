import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { noteKeysOf } from '#domain/scent-notes.ts';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { matching, type ProductChoiceQuery } from '../editing/product-editing.repository.ts';
import { attributeColumns, products } from '../products.table.ts';

/** The columns of the CSV file. Money in kopecks; brand and category as ids. */
const columns = {
  _id: products.id,
  itemNo: products.itemNo,
  name: products.name,
  brand: products.brandId,
  brandName: brands.name,
  categories: products.categoryId,
  currentPrice: products.currentPriceKopecks,
  previousPrice: products.previousPriceKopecks,
  discount: products.discountPercent,
  quantity: products.quantity,
  bottling: products.isBottled,
  quantityMl: products.quantityMl,
  sizes: products.sizeMl,
  ...attributeColumns,
  manufacturer: products.manufacturer,
  manufacturerCountry: products.manufacturerCountry,
  seller: products.seller,
  color: products.color,
  productUrl: products.productUrl,
  itsBottle: products.isEmptyBottle,
  toCarusel: products.isForCarousel,
  enabled: products.isEnabled,
  description: products.description,
  nameEn: products.nameEn,
  descriptionEn: products.descriptionEn,
  version: products.version,
};

const selectProducts = (db: Executor, condition: SQL | undefined) =>
  db.select(columns).from(products).leftJoin(brands, eq(brands.id, products.brandId)).where(condition);

export type SheetProduct = Awaited<ReturnType<typeof selectProducts>>[number];
export type SheetFields = Omit<SheetProduct, '_id' | 'version'>;

type ExportPage = { readonly after: string | undefined; readonly rows: number; readonly characters: number };

/**
 * Newest first, keyset pagination on the UUIDv7 id. A page ends after `rows` rows or with the row whose descriptions
 * exceed `characters`; `inPage` is the number of rows without the latter limit.
 */
export function listForExport(db: Executor, query: ProductChoiceQuery, { after, rows, characters }: ExportPage) {
  const first = db
    .select({
      id: products.id,
      length: sql<number>`length(${products.description}) + length(${products.descriptionEn})`.as('length'),
    })
    .from(products)
    .where(and(matching(query), after === undefined ? undefined : lt(products.id, after)))
    .orderBy(desc(products.id))
    .limit(rows)
    .as('first');
  const page = db
    .select({
      id: first.id,
      inPage: sql<number>`count(*) over ()`.mapWith(Number).as('in_page'),
      before:
        sql`coalesce(sum(${first.length}) over (order by ${first.id} desc rows between unbounded preceding and 1 preceding), 0)`.as(
          'before',
        ),
    })
    .from(first)
    .as('page');
  return db
    .select({ ...columns, inPage: page.inPage })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(sql`${page.before} < ${characters}`)
    .orderBy(desc(products.id));
}

/** Products with one of these ids or item numbers. */
export const listKnown = (db: Executor, ids: readonly string[], itemNos: readonly string[]) =>
  selectProducts(
    db,
    or(
      sql`${products.id} = any (${sql.param([...ids])}::uuid[])`,
      sql`${products.itemNo} = any (${sql.param([...itemNos])}::text[])`,
    ),
  );

export const listBrands = (db: Executor) => db.select({ id: brands.id, name: brands.name }).from(brands);

export const listCategories = (db: Executor) =>
  db.select({ id: categories.id, name: categories.name, title: categories.title }).from(categories);

/** Clears item numbers first, so that two products can swap theirs despite the unique index. */
export async function freeItemNumbers(db: Executor, ids: readonly string[]): Promise<void> {
  await db
    .update(products)
    .set({ itemNo: null })
    .where(inArray(products.id, [...ids]));
}

const written = sql`name text, "itemNo" text, description text, "nameEn" text, "descriptionEn" text, "currentPrice" integer, "previousPrice" integer, discount integer,
  quantity integer, "quantityMl" integer, bottling boolean, sizes integer, categories uuid, brand uuid, manufacturer text,
  "manufacturerCountry" text, seller text, "productUrl" text, color text, "itsBottle" boolean, "toCarusel" boolean, enabled boolean,
  "isSet" boolean, family text, gender text, concentration text, year integer, perfumer text, seasons text, "notesTop" text,
  "notesHeart" text, "notesBase" text, "noteKeys" text[]`;

const asJson = (rows: readonly SheetFields[]): string =>
  JSON.stringify(rows.map((row) => ({ ...row, noteKeys: noteKeysOf(row.notesTop, row.notesHeart, row.notesBase) })));

/** A bulk update in one statement. */
export async function updateAll(db: Executor, rows: readonly (SheetFields & { _id: string })[]): Promise<void> {
  await db.execute(sql`
    update products set name = row.name, item_no = row."itemNo", description = row.description, name_en = row."nameEn",
      description_en = row."descriptionEn",
      current_price_kopecks = row."currentPrice", previous_price_kopecks = row."previousPrice", discount_percent = row.discount,
      quantity = row.quantity, quantity_ml = row."quantityMl", is_bottled = row.bottling, size_ml = row.sizes,
      category_id = row.categories, brand_id = row.brand, manufacturer = row.manufacturer,
      manufacturer_country = row."manufacturerCountry", seller = row.seller, product_url = row."productUrl", color = row.color,
      is_empty_bottle = row."itsBottle", is_for_carousel = row."toCarusel", is_enabled = row.enabled,
      is_set = row."isSet", family = row.family, gender = row.gender, concentration = row.concentration, year = row.year,
      perfumer = row.perfumer, seasons = row.seasons, notes_top = row."notesTop", notes_heart = row."notesHeart",
      notes_base = row."notesBase", note_keys = row."noteKeys", updated_at = now(), version = products.version + 1
    from json_to_recordset(${asJson(rows)}::text::json) as row (_id uuid, ${written})
    where products.id = row._id`);
}

/** Bulk insert. Returns the ids by item number, which every imported product has. */
export async function insertAll(db: Executor, rows: readonly SheetFields[]): Promise<Map<string, string>> {
  const { rows: made } = await db.execute<{ id: string; itemNo: string }>(sql`
    insert into products (name, item_no, description, name_en, description_en, current_price_kopecks, previous_price_kopecks, discount_percent, quantity,
      quantity_ml, is_bottled, size_ml, category_id, brand_id, manufacturer, manufacturer_country, seller, product_url, color,
      is_empty_bottle, is_for_carousel, is_enabled, is_set, family, gender, concentration, year, perfumer, seasons, notes_top,
      notes_heart, notes_base, note_keys)
    select name, "itemNo", description, "nameEn", "descriptionEn", "currentPrice", "previousPrice", discount, quantity, "quantityMl", bottling, sizes, categories,
      brand, manufacturer, "manufacturerCountry", seller, "productUrl", color, "itsBottle", "toCarusel", enabled,
      "isSet", family, gender, concentration, year, perfumer, seasons, "notesTop", "notesHeart", "notesBase", "noteKeys"
    from json_to_recordset(${asJson(rows)}::text::json) as row (${written})
    returning id, item_no as "itemNo"`);
  return new Map(made.map(({ id, itemNo }) => [itemNo, id]));
}
