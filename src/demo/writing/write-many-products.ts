import { sql } from 'drizzle-orm';
import { smallestPurchaseKopecks, unitPriceKopecks } from '#domain/pricing.ts';
import type { DemoProduct } from '../products/product.ts';
import { pictureKey } from '../products/product.ts';
import { createIds } from './ids.ts';
import type { StoredPicture } from './pictures.ts';
import { asJson, type DemoDatabase, inLongTransaction, insertRows, type Row } from './rows.ts';
import { idsBy, known, type PlacedProduct, placeProduct, productRow } from './write-products.ts';

const batchSize = 5000;
/** Every n-th product of a batch is compared with what the triggers make of it. */
const sampleStep = 100;

interface ManyProducts {
  /** The whole catalogue; products that the shop has already keep their place, so that ids do not depend on where a run was cut. */
  products: Iterable<DemoProduct>;
  isWritten: (product: DemoProduct) => boolean;
  pictures: ReadonlyMap<string, StoredPicture>;
  today: Date;
  onWritten: (done: number) => void;
  /** Runs while the next batch is written. */
  index?: ((ids: readonly string[]) => Promise<void>) | undefined;
}

interface Shelf {
  id: string;
  title: string;
  isActive: boolean;
  percent: number;
}

interface Shelves {
  brands: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, Shelf>;
}

/**
 * Thousands of products a second, one transaction per batch: a run that was cut goes on where it ended. Row triggers take most of
 * the time of an insert, so they are off inside the transaction, prices and cards come with the rows, and a sample is passed
 * through the triggers before the commit. If they make something else of it, the whole batch is passed through them: slow, but
 * right. Writers of other sessions wait for the transaction; readers do not.
 */
export async function writeManyProducts(db: DemoDatabase, writing: ManyProducts): Promise<number> {
  const shelves: Shelves = { brands: await idsBy(db, 'brands', 'name'), categories: await findCategories(db) };
  let written = 0;
  let indexing: Promise<void> | undefined;
  for (const { first, products } of batches(writing.products)) {
    const makeId = createIds('products', first);
    const placed = products
      .map((product) => placeProduct(product, makeId, writing))
      .filter(({ product }) => !writing.isWritten(product));
    if (placed.length === 0) continue;
    await Promise.all([inLongTransaction(db, (db) => writeBatch(db, placed, shelves, writing)), indexing]);
    indexing = writing.index?.(placed.map(({ id }) => id));
    // Reported by the next await.
    indexing?.catch(() => undefined);
    written += placed.length;
    writing.onWritten(written);
  }
  await indexing;
  return written;
}

async function writeBatch(
  db: DemoDatabase,
  placed: readonly PlacedProduct[],
  shelves: Shelves,
  { pictures, today }: ManyProducts,
): Promise<void> {
  const families = Map.groupBy(
    placed.filter(({ product }) => product.group !== null),
    ({ product }) => String(product.group).toLowerCase(),
  );
  const rows = placed.map((one) => ({
    ...productRow(one, idsOfShelves(shelves), { pictures, today }),
    price_now_kopecks: priceNow(one.product, shelves),
    card: cardOf(one, families.get(String(one.product.group).toLowerCase()) ?? [], shelves, pictures),
  }));
  const rowTriggers = await rowTriggersOfProducts(db);
  await switchTriggers(db, 'products', 'disable', rowTriggers);
  await insertRows(db, 'products', rows);
  await switchTriggers(db, 'products', 'enable', rowTriggers);
  await joinSizes(db, placed);
  await correctByTriggers(db, placed);
}

const idsOfShelves = ({ brands, categories }: Shelves) => ({
  brands,
  categories: new Map([...categories].map(([title, { id }]) => [title, id])),
});

function priceNow({ category, currentPriceKopecks, discountPercent }: DemoProduct, { categories }: Shelves): number {
  const percent = discountPercent > 0 ? discountPercent : known(categories, category).percent;
  return unitPriceKopecks(currentPriceKopecks, percent);
}

/** As the trigger of the table makes it. */
function cardOf(
  { id, product }: PlacedProduct,
  family: readonly PlacedProduct[],
  shelves: Shelves,
  pictures: ReadonlyMap<string, StoredPicture>,
): Row {
  const picture = pictures.get(pictureKey(product.picture));
  const siblings = family
    .filter((other) => other.id !== id && isShownBeside(other.product, product, shelves))
    .sort((a, b) => orderOfSizes(a).localeCompare(orderOfSizes(b)));
  return {
    _id: id,
    itemNo: product.itemNo,
    name: product.name,
    imageFirst: picture?.address ?? null,
    imagePreview: picture?.preview ?? null,
    discount: product.discountPercent,
    previousPrice: product.previousPriceKopecks === null ? null : product.previousPriceKopecks / 100,
    currentPrice: product.currentPriceKopecks / 100,
    bottling: product.isBottled,
    itsBottle: product.isEmptyBottle,
    sizes: product.sizeMl,
    color: product.color,
    manufacturerCountry: product.manufacturerCountry,
    brand: { _id: known(shelves.brands, product.brand), name: product.brand },
    siblings: siblings.map(({ id, product: { isBottled, sizeMl, ...other } }) => ({
      _id: id,
      bottling: isBottled,
      sizes: sizeMl,
      priceFrom: isBottled
        ? smallestPurchaseKopecks({
            priceKopecks: priceNow({ isBottled, sizeMl, ...other }, shelves),
            discountPercent: 0,
            isBottled,
          }) / 100
        : null,
    })),
  };
}

const isShownBeside = (other: DemoProduct, product: DemoProduct, { categories }: Shelves): boolean =>
  other.isEnabled && (known(categories, other.category).isActive || other.category === product.category);

const orderOfSizes = ({ id, product: { isBottled, sizeMl } }: PlacedProduct): string =>
  `${isBottled ? 1 : 0} ${String(sizeMl ?? 999_999).padStart(6, '0')} ${id}`;

/** Sizes that join a group from before are left to the triggers, which also renew the cards of the others. */
async function joinSizes(db: DemoDatabase, placed: readonly PlacedProduct[]): Promise<void> {
  const sizes = placed.flatMap(({ id, product: { group, sizeMl } }) => (group === null ? [] : [{ id, group, sizeMl }]));
  const fresh = new Set(
    (
      await db.execute<{ name: string }>(sql`
    insert into product_groups (name) select distinct json_array_elements_text(${asJson(sizes.map(({ group }) => group))}::text::json)
    on conflict do nothing returning lower(name) as name`)
    ).rows.map(({ name }) => name),
  );
  const [late, whole] = [false, true].map((isWhole) =>
    sizes.filter(({ group }) => fresh.has(group.toLowerCase()) === isWhole),
  );
  await switchTriggers(db, 'product_group_items', 'disable', ['user']);
  await insertItems(db, whole ?? []);
  await switchTriggers(db, 'product_group_items', 'enable', ['user']);
  if (late && late.length > 0) await insertItems(db, late);
}

const insertItems = (db: DemoDatabase, sizes: readonly Row[]) =>
  db.execute(sql`
    insert into product_group_items (product_id, group_id, position)
    select size.id, product_groups.id, coalesce(size."sizeMl", 0)
    from json_to_recordset(${asJson(sizes)}::text::json) as size(id uuid, "group" text, "sizeMl" integer)
    join product_groups on lower(product_groups.name) = lower(size."group")`);

async function correctByTriggers(db: DemoDatabase, placed: readonly PlacedProduct[]): Promise<void> {
  const every = placed.map(({ id }) => id);
  const sample = every.filter((_, index) => index % sampleStep === 0);
  const before = await projectionsOf(db, sample);
  await passThroughTriggers(db, sample);
  if (before === (await projectionsOf(db, sample))) return;
  await passThroughTriggers(db, every);
}

const idsIn = (ids: readonly string[]) => sql`(select json_array_elements_text(${asJson(ids)}::text::json)::uuid)`;

async function projectionsOf(db: DemoDatabase, ids: readonly string[]): Promise<string> {
  const { rows } = await db.execute(sql`
    select card, card_en, price_now_kopecks from products where id in ${idsIn(ids)} order by id`);
  return asJson(rows);
}

const passThroughTriggers = (db: DemoDatabase, ids: readonly string[]) =>
  db.execute(sql`
    update products set card = card, price_now_kopecks = price_now_kopecks where id in ${idsIn(ids)}`);

async function rowTriggersOfProducts(db: DemoDatabase): Promise<string[]> {
  // Bits of tgtype: 1 for each row, 2 before, 4 insert.
  const { rows } = await db.execute<{ name: string }>(sql`
    select tgname as name from pg_trigger
    where tgrelid = 'products'::regclass and not tgisinternal and tgtype & 7 = 7 order by tgname`);
  return rows.map(({ name }) => name);
}

async function switchTriggers(
  db: DemoDatabase,
  table: string,
  way: 'enable' | 'disable',
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const trigger = name === 'user' ? sql.raw('user') : sql.identifier(name);
    await db.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(way)} trigger ${trigger}`);
  }
}

async function findCategories(db: DemoDatabase): Promise<Map<string, Shelf>> {
  const { rows } = await db.execute<Shelf & Row>(sql`
    select id, title, is_active as "isActive", category_percent(id) as percent from categories`);
  return new Map(rows.map((row) => [row.title, row]));
}

/** Cut between families, so that all sizes of a perfume are written together. */
function* batches(products: Iterable<DemoProduct>): Generator<{ first: number; products: DemoProduct[] }> {
  let batch: DemoProduct[] = [];
  let first = 0;
  for (const product of products) {
    const isSameFamily = product.group !== null && product.group === batch.at(-1)?.group;
    if (batch.length >= batchSize && !isSameFamily) {
      yield { first, products: batch };
      first += batch.length;
      batch = [];
    }
    batch.push(product);
  }
  if (batch.length > 0) yield { first, products: batch };
}
