import { Column, getTableName, is, SQL } from 'drizzle-orm';

type Decoder = { mapFromDriverValue(value: unknown): unknown };
type Field = { readonly path: readonly string[]; readonly field: Column | SQL | SQL.Aliased };
/** What a statement of Drizzle knows of its rows, and the place for a reader of one's own. */
type Selecting = {
  readonly fields?: readonly Field[];
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  customResultMapper?: (rows: unknown[][]) => unknown[];
};

type Part = Record<string, unknown>;
/** Where a value goes: into the row itself, or into that of its groups. */
type Cell = { readonly group: number | null; readonly name: string; readonly decoder: Decoder };
/** A part of the row that is null as a whole where a left join found nothing, which its first column tells. */
type Group = { readonly name: string; readonly firstCell: number; readonly isOptional: boolean };

/**
 * Lets a prepared statement read its rows by a plan that is made once. Drizzle asks of every cell of every row what kind of column it
 * is in, which takes longer than all else that happens to a list on its way from the database.
 */
export function readRowsQuickly(statement: object): void {
  const selecting = statement as Selecting;
  const { fields, joinsNotNullableMap = {} } = selecting;
  if (!fields || fields.some(({ path }) => path.length > 2)) return;
  const groups = groupsOf(fields, joinsNotNullableMap);
  const cells = fields.map((field) => cellOf(field, groups));
  selecting.customResultMapper = (rows) => rows.map((row) => readRow(row, cells, groups));
}

const groupOf = ({ path }: Field) => (path.length === 2 ? path[0] : undefined);

function groupsOf(fields: readonly Field[], isAlwaysThere: Readonly<Record<string, boolean>>): Group[] {
  const names = new Set(fields.map(groupOf).filter((name) => name !== undefined));
  return [...names].map((name) => {
    const tables = fields.map((each) =>
      groupOf(each) === name && is(each.field, Column) ? getTableName(each.field.table) : null,
    );
    const [table = '', ...others] = new Set(tables.filter((each) => each !== null));
    const isOptional = table !== '' && others.length === 0 && !isAlwaysThere[table];
    return { name, firstCell: tables.findIndex((each) => each !== null), isOptional };
  });
}

function cellOf(each: Field, groups: readonly Group[]): Cell {
  const { path, field } = each;
  // An expression knows who reads it, which Drizzle keeps from its types; a column reads itself.
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  const { decoder = expression } = expression as { decoder?: unknown };
  const group = groups.findIndex(({ name }) => name === groupOf(each));
  return { group: group === -1 ? null : group, name: path.at(-1) ?? '', decoder: decoder as Decoder };
}

function readRow(row: readonly unknown[], cells: readonly Cell[], groups: readonly Group[]): Part {
  const result: Part = {};
  const parts = groups.map((): Part => ({}));
  cells.forEach(({ group, name, decoder }, index) => {
    const value = row[index];
    const part = group === null ? result : parts[group];
    if (part) part[name] = value === null ? null : decoder.mapFromDriverValue(value);
  });
  groups.forEach(({ name, firstCell, isOptional }, index) => {
    result[name] = isOptional && row[firstCell] === null ? null : parts[index];
  });
  return result;
}
