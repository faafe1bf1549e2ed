import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { connectDatabase } from './db/connection.ts';
import { fillWithDemo } from './demo-filling.ts';

const shop = openTestShop();
const applicationName = 'demo-to-be-lost';

/** Inserts only the row: drawing and encoding take long, and are tested elsewhere. */
async function storeDrawing() {
  const { rows } = await shop.db.execute<{ id: string; address: string; preview: string }>(sql`
    insert into media (width, height, address, preview) values (960, 1280, '/media/demo/960.webp', '')
    returning id, address, preview`);
  return rows[0] ?? expect.unreachable();
}

/** Ends the connection as soon as it waits for the lock, in the middle of its transaction. */
const loseConnection = (onLocked: () => void) =>
  shop.db.transaction(async (db) => {
    await db.execute(sql`lock table categories in exclusive mode`);
    onLocked();
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${applicationName} and wait_event_type = 'Lock'`;
    while ((await db.execute(end)).rows.length === 0) await pause(20);
  });

it('says that it can go on if the connection is lost', async () => {
  const database = await connectDatabase(shop.database.url, { applicationName });
  const locked = Promise.withResolvers<void>();
  const losing = loseConnection(locked.resolve);
  await locked.promise;
  const filling = fillWithDemo({ database, media: { storeDrawing }, context: shop.context, onStep: () => undefined });
  await expect(filling).rejects.toThrow('goes on where it stopped');
  await losing;
  await database.close();
});

it('keeps all indexes of a shop that has too few products for past orders', async () => {
  await makeProduct(shop.db);
  const indexes = async () => (await shop.db.execute(sql`select indexdef from pg_indexes order by indexname`)).rows;
  const before = await indexes();
  const filling = fillWithDemo({
    database: { db: shop.db, pool: shop.database.pool, close: () => Promise.resolve() },
    databaseUrl: shop.database.url,
    isAlone: true,
    media: { storeDrawing },
    context: shop.context,
    onStep: () => undefined,
    orders: 300_000,
  });
  await expect(filling).rejects.toThrow('too few products');
  expect(await indexes()).toEqual(before);
});
