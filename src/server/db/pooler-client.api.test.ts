import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brands } from '#server/modules/brands/brands.table.ts';
import { openTestDatabase } from '#test/database.ts';
import { DatabaseProxy } from '#test/database-proxy.ts';
import { connectDatabase, type Database } from './connection.ts';
import { DirectConnection } from './direct-connection.ts';
import { setRoleDefaults } from './session-defaults.ts';
import { transact } from './transaction.ts';

const database = openTestDatabase();
let proxy: DatabaseProxy;
let direct: DirectConnection;
let pooled: Database;

const connect = () => connectDatabase(database.url, { maxConnections: 1, besidePooler: direct });
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

beforeAll(async () => {
  proxy = await DatabaseProxy.open(database.url);
  direct = new DirectConnection(proxy.url, pino({ level: 'silent' }));
  await expect(connect()).rejects.toThrow(/lack the shop's settings\. .*alter role current_user in database/);
  await setRoleDefaults(database.url);
  await setRoleDefaults(database.url);
  pooled = await connect();
});
afterAll(async () => {
  await pooled.close();
  await direct.stop();
  await proxy.disconnect();
});

describe('[RULE-SCALE-04] a connection to a pooler in transaction mode', () => {
  it('gets its settings from the role', async () => {
    const { rows } = await pooled.db.execute(
      sql`select current_setting('TimeZone') as zone, current_setting('jit') as jit, current_setting('statement_timeout') as timeout`,
    );
    expect(rows).toEqual([{ zone: 'UTC', jit: 'off', timeout: '30s' }]);
  });

  it('runs one transaction after another', async () => {
    const one = () => transact(pooled.db, async (db) => (await db.execute(sql`select 1 as one`)).rows);
    expect(await one()).toEqual([{ one: 1 }]);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('prepares no named statement', async () => {
    const named = pooled.db.select({ id: brands.id }).from(brands).prepare('some_brands');
    await named.execute();
    await named.execute();
    expect((await pooled.db.execute(sql`select name from pg_prepared_statements`)).rows).toEqual([]);
  });

  it('hears notifications by the direct connection, also after that was lost, until it stops listening', async () => {
    const client: pg.PoolClient = await pooled.pool.connect();
    try {
      const heard: string[] = [];
      client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
      await client.query('LISTEN "jobs:insert"; LISTEN "worker:migrate";');
      expect((await client.query('select pg_listening_channels()')).rows).toEqual([]);
      const notify = (payload: string) =>
        database.pool.query(`select pg_notify('jobs:insert', $1), pg_notify('worker:migrate', $1)`, [payload]);
      await soon(() => expect(direct.isConnected).toBe(true));
      await notify('one');
      await soon(() => expect(heard).toEqual(['jobs:insert one', 'worker:migrate one']));

      await proxy.disconnect();
      await soon(() => expect(direct.isConnected).toBe(false));
      await proxy.restore();
      await soon(() => expect(direct.isConnected).toBe(true));
      await notify('two');
      await soon(() => expect(heard.slice(2)).toEqual(['jobs:insert two', 'worker:migrate two']));

      await client.query('UNLISTEN "jobs:insert"; UNLISTEN "worker:migrate";');
      const marked = Promise.withResolvers<void>();
      await direct.listen('mark', () => marked.resolve());
      await notify('three');
      await database.pool.query(`select pg_notify('mark', '')`);
      await marked.promise;
      expect(heard).toHaveLength(4);
    } finally {
      client.release();
    }
  });
});
