import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { StartError } from '../start-error.ts';
import { connectDatabase, type Database } from './connection.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const shop = openTestDatabase();

let folder: string;
let url: string;
let empty: Database;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kraplyna-migrations-'));
  await shop.db.execute(sql`create database empty_shop`);
  url = new URL('/empty_shop', shop.url).href;
  empty = await connectDatabase(url);
});

afterEach(async () => {
  await empty.close();
  await shop.db.execute(sql`drop database empty_shop with (force)`);
  await rm(folder, { recursive: true });
});

async function write(migrations: Record<string, string>): Promise<void> {
  await mkdir(path.join(folder, 'meta'), { recursive: true });
  const entries = Object.keys(migrations).map((tag, idx) => ({ idx, tag, when: 0, version: '7', breakpoints: true }));
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', entries }));
  for (const [name, text] of Object.entries(migrations)) await writeFile(path.join(folder, `${name}.sql`), text);
}

const first = {
  '0000_scents':
    'create table scents (name text);\n--> statement-breakpoint\ninsert into scents values (\'jasmine; "night"\');',
};
const second = { ...first, '0001_notes': 'alter table scents add column notes text;' };

describe('migrations', () => {
  it('have all run on a test database', async () => {
    expect(await pendingMigrations(shop.pool)).toEqual([]);
  });

  it('run in order, once, and are pending until then', async () => {
    await write(first);
    expect(await pendingMigrations(empty.pool, folder)).toEqual(['0000_scents']);
    expect(await migrate(url, { folder })).toEqual(['0000_scents']);

    await write(second);
    expect(await pendingMigrations(empty.pool, folder)).toEqual(['0001_notes']);
    const seen: string[] = [];
    expect(await migrate(url, { folder, onMigration: (name) => seen.push(name) })).toEqual(['0001_notes']);
    expect(seen).toEqual(['0001_notes']);
    expect(await pendingMigrations(empty.pool, folder)).toEqual([]);
    expect((await empty.db.execute(sql`select * from scents`)).rows).toEqual([
      { name: 'jasmine; "night"', notes: null },
    ]);
  });

  it('create the tables of the job queue', async () => {
    await write(first);
    await migrate(url, { folder });
    await empty.db.execute(sql`select graphile_worker.add_job('letter')`);
    const [row] = (await empty.db.execute<{ jobs: number }>(sql`select count(*) as jobs from graphile_worker.jobs`))
      .rows;
    expect(row?.jobs).toBe(1);
  });

  it('run once when three processes start concurrently', async () => {
    await write({ '0000_slow': 'select pg_sleep(0.2);\n--> statement-breakpoint\ncreate table once (id int);' });
    const runs = await Promise.all([migrate(url, { folder }), migrate(url, { folder }), migrate(url, { folder })]);
    expect(runs.flat()).toEqual(['0000_slow']);
  });

  it('are refused when one that has landed was edited, and nothing after it runs', async () => {
    await write(first);
    await migrate(url, { folder });
    await write({ ...second, '0000_scents': 'create table perfumes (name text);' });
    const refused = migrate(url, { folder });
    await expect(refused).rejects.toBeInstanceOf(StartError);
    await expect(refused).rejects.toThrow('Migration 0000_scents was changed after it had run');
    expect(await pendingMigrations(empty.pool, folder)).toEqual(['0001_notes']);
  });

  it('are the same on a checkout with other line ends', async () => {
    await write(first);
    await migrate(url, { folder });
    await write({ '0000_scents': first['0000_scents'].replaceAll('\n', '\r\n') });
    expect(await migrate(url, { folder })).toEqual([]);
  });

  it('roll back one that fails, keep those before it, and name it', async () => {
    await write({ ...first, '0001_broken': 'create table half (id int);\n--> statement-breakpoint\nselect 1/0;' });
    const failed = migrate(url, { folder });
    await expect(failed).rejects.toBeInstanceOf(StartError);
    await expect(failed).rejects.toThrow('Migration 0001_broken failed and was rolled back: division by zero.');
    expect(await pendingMigrations(empty.pool, folder)).toEqual(['0001_broken']);
    expect((await empty.db.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
  });

  it('of a newer version do not block an older one, so that a release can be rolled back', async () => {
    await write(second);
    await migrate(url, { folder });
    await write(first);
    expect(await migrate(url, { folder })).toEqual([]);
    expect(await pendingMigrations(empty.pool, folder)).toEqual([]);
  });
});

const patience = { lockTimeoutMs: 40, attempts: 1000, minPauseMs: 5, maxPauseMs: 20 };

/** A transaction that has read the table, as a slow report does. */
async function openReader(): Promise<pg.PoolClient> {
  const client = await empty.pool.connect();
  await client.query('begin');
  await client.query('select from scents');
  return client;
}

const waitUntil = (check: () => boolean | Promise<boolean>) => vi.waitUntil(check, { timeout: 60_000, interval: 5 });

describe('a migration while the old version serves', () => {
  beforeEach(async () => {
    await write(first);
    await migrate(url, { folder });
  });

  it('[RULE-SCALE-06] gives up its place in the queue for a lock, so that nobody waits behind it, and runs when the lock is free', async () => {
    await write(second);
    const reader = await openReader();
    let retries = 0;
    const done = migrate(url, { folder, patience, onRetry: () => (retries += 1) });
    await waitUntil(() => retries > 0);
    // Behind a statement that waits for ever, these would never be answered.
    for (const enough = retries + 3; retries < enough; ) await empty.db.execute(sql`select from scents`);
    expect(await pendingMigrations(empty.pool, folder)).toEqual(['0001_notes']);
    await reader.query('commit');
    reader.release();
    expect(await done).toEqual(['0001_notes']);
  });

  it('[RULE-SCALE-06] that never gets its lock changes nothing and says what to do', async () => {
    await write({
      ...first,
      '0001_half': `create table half (id int);\n--> statement-breakpoint\n${second['0001_notes']}`,
    });
    const reader = await openReader();
    const refused = migrate(url, { folder, patience: { ...patience, attempts: 3 } });
    await expect(refused).rejects.toBeInstanceOf(StartError);
    await expect(refused).rejects.toThrow(/^Migration 0001_half got no lock in 3 attempts, .* run it again\.$/);
    reader.release(true);
    expect((await empty.db.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
    expect(await migrate(url, { folder, patience })).toEqual(['0001_half']);
  });

  const indexing = {
    ...first,
    '0001_index':
      '-- without a transaction\nCREATE UNIQUE INDEX CONCURRENTLY "scents_name" ON "scents" ("name");\n--> statement-breakpoint\ninsert into scents values (\'iris\') on conflict do nothing;',
  };

  it('[RULE-SCALE-06] builds an index without blocking writers, and waits for those that began before', async () => {
    await write(indexing);
    const writer = await empty.pool.connect();
    await writer.query('begin');
    await writer.query(`insert into scents values ('oud')`);
    const done = migrate(url, { folder, patience });
    await waitUntil(async () => {
      const { rows } = await empty.pool.query(
        `select from pg_stat_activity where application_name = 'kraplyna-migrate' and wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows.length > 0;
    });
    await empty.pool.query(`insert into scents values ('rose')`);
    await writer.query('commit');
    writer.release();
    expect(await done).toEqual(['0001_index']);
    expect((await empty.db.execute(sql`select name from scents order by name`)).rows).toHaveLength(4);
  });

  it('[RULE-SCALE-06] drops the invalid index of a run that broke, builds it again and continues', async () => {
    await write(indexing);
    await empty.pool.query(`insert into scents values ('musk'), ('musk')`);
    const failed = migrate(url, { folder, patience });
    await expect(failed).rejects.toThrow(/^Migration 0001_index failed: could not create unique index .* continues\.$/);
    const isValid = async () =>
      (await empty.pool.query(`select indisvalid from pg_index where indexrelid = 'scents_name'::regclass`)).rows;
    expect(await isValid()).toEqual([{ indisvalid: false }]);
    await empty.pool.query(`delete from scents where name = 'musk'`);
    expect(await migrate(url, { folder, patience })).toEqual(['0001_index']);
    expect(await isValid()).toEqual([{ indisvalid: true }]);
    expect(await pendingMigrations(empty.pool, folder)).toEqual([]);
  });
});
