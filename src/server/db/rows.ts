import { eq, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
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
