import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { connectDatabase, type Executor } from './connection.ts';
import { prepared } from './prepared.ts';
import { transact } from './transaction.ts';

const database = openTestDatabase();
const numbers = pgTable('prepared_numbers', { number: integer().notNull() });

function countingBuilds() {
  let builds = 0;
  const listAbove = prepared<{ least: number }, { number: number }[]>((db) => {
    builds += 1;
    return db
      .select()
      .from(numbers)
      .where(sql`${numbers.number} >= ${sql.placeholder('least')}`)
      .orderBy(numbers.number)
      .prepare('numbers_above');
  });
  return { listAbove, builds: () => builds };
}

const found = async (rows: Promise<{ number: number }[]>) => (await rows).map(({ number }) => number);

it('reads its own transaction, and nothing uncommitted of another', async () => {
  const { db } = database;
  const { listAbove, builds } = countingBuilds();
  await db.execute(sql`create table prepared_numbers (number integer not null)`);
  const inTurn = (number: number, inside: (tx: Executor) => Promise<void>) =>
    transact(db, async (tx) => {
      await tx.insert(numbers).values({ number });
      await inside(tx);
    });

  await inTurn(1, async (one) => {
    expect(await found(listAbove(one, { least: 0 }))).toEqual([1]);
    await inTurn(2, async (other) => expect(await found(listAbove(other, { least: 0 }))).toEqual([2]));
    expect(await found(listAbove(one, { least: 2 }))).toEqual([2]);
  });
  expect(await found(listAbove(db, { least: 0 }))).toEqual([1, 2]);

  const before = builds();
  for (const least of [0, 1, 2]) await listAbove(db, { least });
  expect(builds()).toBe(before);
});

it('is built and planned once per connection, also for a transaction that comes later on the same one', async () => {
  const { listAbove, builds } = countingBuilds();
  const { db, close } = await connectDatabase(database.url, { maxConnections: 1 });
  for (const least of [0, 1, 2]) await transact(db, (tx) => listAbove(tx, { least }));
  const { rows } = await db.execute(
    sql`select generic_plans + custom_plans as executions from pg_prepared_statements where name = 'numbers_above'`,
  );
  expect(rows).toEqual([{ executions: 3 }]);
  expect(builds()).toBe(1);
  await close();
});

it('belongs to its savepoint in a transaction inside another', async () => {
  const { listAbove } = countingBuilds();
  await transact(database.db, async (outer) => {
    const undone = transact(outer, async (inner) => {
      await inner.insert(numbers).values({ number: 7 });
      expect(await found(listAbove(inner, { least: 3 }))).toEqual([7]);
      throw new Error('not so');
    });
    await expect(undone).rejects.toThrow('not so');
    expect(await found(listAbove(outer, { least: 3 }))).toEqual([]);
  });
});
