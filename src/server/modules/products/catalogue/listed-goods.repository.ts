import { and, asc, desc, getTableName, type SQL, Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { products } from '../products.table.ts';

export type ProductOrder = 'newest' | 'dearest' | 'cheapest';

export type ProductListing = {
  readonly order: ProductOrder;
  readonly perPage: number;
  readonly startPage: number;
};

/** The id breaks ties, so that pagination neither repeats nor skips products. */
export const orders: Record<ProductOrder, SQL[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  dearest: [desc(products.smallestPurchaseKopecks), desc(products.id)],
  cheapest: [asc(products.smallestPurchaseKopecks), asc(products.id)],
};
const inOrder = (order: ProductOrder) => sql`order by ${sql.join(orders[order], sql`, `)}`;

/** Aliases a subquery with the table's name, so that expressions on the table's columns work on it. */
export const as = <Table extends PgTable>(table: Table, part: SQL) =>
  new Subquery(part, {}, getTableName(table)) as unknown as Table;

type Part = { readonly where: (SQL | undefined)[]; readonly order: ProductOrder; readonly bounds: SQL };

const find = (what: SQL, { where, order, bounds }: Part) =>
  sql`select ${what} from ${products} where ${and(products.isEnabled, ...where)} ${inOrder(order)} ${bounds}`;
export const findGoods = (part: Part) => find(sql`*`, part);
/** Index-only scan for the ids; then only the rows of the page are read. */
export const findThenRead = (part: Part) => sql`
  select * from (${find(sql`${products.id}`, part)}) as page join ${products} using (id) ${inOrder(part.order)}`;

/**
 * One page of products, in order. The limit is a literal and the first page has no offset, so that the planner knows
 * how few rows are needed. A later offset is hidden in a subselect: a visible parameter would cause a custom plan per
 * call, and planning takes longer than execution. Beyond the total nothing is scanned.
 */
export function listedGoods(listing: ProductListing, isThere: SQL, total: SQL): SQL {
  const { order, perPage, startPage } = listing;
  const limit = sql.raw(`limit ${perPage}`);
  if (startPage === 1) return findGoods({ where: [isThere], order, bounds: limit });
  const offset = sql`(select ${sql.placeholder('offset')}::integer)`;
  return findThenRead({ where: [isThere, sql`${offset} < ${total}`], order, bounds: sql`${limit} offset ${offset}` });
}

type Statement<Row> = {
  execute(values: Record<string, unknown>): Promise<Row[]>;
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> };
};

/** Prepared statements only for the page sizes of the shop's own pages: a client must not be able to fill a connection with plans. */
const sizesOfPages = new Set([9, 12, 30]);

/** Runs list queries, with one prepared statement per combination of options. */
export function preparedListing<Listing extends ProductListing, Row>(
  name: string,
  build: (db: Executor, listing: Listing) => Statement<Row>,
): (db: Executor, listing: Listing) => Promise<Row[]> {
  const known = new Map<string, (db: Executor, values: Record<string, unknown>) => Promise<Row[]>>();
  return (db, listing) => {
    const { order, perPage, startPage } = listing;
    const values = { ...listing, offset: (startPage - 1) * perPage };
    if (!sizesOfPages.has(perPage)) return build(db, listing).execute(values);
    const way = [name, order, perPage, startPage > 1 ? 'later' : 'first'].join('_');
    const ask = known.get(way) ?? prepared((db) => build(db, listing).prepare(way));
    known.set(way, ask);
    return ask(db, values);
  };
}
