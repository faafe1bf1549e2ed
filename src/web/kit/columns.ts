/**
 * A list of objects as text, for the data of a page. By columns: the names of the fields are written once, a value that all rows share
 * is written once, and texts need no quotation marks. React Router would write each value with a number of its own, which takes more
 * bytes and time than the values.
 */
export type ColumnText<Row extends object> = string & { readonly rows?: Row };

export const writeColumns = <Row extends object>(rows: readonly Row[]): ColumnText<Row> =>
  JSON.stringify(toColumns(rows));

export const readColumns = <Row extends object>(text: ColumnText<Row>): Row[] => toRows(JSON.parse(text)) as Row[];

type Columns = { readonly count: number; readonly fields: Readonly<Record<string, Column>> };

type Column =
  /** One value for each row, or one for all. */
  | readonly unknown[]
  /** Texts, with a separator that none of them has. */
  | string
  /** Objects. */
  | Columns
  /** The lists of all rows as one, and how long each is. */
  | { readonly lengths: readonly number[]; readonly items: Columns };

const separator = '|';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfObjects = (value: unknown): value is object[] => Array.isArray(value) && value.every(isObject);
const isPlainText = (value: unknown): value is string => typeof value === 'string' && !value.includes(separator);

function toColumns(rows: readonly object[]): Columns {
  const names = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
  const fields = Object.fromEntries(names.map((name) => [name, toColumn(rows.map((row) => row[name]))]));
  return { count: rows.length, fields };
}

function toColumn(values: readonly unknown[]): Column {
  const [first] = values;
  if (isObject(first) && values.every(isObject)) return toColumns(values);
  if (values.every(isListOfObjects) && values.some(({ length }) => length > 0)) {
    return { lengths: values.map(({ length }) => length), items: toColumns(values.flat()) };
  }
  if (values.every((value) => value === first)) return [first];
  return values.every(isPlainText) ? values.join(separator) : values;
}

function toRows({ count, fields }: Columns): object[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [name, column] of Object.entries(fields)) {
    const values = readColumn(column);
    for (const [at, row] of rows.entries()) row[name] = values.length === 1 ? values[0] : values[at];
  }
  return rows;
}

function readColumn(column: Column): readonly unknown[] {
  if (typeof column === 'string') return column.split(separator);
  if (!('lengths' in column)) return 'count' in column ? toRows(column) : column;
  const items = toRows(column.items);
  return column.lengths.map((length) => items.splice(0, length));
}
