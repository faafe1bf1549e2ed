import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { countedTo } from '#domain/counts.ts';
import { openTestShop } from '#test/shop.ts';
import { cappedCount, countUpTo } from './rows.ts';

const shop = openTestShop();

describe('a count of rows', () => {
  it.each([0, 1, countedTo - 1, countedTo, countedTo + 1])('of %i rows ends at the cap', async (rows) => {
    const table = sql`generate_series(1, ${rows}::int)`;
    expect(await countUpTo(shop.db, table)).toBe(Math.min(rows, countedTo));
    expect(await countUpTo(shop.db, sql`${table} as row`, sql`row % 2 = 0`)).toBe(Math.floor(rows / 2));
  });

  it('reads no more rows than it counts', async () => {
    const many = sql`(select generate_series(1, 100000000)) as many`;
    const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, costs off, timing off) select ${cappedCount(many)}`,
    );
    const read = rows.filter((row) => row['QUERY PLAN'].includes('ProjectSet')).map((row) => row['QUERY PLAN']);
    expect(read).toEqual([expect.stringContaining(`rows=${countedTo}`)]);
  });
});
