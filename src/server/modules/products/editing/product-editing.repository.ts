import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { ProductFormat } from '#domain/scent.ts';
import type { Executor } from '#server/db/connection.ts';
import { cappedCount } from '#server/db/rows.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { slides } from '#server/modules/carousels/carousels.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { productGroupItems, productGroups } from '#server/modules/groups/groups.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { productSearch } from '#server/modules/search-index/search-index.table.ts';
import { isBelowLow, isLow, productStock } from '../product-stock.table.ts';
import { attributeColumns, priceNow, productPictures, products, stockInUnits } from '../products.table.ts';

export type ProductFields = Omit<
  typeof products.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'version' | 'priceNowKopecks' | 'smallestPurchaseKopecks' | 'card' | 'cardEn'
>;

/** Filter of the admin list; `words` is a tsquery, or null for all. */
export type ProductChoiceQuery = {
  readonly words: string | null;
  readonly isEnabled?: boolean;
  readonly categoryId?: string | undefined;
  readonly brandId?: string | undefined;
  readonly format?: ProductFormat | undefined;
  readonly stock?: StockFilter | undefined;
  readonly isDiscounted?: boolean | undefined;
};

type StockFilter = 'in' | 'few' | 'out' | 'low';

const columns = {
  id: products.id,
  card: products.card,
  quantity: products.quantity,
  quantityMl: products.quantityMl,
  name: products.name,
  discountPercent: products.discountPercent,
  isEnabled: products.isEnabled,
  isForCarousel: products.isForCarousel,
  version: products.version,
  priceNowKopecks: priceNow,
  /** The product's own or a promotion's, today; 0 where the category's counts. */
  ownPercentNow: sql<number>`percent_with_promotion(${products.discountPercent},
    promotion_percent(${products.id}, ${products.brandId}), category_percent(${products.categoryId}))`,
  categoryPercentNow: sql<number>`category_percent(${products.categoryId})`,
  categoryId: categories.id,
  categoryName: categories.name,
  categoryTitle: categories.title,
};

const isFound = (words: string) => sql`${products.id} in (
  select ${productSearch.productId} from ${productSearch} where ${productSearch.words} @@ ${words}::tsquery)`;

const hasStock = (condition: SQL) =>
  sql`${products.id} in (select ${productStock.productId} from ${productStock} where ${condition})`;

const stockStates: Record<StockFilter, SQL> = {
  in: sql`${productStock.stock} > 0`,
  few: sql`${productStock.stock} > 0 and ${isBelowLow(productStock)}`,
  out: sql`${productStock.stock} = 0`,
  low: isLow(productStock),
};

const formats: Record<ProductFormat, SQL> = {
  decant: sql`${products.isBottled}`,
  set: sql`${products.isSet} and not ${products.isBottled}`,
  bottle: sql`not ${products.isSet} and not ${products.isBottled}`,
};

const isDiscounted = sql`${products.priceNowKopecks} < ${products.currentPriceKopecks}`;

export function matching(query: ProductChoiceQuery): SQL | undefined {
  return and(
    query.words === null ? undefined : isFound(query.words),
    query.isEnabled === undefined ? undefined : eq(products.isEnabled, query.isEnabled),
    query.categoryId === undefined ? undefined : eq(products.categoryId, query.categoryId),
    query.brandId === undefined ? undefined : eq(products.brandId, query.brandId),
    query.format && formats[query.format],
    query.stock && hasStock(stockStates[query.stock]),
    query.isDiscounted === undefined ? undefined : query.isDiscounted ? isDiscounted : not(isDiscounted),
  );
}

const selectProducts = (db: Executor) =>
  db.select(columns).from(products).innerJoin(categories, eq(categories.id, products.categoryId));

export type AdminCardRow = Awaited<ReturnType<typeof selectProducts>>[number];

const sortKeys = {
  date: products.createdAt,
  name: products.name,
  price: products.currentPriceKopecks,
  stock: stockInUnits(products),
};

type Sort = `${'' | '-'}${keyof typeof sortKeys}`;

const directionOf = (sort: Sort) => (sort.startsWith('-') ? desc : asc);

/** The id makes the order total, so that no row is on two pages. */
function orderOf(sort: Sort): SQL[] {
  const direction = directionOf(sort);
  const key = sortKeys[sort.replace('-', '') as keyof typeof sortKeys];
  return [direction(key), direction(products.id)];
}

/** In an order that an index has. */
function sortedProducts(query: ProductChoiceQuery, sort: Sort) {
  if (sort !== 'stock' && sort !== '-stock') {
    return { source: sql`${products}`, condition: matching(query), order: orderOf(sort) };
  }
  const direction = directionOf(sort);
  return {
    source: sql`${productStock} join ${products} on ${products.id} = ${productStock.productId}`,
    condition: and(matching({ ...query, stock: undefined }), query.stock && stockStates[query.stock]),
    order: [direction(productStock.stock), direction(productStock.productId)],
  };
}

type Page = { readonly limit: number; readonly offset: number; readonly sort: Sort };

const listedId = { id: sql<string>`${products.id}`.as('listed_id') };

/** A page before joining, in the order of the products. */
function pageOf(db: Executor, query: ProductChoiceQuery, { limit, offset, sort }: Page, extra?: SQL) {
  const { source, condition, order } = sortedProducts(query, sort);
  return db
    .select(listedId)
    .from(source)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(condition, extra))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
}

const hasWords = (words: string) => sql`${productSearch.words} @@ ${words}::tsquery`;
const isRecentWith = (words: string) => sql`${productSearch.isRecent} and ${hasWords(words)}`;

/** The products of the search rows, one by one: the planner takes a rare word for a common one, and would read all products. */
const foundProducts = sql`${productSearch} cross join lateral (
  select * from ${products} where ${products.id} = ${productSearch.productId} limit 1) as products`;

/** The same where few products have the words. */
const fewPageOf = (
  db: Executor,
  words: string,
  query: ProductChoiceQuery,
  { limit, offset, sort }: Page,
  extra?: SQL,
) =>
  db
    .select(listedId)
    .from(foundProducts)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(hasWords(words), matching({ ...query, words: null }), extra))
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset)
    .as('page');

/** The same of the recent products only, newest first: a bounded number. */
const recentPageOf = (db: Executor, words: string, query: ProductChoiceQuery, { limit, offset }: Page, extra?: SQL) =>
  db
    .select(listedId)
    .from(productSearch)
    .innerJoin(products, eq(products.id, productSearch.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isRecentWith(words), matching({ ...query, words: null }), extra))
    .orderBy(desc(productSearch.createdAt), desc(productSearch.productId))
    .limit(limit)
    .offset(offset)
    .as('page');

/**
 * The same words without prefixes, which are slow among many products (see the migration `search_lexemes`). By a statement of its own, so
 * that the planner of the next one knows the words.
 */
const withoutPrefixes = (prefixed: string) => sql`expand_prefixes(${prefixed}::tsquery)::text`;

async function expandWords(db: Executor, prefixed: string): Promise<string> {
  const { rows } = await db.execute<{ words: string }>(sql`select ${withoutPrefixes(prefixed)} as words`);
  return rows[0]?.words ?? prefixed;
}

/** With the number of recent products that have the words. */
async function expandAndCountRecent(db: Executor, prefixed: string): Promise<{ words: string; recentCount: number }> {
  const recentCount = cappedCount(productSearch, isRecentWith(prefixed));
  const { rows } = await db.execute<{ words: string; recentCount: number }>(
    sql`select ${withoutPrefixes(prefixed)} as words, ${recentCount} as "recentCount"`,
  );
  return rows[0] ?? { words: prefixed, recentCount: 0 };
}

type ListedPage = ReturnType<typeof pageOf> | ReturnType<typeof fewPageOf> | ReturnType<typeof recentPageOf>;

/** Of the recent products; one in a hundred if there are more than these. */
const commonFrom = 500;

/**
 * Few products with a word are found by the word index and sorted. A common word is looked for in the order of the page, which comes to
 * enough of them soon. If recent products fill a page, newest first, there is no older one on it.
 */
async function readPage<Row>(
  db: Executor,
  query: ProductChoiceQuery,
  page: Page,
  read: (page: ListedPage) => Promise<Row[]>,
  extra?: SQL,
): Promise<Row[]> {
  if (query.words === null) return read(pageOf(db, query, page, extra));
  const { words, recentCount } = await expandAndCountRecent(db, query.words);
  const isCommon = recentCount >= commonFrom;
  if (page.sort === '-date' && (isCommon || recentCount >= page.offset + page.limit)) {
    const recent = await read(recentPageOf(db, words, query, page, extra));
    if (recent.length === page.limit) return recent;
  }
  return read(isCommon ? pageOf(db, { ...query, words }, page, extra) : fewPageOf(db, words, query, page, extra));
}

export const listProducts = (db: Executor, query: ProductChoiceQuery, page: Page): Promise<AdminCardRow[]> =>
  readPage(db, query, page, async (listed) =>
    selectProducts(db)
      .innerJoin(listed, eq(listed.id, products.id))
      .orderBy(...orderOf(page.sort)),
  );

type ProductCounts = { active: number; inactive: number; low: number };

export async function countProducts(db: Executor, query: ProductChoiceQuery): Promise<ProductCounts> {
  const words = query.words === null ? null : await expandWords(db, query.words);
  const of = (condition: SQL) => cappedCount(products, and(matching({ ...query, words }), condition));
  const { rows } = await db.execute<ProductCounts>(sql`select ${of(sql`${products.isEnabled}`)} as active,
    ${of(sql`not ${products.isEnabled}`)} as inactive, ${of(hasStock(stockStates.low))} as low`);
  return rows[0] ?? { active: 0, inactive: 0, low: 0 };
}

export async function findProduct(db: Executor, id: string) {
  const [found] = await db
    .select({
      ...columns,
      brandId: products.brandId,
      pictureId: products.pictureId,
      currentPriceKopecks: products.currentPriceKopecks,
      previousPriceKopecks: products.previousPriceKopecks,
      quantity: products.quantity,
      quantityMl: products.quantityMl,
      isBottled: products.isBottled,
      sizeMl: products.sizeMl,
      isEmptyBottle: products.isEmptyBottle,
      color: products.color,
      manufacturerCountry: products.manufacturerCountry,
      description: products.description,
      nameEn: products.nameEn,
      descriptionEn: products.descriptionEn,
      manufacturer: products.manufacturer,
      seller: products.seller,
      productUrl: products.productUrl,
      ...attributeColumns,
      noteKeys: products.noteKeys,
      seoTitle: products.seoTitle,
      seoTitleEn: products.seoTitleEn,
      seoDescription: products.seoDescription,
      seoDescriptionEn: products.seoDescriptionEn,
      createdAt: products.createdAt,
      furtherPictures: sql<string[]>`array(
        select further.address from ${productPictures} join ${media} as further on further.id = ${productPictures.mediaId}
        where ${productPictures.productId} = ${products.id} order by ${productPictures.position})`,
      wasOrdered: sql<boolean>`exists (select from ${orderLines} where ${orderLines.productId} = ${products.id})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.id, id));
  return found ?? null;
}

export type AdminProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/**
 * Row locks until the transaction ends, in id order to avoid deadlocks: of these products and of their other sizes, whose cards change
 * with them. Returns the ids of these products.
 */
export async function lockProducts(db: Executor, ids: readonly string[]): Promise<string[]> {
  const wanted = sql`${sql.param([...ids])}::uuid[]`;
  const { rows } = await db.execute<{ id: string; isWanted: boolean }>(sql`
    select id, id = any (${wanted}) as "isWanted" from ${products} where id = any (${wanted} || array(
      select sibling.product_id from ${productGroupItems} as own join ${productGroupItems} as sibling using (group_id)
      where own.product_id = any (${wanted})))
    order by id for no key update`);
  return rows.flatMap(({ id, isWanted }) => (isWanted ? [id] : []));
}

export const listLocked = (db: Executor, ids: readonly string[]) =>
  selectProducts(db)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id));

export async function insertProduct(db: Executor, fields: ProductFields): Promise<string> {
  const [made] = await db.insert(products).values(fields).returning({ id: products.id });
  if (!made) throw new Error('The database returned no product');
  return made.id;
}

export async function updateProducts(
  db: Executor,
  ids: readonly string[],
  fields: Partial<ProductFields>,
): Promise<void> {
  await db
    .update(products)
    .set({ ...fields, updatedAt: sql`now()`, version: sql`${products.version} + 1` })
    .where(inArray(products.id, [...ids]));
}

const pictureAddress = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//;

/** Ids of stored pictures by address; found by the id in it, which has an index. */
export async function findPictures(db: Executor, addresses: readonly string[]): Promise<Map<string, string>> {
  const ids = addresses.flatMap((address) => pictureAddress.exec(address)?.[1] ?? []);
  const rows = await db.select({ id: media.id, address: media.address }).from(media).where(inArray(media.id, ids));
  return new Map(rows.map(({ id, address }) => [address, id]));
}

/** Replaces all pictures after the first one. */
export async function replaceFurtherPictures(db: Executor, productId: string, ids: readonly string[]): Promise<void> {
  await db.delete(productPictures).where(eq(productPictures.productId, productId));
  if (ids.length === 0) return;
  await db.insert(productPictures).values(ids.map((mediaId, at) => ({ productId, mediaId, position: at + 1 })));
}

export async function deleteProduct(db: Executor, id: string): Promise<void> {
  await db.delete(products).where(eq(products.id, id));
}

/** References that prevent deletion. */
export async function findReferences(db: Executor, id: string) {
  const { rows } = await db.execute<{ orders: number; slides: number; group: string | null }>(sql`
    select (select count(*)::int from ${orderLines} where ${orderLines.productId} = ${id}) as orders,
      (select count(*)::int from ${slides} where ${slides.productId} = ${id}) as slides,
      (select ${productGroups.name} from ${productGroupItems} join ${productGroups} on ${productGroups.id} = ${productGroupItems.groupId}
        where ${productGroupItems.productId} = ${id}) as "group"`);
  return rows[0] ?? { orders: 0, slides: 0, group: null };
}

/** For pickers; newest first without a search. */
export const listChoices = (
  db: Executor,
  query: ProductChoiceQuery,
  limit: number,
  extra?: SQL,
): Promise<ChoiceRow[]> =>
  readPage(db, query, { limit, offset: 0, sort: '-date' }, async (listed) => selectChoices(db, listed), extra);

function selectChoices(db: Executor, page: ListedPage) {
  return db
    .select({
      id: products.id,
      name: products.name,
      itemNo: products.itemNo,
      isBottled: products.isBottled,
      sizeMl: products.sizeMl,
      quantity: products.quantity,
      quantityMl: products.quantityMl,
      currentPriceKopecks: products.currentPriceKopecks,
      isEnabled: products.isEnabled,
      pictureAddress: media.address,
      brandName: brands.name,
      groupId: productGroups.id,
      groupName: productGroups.name,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(media, eq(media.id, products.pictureId))
    .leftJoin(productGroupItems, eq(productGroupItems.productId, products.id))
    .leftJoin(productGroups, eq(productGroups.id, productGroupItems.groupId))
    .innerJoin(page, eq(page.id, products.id))
    .orderBy(desc(products.createdAt), desc(products.id));
}

export type ChoiceRow = Awaited<ReturnType<typeof selectChoices>>[number];

export const isForCarousel = and(products.isForCarousel, products.isEnabled, categories.isActive);

export const isOneOf = (ids: readonly string[]) => inArray(products.id, [...ids]);
