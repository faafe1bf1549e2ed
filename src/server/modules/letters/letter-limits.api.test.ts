import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { placeOrder } from '#contracts/orders.ts';
import { runWaitingJobs } from '#server/jobs/runner.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeBrand, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { TestShop } from '#test/shop.ts';
import { defineLetter } from './define-letter.ts';
import { orderLetterLimit, strictLetterLimit } from './letter-limits.service.ts';
import { letterSlots } from './letter-slots.table.ts';
import { queueLetter } from './letters.service.ts';
import { MailFailed } from './mailer.ts';

const shop = new (class extends TestShop {
  protected override extraParts() {
    return { limits: { unpaidFactor: 0, letterFactor: 1 } };
  }
})(openTestDatabase());
beforeAll(() => shop.open());
afterAll(() => shop.close());

const addressed = (to: string) => ({
  to,
  language: 'uk' as const,
  words: { subject: 'A subject', preview: 'A preview', heading: 'A heading', paragraphs: [], notes: [] },
});
const about = z.object({ to: z.string() });
const oneKind = defineLetter({ name: 'one-kind', about, write: async (_context, { to }) => addressed(to) });
const anotherKind = defineLetter({ name: 'another-kind', about, write: async (_context, { to }) => addressed(to) });
const kinds = [oneKind, anotherKind];

const { perHour, perDay } = strictLetterLimit;
let sent: string[];
let logged: string[];
let isUnavailable: boolean;
beforeEach(() => {
  sent = [];
  logged = [];
  isUnavailable = false;
});

const newAddress = () => `${randomUUID()}@kraplyna.test`;

const mailer = {
  send: async ({ to }: { to: string }, beforeLeaving?: () => Promise<void>) => {
    if (isUnavailable) throw new MailFailed('away', true);
    await beforeLeaving?.();
    sent.push(to);
  },
};

/** Two concurrent workers. */
async function sendWaiting(jobs = kinds): Promise<void> {
  const log = pino({ level: 'warn' }, { write: (text) => logged.push(text) });
  const run = () =>
    runWaitingJobs(shop.database, jobs, () => ({ ...shop.context, mailer, log }), pino({ level: 'silent' }));
  await Promise.all([run(), run()]);
}

async function cause(kind: typeof oneKind, to: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await queueLetter(shop.context, kind, { to });
}

const passHours = (hours: number) => {
  shop.now = new Date(shop.now.getTime() + hours * 3_600_000);
};

describe('e-mails to one address', () => {
  it('[RULE-SAFE-14] of one kind are rate limited per hour and per day; the rest is dropped and logged', async () => {
    const to = newAddress();
    await cause(oneKind, to, perHour + 4);
    await sendWaiting();
    expect(sent).toHaveLength(perHour);
    expect(logged).toHaveLength(4);
    expect(logged[0]).toContain('an e-mail is dropped');
    expect(logged.join()).not.toContain(to);
    for (let hour = 1; hour < 20; hour += 1) {
      passHours(1.01);
      await cause(oneKind, to, 3);
      await sendWaiting();
    }
    expect(sent).toHaveLength(perDay);
    passHours(24);
    await cause(oneKind, to, 1);
    await sendWaiting();
    expect(sent).toHaveLength(perDay + 1);
  });

  it('[RULE-SAFE-14] are limited separately by kind and by address', async () => {
    const [to, other] = [newAddress(), newAddress()];
    await cause(oneKind, to, perHour + 1);
    await cause(anotherKind, to, 1);
    await cause(oneKind, other, 1);
    await sendWaiting();
    expect(sent.filter((one) => one === to)).toHaveLength(perHour + 1);
    expect(sent.filter((one) => one === other)).toHaveLength(1);
  });

  it('[RULE-SAFE-14] are counted by the normalized address, of which only a hash is stored', async () => {
    const name = randomUUID();
    for (let at = 0; at < perHour; at += 1) await cause(oneKind, `${name.toUpperCase()}+${at}@Kraplyna.test`, 1);
    await cause(oneKind, `${name}@kraplyna.test`, 1);
    await sendWaiting();
    expect(sent).toHaveLength(perHour);
    const slots = await shop.db.select().from(letterSlots);
    expect(slots.every(({ key }) => key.length === 32)).toBe(true);
    expect(JSON.stringify(slots)).not.toContain(name);
  });

  it('[RULE-SAFE-14] that are retried are counted once', async () => {
    const to = newAddress();
    await cause(oneKind, to, perHour);
    isUnavailable = true;
    await sendWaiting();
    isUnavailable = false;
    await shop.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await sendWaiting();
    expect(sent).toHaveLength(perHour);
  });

  it('[RULE-SAFE-14] that are dropped do not invalidate earlier links', async () => {
    const { id } = await makeBrand(shop.db, { name: 'before' });
    const linking = defineLetter({
      name: 'linking-kind',
      about: z.object({ to: z.string(), name: z.string() }),
      write: async ({ db }, { to, name }) => {
        await db.update(brands).set({ name }).where(eq(brands.id, id));
        return addressed(to);
      },
    });
    const to = newAddress();
    for (let at = 1; at <= perHour; at += 1) await queueLetter(shop.context, linking, { to, name: `link ${at}` });
    await sendWaiting([linking]);
    const [before] = await shop.db.select().from(brands).where(eq(brands.id, id));
    await queueLetter(shop.context, linking, { to, name: 'dropped' });
    await sendWaiting([linking]);
    expect(await shop.db.select().from(brands).where(eq(brands.id, id))).toEqual([before]);
    expect(sent).toHaveLength(perHour);
  });

  it('[RULE-SAFE-14] about orders of others do not block the one about an own payment', async () => {
    const email = newAddress();
    const goods = await makeProduct(shop.db, { quantity: 100 });
    const pages: (string | null)[] = [];
    for (let at = 0; at < orderLetterLimit.perHour + 3; at += 1) {
      const { data } = await shop.callAs(null)(placeOrder, { body: orderBody([line(goods)], { email }) });
      pages.push(data.pageUrl);
    }
    expect(await shop.lettersTo(email)).toHaveLength(orderLetterLimit.perHour);
    await shop.bank.invoices.pay(pages.at(-1)?.split('/').at(-1) ?? '');
    expect((await shop.lettersTo(email))[0]?.subject).toContain('оплачено');
  });
});
