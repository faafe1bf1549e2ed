import { sql } from 'drizzle-orm';
import { inDatabase } from './shop-database.ts';

/** One number for all journeys, and nothing else in the shop's database uses it. */
const lockNumber = 20_261_115;

/**
 * The home page has one carousel for everybody. Those who look at it do so together; who changes it waits until nobody looks, and has
 * it alone until the answer is called.
 */
export async function holdHomeCarousel(way: 'looking' | 'changing'): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const lock = way === 'looking' ? sql`pg_advisory_lock_shared` : sql`pg_advisory_lock`;
  const holding = inDatabase(async (db) => {
    await db.execute(sql`select ${lock}(${lockNumber})`);
    held.resolve();
    await released.promise;
  });
  await Promise.race([held.promise, holding]);
  return async () => {
    released.resolve();
    await holding;
  };
}
