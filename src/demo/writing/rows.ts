import type postgres from 'postgres';

type Types = { bigint: number };
export type DemoSql = postgres.Sql<Types>;
export type DemoTransaction = postgres.TransactionSql<Types>;

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
  sql: DemoTransaction,
  table: string,
  rows: readonly Row[],
  { isTolerant = false, isOverriding = false }: InsertOptions = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  await sql`
    insert into ${sql(table)} (${sql(columns)}) ${isOverriding ? sql`overriding system value` : sql``}
    select ${sql(columns)} from json_populate_recordset(null::${sql(table)}, ${asJson(rows)}::text::json)
    ${isTolerant ? sql`on conflict do nothing` : sql``}`;
}

/** As text: a pool that Drizzle shares no longer turns objects into JSON by itself. */
export const asJson = (value: unknown): string => JSON.stringify(value);
