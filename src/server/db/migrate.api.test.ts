import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
