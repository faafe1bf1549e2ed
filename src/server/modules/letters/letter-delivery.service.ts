import { dayMs } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { type Letter, MailFailed } from './mailer.ts';
import * as repository from './sent-letters.repository.ts';

type Sender = Pick<Context, 'db' | 'now' | 'mailer' | 'log'>;

/** Far beyond the last try of a letter that waits. */
const remembered = 60 * dayMs;

/**
 * Sends a letter unless it has left before. It is written down in the last moment before its end leaves for the mail server, and
 * struck out again only if the server said no. So whoever dies on the way, or never hears the answer, cannot send it twice.
 *
 * What remains: a process that dies, or an answer that gets lost, in the instant between that note and the server's yes. The
 * letter may then not have left and is not tried again, since nobody can know; the log names it. What it told stands on the page
 * of the order, and a letter with a link can be asked for again.
 */
export async function sendOnce(context: Sender, event: string, letter: Letter): Promise<void> {
  const { db, now, mailer, log } = context;
  const { messageId } = letter;
  const before = await repository.find(db, event);
  if (before) {
    if (before.leftAt === null) log.warn({ messageId }, 'a letter may not have left, and is not sent again');
    return;
  }
  let isNoted = false;
  try {
    await mailer.send(letter, async () => {
      await repository.note(db, event, now());
      isNoted = true;
    });
  } catch (error) {
    if (error instanceof MailFailed && error.mayHaveLeft) {
      log.warn({ err: error, messageId }, 'a letter was handed over, and the answer got lost');
      return;
    }
    if (isNoted) await repository.strikeOut(db, event);
    if (!(error instanceof MailFailed) || error.isTemporary) throw error;
    log.error({ err: error, messageId }, 'a letter was refused for good');
    return;
  }
  await repository.confirm(db, event, now());
}

export const forgetOldLetters = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  repository.deleteBefore(db, new Date(now().getTime() - remembered));
