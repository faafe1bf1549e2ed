import { z } from 'zod';
import { shopDay } from '#domain/dates.ts';
import { addDays, longestPeriodDays } from '#domain/period.ts';
import { normalizeSearchText } from '#domain/search-text.ts';
import type { Context } from '#server/context.ts';
import { enqueue, type JobCall } from '#server/jobs/define-job.ts';
import * as repository from './search-misses.repository.ts';

export const searchMissed = {
  name: 'search-missed',
  payload: z.object({ phrase: z.string() }),
} satisfies JobCall;

const longestPhrase = 60;
const mostPhrasesOfDay = 2000;

/** Personal data pasted by mistake: an e-mail address, a phone or a card number. */
const isPersonal = (query: string) => query.includes('@') || /(?:\d[\s()-]*){7}/.test(query);

/** Queued as a job, so that the response does not wait. */
export async function recordMiss(context: Pick<Context, 'db'>, query: string): Promise<void> {
  const phrase = normalizeSearchText(query);
  if (phrase === '' || phrase.length > longestPhrase || isPersonal(query)) return;
  await enqueue(context, searchMissed, { phrase });
}

export const countMiss = ({ db, now }: Context, phrase: string): Promise<void> =>
  repository.countMiss(db, shopDay(now()), phrase, mostPhrasesOfDay);

/** Retention: the longest period of reports. */
export const dropOldMisses = ({ db, now }: Context): Promise<number> =>
  repository.deleteOldMisses(db, addDays(shopDay(now()), -longestPeriodDays));
