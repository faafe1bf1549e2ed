import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectDatabase, type Database } from '#server/db/connection.ts';

export type CountedQueries<Result> = { result: Result; statements: string[] };

/** A migrated, empty database of one test file, opened in `beforeAll`. */
export class TestDatabase {
  #database: Database | undefined;
  #url = '';
  #statements: string[] = [];

  async open(): Promise<void> {
    const serverUrl = inject('databaseServerUrl');
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(serverUrl, [
      `create database ${name} template shop_template strategy file_copy`,
      // A fixed date, the same as that of the test shop's clock, so that no test depends on the calendar.
      `alter database ${name} set shop.today = '2026-03-17'`,
    ]);
    this.#url = new URL(`/${name}`, serverUrl).href;
    this.#database = await connectDatabase(this.#url, {
      applicationName: name,
      // A busy machine must not turn a queue for connections into a 503.
      connectTimeoutMs: 120_000,
      statementTimeoutMs: 120_000,
      onQuery: (statement) => this.#statements.push(statement),
    });
  }

  async drop(): Promise<void> {
    if (!this.#database) return;
    await this.#database.close();
    const name = new URL(this.#url).pathname.slice(1);
    await runOnServer(inject('databaseServerUrl'), [`drop database ${name} with (force)`]);
  }

  get url(): string {
    return this.#url;
  }

  get db(): Database['db'] {
    return this.#opened.db;
  }

  get pool(): Database['pool'] {
    return this.#opened.pool;
  }

  /** Every statement that reached this database while `act` ran, `begin` and `commit` included. */
  async countQueries<Result>(act: () => Promise<Result>): Promise<CountedQueries<Result>> {
    const before = this.#statements.length;
    const result = await act();
    return { result, statements: this.#statements.slice(before) };
  }

  get #opened(): Database {
    if (!this.#database) throw new Error('The test database opens before the tests run, not while they are declared');
    return this.#database;
  }
}

/** Call once at the top of an `*.api.test.ts` file. */
export function openTestDatabase(): TestDatabase {
  const database = new TestDatabase();
  beforeAll(() => database.open());
  afterAll(() => database.drop());
  return database;
}

async function runOnServer(serverUrl: string, statements: string[]): Promise<void> {
  const { pool, close } = await connectDatabase(serverUrl, { maxConnections: 1 });
  try {
    for (const statement of statements) await pool.query(statement);
  } finally {
    await close();
  }
}
