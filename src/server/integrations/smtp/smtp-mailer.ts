import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type Mailer, MailFailed } from '#server/modules/letters/mailer.ts';

type MailerOptions = { url: string; from: string; timeoutMs?: number };

const addressPattern = /^[^\s"<>(),:;@\\[\]\p{Cc}]+@[^\s"<>(),:;@\\[\]\p{Cc}]+$/u;
const messageIdPattern = /^<[\w.+-]+@[\w.-]+>$/;
const controlCharacters = /\p{Cc}/u;

export function createMailer({ url, from, timeoutMs = 15_000 }: MailerOptions): Mailer {
  refuseControlCharacters('sender', from);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // A letter whose connection broke is not sent again behind our back: whether to is for the shop to decide.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A letter is what the shop wrote: it must not be able to pull in a file or an address of the inner network.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  transport.use('stream', (mail, done) => {
    const { beforeLeaving } = mail.data as { beforeLeaving?: () => Promise<void> };
    const { message } = mail;
    const read = message.createReadStream.bind(message);
    if (beforeLeaving) message.createReadStream = () => Readable.from(holdingTheEnd(read(), beforeLeaving));
    done();
  });

  return {
    async send({ to, subject, html, text, messageId }, beforeLeaving = () => Promise.resolve()) {
      refuseControlCharacters('subject', subject);
      if (!addressPattern.test(to)) throw new MailFailed(`Not an address: ${JSON.stringify(to)}`, false);
      if (!messageIdPattern.test(messageId)) {
        throw new MailFailed(`Not a message id: ${JSON.stringify(messageId)}`, false);
      }
      let isHandedOver = false;
      const letter = {
        from,
        // As an object, the address is taken as it is and never split into several.
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId,
        beforeLeaving: async () => {
          await beforeLeaving();
          isHandedOver = true;
        },
      };
      try {
        await transport.sendMail(letter);
      } catch (cause) {
        throw toMailFailed(cause, isHandedOver);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * A letter without its end is none: until this lets the end through, the server cannot have taken it. Nobody reads it before the
 * server has asked for the letter.
 */
async function* holdingTheEnd(letter: AsyncIterable<Buffer>, beforeLeaving: () => Promise<void>) {
  yield* letter;
  await beforeLeaving();
}

/** A line break would start a header of the sender's choosing. */
function refuseControlCharacters(what: string, value: string): void {
  if (controlCharacters.test(value)) throw new MailFailed(`The ${what} has control characters in it`, false);
}

function toMailFailed(cause: unknown, isHandedOver: boolean): MailFailed {
  const {
    message = String(cause),
    code,
    responseCode,
  } = cause as { message?: string; code?: string; responseCode?: number };
  // A refused password is the shop's setting, not the letter's fault: the letter waits until it is mended. So does a
  // 503 (wrong order of commands), which is about the session.
  const isOurFault = code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 503;
  const isRefused = responseCode !== undefined ? responseCode >= 500 : code === 'EENVELOPE';
  const mayHaveLeft = isHandedOver && responseCode === undefined;
  return new MailFailed(`The letter was not taken: ${message}`, isOurFault || !isRefused, { cause, mayHaveLeft });
}
