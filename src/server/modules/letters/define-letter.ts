import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import { sendOnce } from './letter-delivery.service.ts';
import { type LetterLimit, strictLetterLimit, takeLetterSlot } from './letter-limits.service.ts';
import type { LetterWords } from './letter-words.ts';
import { renderLetter } from './render-letter.ts';

type Addressed = {
  readonly to: string;
  readonly language: Language;
  readonly words: LetterWords;
  /** See `Letter`. */
  readonly unsubscribeAddress?: string;
};

type LetterKind<About extends z.ZodType> = {
  readonly name: string;
  /** Payload known at queueing time. Stored in the job table until the e-mail is sent, so it must contain no secrets. */
  readonly about: About;
  /** Rate limit per recipient; strict by default. */
  readonly limit?: LetterLimit;
  /** Splits the rate limit of this kind; by default all e-mails of the kind share one. */
  readonly countedAs?: (about: z.output<About>) => string;
  /** `write` only reads, with one statement, so that it needs no transaction. */
  readonly isReadOnly?: boolean;
  /** Renders the e-mail at sending time, with current data; null if it must not be sent any more. */
  readonly write: (context: Context, about: z.output<About>) => Promise<Addressed | null>;
};

const envelope = z.object({ event: z.string().regex(/^[\w.+-]{1,120}$/), about: z.unknown() });

export type LetterJob<About extends z.ZodType> = Job<typeof envelope> & Pick<LetterKind<About>, 'about'>;

class OverLimit extends Error {}

/** Null also if the recipient's rate limit is exceeded: the transaction rolls back what `write` did, such as creating a link. */
async function writeWithinLimit<About extends z.ZodType>(
  context: Context,
  { name, limit = strictLetterLimit, countedAs, isReadOnly = false, write }: LetterKind<About>,
  event: string,
  about: z.output<About>,
): Promise<Addressed | null> {
  const kind = countedAs ? `${name} ${countedAs(about)}` : name;
  const writeOne = async (context: Context) => {
    const letter = await write(context, about);
    // A buyer who ordered by phone may have no e-mail.
    if (letter?.to === '') return null;
    if (letter && !(await takeLetterSlot(context, { event, kind, to: letter.to, limit }))) throw new OverLimit();
    return letter;
  };
  try {
    return await (isReadOnly ? writeOne(context) : inTransaction(context, writeOne));
  } catch (error) {
    if (!(error instanceof OverLimit)) throw error;
    context.log.warn({ event, kind }, 'an e-mail is dropped: its address reached the limit of this kind');
    return null;
  }
}

/**
 * An e-mail is a job: retried with back-off while the mail server is unavailable, sent at most once per event. A
 * permanent refusal is logged and dropped.
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
      const { to, language, words, ...rest } = letter;
      const messageId = `<${payload.event}@${new URL(publicUrl).hostname.replace(/[^\w.-]/g, '')}>`;
      const rendered = renderLetter(words, language, publicUrl);
      const { subject, picture } = words;
      const pictured = picture && { picture };
      await sendOnce(context, payload.event, { to, subject, ...rest, ...rendered, ...pictured, messageId });
    },
  });
  return { ...job, about };
}
