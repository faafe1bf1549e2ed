import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './connection.ts';
import { readRowsQuickly } from './quick-rows.ts';

type Statement<Rows> = { execute(values?: Record<string, unknown>): Promise<Rows> };

/**
 * For statements that are asked all day: put together, read and planned once per connection, which takes longer than to carry
 * them out. `build` ends in `.prepare(name)`; what varies is `sql.placeholder(…)`.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  build: (db: Executor) => Statement<Rows>,
): (db: Executor, values: Values) => Promise<Rows> {
  const statements = new WeakMap<object, Statement<Rows>>();
  return (db, values) => {
    const connection = connectionOf(db);
    let statement = statements.get(connection);
    if (!statement) {
      statement = build(db);
      readRowsQuickly(statement);
      statements.set(connection, statement);
    }
    return statement.execute(values);
  };
}

/** A transaction is new every time, but the connection under it is not: that of one transaction serves the next one's statements. */
function connectionOf(db: Executor): object {
  const { client } = db._.session as { client?: object };
  return client ?? db;
}

/** What varies in a prepared statement, each under its own name. */
export function placeholders<Name extends string>(...names: readonly Name[]): Record<Name, SQL> {
  return Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])) as Record<Name, SQL>;
}
