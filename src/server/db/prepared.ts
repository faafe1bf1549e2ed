import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './connection.ts';
import { lastingExecutor } from './transaction.ts';

type Statement<Rows> = { execute(values?: Record<string, unknown>): Promise<Rows> };

/**
 * A named prepared statement for frequent queries: Drizzle builds its text, and PostgreSQL parses and plans it, once per connection.
 * `build` ends in `.prepare(name)`; parameters are `sql.placeholder(…)`.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  build: (db: Executor) => Statement<Rows>,
): (db: Executor, values: Values) => Promise<Rows> {
  const statements = new WeakMap<Executor, Statement<Rows>>();
  return (db, values) => {
    const executor = lastingExecutor(db);
    const statement = statements.get(executor) ?? build(executor);
    statements.set(executor, statement);
    return statement.execute(values);
  };
}

export function placeholders<Name extends string>(...names: readonly Name[]): Record<Name, SQL> {
  return Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])) as Record<Name, SQL>;
}
