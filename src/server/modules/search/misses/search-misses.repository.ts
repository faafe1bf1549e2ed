import { lt, sql } from 'drizzle-orm';
import type { ShopDay } from '#domain/dates.ts';
import type { Executor } from '#server/db/connection.ts';
import { searchMisses } from './search-misses.table.ts';

/** Caps the phrases per day, so that nonsense queries cannot fill the disk. */
export async function countMiss(db: Executor, day: ShopDay, phrase: string, mostPhrases: number): Promise<void> {
  await db.execute(sql`
    insert into ${searchMisses} (day, phrase)
    select ${day}::date, ${phrase}
    where exists (select 1 from ${searchMisses} where day = ${day}::date and phrase = ${phrase})
      or (select count(*) from ${searchMisses} where day = ${day}::date) < ${mostPhrases}
    on conflict (day, phrase) do update set count = ${searchMisses}.count + 1`);
}

export async function deleteOldMisses(db: Executor, before: ShopDay): Promise<number> {
  const { rowCount } = await db.delete(searchMisses).where(lt(searchMisses.day, before));
  return rowCount ?? 0;
}
