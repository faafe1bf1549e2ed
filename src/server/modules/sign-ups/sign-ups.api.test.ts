import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  confirmRegistration,
  forgotPassword,
  login,
  resendConfirmation,
  resetPassword,
  signup,
} from '#contracts/auth.ts';
import type { Letter } from '#sandbox/mailbox/letter.ts';
import { makeFirstRoles } from '#server/modules/roles/roles.service.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { dropExpiredLinks } from '#server/modules/user-links/user-links.service.ts';
import { userLinks } from '#server/modules/user-links/user-links.table.ts';
import { dropUnconfirmed } from '#server/modules/users/users.service.ts';
import { users } from '#server/modules/users/users.table.ts';
import { makeOrder } from '#test/factories.ts';
import { newEmail, tokenIn } from '#test/letters.ts';
import { openTestShop } from '#test/shop.ts';
import { registrations } from './registrations.table.ts';

const shop = openTestShop();
const guest = (language = 'uk') => shop.callAs(null, language);
const password = 'крапля за краплею';
const hourMs = 60 * 60 * 1000;

beforeAll(() => makeFirstRoles(shop));

const signUp = (email: string, more: { password?: string } = {}, language = 'uk') =>
  guest(language)(signup, { body: { email, phone: '', password, gender: 'Female', ...more } });
const signIn = (email: string, typed = password) => guest()(login, { body: { email, password: typed } });
const confirm = (token: string) => guest()(confirmRegistration, { params: { token } });
const userOf = async (email: string) => {
  const [user] = await shop.db.select().from(users).where(eq(users.emailKey, email));
  if (!user) throw new Error(`no account of ${email}`);
  return user;
};

async function lettersTo(email: string): Promise<[Letter, ...Letter[]]> {
  const [first, ...rest] = await shop.lettersTo(email);
  if (!first) throw new Error(`no letter to ${email}`);
  return [first, ...rest];
}

const confirmTokenOf = async (email: string) => tokenIn((await lettersTo(email))[0], 'confirm-registration');

describe('signing up', () => {
  it('[API-AUTH-02][ST-AUTH-17] creates an account with the role Customer and sends an e-mail', async () => {
    const email = newEmail();
    const body = { email: ` ${email.toUpperCase()}`, phone: '067 412 55 12', password, gender: 'Male' as const };
    const { message, data } = await guest()(signup, { body });
    expect([message, data]).toEqual(['Дякуємо! Лишилося підтвердити пошту: лист уже в дорозі', null]);
    const user = await userOf(email);
    expect(user.passwordHash, 'none before the e-mail is confirmed').toBeNull();
    const [waiting] = await shop.db.select().from(registrations).where(eq(registrations.userId, user.id));
    expect(waiting?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect(user).toMatchObject({ email, phone: '+380674125512', gender: 'Male', language: 'uk', isActive: true });
    const [role] = await shop.db.select().from(roles).where(eq(roles.id, user.roleId));
    expect(role?.name).toBe('Customer');
    const [letter, ...more] = await lettersTo(email);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: [email], subject: 'Підтвердьте пошту в «Краплині»' });
  });

  it('[API-AUTH-03] is confirmed by the link of the e-mail: the account can then sign in', async () => {
    const email = newEmail();
    await signUp(email);
    await expect(signIn(email)).rejects.toMatchObject({ status: 403, code: 'EMAIL_NOT_CONFIRMED' });
    const { message } = await confirm(await confirmTokenOf(email));
    expect(message).toBe('Ваша пошта підтверджена!');
    expect((await signIn(email)).data.userInfo.email).toBe(email);
  });

  it('gives the role of customers under its new name, never one with admin access', async () => {
    await shop.db.update(roles).set({ name: 'Buyers' }).where(eq(roles.name, 'Customer'));
    await shop.db.update(roles).set({ name: 'Customer' }).where(eq(roles.name, 'Manager'));
    const email = newEmail();
    await signUp(email);
    const [role] = await shop.db
      .select()
      .from(roles)
      .where(eq(roles.id, (await userOf(email)).roleId));
    expect(role?.name).toBe('Buyers');
    await shop.db.update(roles).set({ name: 'Manager' }).where(eq(roles.name, 'Customer'));
    await shop.db.update(roles).set({ name: 'Customer' }).where(eq(roles.name, 'Buyers'));
  });

  it('in English sends an English e-mail that links to English pages', async () => {
    const email = newEmail();
    await signUp(email, {}, 'en');
    const [letter] = await lettersTo(email);
    expect(letter.subject).toBe('Confirm your e-mail at Kraplyna');
    expect(letter.links).toContainEqual(
      expect.stringMatching(/^http:\/\/localhost\/en\/confirm-registration\/[\w-]{43}$/),
    );
  });
});

describe('a link of confirmation', () => {
  it('[ST-AUTH-07] works once and for 48 hours: a second use, or one after 48 hours, is refused', async () => {
    const [once, late] = [newEmail(), newEmail()];
    await signUp(once);
    await signUp(late);
    const token = await confirmTokenOf(once);
    await confirm(token);
    const refusal = { status: 404, message: expect.stringContaining('Посилання вже не діє') };
    await expect(confirm(token)).rejects.toMatchObject(refusal);

    const lateToken = await confirmTokenOf(late);
    const start = shop.now;
    shop.now = new Date(start.getTime() + 48 * hourMs);
    await expect(confirm(lateToken)).rejects.toMatchObject(refusal);
    shop.now = new Date(start.getTime() + 48 * hourMs - 1);
    await confirm(lateToken);
    shop.now = start;
  });

  it('opened twice concurrently works once', async () => {
    const email = newEmail();
    await signUp(email);
    const token = await confirmTokenOf(email);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => confirm(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is in the database only as the SHA-256 of its token, and in the queue not at all', async () => {
    const email = newEmail();
    await signUp(email);
    const queued = (await shop.db.execute(sql`select payload::text from graphile_worker._private_jobs`)).rows;
    expect(JSON.stringify(queued)).toContain(email);
    expect(
      await shop.db
        .select()
        .from(userLinks)
        .where(eq(userLinks.userId, (await userOf(email)).id)),
    ).toEqual([]);
    const token = await confirmTokenOf(email);
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(token)));
    const kept = await shop.db.select().from(userLinks).where(eq(userLinks.tokenHash, hash));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it.each(['x', 'x'.repeat(43), 'x'.repeat(200), '..%2f', "' or 1=1 --", '\u0000'])(
    'that was never made is refused: %j',
    async (token) => {
      await expect(confirm(token)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );
});

describe('expired links', () => {
  it('are deleted by the nightly job, the others stay', async () => {
    const [old, young] = [newEmail(), newEmail()];
    const start = shop.now;
    await signUp(old);
    await confirmTokenOf(old);
    shop.now = new Date(start.getTime() + 48 * hourMs + 1);
    await signUp(young);
    const token = await confirmTokenOf(young);
    expect(await dropExpiredLinks(shop.context)).toBeGreaterThan(0);
    expect(
      await shop.db
        .select()
        .from(userLinks)
        .where(eq(userLinks.userId, (await userOf(old)).id)),
    ).toEqual([]);
    await confirm(token);
    shop.now = start;
  });
});

describe('unconfirmed accounts', () => {
  it('are deleted after thirty days, unless they have orders or a pending e-mail', async () => {
    const start = shop.now;
    const [forgotten, confirmed, bought, asking] = [newEmail(), newEmail(), newEmail(), newEmail()];
    for (const email of [forgotten, confirmed, bought, asking]) await signUp(email);
    await confirm(await confirmTokenOf(confirmed));
    await makeOrder(shop.db, { userId: (await userOf(bought)).id });
    const dayMs = 24 * hourMs;
    shop.now = new Date(start.getTime() + 30 * dayMs);
    await dropUnconfirmed(shop.context);
    expect(await userOf(forgotten), 'not a moment earlier').toBeDefined();

    await shop.callAs(null)(resendConfirmation, { body: { email: asking } });
    const token = await confirmTokenOf(asking);
    shop.now = new Date(start.getTime() + 30 * dayMs + 1);
    expect(await dropUnconfirmed(shop.context)).toBeGreaterThan(0);
    await expect(userOf(forgotten)).rejects.toThrow();
    for (const email of [confirmed, bought, asking]) expect((await userOf(email)).id).toBeDefined();
    await confirm(token);
    // The e-mail address is free again for a new sign-up.
    await signUp(forgotten);
    await confirm(await confirmTokenOf(forgotten));
    shop.now = start;
  });
});

describe('requesting the e-mail again', () => {
  it('[API-AUTH-06] sends it to an account that is refused for want of confirmation', async () => {
    const email = newEmail();
    await signUp(email);
    const [first] = await lettersTo(email);
    const refused = { status: 403, code: 'EMAIL_NOT_CONFIRMED', message: expect.stringContaining('Підтвердьте пошту') };
    await expect(signIn(email)).rejects.toMatchObject(refused);
    await guest()(resendConfirmation, { body: { email } });
    const [second, ...older] = await lettersTo(email);
    expect(older).toHaveLength(1);
    expect(second.messageId).not.toBe(first.messageId);
    await confirm(tokenIn(second, 'confirm-registration'));
    await expect(confirm(tokenIn(first, 'confirm-registration'))).rejects.toMatchObject({ status: 404 });
    await expect(signIn(email)).resolves.toBeDefined();
  });

  it('has the same response for an unconfirmed, a confirmed and no account, and e-mails only the first', async () => {
    const [waiting, confirmed, nobody] = [newEmail(), newEmail(), newEmail()];
    await signUp(waiting);
    await signUp(confirmed);
    await confirm(await confirmTokenOf(confirmed));
    const before = (await shop.lettersTo('')).length;
    const answers = await Promise.all(
      [waiting, confirmed, nobody].map((email) => guest()(resendConfirmation, { body: { email } })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [newest, ...older] = await shop.lettersTo('');
    expect(older).toHaveLength(before);
    expect(newest?.to).toEqual([waiting]);
  });
});

describe('signing up with an e-mail that is taken', () => {
  it('[ST-AUTH-09] responds exactly like a success, creates no account, and e-mails "you already have an account"', async () => {
    const [taken, free] = [newEmail(), newEmail()];
    await signUp(taken);
    await confirm(await confirmTokenOf(taken));
    const before = await userOf(taken);

    const body = (email: string) => JSON.stringify({ email, phone: '', password: 'another password', gender: 'Male' });
    const post = (email: string) =>
      shop.fetch('/api/auth/signup/', {
        method: 'POST',
        body: body(email),
        headers: { 'content-type': 'application/json' },
      });
    const [asTaken, asFree] = await Promise.all([post(taken), post(free)]);
    expect(asTaken.status).toBe(asFree.status);
    expect(await asTaken.text()).toBe(await asFree.text());
    const names = ({ headers }: Response) => [...headers.keys()].sort();
    expect(names(asTaken)).toEqual(names(asFree));

    expect(await shop.db.select().from(users).where(eq(users.emailKey, taken))).toEqual([before]);
    const [letter] = await lettersTo(taken);
    expect(letter.subject).toBe('Ви вже маєте обліковий запис у «Краплині»');
    expect(letter.links.join(' ')).not.toContain('confirm-registration');
    await expect(signIn(taken)).resolves.toBeDefined();
    await expect(signIn(taken, 'another password')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('runs the same statements as with a free one (user enumeration)', async () => {
    const [taken, free] = [newEmail(), newEmail()];
    await signUp(taken);
    const steps = async (email: string) => (await shop.database.countQueries(() => signUp(email))).statements;
    expect(await steps(taken)).toEqual(await steps(free));
  });

  it('[RULE-SAFE-07] but not confirmed: a newer sign-up invalidates the links of the older one', async () => {
    const email = newEmail();
    await signUp(email, { password: 'of a stranger' });
    const attackerToken = await confirmTokenOf(email);
    await signUp(email, { password: 'of the owner' });
    const [letter] = await lettersTo(email);
    expect(letter.subject).toBe('Підтвердьте пошту в «Краплині»');
    expect(letter.text).toContain('17 березня 2026');

    await expect(confirm(attackerToken)).rejects.toMatchObject({ status: 404 });
    await expect(signIn(email, 'of a stranger')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(signIn(email, 'of the owner')).rejects.toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
    await confirm(tokenIn(letter, 'confirm-registration'));
    await expect(signIn(email, 'of a stranger')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(signIn(email, 'of the owner')).resolves.toBeDefined();
  });

  it('[RULE-SAFE-07] but not confirmed: the e-mail that is requested again is of the latest sign-up', async () => {
    const email = newEmail();
    await signUp(email, { password: 'of a stranger' });
    await lettersTo(email);
    await signUp(email, { password: 'of the owner' });
    await guest()(resendConfirmation, { body: { email } });
    await confirm(await confirmTokenOf(email));
    await expect(signIn(email, 'of a stranger')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(signIn(email, 'of the owner')).resolves.toBeDefined();
  });

  it('[RULE-SAFE-07] but not confirmed: a link brings phone and gender of its own sign-up too', async () => {
    const email = newEmail();
    await guest()(signup, { body: { email, phone: '0674125512', password, gender: 'Male' } });
    await guest()(signup, { body: { email, phone: '0935551234', password, gender: 'Female' } });
    await confirm(await confirmTokenOf(email));
    expect(await userOf(email)).toMatchObject({ phone: '+380935551234', gender: 'Female' });
  });

  it('a password reset invalidates pending sign-ups', async () => {
    const email = newEmail();
    await signUp(email, { password: 'of a stranger' });
    const attackerToken = await confirmTokenOf(email);
    await guest()(forgotPassword, { body: { email } });
    const [letter] = await lettersTo(email);
    const params = { token: tokenIn(letter, 'reset-password') };
    await guest()(resetPassword, { params, body: { password: 'of the owner' } });
    await expect(confirm(attackerToken)).rejects.toMatchObject({ status: 404 });
    await expect(signIn(email, 'of the owner')).resolves.toBeDefined();
    await expect(signIn(email, 'of a stranger')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await shop.db.$count(registrations, eq(registrations.userId, (await userOf(email)).id))).toBe(0);
  });

  it('concurrently creates one account', async () => {
    const email = newEmail();
    await Promise.all([signUp(email), signUp(email.toUpperCase())]);
    expect(await shop.db.select().from(users).where(eq(users.emailKey, email))).toHaveLength(1);
    expect(await lettersTo(email), 'of the later sign-up').toHaveLength(1);
  });
});
