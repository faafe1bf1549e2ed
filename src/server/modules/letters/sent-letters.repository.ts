import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { sentLetters } from './sent-letters.table.ts';

type SentLetter = typeof sentLetters.$inferSelect;

const ofEvent = prepared<{ event: string }, SentLetter[]>((db) =>
  db
    .select()
    .from(sentLetters)
    .where(eq(sentLetters.event, sql.placeholder('event')))
    .prepare('sent_letter'),
);

export async function find(db: Executor, event: string): Promise<SentLetter | null> {
  const [found] = await ofEvent(db, { event });
  return found ?? null;
}

const noted = prepared<{ event: string; notedAt: Date }, unknown>((db) =>
  db.insert(sentLetters).values(placeholders('event', 'notedAt')).prepare('note_letter'),
);

/** Throws on a duplicate event. */
export async function note(db: Executor, event: string, now: Date): Promise<void> {
  await noted(db, { event, notedAt: now });
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
