import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Mailbox, startMailbox } from '#sandbox/mailbox/mailbox.ts';
import { inTransaction } from '#server/context.ts';
import { createMailer } from '#server/integrations/smtp/smtp-mailer.ts';
import { runWaitingJobs } from '#server/jobs/runner.ts';
import { openTestShop } from '#test/shop.ts';
import { defineLetter } from './define-letter.ts';
import { sendOnce } from './letter-delivery.service.ts';
import { queueLetter } from './letters.service.ts';
import { type Mailer, MailFailed } from './mailer.ts';

const shop = openTestShop();

const words = { preview: 'A preview', heading: 'A heading', paragraphs: [], notes: [] };
const testLetter = defineLetter({
  name: 'test-letter',
  about: z.object({ to: z.string(), subject: z.string().default('A subject') }),
  write: async (_context, { to, subject }) =>
    to === 'nobody' ? null : { to, language: 'uk', words: { ...words, subject } },
});

let folder: string;
let mailbox: Mailbox;
let mailer: Mailer;
let logged: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kraplyna-letters-'));
  mailbox = await startMailbox({ dataDir: folder });
  mailer = createMailer({ url: mailbox.smtpUrl, from: 'shop@kraplyna.test' });
  logged = [];
});

afterEach(async () => {
  mailer.close();
  await mailbox.stop();
  await rm(folder, { recursive: true, force: true });
  await shop.db.execute(sql`delete from graphile_worker._private_jobs`);
});

const newAddress = () => `${randomUUID()}@kraplyna.test`;
const waiting = async () =>
  (
    await shop.db.execute<{ attempts: number; pauseSeconds: number }>(sql`
  select attempts, extract(epoch from run_at - updated_at)::float as "pauseSeconds" from graphile_worker.jobs`)
  ).rows;
const makeDue = () => shop.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

async function sendWaiting(): Promise<void> {
  const log = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
  const silent = pino({ level: 'silent' });
  await runWaitingJobs(shop.database, [testLetter], () => ({ ...shop.context, mailer, log }), silent);
}

describe('an e-mail', () => {
  it('is sent only if its transaction commits', async () => {
    const [kept, undone] = [newAddress(), newAddress()];
    await inTransaction(shop.context, (context) => queueLetter(context, testLetter, { to: kept }));
    const failing = inTransaction(shop.context, async (context) => {
      await queueLetter(context, testLetter, { to: undone });
      throw new Error('the order fails');
    });
    await expect(failing).rejects.toThrow('the order fails');
    await sendWaiting();
    expect((await mailbox.letters.list()).map(({ to }) => to)).toEqual([[kept]]);
  });

  it('[RULE-MAIL-04] is retried with back-off while the mail server is unavailable, with the same Message-ID, and sent once', async () => {
    const to = newAddress();
    await queueLetter(shop.context, testLetter, { to }, 'order-100412-accepted');
    const { port } = new URL(mailbox.smtpUrl);
    await mailbox.stop();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await sendWaiting();
      const [job] = await waiting();
      expect(job?.attempts).toBe(attempt);
      pauses.push(job?.pauseSeconds ?? 0);
      await makeDue();
    }
    expect(pauses[0]).toBeGreaterThan(1);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    mailbox = await startMailbox({ dataDir: folder, port: Number(port) });
    await sendWaiting();
    const expected = [{ to: [to], messageId: '<order-100412-accepted@localhost>' }];
    expect(await mailbox.letters.list()).toMatchObject(expected);
    expect(await waiting()).toEqual([]);
    await queueLetter(shop.context, testLetter, { to }, 'order-100412-accepted');
    await sendWaiting();
    expect([await mailbox.letters.list(), await waiting()]).toMatchObject([expected, []]);
  });

  it('that was recorded as sent is not sent again when the job runs again', async () => {
    const to = newAddress();
    const event = 'order-100414-accepted';
    for (let time = 1; time <= 2; time += 1) {
      await queueLetter(shop.context, testLetter, { to }, event);
      await sendWaiting();
    }
    expect(await mailbox.letters.list()).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('takes few statements, and is not sent by two jobs at once', async () => {
    const event = 'order-100417-accepted';
    const letter = { to: newAddress(), subject: 's', html: 'h', text: 't', messageId: `<${event}@kraplyna.test>` };
    const sendOne = () => sendOnce({ ...shop.context, mailer }, event, letter);
    const { statements } = await shop.database.countQueries(sendOne);
    expect(statements).toHaveLength(2);
    await shop.db.execute(sql`delete from sent_letters where event = ${event}`);
    await Promise.all([sendOne(), sendOne()]);
    expect(await mailbox.letters.list()).toHaveLength(2);
  });

  it('whose response was lost is not sent again, and is logged', async () => {
    const to = newAddress();
    const event = 'order-100415-accepted';
    const { send } = mailer;
    let sent = 0;
    mailer = {
      ...mailer,
      send: async (letter, beforeLeaving) => {
        await send(letter, beforeLeaving);
        sent += 1;
        throw new MailFailed('the line went dead', true, { mayHaveLeft: true });
      },
    };
    for (let time = 1; time <= 2; time += 1) {
      await queueLetter(shop.context, testLetter, { to }, event);
      await sendWaiting();
    }
    expect([sent, (await mailbox.letters.list()).length, await waiting()]).toEqual([1, 1, []]);
    expect(logged.join('')).toContain('<order-100415-accepted@localhost>');
  });

  it('that is refused temporarily is not recorded as sent', async () => {
    const to = newAddress();
    const { send } = mailer;
    mailer = {
      ...mailer,
      send: async (_letter, beforeLeaving) => {
        await beforeLeaving?.();
        throw new MailFailed('451 come later', true);
      },
    };
    await queueLetter(shop.context, testLetter, { to }, 'order-100416-accepted');
    await sendWaiting();
    mailer = { ...mailer, send };
    await makeDue();
    await sendWaiting();
    expect(await mailbox.letters.list()).toHaveLength(1);
  });

  it('of one event is queued once (deduplication)', async () => {
    const to = newAddress();
    const event = 'order-100413-accepted';
    await Promise.all([1, 2, 3].map(() => queueLetter(shop.context, testLetter, { to }, event)));
    await sendWaiting();
    expect(await mailbox.letters.list()).toHaveLength(1);
  });

  it.each([
    ['an address that is none', { to: 'not an address' }],
    ['a header in its address', { to: 'olena@kraplyna.test\r\nBcc: everyone@example.com' }],
    ['a second address', { to: 'olena@kraplyna.test, everyone@example.com' }],
    ['a header in its subject', { to: 'olena@kraplyna.test', subject: 'Hello\r\nBcc: everyone@example.com' }],
  ])('with %s is dropped and logged, without a retry', async (_what, about) => {
    await queueLetter(shop.context, testLetter, about);
    await sendWaiting();
    expect(await mailbox.letters.list()).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(logged.join('')).toContain('the mail server rejected an e-mail permanently');
  });

  it('without a recipient is not sent', async () => {
    await queueLetter(shop.context, testLetter, { to: 'nobody' });
    await sendWaiting();
    expect([await mailbox.letters.list(), await waiting(), logged]).toEqual([[], [], []]);
  });
});
