import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './connection.ts';

type Statement<Rows> = { execute(values?: Record<string, unknown>): Promise<Rows> };

/**
 * A named prepared statement for frequent queries: Drizzle builds its text once per executor, PostgreSQL parses and plans it once per
 * connection. `build` ends in `.prepare(name)`; parameters are `sql.placeholder(…)`.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  build: (db: Executor) => Statement<Rows>,
): (db: Executor, values: Values) => Promise<Rows> {
  const statements = new WeakMap<Executor, Statement<Rows>>();
  return (db, values) => {
    const statement = statements.get(db) ?? build(db);
    statements.set(db, statement);
    return statement.execute(values);
  };
}

export function placeholders<Name extends string>(...names: readonly Name[]): Record<Name, SQL> {
  return Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])) as Record<Name, SQL>;
}
