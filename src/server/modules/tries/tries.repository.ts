import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { tries } from './tries.table.ts';

/** Counts one more; a window that opened at `closedIfBy` or before is over. One statement, so that no two tries share a number. */
export async function add(db: Executor, key: Buffer, now: Date, closedIfBy: Date) {
  const isOver = sql`${tries.since} <= ${closedIfBy.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(tries)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${tries.since} end`,
      },
    })
    .returning({ count: tries.count, since: tries.since });
  if (!counted) throw new Error('A try was not counted');
  return counted;
}

export async function takeBack(db: Executor, key: Buffer): Promise<void> {
  await db
    .update(tries)
    .set({ count: sql`${tries.count} - 1` })
    .where(and(eq(tries.key, key), gt(tries.count, 0)));
}

export async function forget(db: Executor, key: Buffer): Promise<void> {
  await db.delete(tries).where(eq(tries.key, key));
}

export async function deleteBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db.delete(tries).where(lt(tries.since, moment)).returning({ one: sql`1` });
  return gone.length;
}
