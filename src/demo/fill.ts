import { sql } from 'drizzle-orm';
import { demoPosts } from './blog/posts.ts';
import { houses } from './catalogue/houses.ts';
import { composeOrders } from './orders/compose-orders.ts';
import { generateCatalogue } from './products/generate-catalogue.ts';
import { handMadeProducts } from './products/hand-made.ts';
import type { DemoProduct } from './products/product.ts';
import { scaledHouses } from './products/scaled/house-names.ts';
import {
  brandJob,
  type PictureJob,
  postJob,
  productJobs,
  type StoredPicture,
  type StorePicture,
  storePictures,
} from './writing/pictures.ts';
import { asJson, type DemoDatabase, inLongTransaction, type WithoutIndexes } from './writing/rows.ts';
import { writeBrands, writeCategories } from './writing/write-catalogue.ts';
import { writeManyOrders } from './writing/write-many-orders.ts';
import { writeManyProducts } from './writing/write-many-products.ts';
import { writeOrders } from './writing/write-orders.ts';
import { writeAddressesAndStatuses, writePostsAndCarousel } from './writing/write-pages.ts';
import { findPeople, writeOlena } from './writing/write-people.ts';
import { type PlacedProduct, writeProducts } from './writing/write-products.ts';

export type DemoStep = 'pictures' | 'products' | 'orders';

export interface FillOptions {
  db: DemoDatabase;
  /** Stores a drawing and its row in the media table. */
  storePicture: StorePicture;
  /** Total number of products; at least the hand-made ones. */
  products?: number | undefined;
  /** Total number of orders; the past ones are generated. */
  orders?: number | undefined;
  seed?: number | undefined;
  /** All dates are relative to this moment. */
  today: Date;
  onProgress?: ((step: DemoStep, done: number, total: number) => void) | undefined;
  /** Makes generated products searchable while the next ones are written. */
  index?: ((ids: readonly string[]) => Promise<void>) | undefined;
  withoutIndexes?: WithoutIndexes | undefined;
}

export interface FillResult {
  /** Number of inserted products. */
  products: number;
  /** Number of inserted orders beyond those of an empty shop. */
  orders: number;
}

/** Key of the advisory lock: concurrent processes seed only once. */
const fillLock = 7_405_002;

/**
 * Seeds an empty shop with the hand-made products in one transaction: an interrupted run leaves an empty shop, which the next
 * start seeds. Generated products follow in batches up to the wanted number; the next run goes on where one was interrupted.
 */
export async function fillDemo(options: FillOptions): Promise<FillResult> {
  const { db, products = 0 } = options;
  const seeded = (await itemNumbers(db)) === null ? await fillEmptyShop(options) : 0;
  const existing = (await itemNumbers(db)) ?? new Set();
  const added = products > existing.size ? await growShop(options, existing) : 0;
  return { products: seeded + added, orders: await addOrders(options) };
}

const addOrders = async ({
  db,
  orders = 0,
  seed = 1,
  today,
  onProgress,
  withoutIndexes,
}: FillOptions): Promise<number> =>
  writeManyOrders(db, {
    orders,
    seed,
    today,
    onWritten: (done, total) => onProgress?.('orders', done, total),
    withoutIndexes,
  });

/** All pictures that seeding an empty shop needs. */
export function pictureJobs(): PictureJob[] {
  return [...productJobs(handMadeProducts()), ...houses.map(({ name }) => brandJob(name)), ...demoPosts.map(postJob)];
}

async function fillEmptyShop({ db, storePicture, today, onProgress }: FillOptions): Promise<number> {
  const handMade = handMadeProducts();
  // Drawing takes long, so pictures are stored before the transaction, which would hold its locks meanwhile.
  const pictures = await storePictures(pictureJobs(), storePicture, (done, total) =>
    onProgress?.('pictures', done, total),
  );
  const written = await db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
    if ((await itemNumbers(db)) !== null) {
      await deletePictures(db, pictures);
      return 0;
    }
    await deletePicturesOfCutFilling(db, pictures);
    await writeCategories(db, today);
    await writeBrands(db, houses, pictures);
    const placed: PlacedProduct[] = [];
    const count = await writeProducts(db, {
      products: handMade,
      pictures,
      today,
      onWritten: (done) => onProgress?.('products', done, handMade.length),
      onPlaced: (one) => placed.push(one),
    });
    await writeAddressesAndStatuses(db, today);
    await writePostsAndCarousel(db, { pictures, placed, today });
    const people = await findPeople(db);
    if (people.olenaId !== null) await writeOlena(db, people.olenaId, placed);
    await writeOrders(db, { orders: composeOrders(handMade, today), placed, ...people });
    return count;
  });
  await refreshStatistics(db);
  return written;
}

async function growShop(
  { db, storePicture, products, seed, today, onProgress, index }: FillOptions,
  existing: ReadonlySet<string>,
): Promise<number> {
  const isWritten = ({ itemNo }: DemoProduct) => existing.has(itemNo);
  function* missing() {
    for (const product of generateCatalogue({ products, seed })) if (!isWritten(product)) yield product;
  }
  const pictures = await storePictures(productJobs(missing()), storePicture, (done, total) =>
    onProgress?.('pictures', done, total),
  );
  await writeBrands(db, [...houses, ...scaledHouses], new Map());
  const total = (products ?? 0) - existing.size;
  const written = await writeManyProducts(db, {
    products: generateCatalogue({ products, seed }),
    isWritten,
    pictures,
    today,
    onWritten: (done) => onProgress?.('products', done, total),
    index,
  });
  await refreshStatistics(db);
  return written;
}

/** Null for a shop without categories: never seeded, or rolled back. */
async function itemNumbers(db: DemoDatabase): Promise<Set<string> | null> {
  const [shop] = (await db.execute<{ isFilled: boolean }>(sql`select exists (select from categories) as "isFilled"`))
    .rows;
  if (!shop?.isFilled) return null;
  const rows = (
    await db.execute<{ itemNo: string }>(sql`
    select item_no as "itemNo" from products where item_no is not null`)
  ).rows;
  return new Set(rows.map(({ itemNo }) => itemNo));
}

/** Picture rows are inserted before the transaction, so an interrupted run leaves orphans. */
async function deletePicturesOfCutFilling(
  db: DemoDatabase,
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<void> {
  await db.execute(sql`
    delete from media
    where id not in (select json_array_elements_text(${idsOf(pictures)}::text::json)::uuid)
      and not exists (select from brands where brands.picture_id = media.id)
      and not exists (select from products where products.picture_id = media.id)
      and not exists (select from blog_posts where blog_posts.picture_id = media.id)`);
}

/** Another process was faster: these pictures are not needed. */
async function deletePictures(db: DemoDatabase, pictures: ReadonlyMap<string, StoredPicture>): Promise<void> {
  await db.execute(
    sql`delete from media where id in (select json_array_elements_text(${idsOf(pictures)}::text::json)::uuid)`,
  );
}

const idsOf = (pictures: ReadonlyMap<string, StoredPicture>): string =>
  asJson([...pictures.values()].map(({ id }) => id));

/** Until autovacuum runs, the planner would assume empty tables. */
async function refreshStatistics(db: DemoDatabase): Promise<void> {
  await inLongTransaction(db, (db) =>
    db.execute(sql`analyze products, product_groups, product_group_items, brands, categories, orders, order_lines`),
  );
}
