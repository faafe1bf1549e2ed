import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { connectDatabase, type Executor } from './connection.ts';

const database = openTestDatabase();

async function endConnectionOf(executor: Executor): Promise<void> {
  const { rows } = await executor.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
  await pause(50);
}

describe('a connection that is lost inside a transaction', () => {
  it('rolls that transaction back, and the next one starts clean', async () => {
    await database.db.execute(sql`create table drops (name text)`);
    const shop = await connectDatabase(database.url, { maxConnections: 1 });
    const add = (executor: Executor, name: string) => executor.execute(sql`insert into drops values (${name})`);
    const lost = shop.db.transaction(async (transaction) => {
      await add(transaction, 'lost 1');
      await endConnectionOf(transaction);
      await pause(100);
      await add(transaction, 'lost 2');
    });
    await expect(lost).rejects.toThrow();
    const undone = shop.db.transaction(async (transaction) => {
      await add(transaction, 'undone');
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await shop.db.transaction((transaction) => add(transaction, 'kept'));
    expect((await shop.db.execute(sql`select name from drops`)).rows).toEqual([{ name: 'kept' }]);
    await shop.close();
  });

  it('fails the running statement and keeps the shop up', async () => {
    const shop = await connectDatabase(database.url, { maxConnections: 1, applicationName: 'to-be-lost' });
    const lost = shop.db.transaction((transaction) => transaction.execute(sql`select pg_sleep(30)`));
    lost.catch(() => undefined);
    await pause(100);
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to-be-lost'`,
    );
    await expect(lost).rejects.toThrow();
    expect((await shop.db.execute(sql`select 1 as open`)).rows).toEqual([{ open: 1 }]);
    await shop.close();
  });
});
