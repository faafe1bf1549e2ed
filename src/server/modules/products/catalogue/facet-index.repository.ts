import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { listingChanges } from '../listing-changes.table.ts';
import { products } from '../products.table.ts';

/** What lists are filtered and sorted by. */
export type ListedProduct = {
  readonly id: string;
  readonly categoryId: string;
  /** The smallest possible purchase. */
  readonly kopecks: number;
  readonly createdAtUs: number;
  readonly facets: readonly string[];
};

/** A product as it is now; null if buyers cannot see it. */
export type ListingChange = { readonly id: string; readonly product: ListedProduct | null };

/** A transaction and a product, the order in which changes are read. */
export type ChangeKey = { readonly changedIn: string; readonly id: string };

/** One value, parsed faster than many rows. */
const asJson = (columns: SQL, from: SQL) => sql`coalesce((select json_agg(row_to_json(listed)) from (
  select ${columns} ${from}) as listed), '[]')`;

const listed = sql`${products.id}, ${products.categoryId} as "categoryId", ${products.smallestPurchaseKopecks} as kopecks,
  (extract(epoch from ${products.createdAt}) * 1000000)::bigint as "createdAtUs", ${products.facets}`;

export type Moment = {
  /** Which transactions a statement sees: PostgreSQL's `pg_snapshot`. */
  readonly snapshot: string;
  /** Of the WAL. A replica that is promoted begins another, and may give numbers of lost transactions to others. */
  readonly timeline: string;
};

const moment = {
  snapshot: sql<string>`pg_current_snapshot()::text`,
  timeline: sql<string>`case when pg_is_in_recovery() then '' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end`,
};

export async function readMoment(db: Executor): Promise<Moment> {
  const [found] = await db.select(moment).from(sql`(select) as one`);
  if (!found) throw new Error('The database returned no snapshot');
  return found;
}

/** Enabled products by id, after the given one. */
export async function readListed(db: Executor, afterId: string, limit: number): Promise<ListedProduct[]> {
  const from = sql`from ${products} where ${products.isEnabled} and ${products.id} > ${afterId}
    order by ${products.id} limit ${limit}`;
  const { rows } = await db.execute<{ found: ListedProduct[] }>(sql`select ${asJson(listed, from)} as found`);
  return rows[0]?.found ?? [];
}

export type ShownCategory = { readonly id: string; readonly lowerTitle: string };

type Changes = Moment & {
  readonly changes: readonly (ListingChange & ChangeKey)[];
  /** All of them, each time: they are few. */
  readonly categories: readonly ShownCategory[];
};

const changes = prepared<{ snapshot: string; limit: number } & ChangeKey, Changes[]>((db) => {
  const known = sql`${sql.placeholder('snapshot')}::text::pg_snapshot`;
  const after = sql`(${sql.placeholder('changedIn')}::text::xid8, ${sql.placeholder('id')}::uuid)`;
  const columns = sql`${listingChanges.productId} as id, ${listingChanges.changedIn}::text as "changedIn",
    (select row_to_json(product) from (select ${listed} from ${products}
      where ${products.id} = ${listingChanges.productId} and ${products.isEnabled}) as product) as product`;
  // The oldest transaction that was open then bounds the index scan. Later than this snapshot are only leftovers of another server.
  const from = sql`from ${listingChanges}
    where ${listingChanges.changedIn} >= pg_snapshot_xmin(${known}) and not pg_visible_in_snapshot(${listingChanges.changedIn}, ${known})
      and ${listingChanges.changedIn} < pg_snapshot_xmax(pg_current_snapshot())
      and (${listingChanges.changedIn}, ${listingChanges.productId}) > ${after}
    order by ${listingChanges.changedIn}, ${listingChanges.productId} limit ${sql.placeholder('limit')}`;
  return db
    .select({
      ...moment,
      changes: sql<Changes['changes']>`${asJson(columns, from)}`,
      categories: sql<ShownCategory[]>`${asJson(
        sql`${categories.id}, lower(${categories.title}) as "lowerTitle"`,
        sql`from ${categories} where ${categories.isActive}`,
      )}`,
    })
    .from(sql`(select) as one`)
    .prepare('listing_changes');
});

/** Committed changes that the snapshot does not see, after the given one; the active categories; and the moment of both. */
export async function readChanges(
  db: Executor,
  snapshot: string,
  { changedIn, id }: ChangeKey,
  limit: number,
): Promise<Changes> {
  const [found] = await changes(db, { snapshot, changedIn, id, limit });
  if (!found) throw new Error('The database returned no snapshot');
  return found;
}
