import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { orderLines } from './order-lines.table.ts';

export type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>;
export type OrderedLine = Awaited<ReturnType<typeof listLines>>[number];

export function listLines(db: Executor, orderId: string) {
  const { id: _, orderId: __, position: ___, ...columns } = getTableColumns(orderLines);
  return db.select(columns).from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

export async function insertLines(db: Executor, orderId: string, lines: readonly NewLine[]): Promise<void> {
  await db.insert(orderLines).values(lines.map((line, at) => ({ ...line, orderId, position: at + 1 })));
}

export async function replaceLines(db: Executor, orderId: string, lines: readonly NewLine[]): Promise<void> {
  await db.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await insertLines(db, orderId, lines);
}
