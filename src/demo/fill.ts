import { demoPosts } from './blog/posts.ts';
import { houses } from './catalogue/houses.ts';
import { composeOrders } from './orders/compose-orders.ts';
import { generateCatalogue } from './products/generate-catalogue.ts';
import { handMadeProducts } from './products/hand-made.ts';
import { scaledHouses } from './products/scaled/house-names.ts';
import {
  brandJob,
  postJob,
  productJobs,
  type StoredPicture,
  type StorePicture,
  storePictures,
} from './writing/pictures.ts';
import { asJson, type DemoSql, type DemoTransaction } from './writing/rows.ts';
import { writeBrands, writeCategories } from './writing/write-catalogue.ts';
import { writeOrders } from './writing/write-orders.ts';
import { writeAddressesAndStatuses, writePostsAndCarousel } from './writing/write-pages.ts';
import { findPeople, writeOlena } from './writing/write-people.ts';
import { type PlacedProduct, writeProducts } from './writing/write-products.ts';

export type DemoStep = 'pictures' | 'products';

export interface FillOptions {
  sql: DemoSql;
  /** Stores a drawing with its row in the media table. */
  storePicture: StorePicture;
  /** How many goods the shop shall have; never fewer than the hand-made ones. */
  products?: number | undefined;
  seed?: number | undefined;
  /** All dates of the demo count from this moment. */
  today: Date;
  onProgress?: ((step: DemoStep, done: number, total: number) => void) | undefined;
}

export interface FillResult {
  /** How many products came into the shop. */
  products: number;
}

/** Two processes that start at once fill once. */
const fillLock = 7_405_002;

/**
 * Fills an empty shop, or brings a filled one to the wanted number of products. The rows come in one transaction: a
 * filling that is cut short leaves an empty shop, and the next start fills it.
 */
export async function fillDemo(options: FillOptions): Promise<FillResult> {
  const { sql, products = 0 } = options;
  const existing = await itemNumbers(sql);
  if (existing === null) return fillEmptyShop(options);
  return products > existing.size ? growShop(options, existing) : { products: 0 };
}

async function fillEmptyShop({
  sql,
  storePicture,
  products,
  seed,
  today,
  onProgress,
}: FillOptions): Promise<FillResult> {
  const handMade = handMadeProducts();
  const wanted = Math.max(products ?? 0, handMade.length);
  const everyHouse = wanted > handMade.length ? [...houses, ...scaledHouses] : houses;
  // Pictures take minutes, so they are drawn before the transaction: it would hold its locks for all that time.
  const pictures = await storePictures(
    [
      ...productJobs(generateCatalogue({ products: wanted, seed })),
      ...houses.map(({ name }) => brandJob(name)),
      ...demoPosts.map(postJob),
    ],
    storePicture,
    (done, total) => onProgress?.('pictures', done, total),
  );
  const written = await sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${fillLock})`;
    if ((await itemNumbers(sql)) !== null) {
      await deletePictures(sql, pictures);
      return 0;
    }
    await deletePicturesOfCutFilling(sql, pictures);
    await writeCategories(sql, today);
    await writeBrands(sql, everyHouse, pictures);
    const placed: PlacedProduct[] = [];
    const count = await writeProducts(sql, {
      products: generateCatalogue({ products: wanted, seed }),
      pictures,
      today,
      onWritten: (done) => onProgress?.('products', done, wanted),
      onPlaced: (one) => placed.length < handMade.length && placed.push(one),
    });
    await writeAddressesAndStatuses(sql, today);
    await writePostsAndCarousel(sql, { pictures, placed, today });
    const people = await findPeople(sql);
    if (people.olenaId !== null) await writeOlena(sql, people.olenaId, placed);
    await writeOrders(sql, { orders: composeOrders(handMade, today), placed, ...people });
    return count;
  });
  await refreshStatistics(sql);
  return { products: written };
}

async function growShop(
  { sql, storePicture, products, seed, today, onProgress }: FillOptions,
  existing: ReadonlySet<string>,
): Promise<FillResult> {
  function* missing() {
    for (const product of generateCatalogue({ products, seed })) if (!existing.has(product.itemNo)) yield product;
  }
  const pictures = await storePictures(productJobs(missing()), storePicture, (done, total) =>
    onProgress?.('pictures', done, total),
  );
  const total = (products ?? 0) - existing.size;
  const written = await sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${fillLock})`;
    await writeBrands(sql, [...houses, ...scaledHouses], new Map());
    return writeProducts(sql, {
      products: missing(),
      pictures,
      today,
      onWritten: (done) => onProgress?.('products', done, total),
    });
  });
  await refreshStatistics(sql);
  return { products: written };
}

/** Null for a shop without a category: it was never filled, or its filling was cut short and undone. */
async function itemNumbers(sql: DemoSql | DemoTransaction): Promise<Set<string> | null> {
  const [shop] = await sql<{ isFilled: boolean }[]>`select exists (select from categories) as "isFilled"`;
  if (!shop?.isFilled) return null;
  const rows = await sql<{ itemNo: string }[]>`
    select item_no as "itemNo" from products where item_no is not null`;
  return new Set(rows.map(({ itemNo }) => itemNo));
}

/** The rows of pictures come one by one, before the transaction; those of a filling that was cut short show nothing. */
async function deletePicturesOfCutFilling(
  sql: DemoTransaction,
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<void> {
  await sql`
    delete from media
    where id not in (select json_array_elements_text(${idsOf(pictures)}::text::json)::uuid)
      and not exists (select from brands where brands.picture_id = media.id)
      and not exists (select from products where products.picture_id = media.id)
      and not exists (select from blog_posts where blog_posts.picture_id = media.id)`;
}

/** Another process was faster: its pictures are the ones that are shown. */
async function deletePictures(sql: DemoTransaction, pictures: ReadonlyMap<string, StoredPicture>): Promise<void> {
  await sql`delete from media where id in (select json_array_elements_text(${idsOf(pictures)}::text::json)::uuid)`;
}

const idsOf = (pictures: ReadonlyMap<string, StoredPicture>): string =>
  asJson([...pictures.values()].map(({ id }) => id));

/** The planner would otherwise think for a minute that the shop is empty. */
async function refreshStatistics(sql: DemoSql): Promise<void> {
  await sql`analyze products, product_groups, product_group_items, brands, categories, orders, order_lines`;
}
