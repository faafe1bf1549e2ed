import { sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database or a transaction on it. */
export type DemoDatabase = PgDatabase<NodePgQueryResultHKT>;

/** Column name → value, as JSON carries it: moments as ISO text, arrays as arrays. */
export type Row = Readonly<Record<string, unknown>>;

interface InsertOptions {
  /** Rows that break a unique rule are left out instead of failing. */
  isTolerant?: boolean;
  /** The rows bring numbers that the database would otherwise give itself. */
  isOverriding?: boolean;
}

/** One statement for any number of rows: PostgreSQL itself reads the JSON into the table's own column types. */
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

/** As text: the driver would send an array as a PostgreSQL array, not as JSON. */
export const asJson = (value: unknown): string => JSON.stringify(value);
