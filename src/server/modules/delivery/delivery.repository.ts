import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { carrierAnswers } from './carrier-answers.table.ts';

export type CachedResponse = { readonly answer: unknown; readonly fetchedAt: Date };

export async function findCached(db: Executor, question: string): Promise<CachedResponse | undefined> {
  const [found] = await db
    .select({ answer: carrierAnswers.answer, fetchedAt: carrierAnswers.fetchedAt })
    .from(carrierAnswers)
    .where(eq(carrierAnswers.question, question));
  return found;
}

const fetchedAtOf = prepared<{ question: string }, { fetchedAt: Date }[]>((db) =>
  db
    .select({ fetchedAt: carrierAnswers.fetchedAt })
    .from(carrierAnswers)
    .where(eq(carrierAnswers.question, sql.placeholder('question')))
    .prepare('carrier_answer_fetched_at'),
);

/** Without the response itself, which may be large. */
export async function findFetchedAt(db: Executor, question: string): Promise<Date | undefined> {
  const [found] = await fetchedAtOf(db, { question });
  return found?.fetchedAt;
}

export async function isCached(db: Executor, question: string): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(carrierAnswers).where(eq(carrierAnswers.question, question));
  return found.length > 0;
}

/** One row of a cached list, found by the database: the list may be a megabyte. */
export async function findCachedRow<Row>(
  db: Executor,
  question: string,
  field: 'Ref' | 'Description',
  value: string,
): Promise<Row | null> {
  const path = `$[*] ? (@.${field} == $value)`;
  const variables = JSON.stringify({ value });
  const [found] = await db
    .select({
      row: sql<Row | null>`jsonb_path_query_first(${carrierAnswers.answer}, ${path}::jsonpath, ${variables}::jsonb)`,
    })
    .from(carrierAnswers)
    .where(eq(carrierAnswers.question, question));
  return found?.row ?? null;
}

/** Upserts in key order, so that two processes do not deadlock. */
export async function cacheResponses(
  db: Executor,
  answers: ReadonlyMap<string, unknown>,
  fetchedAt: Date,
): Promise<void> {
  const rows = [...answers].sort(([one], [other]) => (one < other ? -1 : 1));
  await db
    .insert(carrierAnswers)
    .values(rows.map(([question, answer]) => ({ question, answer, fetchedAt })))
    .onConflictDoUpdate({
      target: carrierAnswers.question,
      set: { answer: sql`excluded.answer`, fetchedAt: sql`excluded.fetched_at` },
    });
}

export async function deleteBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db.delete(carrierAnswers).where(lt(carrierAnswers.fetchedAt, moment)).returning({ one: sql`1` });
  return gone.length;
}
