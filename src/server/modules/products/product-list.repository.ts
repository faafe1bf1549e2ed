import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { type ProductCardRow, selectCards } from './product-cards.repository.ts';
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

/** Compared with a look-up and not joined: a join would sort the whole category, this walks its index. */
const isInCategory = sql`${products.categoryId} = (
  select ${categories.id} from ${categories}
  where lower(${categories.title}) = lower(${sql.placeholder('categoryTitle')}) and ${categories.isActive})`;
/** The few hidden categories are found once, so that an index can be walked in its order here too. */
const isInShownCategory = sql`${products.categoryId} <> all (array(
  select ${categories.id} from ${categories} where not ${categories.isActive}))`;
const isOfBrands = sql`${products.brandId} = any (${sql.placeholder('brandIds')}::uuid[])`;

/** Which products the page holds is found on the index alone; only those are then read. */
function selectPage(db: Executor, where: (SQL | undefined)[], order: ProductOrder, bounds: SQL) {
  const sorted = sql.join(orders[order], sql`, `);
  const page = sql`(select ${products.id} from ${products}
    where ${and(products.isEnabled, ...where)} order by ${sorted} ${bounds}) as page`;
  return selectCards(db)
    .innerJoin(page, sql`page.id = ${products.id}`)
    .orderBy(...orders[order]);
}

/**
 * The number of products is written out, not a parameter, and the first page has no offset: only then does the database
 * know beforehand how little it has to read, and plans once.
 */
function selectListing(db: Executor, { order, perPage, startPage, categoryTitle, brandIds }: ProductListing) {
  const where = [categoryTitle === undefined ? isInShownCategory : isInCategory, brandIds && isOfBrands];
  const limit = sql.raw(`limit ${perPage}`);
  return selectPage(db, where, order, startPage === 1 ? limit : sql`${limit} offset ${sql.placeholder('offset')}`);
}

type ListingValues = Pick<ProductListing, 'categoryTitle' | 'brandIds'> & { offset: number };

/** Only pages of the sizes that the shop itself asks for are kept planned: a connection must not hold a plan for any number. */
const sizesOfPages = new Set([9, 12, 30]);
const listings = new Map<string, (db: Executor, values: ListingValues) => Promise<ProductCardRow[]>>();

export function listProducts(db: Executor, listing: ProductListing): Promise<ProductCardRow[]> {
  const { order, perPage, startPage, categoryTitle, brandIds } = listing;
  const values = { categoryTitle, brandIds, offset: (startPage - 1) * perPage };
  if (!sizesOfPages.has(perPage)) return selectListing(db, listing).execute(values);
  const parts = [startPage > 1 && 'later', categoryTitle !== undefined && 'category', brandIds && 'brands'];
  const name = ['products', order, perPage, ...parts.filter(Boolean)].join('_');
  const known = listings.get(name) ?? prepared((db) => selectListing(db, listing).prepare(name));
  listings.set(name, known);
  return known(db, values);
}

const discounted = prepared<{ limit: number }, ProductCardRow[]>((db) =>
  selectPage(
    db,
    [sql`${products.priceNowKopecks} < ${products.currentPriceKopecks}`, isInShownCategory],
    'newest',
    sql`limit ${sql.placeholder('limit')}`,
  ).prepare('products_discounted'),
);

export const listDiscountedProducts = (db: Executor, limit: number) => discounted(db, { limit });
