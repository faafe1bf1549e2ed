import { dayMs } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { type Letter, MailFailed } from './mailer.ts';
import * as repository from './sent-letters.repository.ts';

type Sender = Pick<Context, 'db' | 'now' | 'mailer' | 'log'>;

/** Retention: far longer than any e-mail is retried. */
const remembered = 60 * dayMs;

/**
 * At-most-once delivery: the e-mail is recorded right before its last bytes are sent, and the record is deleted only if
 * the server refused it. If the process crashes or the response is lost in between, the e-mail may be lost; it is
 * logged and not retried. A retry finds the record at that point and aborts the message; asking before it is sent would cost every
 * e-mail a query.
 */
export async function sendOnce(context: Sender, event: string, letter: Letter): Promise<void> {
  const { db, now, mailer, log } = context;
  const { messageId } = letter;
  let isNoted = false;
  let isKnown = false;
  try {
    await mailer.send(letter, async () => {
      isNoted = await repository.note(db, event, now());
      isKnown = !isNoted;
      if (isKnown) throw new Error('This e-mail was sent before');
    });
  } catch (error) {
    if (isKnown) return warnOfUnconfirmed(context, event, messageId);
    if (error instanceof MailFailed && error.mayHaveLeft) {
      log.warn({ err: error, messageId }, 'an e-mail was sent, but the response of the mail server was lost');
      return;
    }
    if (isNoted) await repository.strikeOut(db, event);
    if (!(error instanceof MailFailed) || error.isTemporary) throw error;
    log.error({ err: error, messageId }, 'the mail server rejected an e-mail permanently');
    return;
  }
  await repository.confirm(db, event, now());
}

async function warnOfUnconfirmed({ db, log }: Sender, event: string, messageId: string): Promise<void> {
  const before = await repository.find(db, event);
  if (before?.leftAt === null) log.warn({ messageId }, 'an e-mail may not have been delivered, and is not sent again');
}

export const forgetOldLetters = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  repository.deleteBefore(db, new Date(now().getTime() - remembered));
