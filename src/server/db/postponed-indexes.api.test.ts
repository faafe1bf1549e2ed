import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { StartError } from '../start-error.ts';
import { migrate, requireMigrated } from './migrate.ts';
import { buildPostponedIndexes, withoutIndexes } from './postponed-indexes.ts';

const database = openTestDatabase();
const tables = ['orders', 'order_events', 'payments'];

const run = (
  work: () => Promise<unknown>,
  { isAlone = true, onBuilt = (_done: number, _total: number): void => undefined } = {},
) => withoutIndexes(database.db, { url: database.url, tables, isAlone, onBuilt }, work);

/** Of the whole database, as PostgreSQL writes them. */
async function definitions(): Promise<{ indexes: string[]; keys: string[] }> {
  const { rows } = await database.db.execute<{ kind: 'index' | 'key'; text: string }>(sql`
    select 'index' as kind, indexdef as text from pg_indexes where schemaname = 'public' and tablename <> 'postponed_indexes'
    union all
    select 'key', concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by 2`);
  const ofKind = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  return { indexes: ofKind('index'), keys: ofKind('key') };
}

const ofOrders = (texts: string[]) => texts.filter((text) => / ON public\.(orders|order_events|payments) /.test(text));
const killed = () => Promise.reject(new Error('killed'));
const eventOfNoOrder = sql`
  insert into order_events (order_id, kind, details) values ('00000000-0000-7000-8000-000000000000', 'created', '{}')`;

let complete: Awaited<ReturnType<typeof definitions>>;

beforeAll(async () => {
  complete = await definitions();
});

afterEach(async () => {
  await database.db.execute(sql`delete from order_events`);
  await buildPostponedIndexes(database.pool, {});
});

describe('a large fill', () => {
  it('runs with primary keys only, and ends with all indexes and foreign keys as they were', async () => {
    let during = complete;
    const built: [number, number][] = [];
    await run(async () => (during = await definitions()), { onBuilt: (...step) => built.push(step) });
    expect(ofOrders(during.indexes).length).toBe(3);
    expect(ofOrders(during.indexes).every((text) => text.includes('_pkey '))).toBe(true);
    expect(during.keys.filter((text) => /^(orders|order_events|payments) /.test(text))).toEqual([]);
    expect(during.keys).toContainEqual(expect.stringMatching(/^order_lines /));
    expect(await definitions()).toEqual(complete);
    expect(built.length).toBeGreaterThan(10);
    expect(built.at(-1)).toEqual([built.length - 1, built.length]);
  });

  it('keeps unique indexes and foreign keys where others use the database', async () => {
    let during = complete;
    await run(async () => (during = await definitions()), { isAlone: false });
    expect(during.indexes.length).toBeLessThan(complete.indexes.length - 10);
    const unique = (texts: string[]) => texts.filter((text) => text.startsWith('CREATE UNIQUE'));
    expect(unique(during.indexes)).toEqual(unique(complete.indexes));
    expect(during.keys).toEqual(complete.keys);
    expect(await definitions()).toEqual(complete);
  });

  it('that was killed is completed by the next start', async () => {
    await expect(run(killed)).rejects.toThrow('killed');
    expect((await definitions()).indexes.length).toBeLessThan(complete.indexes.length);
    // Built by hand meanwhile.
    await database.db.execute(sql`create index orders_newest on orders (created_at, id)`);
    expect(await migrate(database.url)).toEqual([]);
    expect(await definitions()).toEqual(complete);
  });

  it('that was killed keeps a shop that must not migrate from starting, until the indexes are built', async () => {
    await expect(run(killed)).rejects.toThrow('killed');
    await expect(requireMigrated(database.url)).rejects.toThrow(/lacks \d+ indexes .*"npm run migrate"/);
    await migrate(database.url);
    await requireMigrated(database.url);
  });

  it('that was killed is completed while shops sell: no order waits for an index', async () => {
    await expect(run(killed, { isAlone: false })).rejects.toThrow('killed');
    const building = sql`select from pg_stat_activity
      where application_name = 'kraplyna-migrate' and wait_event_type = 'Lock' and datname = current_database()`;
    let built: Promise<unknown> | undefined;
    await database.db.transaction(async (buyer) => {
      await buyer.execute(sql`lock table orders in row exclusive mode`);
      built = migrate(database.url);
      await vi.waitUntil(async () => (await database.db.execute(building)).rows.length > 0, { timeout: 60_000 });
      await database.db.transaction(async (next) => {
        await next.execute(sql`set local lock_timeout = '5s'`);
        await next.execute(sql`lock table orders in row exclusive mode`);
      });
    });
    await built;
    expect(await definitions()).toEqual(complete);
  });

  it('is completed too where an index was left invalid', async () => {
    await expect(run(killed)).rejects.toThrow('killed');
    for (const event of [eventOfNoOrder, eventOfNoOrder]) await database.db.execute(event);
    const interrupted = database.pool.query(
      'create unique index concurrently order_events_order on order_events (kind)',
    );
    await expect(interrupted).rejects.toThrow('could not create unique index');
    await database.db.execute(sql`delete from order_events`);
    await migrate(database.url);
    expect(await definitions()).toEqual(complete);
  });

  it('that was killed twice forgets nothing', async () => {
    await expect(run(killed)).rejects.toThrow('killed');
    await expect(run(killed)).rejects.toThrow('killed');
    await run(() => Promise.resolve());
    expect(await definitions()).toEqual(complete);
  });

  it('names the foreign key that rows break, and keeps its definition until they are gone', async () => {
    await expect(run(() => database.db.execute(eventOfNoOrder))).rejects.toThrow(StartError);
    await expect(migrate(database.url)).rejects.toThrow(/order_events_order_id_orders_id_fk/);
    await database.db.execute(sql`delete from order_events`);
    await migrate(database.url);
    expect(await definitions()).toEqual(complete);
    await expect(database.db.execute(eventOfNoOrder)).rejects.toThrow();
  });
});
