import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { sentLetters } from './sent-letters.table.ts';

export async function find(db: Executor, event: string) {
  const [found] = await db.select().from(sentLetters).where(eq(sentLetters.event, event));
  return found ?? null;
}

const noted = prepared<{ event: string; notedAt: Date }, { event: string }[]>((db) =>
  db
    .insert(sentLetters)
    .values(placeholders('event', 'notedAt'))
    .onConflictDoNothing()
    .returning({ event: sentLetters.event })
    .prepare('note_letter'),
);

/** False if the event was noted before. */
export async function note(db: Executor, event: string, now: Date): Promise<boolean> {
  return (await noted(db, { event, notedAt: now })).length > 0;
}

const confirmed = prepared<{ event: string; leftAt: Date }, unknown>((db) =>
  db
    .update(sentLetters)
    .set(placeholders('leftAt'))
    .where(eq(sentLetters.event, sql.placeholder('event')))
    .prepare('confirm_letter'),
);

export async function confirm(db: Executor, event: string, now: Date): Promise<void> {
  await confirmed(db, { event, leftAt: now });
}

export async function strikeOut(db: Executor, event: string): Promise<void> {
  await db.delete(sentLetters).where(eq(sentLetters.event, event));
}

export async function deleteBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db.delete(sentLetters).where(lt(sentLetters.notedAt, moment)).returning({ one: sql`1` });
  return gone.length;
}
