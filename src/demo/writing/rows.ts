/** What the writers need of a database: values travel as parameters, names are the demo's own words. */
export interface DemoTransaction {
  <Rows extends object[] = Record<string, unknown>[]>(
    text: TemplateStringsArray,
    ...values: unknown[]
  ): Promise<Rows[number][]>;
  unsafe<Rows extends object[] = Record<string, unknown>[]>(
    statement: string,
    values?: unknown[],
  ): Promise<Rows[number][]>;
}

export interface DemoSql extends DemoTransaction {
  begin<Result>(work: (sql: DemoTransaction) => Promise<Result>): Promise<Result>;
}

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
  const columns = Object.keys(first).join(', ');
  const overriding = isOverriding ? 'overriding system value' : '';
  const tolerant = isTolerant ? 'on conflict do nothing' : '';
  await sql.unsafe(
    `insert into ${table} (${columns}) ${overriding}
     select ${columns} from json_populate_recordset(null::${table}, $1::text::json) ${tolerant}`,
    [asJson(rows)],
  );
}

/** As text: the driver would send an array as a PostgreSQL array, not as JSON. */
export const asJson = (value: unknown): string => JSON.stringify(value);
