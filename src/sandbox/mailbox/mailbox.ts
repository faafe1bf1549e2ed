import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyPluginCallback } from 'fastify';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type LetterBox, type Letters, openLetterBox } from './letter-box.ts';
import { type MailboxGuard, mailboxPages } from './mailbox-pages.ts';

export type Mailbox = {
  smtpUrl: string;
  /** The pages under /sandbox/mail. */
  plugin: FastifyPluginCallback;
  letters: Letters;
  stop(): Promise<void>;
};

const LARGEST_LETTER_BYTES = 10 * 1024 * 1024;

/** A stand-in for a mail server: accepts every e-mail by SMTP, delivers none, shows all. */
export async function startMailbox(options: {
  dataDir: string;
  port?: number;
  guard?: MailboxGuard | null;
}): Promise<Mailbox> {
  const box = await openLetterBox(join(options.dataDir, 'mailbox'));
  const server = new SMTPServer({
    name: 'mailbox.kraplyna.test',
    banner: 'the sandbox mailbox of the shop',
    // It listens on loopback only, so neither login nor TLS is needed.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_LETTER_BYTES,
    closeTimeout: 1000,
    logger: false,
    onData(stream, session, callback) {
      take(box, stream, session).then(
        () => callback(),
        (error) => callback(error),
      );
    },
  });
  await listen(server, options.port ?? 0);
  // A client that disconnects during DATA must not end the process by an unhandled error event.
  server.on('error', () => undefined);
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    plugin: mailboxPages(box, options.guard),
    letters: box,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

async function take(box: LetterBox, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw Object.assign(new Error('The letter is too large'), { responseCode: 552 });
  box.add(
    raw,
    session.envelope.rcptTo.map(({ address }) => address),
  );
}

function listen(server: SMTPServer, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      done();
    });
  });
}
