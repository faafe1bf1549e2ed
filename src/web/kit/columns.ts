/**
 * A list of objects as text, for the data of a page. By columns: the names of the fields are written once, a value that all rows share
 * is written once, and texts need no quotation marks. React Router would write each value with a number of its own, which takes more
 * bytes and time than the values.
 */
export type ColumnText<Row extends object> = string & { readonly rows?: Row };

export const writeColumns = <Row extends object>(rows: readonly Row[]): ColumnText<Row> =>
  swapQuotes(JSON.stringify(toColumns(rows)));

export const readColumns = <Row extends object>(text: ColumnText<Row>): Row[] =>
  toRows(JSON.parse(swapQuotes(text))) as Row[];

/** JSON escapes it, so its text never contains it. */
const noCharacter = '\u0000';

/** The page writes the text into JSON, and that into a script: each quotation mark would take four bytes. */
const swapQuotes = (text: string): string =>
  text.replaceAll('~', noCharacter).replaceAll('"', '~').replaceAll(noCharacter, '"');

type Columns = { readonly count: number; readonly fields: Readonly<Record<string, Column>> };

type Column =
  /** One value for each row, or one for all. */
  | readonly unknown[]
  /** Texts or other scalars, with a separator that none of them has. */
  | string
  /** Objects. */
  | Columns
  /** The lists of all rows as one, and how long each is. */
  | { readonly lengths: readonly number[]; readonly items: Columns };

const separator = '|';
/** The first character of the column says what the others are. */
const textMark = "'";
const scalarMark = '#';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfObjects = (value: unknown): value is object[] => Array.isArray(value) && value.every(isObject);
const isPlainText = (value: unknown): value is string => typeof value === 'string' && !value.includes(separator);
const isScalar = (value: unknown): value is number | boolean | null =>
  value === null || typeof value === 'number' || typeof value === 'boolean';

/** Columns are named by the first row; rows with other fields, or in another order, stay as they are. */
function haveSameFields([first = {}, ...others]: readonly object[]): boolean {
  const names = Object.keys(first);
  return others.every((row) => {
    const own = Object.keys(row);
    return own.length === names.length && own.every((name, at) => name === names[at]);
  });
}

function toColumns(rows: readonly object[]): Columns {
  const names = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
  const fields = Object.fromEntries(names.map((name) => [name, toColumn(rows.map((row) => row[name]))]));
  return { count: rows.length, fields };
}

/** Of frozen objects and lists, which the loaders of many pages share. */
const knownColumns = new WeakMap<object, Column>();

function toColumn(values: readonly unknown[]): Column {
  const [first] = values;
  if (typeof first !== 'object' || first === null || values.length > 1 || !Object.isFrozen(first)) {
    return makeColumn(values);
  }
  const column = knownColumns.get(first) ?? makeColumn(values);
  knownColumns.set(first, column);
  return column;
}

function makeColumn(values: readonly unknown[]): Column {
  const [first] = values;
  if (typeof first === 'object' && first !== null) {
    if (values.every(isObject) && haveSameFields(values)) return toColumns(values);
    if (values.every(isListOfObjects) && values.some(({ length }) => length > 0)) {
      const items = values.flat();
      if (haveSameFields(items)) return { lengths: values.map(({ length }) => length), items: toColumns(items) };
    }
  }
  if (values.every((value) => value === first)) return [first];
  if (values.every(isPlainText)) return textMark + writeTexts(values);
  return values.every(isScalar) ? scalarMark + values.map(writeScalar).join(separator) : values;
}

/** What all texts begin and end with, then the rest of each: addresses of pictures differ only in the middle. */
function writeTexts(texts: readonly string[]): string {
  const [first = ''] = texts;
  let start = first.length;
  for (const text of texts) {
    let same = 0;
    while (same < start && text[same] === first[same]) same++;
    start = same;
  }
  let end = Math.min(...texts.map(({ length }) => length)) - start;
  for (const text of texts) {
    let same = 0;
    while (same < end && text[text.length - 1 - same] === first[first.length - 1 - same]) same++;
    end = same;
  }
  const rests = texts.map((text) => text.slice(start, text.length - end));
  return [first.slice(0, start), first.slice(first.length - end), ...rests].join(separator);
}

function readTexts(text: string): string[] {
  const [start = '', end = '', ...rests] = text.split(separator);
  return rests.map((rest) => start + rest + end);
}

const writeScalar = (value: number | boolean | null): string =>
  typeof value === 'boolean' ? (value ? 't' : 'f') : String(value ?? '');

const readScalar = (text: string): number | boolean | null => {
  if (text === '') return null;
  return text === 't' || text === 'f' ? text === 't' : Number(text);
};

function toRows({ count, fields }: Columns): object[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [name, column] of Object.entries(fields)) {
    const values = readColumn(column);
    for (const [at, row] of rows.entries()) row[name] = values.length === 1 ? values[0] : values[at];
  }
  return rows;
}

function readColumn(column: Column): readonly unknown[] {
  if (typeof column === 'string') {
    const rest = column.slice(1);
    return column.startsWith(textMark) ? readTexts(rest) : rest.split(separator).map(readScalar);
  }
  if (!('lengths' in column)) return 'count' in column ? toRows(column) : column;
  const items = toRows(column.items);
  return column.lengths.map((length) => items.splice(0, length));
}
