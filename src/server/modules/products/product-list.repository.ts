import { and, asc, desc, eq, getTableName, type SQL, Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { cardColumns, type ProductCardRow, selectCards, selectCardsWith } from './product-cards.repository.ts';
import * as counts from './product-counts.repository.ts';
import { products } from './products.table.ts';

export type ProductOrder = 'newest' | 'dearest' | 'cheapest';

export type ProductListing = {
  readonly order: ProductOrder;
  readonly perPage: number;
  readonly startPage: number;
  readonly categoryTitle?: string | undefined;
  readonly brandIds?: readonly string[] | undefined;
};

/** The id settles what is equal, so that no product stands on two pages, or on none. */
const orders: Record<ProductOrder, SQL[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  dearest: [desc(products.priceNowKopecks), desc(products.id)],
  cheapest: [asc(products.priceNowKopecks), asc(products.id)],
};

/** The few hidden categories are found once, so that an index can be walked in its order here too. */
const isInShownCategory = sql`${products.categoryId} <> all (array(
  select ${categories.id} from ${categories} where not ${categories.isActive}))`;
const isOfBrands = sql`${products.brandId} = ${counts.anyAskedBrand}`;

type Part = { readonly where: (SQL | undefined)[]; readonly order: ProductOrder; readonly bounds: SQL };

const find = (what: SQL, { where, order, bounds }: Part) =>
  sql`select ${what} from ${products}
    where ${and(products.isEnabled, ...where)} order by ${sql.join(orders[order], sql`, `)} ${bounds}`;
/** A part of a table goes by the name of the whole, so that whatever reads the whole can read the part. */
const as = <Table extends PgTable>(table: Table, part: SQL) =>
  new Subquery(part, {}, getTableName(table)) as unknown as Table;
/** The first goods are read as they are found. */
const firstGoods = (part: Part) => as(products, find(sql`*`, part));
/** Later ones are found on the index alone, and only those of the page are read. */
const laterGoods = (part: Part) =>
  as(products, sql`select * from (${find(sql`${products.id}`, part)}) as page join ${products} using (id)`);

type Page = Pick<ProductListing, 'order' | 'perPage' | 'startPage'>;

/**
 * The number of products is written out, not a parameter, and the first page has no offset: only then does the database know beforehand
 * how little it has to read. A later offset is asked for and not given: if the database could see it while it plans, it would plan for
 * each anew, which takes longer than to carry it out. Past the end nothing is walked.
 */
function goodsOf({ order, perPage, startPage }: Page, where: (SQL | undefined)[], total: SQL) {
  const limit = sql.raw(`limit ${perPage}`);
  if (startPage === 1) return firstGoods({ where, order, bounds: limit });
  const offset = sql`(select ${sql.placeholder('offset')}::integer)`;
  return laterGoods({ where: [...where, sql`${offset} < ${total}`], order, bounds: sql`${limit} offset ${offset}` });
}

/** A page and how many there are in all, in one question. */
const selectListing = (db: Executor, listing: ProductListing) =>
  listing.categoryTitle === undefined ? selectFromAll(db, listing) : selectFromCategory(db, listing);

function selectFromAll(db: Executor, { brandIds, ...page }: ProductListing) {
  const total = counts.countShown(brandIds !== undefined);
  const goods = goodsOf(page, [isInShownCategory, brandIds && isOfBrands], total);
  return selectCardsWith(db, { categoryId: products.categoryId, total }, goods).orderBy(...orders[page.order]);
}

/** The category is found and counted once; then its index is walked, as far as the page goes. */
function selectFromCategory(db: Executor, { brandIds, ...page }: ProductListing) {
  const total = sql<number>`${categories}.total`.mapWith(Number);
  const isInIt = sql`${products.categoryId} = ${categories.id}`;
  const goods = goodsOf(page, [isInIt, brandIds && isOfBrands], total);
  return db
    .select({ ...cardColumns, categoryId: products.categoryId, total })
    .from(as(categories, counts.askedCategoryCounted(brandIds !== undefined)))
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .crossJoinLateral(goods as unknown as Subquery)
    .orderBy(...orders[page.order]);
}

export type ListedProductRow = ProductCardRow & { categoryId: string; total: number };
type ListingValues = Pick<ProductListing, 'categoryTitle' | 'brandIds'> & { offset: number };

/** Only pages of the sizes that the shop itself asks for are kept planned: a connection must not hold a plan for any number. */
const sizesOfPages = new Set([9, 12, 30]);
const listings = new Map<string, (db: Executor, values: ListingValues) => Promise<ListedProductRow[]>>();

export function listProducts(db: Executor, listing: ProductListing): Promise<ListedProductRow[]> {
  const { order, perPage, startPage, categoryTitle, brandIds } = listing;
  const values = { categoryTitle, brandIds, offset: (startPage - 1) * perPage };
  if (!sizesOfPages.has(perPage)) return selectListing(db, listing).execute(values);
  const parts = [startPage > 1 && 'later', categoryTitle !== undefined && 'category', brandIds && 'brands'];
  const name = ['products', order, perPage, ...parts.filter(Boolean)].join('_');
  const known = listings.get(name) ?? prepared((db) => selectListing(db, listing).prepare(name));
  listings.set(name, known);
  return known(db, values);
}

const discounted = prepared<{ limit: number }, ProductCardRow[]>((db) => {
  const where = [sql`${products.priceNowKopecks} < ${products.currentPriceKopecks}`, isInShownCategory];
  const bounds = sql`limit ${sql.placeholder('limit')}`;
  return selectCards(db, laterGoods({ where, order: 'newest', bounds }))
    .orderBy(...orders.newest)
    .prepare('products_discounted');
});

export const listDiscountedProducts = (db: Executor, limit: number) => discounted(db, { limit });
