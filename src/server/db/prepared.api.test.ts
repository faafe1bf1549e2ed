import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import type { Executor } from './connection.ts';
import { prepared } from './prepared.ts';

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

it('sees what its own transaction wrote, and nothing of another that is still open', async () => {
  const { db } = database;
  const { listAbove, builds } = countingBuilds();
  await db.execute(sql`create table prepared_numbers (number integer not null)`);
  const inTurn = (number: number, inside: (tx: Executor) => Promise<void>) =>
    db.transaction(async (tx) => {
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
  for (const number of [3, 4, 5]) {
    await inTurn(number, async (tx) => expect(await found(listAbove(tx, { least: number }))).toEqual([number]));
  }
  expect(builds()).toBe(before);
});

it('reads rows as Drizzle does: dates, expressions, and groups that a left join did not find', async () => {
  const { db } = database;
  await db.execute(sql`create table prepared_visits (number integer not null, seen_at timestamptz, again integer)`);
  await db.execute(sql`create table prepared_names (number integer not null, length integer)`);
  const visits = pgTable('prepared_visits', {
    number: integer().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    again: integer(),
  });
  const names = pgTable('prepared_names', { number: integer().notNull(), length: integer() });
  await db.insert(visits).values([
    { number: 1, seenAt: new Date('2026-03-17T10:00:00Z'), again: null },
    { number: 2, seenAt: null, again: 5 },
    { number: 3, seenAt: null, again: null },
  ]);
  await db.insert(names).values([
    { number: 1, length: 7 },
    { number: 3, length: null },
  ]);
  const select = (each: Executor) =>
    each
      .select({
        number: visits.number,
        seenAt: visits.seenAt,
        twice: sql<number>`${visits.number} * 2`.mapWith(Number),
        called: sql<number>`${visits.number} + 1`.as('called'),
        name: { number: names.number, length: names.length },
        length: { length: names.length, number: names.number },
        visit: { again: visits.again, number: visits.number },
        mixed: { length: names.length, number: visits.number },
      })
      .from(visits)
      .leftJoin(names, eq(names.number, visits.number))
      .orderBy(visits.number);
  const quickly = prepared<Record<string, never>, unknown[]>((each) => select(each).prepare('visits_by_number'));

  const rows = await quickly(db, {});
  expect(rows).toEqual(await select(db));
  expect(rows).toContainEqual(expect.objectContaining({ number: 2, called: 3, name: null }));
});
