import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import { sendOnce } from './letter-delivery.service.ts';
import { type LetterLimit, strictLetterLimit, takeLetterSlot } from './letter-limits.service.ts';
import type { LetterWords } from './letter-words.ts';
import { renderLetter } from './render-letter.ts';

type Addressed = { readonly to: string; readonly language: Language; readonly words: LetterWords };

type LetterKind<About extends z.ZodType> = {
  readonly name: string;
  /** What is known when the letter is queued. It lies in the database until the letter has left, so no secret is in it. */
  readonly about: About;
  /** How many of them an address gets; few unless it says otherwise. */
  readonly limit?: LetterLimit;
  /** Which letters of this kind are counted together; all of them unless it says otherwise. */
  readonly countedAs?: (about: z.output<About>) => string;
  /** Writes it when it is about to leave, to whom it concerns by then; null where nobody should get it any more. */
  readonly write: (context: Context, about: z.output<About>) => Promise<Addressed | null>;
};

const envelope = z.object({ event: z.string().regex(/^[\w.+-]{1,120}$/), about: z.unknown() });

export type LetterJob<About extends z.ZodType> = Job<typeof envelope> & Pick<LetterKind<About>, 'about'>;

class OverLimit extends Error {}

/** Null also where the address has had its share: then whatever the writing did, such as making a new link, is undone. */
async function writeWithinLimit<About extends z.ZodType>(
  context: Context,
  { name, limit = strictLetterLimit, countedAs, write }: LetterKind<About>,
  event: string,
  about: z.output<About>,
): Promise<Addressed | null> {
  const kind = countedAs ? `${name} ${countedAs(about)}` : name;
  try {
    return await inTransaction(context, async (context) => {
      const letter = await write(context, about);
      if (letter && !(await takeLetterSlot(context, { event, kind, to: letter.to, limit }))) throw new OverLimit();
      return letter;
    });
  } catch (error) {
    if (!(error instanceof OverLimit)) throw error;
    context.log.warn({ event, kind }, 'a letter is dropped: its address has had enough of this kind');
    return null;
  }
}

/**
 * A letter is a job: retried with back-off while the mail server is unavailable, delivered at most once per event. A permanent
 * refusal is logged and dropped.
 */
export function defineLetter<About extends z.ZodType>(kind: LetterKind<About>): LetterJob<About> {
  const { name, about } = kind;
  const job = defineJob({
    name,
    payload: envelope,
    run: async (context, payload) => {
      const letter = await writeWithinLimit(context, kind, payload.event, about.parse(payload.about));
      if (letter === null) return;
      const { publicUrl } = context.settings;
      const { to, language, words } = letter;
      const messageId = `<${payload.event}@${new URL(publicUrl).hostname.replace(/[^\w.-]/g, '')}>`;
      const rendered = renderLetter(words, language, publicUrl);
      await sendOnce(context, payload.event, { to, subject: words.subject, ...rendered, messageId });
    },
  });
  return { ...job, about };
}
