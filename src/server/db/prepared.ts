import type { Executor } from './connection.ts';

type Statement<Rows> = { execute(values?: Record<string, unknown>): Promise<Rows> };

/**
 * For statements that every visitor asks: put together once per process, and read and planned once per connection, which
 * takes longer than to carry them out. `build` ends in `.prepare(name)`; what varies is `sql.placeholder(…)`.
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
