import { sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** A connection or a transaction. */
export type DemoDatabase = PgDatabase<NodePgQueryResultHKT>;

/** Runs the work without indexes and foreign keys of these tables, and builds them afterwards. */
export type WithoutIndexes = (tables: readonly string[], work: () => Promise<void>) => Promise<void>;

/** Without the time-out of statements, which is meant for requests. */
export const inLongTransaction = <Result>(db: DemoDatabase, work: (db: DemoDatabase) => Promise<Result>) =>
  db.transaction(async (db) => {
    await db.execute(sql`set local statement_timeout = 0`);
    return work(db);
  });

/** Column name → JSON value: timestamps as ISO text, arrays as arrays. */
export type Row = Readonly<Record<string, unknown>>;

interface InsertOptions {
  /** `on conflict do nothing`. */
  isTolerant?: boolean;
  /** `overriding system value`, for identity columns. */
  isOverriding?: boolean;
}

/** Bulk insert in one statement: PostgreSQL converts the JSON to the column types. */
export async function insertRows(
  db: DemoDatabase,
  table: string,
  rows: readonly Row[],
  { isTolerant = false, isOverriding = false }: InsertOptions = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = sql.identifier(table);
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${name} (${columns}) ${isOverriding ? sql`overriding system value` : none}
    select ${columns} from json_populate_recordset(null::${name}, ${asJson(rows)}::text::json)
    ${isTolerant ? sql`on conflict do nothing` : none}`);
}

const none = sql``;

/** As text, since the driver would send an array as a PostgreSQL array. */
export const asJson = (value: unknown): string => JSON.stringify(value);
