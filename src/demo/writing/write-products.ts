import { sql } from 'drizzle-orm';
import { noteKeysOf } from '#domain/scent-notes.ts';
import { type DemoProduct, pictureKey, type ScentAttributes } from '../products/product.ts';
import { createIds, type MakeId } from './ids.ts';
import type { StoredPicture } from './pictures.ts';
import { type DemoDatabase, insertRows, type Row } from './rows.ts';

const batchSize = 2000;

export interface PlacedProduct {
  id: string;
  product: DemoProduct;
  pictureAddress: string | null;
}

interface ProductWriting {
  products: Iterable<DemoProduct>;
  pictures: ReadonlyMap<string, StoredPicture>;
  today: Date;
  onWritten: (done: number) => void;
  /** For rows that refer to products; a large catalogue is not held in memory. */
  onPlaced?: (placed: PlacedProduct) => void;
}

/** Inserts products in batches and groups the sizes of each perfume. Returns their number. */
export async function writeProducts(db: DemoDatabase, writing: ProductWriting): Promise<number> {
  const lookups = {
    brands: await idsBy(db, 'brands', 'name'),
    categories: await idsBy(db, 'categories', 'title'),
  };
  const makeId = createIds('products');
  let written = 0;
  for (const batch of batches(writing.products)) {
    const placed = batch.map((product) => placeProduct(product, makeId, writing));
    await insertRows(
      db,
      'products',
      placed.map((one) => productRow(one, lookups, writing)),
    );
    await insertRows(
      db,
      'product_pictures',
      placed.flatMap((one) => furtherRowsOf(one, writing)),
    );
    await joinSizes(db, placed);
    for (const one of placed) writing.onPlaced?.(one);
    written += batch.length;
    writing.onWritten(written);
  }
  return written;
}

const bornAt = (product: DemoProduct, today: Date): Date => new Date(today.getTime() - product.ageMinutes * 60_000);

type Surroundings = Pick<ProductWriting, 'pictures' | 'today'>;

export function placeProduct(product: DemoProduct, makeId: MakeId, { pictures, today }: Surroundings): PlacedProduct {
  const pictureAddress = pictures.get(pictureKey(product.picture))?.address ?? null;
  return { id: makeId(bornAt(product, today)), product, pictureAddress };
}

type Shelves = { brands: ReadonlyMap<string, string>; categories: ReadonlyMap<string, string> };

export function productRow(
  { id, product }: PlacedProduct,
  { brands, categories }: Shelves,
  { pictures, today }: Surroundings,
): Row {
  const createdAt = bornAt(product, today).toISOString();
  return {
    id,
    item_no: product.itemNo,
    name: product.name,
    description: product.description,
    name_en: product.nameEn,
    description_en: product.descriptionEn,
    category_id: known(categories, product.category),
    brand_id: known(brands, product.brand),
    picture_id: pictures.get(pictureKey(product.picture))?.id ?? null,
    current_price_kopecks: product.currentPriceKopecks,
    previous_price_kopecks: product.previousPriceKopecks,
    discount_percent: product.discountPercent,
    quantity: product.quantity,
    quantity_ml: product.quantityMl,
    is_bottled: product.isBottled,
    size_ml: product.sizeMl,
    is_empty_bottle: product.isEmptyBottle,
    color: product.color,
    manufacturer: product.manufacturer,
    manufacturer_country: product.manufacturerCountry,
    seller: product.seller,
    is_for_carousel: product.isForCarousel,
    is_enabled: product.isEnabled,
    is_set: product.isSet,
    ...scentColumns(product.scent),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

const scentColumns = (scent: ScentAttributes): Row => ({
  family: scent.family,
  gender: scent.gender,
  concentration: scent.concentration,
  year: scent.year,
  perfumer: scent.perfumer,
  seasons: scent.seasons,
  notes_top: scent.notesTop,
  notes_heart: scent.notesHeart,
  notes_base: scent.notesBase,
  note_keys: noteKeysOf(scent.notesTop, scent.notesHeart, scent.notesBase),
});

const furtherRowsOf = ({ id, product }: PlacedProduct, { pictures }: ProductWriting): Row[] =>
  product.furtherPictures.flatMap((subject, index) => {
    const stored = pictures.get(pictureKey(subject));
    return stored ? [{ product_id: id, media_id: stored.id, position: index + 1 }] : [];
  });

/** Groups are looked up by name, since the sizes of a perfume may be in two batches. Sorted by size, decant first. */
async function joinSizes(db: DemoDatabase, placed: readonly PlacedProduct[]): Promise<void> {
  const sizes = placed.flatMap(({ id, product: { group, sizeMl } }) => (group === null ? [] : [{ id, group, sizeMl }]));
  const names = [...new Set(sizes.map(({ group }) => group))];
  await insertRows(
    db,
    'product_groups',
    names.map((name) => ({ name })),
    { isTolerant: true },
  );
  await db.execute(sql`
    insert into product_group_items (product_id, group_id, position)
    select size.id, product_groups.id, coalesce(size."sizeMl", 0)
    from json_to_recordset(${JSON.stringify(sizes)}::text::json) as size(id uuid, "group" text, "sizeMl" integer)
    join product_groups on lower(product_groups.name) = lower(size."group")`);
}

export async function idsBy(db: DemoDatabase, table: string, column: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; word: string }>(
    sql`select id, ${sql.identifier(column)} as word from ${sql.identifier(table)}`,
  );
  return new Map(rows.map(({ id, word }) => [word, id]));
}

export function known<Value>(values: ReadonlyMap<string, Value>, word: string): Value {
  const value = values.get(word);
  if (value === undefined) throw new Error(`The shop has no ${word}, which the demo catalogue needs`);
  return value;
}

function* batches(products: Iterable<DemoProduct>): Generator<DemoProduct[]> {
  let batch: DemoProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
