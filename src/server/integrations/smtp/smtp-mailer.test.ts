import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from '#sandbox/mailbox/mailbox.ts';
import { type Letter, type Mailer, MailFailed } from '#server/modules/letters/mailer.ts';
import { createMailer } from './smtp-mailer.ts';

const FROM = 'Краплина <no-reply@kraplyna.test>';
const LINK = 'http://localhost:3000/confirm/abc?from=letter&lang=uk';

const letter: Letter = {
  to: 'olena@kraplyna.test',
  subject: 'Підтвердьте пошту, щоб увійти до «Краплини», і приходьте по новинки цього місяця',
  html: `<p>Вітаємо, Олено!</p><a href="${LINK.replace('&', '&amp;')}">Підтвердити</a>`,
  text: `Вітаємо, Олено!\nПідтвердити: ${LINK}.`,
  messageId: '<confirm-1@kraplyna.test>',
};

let dataDir: string;
let mailbox: Mailbox;
let mailer: Mailer;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kraplyna-mail-'));
  mailbox = await startMailbox({ dataDir });
  mailer = createMailer({ url: mailbox.smtpUrl, from: FROM, timeoutMs: 60_000 });
});

afterEach(async () => {
  mailer.close();
  await mailbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function failure(work: Promise<void>): Promise<MailFailed> {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (error instanceof MailFailed) return error;
  throw new Error('the letter did not fail as a letter does', { cause: error });
}

describe('an e-mail', () => {
  it('arrives with its Ukrainian subject, sender and text as they were written', async () => {
    await mailer.send(letter);

    expect(await mailbox.letters.list()).toMatchObject([
      {
        from: FROM,
        to: ['olena@kraplyna.test'],
        subject: letter.subject,
        messageId: letter.messageId,
        html: expect.stringContaining('Вітаємо, Олено!'),
        text: expect.stringContaining('Вітаємо, Олено!'),
        links: [LINK],
      },
    ]);
  });

  it('has the same Message-ID when it is sent again', async () => {
    await mailer.send(letter);
    await mailer.send(letter);

    expect((await mailbox.letters.list()).map(({ messageId }) => messageId)).toEqual([
      letter.messageId,
      letter.messageId,
    ]);
  });

  it('is not sent if the callback before it fails', async () => {
    const refused = await failure(mailer.send(letter, () => Promise.reject(new Error('the database is away'))));

    expect([refused.isTemporary, refused.mayHaveLeft]).toEqual([true, false]);
    expect(await mailbox.letters.list()).toEqual([]);
  });

  it('is sent concurrently with others, each to its own recipient', async () => {
    const people = Array.from({ length: 20 }, (_, index) => `person-${index}@kraplyna.test`);

    await Promise.all(
      people.map((to, index) => mailer.send({ ...letter, to, messageId: `<many-${index}@kraplyna.test>` })),
    );

    expect((await mailbox.letters.list()).flatMap(({ to }) => to).sort()).toEqual([...people].sort());
  });

  it.each([
    ['a header in the subject', { subject: 'Hello\r\nBcc: everyone@example.com' }],
    ['a line break in the subject', { subject: 'Hello\nthere' }],
    ['a header in the address', { to: 'olena@kraplyna.test\r\nBcc: everyone@example.com' }],
    ['a second address', { to: 'olena@kraplyna.test, everyone@example.com' }],
    ['a name around the address', { to: 'Olena <olena@kraplyna.test>' }],
    ['no address', { to: '' }],
    ['a header in the message id', { messageId: '<a@b>\r\nBcc: everyone@example.com' }],
  ])('is rejected permanently with %s', async (_what, change) => {
    expect((await failure(mailer.send({ ...letter, ...change }))).isTemporary).toBe(false);
    expect(await mailbox.letters.list()).toEqual([]);
  });

  it('cannot have a sender with header injection', () => {
    expect(() => createMailer({ url: mailbox.smtpUrl, from: 'a@b.test\r\nBcc: c@d.test' })).toThrow(MailFailed);
  });

  it('may be retried when the mail server is unavailable', async () => {
    await mailbox.stop();

    expect((await failure(mailer.send(letter))).isTemporary).toBe(true);

    const { port } = new URL(mailbox.smtpUrl);
    mailbox = await startMailbox({ dataDir, port: Number(port) });
    await mailer.send(letter);
    expect(await mailbox.letters.list()).toHaveLength(1);
  });

  it('too large for the server is rejected permanently', async () => {
    const refused = await failure(mailer.send({ ...letter, text: 'long '.repeat(2_150_000) }));

    expect(refused.isTemporary).toBe(false);
    expect(await mailbox.letters.list()).toEqual([]);
  });
});

describe('a failing mail server', () => {
  let server: Server;
  const sockets = new Set<Socket>();

  /** A minimal SMTP server with scripted replies. */
  async function serverThat(answer: (command: string) => string | null): Promise<string> {
    server = createServer((socket) => {
      sockets.add(socket);
      const say = (line: string | null) => line !== null && socket.write(`${line}\r\n`);
      say(answer('CONNECT'));
      socket.on('data', (chunk) => say(answer(chunk.toString('latin1').slice(0, 4).toUpperCase())));
      socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });

  const polite = (command: string) => (command === 'CONNECT' ? '220 hello' : '250 ok');

  it.each([
    ['has no such person (550)', 'RCPT', '550 5.1.1 no such user', false],
    ['asks to come later (451)', 'RCPT', '451 4.7.1 greylisted', true],
    ['closes for a moment (421)', 'MAIL', '421 4.3.2 shutting down', true],
    ['refuses the sender (553)', 'MAIL', '553 5.7.1 sender not allowed', false],
  ])('that %s', async (_what, at, line, isTemporary) => {
    const host = await serverThat((command) => (command === at ? line : polite(command)));
    const other = createMailer({ url: `smtp://${host}`, from: FROM });

    expect((await failure(other.send(letter))).isTemporary).toBe(isTemporary);
    other.close();
  });

  it('that refuses the password causes a retry, since the setting is wrong and not the e-mail', async () => {
    const host = await serverThat((command) => {
      if (command === 'EHLO') return '250-here\r\n250 AUTH PLAIN';
      return command === 'AUTH' ? '535 5.7.8 bad credentials' : polite(command);
    });
    const other = createMailer({ url: `smtp://user:wrong@${host}`, from: FROM });

    expect((await failure(other.send(letter))).isTemporary).toBe(true);
    other.close();
  });

  it.each([
    ['RCPT', false],
    ['DATA', false],
    ['the letter', true],
  ])('that times out after %s may have accepted the e-mail: %s', async (silentAt, mayHaveLeft) => {
    const known = ['CONN', 'EHLO', 'MAIL', 'RCPT', 'DATA'];
    const host = await serverThat((command) => {
      if (command === 'CONNECT') return polite(command);
      const at = known.includes(command) ? command : 'the letter';
      if (at === silentAt) return null;
      return at === 'DATA' ? '354 go on' : polite(command);
    });
    const other = createMailer({ url: `smtp://${host}`, from: FROM, timeoutMs: 1000 });
    const said: string[] = [];
    const failed = await failure(other.send(letter, async () => void said.push('leaving')));

    expect([failed.isTemporary, failed.mayHaveLeft, said]).toEqual([true, mayHaveLeft, mayHaveLeft ? ['leaving'] : []]);
    other.close();
  });

  it.each(['CONNECT', 'RCPT'])('that hangs after %s does not block the shop', async (silentAt) => {
    const host = await serverThat((command) => (command === silentAt ? null : polite(command)));
    const other = createMailer({ url: `smtp://${host}`, from: FROM, timeoutMs: 200 });

    expect((await failure(other.send(letter))).isTemporary).toBe(true);
    other.close();
  });
});
