import { eq, type InferInsertModel, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { countedTo } from '#domain/counts.ts';
import type { Executor } from './connection.ts';

type EditableTable = PgTable & { readonly id: PgColumn; readonly updatedAt: PgColumn; readonly version: PgColumn };

/** CRUD statements that all editable tables share. */
export function rowsOf<Table extends EditableTable>(table: Table) {
  const isIt = (id: string): SQL => eq(table.id, id);
  return {
    /** Takes a row lock until the transaction ends; false if there is no such row. */
    async lock(db: Executor, id: string): Promise<boolean> {
      const { rowCount } = await db.execute(sql`select from ${table} where ${isIt(id)} for update`);
      return rowCount === 1;
    },
    async insert(db: Executor, values: InferInsertModel<Table>): Promise<string> {
      const [made] = await db.insert(table).values(values).returning({ id: table.id });
      if (!made) throw new Error('The database returned no row');
      return String(made.id);
    },
    async update(db: Executor, id: string, values: Partial<InferInsertModel<Table>>): Promise<void> {
      const counted = { ...values, updatedAt: sql`now()`, version: sql`${table.version} + 1` };
      await db
        .update(table)
        .set(counted as PgUpdateSetSource<Table>)
        .where(isIt(id));
    },
    async remove(db: Executor, id: string): Promise<void> {
      await db.delete(table).where(isIt(id));
    },
  };
}

/** A LIKE pattern for texts that contain the word, with its wildcards escaped. */
export const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

const most = sql.raw(String(countedTo));

/** A subquery that counts no further than `countedTo`, so that its cost does not grow with the table. The condition should have an index. */
export const cappedCount = (table: SQLWrapper, condition?: SQL) =>
  sql<number>`(select count(*)::int from (select from ${table} ${condition && sql`where ${condition}`} limit ${most}) as counted)`;

export async function countUpTo(db: Executor, table: SQLWrapper, condition?: SQL): Promise<number> {
  const { rows } = await db.execute<{ counted: number }>(sql`select ${cappedCount(table, condition)} as counted`);
  return rows[0]?.counted ?? 0;
}
