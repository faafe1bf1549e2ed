import { and, asc, desc, getTableName, type SQL, Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { products } from '../products.table.ts';
import { anyAskedBrand } from './product-counts.repository.ts';

export type ProductOrder = 'newest' | 'dearest' | 'cheapest';

export type ProductListing = {
  readonly order: ProductOrder;
  readonly perPage: number;
  readonly startPage: number;
  readonly brandIds?: readonly string[] | undefined;
};

/** The id settles what is equal, so that no product stands on two pages, or on none. */
export const orders: Record<ProductOrder, SQL[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  dearest: [desc(products.priceNowKopecks), desc(products.id)],
  cheapest: [asc(products.priceNowKopecks), asc(products.id)],
};
const inOrder = (order: ProductOrder) => sql`order by ${sql.join(orders[order], sql`, `)}`;

/** A part of a table goes by the name of the whole, so that whatever reads the whole can read the part. */
export const as = <Table extends PgTable>(table: Table, part: SQL) =>
  new Subquery(part, {}, getTableName(table)) as unknown as Table;

type Part = { readonly where: (SQL | undefined)[]; readonly order: ProductOrder; readonly bounds: SQL };

const find = (what: SQL, { where, order, bounds }: Part) =>
  sql`select ${what} from ${products} where ${and(products.isEnabled, ...where)} ${inOrder(order)} ${bounds}`;
/** Found on the index alone; then only those of the page are read. */
export const findThenRead = (part: Part) => sql`
  select * from (${find(sql`${products.id}`, part)}) as page join ${products} using (id) ${inOrder(part.order)}`;

/**
 * The goods of a page, in their order. The number of products is written out, not a parameter, and the first page has no offset: only
 * then does the database know beforehand how little it has to read. A later offset is asked for and not given: if the database could
 * see it while it plans, it would plan for each anew, which takes longer than to carry it out. Past the end nothing is walked.
 */
export function listedGoods(listing: ProductListing, isThere: SQL, total: SQL): SQL {
  const { order, perPage, startPage, brandIds } = listing;
  const where = [isThere, brandIds && sql`${products.brandId} = ${anyAskedBrand}`];
  const limit = sql.raw(`limit ${perPage}`);
  if (startPage === 1) return find(sql`*`, { where, order, bounds: limit });
  const offset = sql`(select ${sql.placeholder('offset')}::integer)`;
  return findThenRead({ where: [...where, sql`${offset} < ${total}`], order, bounds: sql`${limit} offset ${offset}` });
}

type Statement<Row> = {
  execute(values: Record<string, unknown>): Promise<Row[]>;
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> };
};

/** Only pages of the sizes that the shop itself asks for are kept planned: a connection must not hold a plan for any number. */
const sizesOfPages = new Set([9, 12, 30]);

/** Asks for pages by one statement for each way to list. */
export function asker<Listing extends ProductListing, Row>(
  name: string,
  build: (db: Executor, listing: Listing) => Statement<Row>,
): (db: Executor, listing: Listing) => Promise<Row[]> {
  const known = new Map<string, (db: Executor, values: Record<string, unknown>) => Promise<Row[]>>();
  return (db, listing) => {
    const { order, perPage, startPage, brandIds } = listing;
    const values = { ...listing, offset: (startPage - 1) * perPage };
    if (!sizesOfPages.has(perPage)) return build(db, listing).execute(values);
    const way = [name, order, perPage, startPage > 1 ? 'later' : 'first', brandIds ? 'brands' : 'all'].join('_');
    const ask = known.get(way) ?? prepared((db) => build(db, listing).prepare(way));
    known.set(way, ask);
    return ask(db, values);
  };
}
