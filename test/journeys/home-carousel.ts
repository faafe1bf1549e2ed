import { sql } from 'drizzle-orm';
import { inDatabase } from './shop-database.ts';

/** Key of the advisory lock that serializes journeys on the home carousel. */
const lockNumber = 20_261_115;

/**
 * A read-write lock on the home page's one carousel: shared for journeys that read it, exclusive for those that change it. Returns
 * the release.
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
