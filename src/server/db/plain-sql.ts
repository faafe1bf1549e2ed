import type pg from 'pg';

type Rows = object[];

/** Plain SQL whose values travel as parameters: sql<{ id: string }[]>`select id from brands where slug = ${slug}`. */
export type Sql = {
  <R extends Rows = Record<string, unknown>[]>(text: TemplateStringsArray, ...values: unknown[]): Promise<R[number][]>;
  /** For statements that are put together from the shop's own words, never from anybody's input. */
  unsafe<R extends Rows = Record<string, unknown>[]>(statement: string, values?: unknown[]): Promise<R[number][]>;
  /** All of it or nothing. */
  begin<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
};

type OnQuery = ((statement: string) => void) | undefined;

export function plainSql(pool: pg.Pool, onQuery?: OnQuery): Sql {
  const begin = async <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(sqlOn(client, nested, onQuery));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot take back what it did is not given to anybody else.
      const isClean = await client.query('rollback').then(
        () => true,
        () => false,
      );
      client.release(!isClean);
      throw error;
    }
  };
  return sqlOn(pool, begin, onQuery);
}

const nested: Sql['begin'] = () => Promise.reject(new Error('A transaction of plain SQL cannot hold another one'));

function sqlOn(executor: pg.Pool | pg.PoolClient, begin: Sql['begin'], onQuery: OnQuery): Sql {
  const unsafe = async <R extends Rows>(statement: string, values: unknown[] = []): Promise<R[number][]> => {
    onQuery?.(statement);
    return (await executor.query<R[number]>(statement, values)).rows;
  };
  const tagged = <R extends Rows>(text: TemplateStringsArray, ...values: unknown[]): Promise<R[number][]> =>
    unsafe<R>(
      text.reduce((sofar, part, position) => `${sofar}$${position}${part}`),
      values,
    );
  return Object.assign(tagged, { unsafe, begin });
}
