import { createServer } from 'node:net';
import { count, sql } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { StartError } from '../start-error.ts';
import { connectDatabase, type Executor } from './connection.ts';

const database = openTestDatabase();

async function refusal(url: string): Promise<string> {
  const error = await connectDatabase(url, { connectTimeoutMs: 1000 }).then(
    async (opened) => {
      await opened.close();
      return new Error('the address was accepted');
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).not.toContain('\n');
  return error instanceof Error ? error.message : '';
}

function changed(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

describe('a wrong DATABASE_URL is one clear line', () => {
  it.each(['localhost', 'mysql://root@localhost/shop', 'postgres://u:p@host:port/shop'])(
    'when it is not a URL: %s',
    async (url) => {
      expect(await refusal(url)).toContain('postgres://user:password@host:5432/database');
    },
  );

  it('when nothing listens there', async () => {
    expect(await refusal(changed((url) => (url.port = '1')))).toContain('nothing answers at 127.0.0.1:1;');
  });

  it('when there is no such host', async () => {
    const message = await refusal(changed((url) => (url.hostname = 'no-such-host.invalid')));
    expect(message).toMatch(/host "no-such-host\.invalid"/);
  });

  it('when the password is wrong, without printing it', async () => {
    const message = await refusal(changed((url) => (url.password = 'hunter2')));
    expect(message).toContain('refused the user "kraplyna"; correct the user and password');
    expect(message).not.toContain('hunter2');
  });

  it('when the database does not exist', async () => {
    expect(await refusal(changed((url) => (url.pathname = '/крамниця')))).toContain('no database "крамниця"');
  });

  it('when another server closes the connection', async () => {
    const stranger = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const bound = stranger.address();
    const port = bound && typeof bound === 'object' ? bound.port : 0;
    expect(await refusal(`postgres://u:p@127.0.0.1:${port}/shop`)).toContain(`127.0.0.1:${port} hung up`);
    stranger.close();
  });
});

describe('a connection', () => {
  it('gives counts and sums as numbers', async () => {
    const [row] = (await database.db.execute<{ rows: number }>(sql`select count(*) as rows from generate_series(1, 5)`))
      .rows;
    expect(row?.rows).toBe(5);
  });

  it('refuses a number that would be rounded', async () => {
    await expect(database.db.execute(sql`select ${'9007199254740993'}::bigint as big`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('does not fit') },
    });
  });

  it('has an application name, UTC and a statement timeout', async () => {
    const { db, close } = await connectDatabase(database.url, { applicationName: 'shop-3', statementTimeoutMs: 50 });
    const { rows } = await db.execute(
      sql`select current_setting('application_name') as name, current_setting('TimeZone') as zone`,
    );
    expect(rows).toEqual([{ name: 'shop-3', zone: 'UTC' }]);
    await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('statement timeout') },
    });
    await close();
  });

  it('sorts Ukrainian as the alphabet does, and finds Ukrainian words', async () => {
    const letters = ['я', 'ї', 'г', 'ґ', 'а', 'є', 'е', 'і', 'и', 'ь', 'щ'];
    const { rows } = await database.db.execute<{ letter: string }>(
      sql`select letter from unnest(${sql.param(letters)}::text[]) letter order by letter`,
    );
    expect(rows.map((row) => row.letter).join('')).toBe('агґеєиіїщья');
    const [found] = (
      await database.db.execute<{ words: string }>(sql`select to_tsvector('simple', 'Єдвабна ЇЖАЧИХА')::text as words`)
    ).rows;
    expect(found?.words).toBe("'єдвабна':1 'їжачиха':2");
  });

  it('behaves the same in a transaction, and rolls back on failure', async () => {
    const things = pgTable('things', { id: uuid().primaryKey().default(sql`uuidv7()`) });
    const add = (executor: Executor) => executor.insert(things).values({});
    const amount = async (executor: Executor) => (await executor.select({ value: count() }).from(things))[0]?.value;
    await database.db.execute(sql`create table things (id uuid primary key default uuidv7())`);
    await add(database.db);
    await expect(
      database.db.transaction(async (transaction) => {
        await add(transaction);
        expect(await amount(transaction)).toBe(2);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await amount(database.db)).toBe(1);
  });

  it('counts the statements of a callback', async () => {
    const counted = await database.countQueries(async () => {
      await database.db.execute(sql`select 1`);
      return database.db.transaction((transaction) => transaction.execute(sql`select 2`));
    });
    expect(counted.statements).toEqual(['select 1', expect.stringMatching(/^begin/), 'select 2', 'commit']);
  });
});
