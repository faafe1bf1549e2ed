import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { enqueue } from '#server/jobs/define-job.ts';
import type { LetterJob } from './define-letter.ts';

/**
 * Queues an e-mail in the caller's transaction (outbox). The event, such as `order-100412-accepted`, is the job key
 * that deduplicates it.
 */
export async function queueLetter<About extends z.ZodType>(
  context: Pick<Context, 'db'>,
  letter: LetterJob<About>,
  about: z.input<About>,
  event = `${letter.name}-${randomUUID()}`,
  delayMs = 0,
): Promise<void> {
  await enqueue(context, letter, { event, about }, { key: event, once: true, delayMs });
}

/** Absolute URL of a page in the recipient's language. */
export function addressOf({ settings }: Pick<Context, 'settings'>, language: Language, path: string): string {
  return `${settings.publicUrl}${language === 'en' ? '/en' : ''}${path}`;
}
