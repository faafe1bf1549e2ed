import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { StartError } from '../start-error.ts';
import { migrate } from './migrate.ts';
import { buildPostponedIndexes, withoutIndexes } from './postponed-indexes.ts';

const database = openTestDatabase();
const tables = ['orders', 'order_events', 'payments'];

const run = (
  work: () => Promise<unknown>,
  { isAlone = true, onBuilt = (_done: number, _total: number): void => undefined } = {},
) => withoutIndexes(database.db, { tables, isAlone, onBuilt }, work);

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
  await buildPostponedIndexes(database.db, () => undefined);
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
