import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { sentLetters } from './sent-letters.table.ts';

export async function find(db: Executor, event: string) {
  const [found] = await db.select().from(sentLetters).where(eq(sentLetters.event, event));
  return found ?? null;
}

/** Fails if somebody has noted the same before. */
export async function note(db: Executor, event: string, now: Date): Promise<void> {
  await db.insert(sentLetters).values({ event, notedAt: now });
}

export async function confirm(db: Executor, event: string, now: Date): Promise<void> {
  await db.update(sentLetters).set({ leftAt: now }).where(eq(sentLetters.event, event));
}

export async function strikeOut(db: Executor, event: string): Promise<void> {
  await db.delete(sentLetters).where(eq(sentLetters.event, event));
}

export async function deleteBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db.delete(sentLetters).where(lt(sentLetters.notedAt, moment)).returning({ one: sql`1` });
  return gone.length;
}
