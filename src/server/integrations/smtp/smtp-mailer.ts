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
    // No automatic resend on a broken connection: it could send twice, so the job queue decides.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // An e-mail's content must not include local files or URLs of the internal network (SSRF).
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
    async send(
      { to, subject, html, text, messageId, unsubscribeAddress, picture },
      beforeLeaving = () => Promise.resolve(),
    ) {
      refuseControlCharacters('subject', subject);
      if (!addressPattern.test(to)) throw new MailFailed(`Not an address: ${JSON.stringify(to)}`, false);
      if (!messageIdPattern.test(messageId)) {
        throw new MailFailed(`Not a message id: ${JSON.stringify(messageId)}`, false);
      }
      let isHandedOver = false;
      const letter = {
        from,
        // As an object, the address is not parsed and never split into several recipients.
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId,
        // Quoted-printable makes six bytes of each Cyrillic letter, which client and server then read one by one.
        textEncoding: 'base64' as const,
        ...(picture && {
          attachments: [
            { cid: picture.name, filename: `${picture.name}.png`, content: picture.png, contentType: 'image/png' },
          ],
        }),
        ...(unsubscribeAddress !== undefined && { headers: unsubscribeHeaders(unsubscribeAddress) }),
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
 * Holds back the end of the message: until `beforeLeaving` resolves, the server cannot have accepted it. The stream is read only
 * after the server is ready for DATA.
 */
async function* holdingTheEnd(letter: AsyncIterable<Buffer>, beforeLeaving: () => Promise<void>) {
  yield* letter;
  await beforeLeaving();
}

function unsubscribeHeaders(address: string): Record<string, string> {
  refuseControlCharacters('unsubscribe address', address);
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Prevents header injection. */
function refuseControlCharacters(what: string, value: string): void {
  if (controlCharacters.test(value)) throw new MailFailed(`The ${what} has control characters in it`, false);
}

function toMailFailed(cause: unknown, isHandedOver: boolean): MailFailed {
  const {
    message = String(cause),
    code,
    responseCode,
  } = cause as { message?: string; code?: string; responseCode?: number };
  // Retryable: refused credentials are a configuration error, and 503 (bad sequence of commands) concerns the session, not the
  // e-mail.
  const isOurFault = code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 503;
  const isRefused = responseCode !== undefined ? responseCode >= 500 : code === 'EENVELOPE';
  const mayHaveLeft = isHandedOver && responseCode === undefined;
  return new MailFailed(`The e-mail was not accepted: ${message}`, isOurFault || !isRefused, { cause, mayHaveLeft });
}
