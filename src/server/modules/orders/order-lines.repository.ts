import { asc, eq, getTableColumns, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { orderLines } from './order-lines.table.ts';

export type NewLine = Required<Omit<typeof orderLines.$inferInsert, 'id' | 'orderId' | 'position'>>;
export type OrderedLine = Awaited<ReturnType<typeof listLines>>[number];

export function listLines(db: Executor, orderId: string) {
  const { id: _, orderId: __, position: ___, ...columns } = getTableColumns(orderLines);
  return db.select(columns).from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

const columns = Object.entries(getTableColumns(orderLines));

/** All lines as one JSON array, so that one statement serves any number of them: see `linesAsJson`. */
export function insertionOfLines(db: Executor, json: SQLWrapper) {
  const values = columns.map(([name, column]) =>
    name === 'id' ? sql`uuidv7()` : sql`line.${sql.identifier(column.name)}`,
  );
  return db
    .insert(orderLines)
    .select(
      sql`select ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${orderLines}, ${json}::jsonb) as line`,
    );
}

export function linesAsJson(orderId: string, lines: readonly NewLine[]): string {
  const rows = lines.map((line, at) => {
    const row: Record<string, unknown> = { ...line, orderId, position: at + 1 };
    return Object.fromEntries(columns.map(([name, column]) => [column.name, row[name]]));
  });
  return JSON.stringify(rows);
}

export async function replaceLines(db: Executor, orderId: string, lines: readonly NewLine[]): Promise<void> {
  await db.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await insertionOfLines(db, sql.param(linesAsJson(orderId, lines)));
}
