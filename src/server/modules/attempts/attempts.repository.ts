import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { attempts } from './attempts.table.ts';

export type Counted = Awaited<ReturnType<typeof add>>;

/**
 * Fixed-window counter: a window that started at or before `closedIfBy` is replaced. One atomic upsert, so that
 * concurrent attempts get different counts.
 */
export async function add(db: Executor, key: Buffer, now: Date, closedIfBy: Date) {
  const isOver = sql`${attempts.since} <= ${closedIfBy.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(attempts)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${attempts.since} end`,
      },
    })
    .returning({ count: attempts.count, since: attempts.since });
  if (!counted) throw new Error('An attempt was not counted');
  return counted;
}

export async function takeBack(db: Executor, key: Buffer): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
}

export async function remove(db: Executor, key: Buffer): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

export async function deleteBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db.delete(attempts).where(lt(attempts.since, moment)).returning({ one: sql`1` });
  return gone.length;
}
