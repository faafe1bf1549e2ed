import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { addJob, newJob } from '#server/jobs/define-job.ts';
import type { LetterJob } from './define-letter.ts';

/**
 * Queues an e-mail in the caller's transaction (outbox). The event, such as `order-100412-clarified-019…`, is the job key
 * that deduplicates it.
 */
export async function queueLetter<About extends z.ZodType>(
  context: Pick<Context, 'db'>,
  letter: LetterJob<About>,
  about: z.input<About>,
  event = `${letter.name}-${randomUUID()}`,
  delayMs = 0,
): Promise<void> {
  await addJob(context, letterJob(letter, about, event, delayMs));
}

/** What `queueLetter` queues, for a statement that writes other things too. */
export const letterJob = <About extends z.ZodType>(
  letter: LetterJob<About>,
  about: z.input<About>,
  event: string,
  delayMs = 0,
) => newJob(letter, { event, about }, { key: event, once: true, delayMs });

/** Absolute URL of a page in the recipient's language. */
export function addressOf({ settings }: Pick<Context, 'settings'>, language: Language, path: string): string {
  return `${settings.publicUrl}${language === 'en' ? '/en' : ''}${path}`;
}
