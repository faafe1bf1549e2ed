import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { media } from './media.table.ts';

type Media = typeof media.$inferSelect;

/** The files are written under the id before the row exists, so the database is asked for the id first. */
export async function nextMediaId(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select uuidv7() as id`);
  const row = rows[0];
  if (!row) throw new Error('the database made no id');
  return row.id;
}

export async function insertMedia(db: Executor, row: Omit<Media, 'createdAt'>): Promise<void> {
  await db.insert(media).values(row);
}

export async function deleteMedia(db: Executor, id: string): Promise<void> {
  await db.delete(media).where(eq(media.id, id));
}

export async function knownMediaIds(db: Executor, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: media.id }).from(media).where(inArray(media.id, ids));
  return new Set(rows.map(({ id }) => id));
}
