/**
 * A list as one array per field: in the data of a page the names of the fields are written once, not with each row. A value that all
 * rows share is written once too.
 */
export type Columns<Row extends object> = {
  readonly count: number;
  readonly fields: { readonly [Field in keyof Row]?: readonly Row[Field][] };
};

export function toColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const known = new Map<string, unknown>();
  /** Equal objects become one: the brand or the category of many products. */
  const shared = <Value>(value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    if (!known.has(text)) known.set(text, value);
    return known.get(text) as Value;
  };
  const fields: { [Field in keyof Row]?: Row[Field][] } = {};
  for (const field of Object.keys(rows[0] ?? {}) as (keyof Row)[]) {
    const values = rows.map((row) => shared(row[field]));
    fields[field] = values.every((value) => value === values[0]) ? values.slice(0, 1) : values;
  }
  return { count: rows.length, fields };
}

export function toRows<Row extends object>({ count, fields }: Columns<Row>): Row[] {
  const columns = Object.entries(fields) as [string, readonly unknown[]][];
  const valueAt = (values: readonly unknown[], at: number) => (values.length === 1 ? values[0] : values[at]);
  return Array.from(
    { length: count },
    (_, at) => Object.fromEntries(columns.map(([field, values]) => [field, valueAt(values, at)])) as Row,
  );
}
