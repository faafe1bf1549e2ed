import { eq, like, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, login, resendConfirmation, signup } from '#contracts/auth.ts';
import type { Problem } from '#contracts/kit/problem.ts';
import { attempts } from '#server/modules/attempts/attempts.table.ts';
import { forgotPassword as forgot } from '#server/modules/passwords/passwords.service.ts';
import { makeFirstRoles } from '#server/modules/roles/roles.service.ts';
import { users } from '#server/modules/users/users.table.ts';
import { makePerson } from '#test/factories.ts';
import { newEmail } from '#test/letters.ts';
import { openTestShop } from '#test/shop.ts';
import { registrations } from './registrations.table.ts';
import { resendConfirmation as resend, signUp } from './sign-ups.service.ts';

const shop = openTestShop();
const guest = () => shop.callAs(null);
const person = { phone: '', password: 'a good password', gender: 'Female' } as const;
const hourMs = 60 * 60 * 1000;

beforeAll(() => makeFirstRoles(shop));
beforeEach(() => shop.db.delete(attempts));

const post = (address: string, body: unknown, type = 'application/json', token?: string) =>
  shop.fetch(`/api/auth/${address}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type },
    ...(token && { token }),
  });
const answer = async (response: Response) => {
  const { code, data } = (await response.json()) as { code?: string; data: unknown };
  return { status: response.status, code, data };
};

describe('signing up with fields that are not asked for', () => {
  it.each([
    { role: 'Administrator' },
    { roleId: '01890000-0000-7000-8000-000000000000' },
    { userRoleId: '01890000-0000-7000-8000-000000000000' },
    { isActive: true },
    { emailConfirmedAt: '2026-01-01' },
    { permissions: { admin: { access: true } } },
    { id: '01890000-0000-7000-8000-000000000000' },
    { firstName: 'Olena' },
  ])('is refused: %j', async (extra) => {
    const email = newEmail();
    const refused = await answer(await post('signup/', { ...person, email, ...extra }));
    expect(refused).toMatchObject({ status: 422, data: { [Object.keys(extra)[0] ?? '']: 'Зайве поле' } });
    expect(await shop.db.select().from(users).where(eq(users.emailKey, email))).toEqual([]);
  });

  it('does not pollute a prototype', async () => {
    const body = `{"__proto__":{"isAdmin":true},"email":"${newEmail()}","password":"a good password","gender":"Male"}`;
    expect((await post('signup/', body)).status).toBeGreaterThanOrEqual(400);
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('an e-mail written in another way', () => {
  it.each([
    ['case', (email: string) => email.toUpperCase()],
    ['spaces', (email: string) => `  ${email}\t`],
    ['full-width letters', (email: string) => email.replace('a', 'ａ').replace('@', '＠')],
    ['the Kelvin sign for K', (email: string) => email.replace('kraplyna', '\u212araplyna')],
    ['a long s', (email: string) => email.replace('test', 'te\u017ft')],
  ])('is the same account: %s', async (_what, spelled) => {
    const email = `a-${newEmail()}`;
    await guest()(signup, { body: { ...person, email } });
    await guest()(signup, { body: { ...person, email: spelled(email) } });
    expect(await shop.db.select().from(users).where(like(users.emailKey, email))).toHaveLength(1);
    await expect(guest()(login, { body: { email: spelled(email), password: person.password } })).rejects.toMatchObject({
      code: 'EMAIL_NOT_CONFIRMED',
    });
  });

  it('gets its e-mails at the address of the account, not at the typed one', async () => {
    const email = newEmail();
    await guest()(signup, { body: { ...person, email } });
    await guest()(resendConfirmation, { body: { email: email.replace('@', '＠').toUpperCase() } });
    const letters = await shop.lettersTo(email);
    expect(letters.map(({ to }) => to)).toEqual([[email], [email]]);
    expect(letters[0]?.raw.toString()).not.toContain('＠');
  });

  it.each([
    'оlena@kraplyna.test',
    'olena@krаplyna.test',
    'ol\u0131na@kraplyna.test',
    '\u0130vanna@kraplyna.test',
    'olena\u200b@kraplyna.test',
    'olena@kraplyna.test\u202e',
    'olena@kraplyna.test\r\nBcc: everyone@example.com',
    'olena@kraplyna.test\u0000',
    'olena@kraplyna.test,other@kraplyna.test',
    '"olena@other.test"@kraplyna.test',
    '<olena@kraplyna.test>',
    'olena@[127.0.0.1]',
    'olena@kraplyna',
    `${'a'.repeat(65)}@kraplyna.test`,
  ])('that only looks like one, or carries more than one, is refused: %j', async (email) => {
    for (const [address, body] of [
      ['signup/', { ...person, email }],
      ['resend-confirmation', { email }],
      ['forgot-password', { email }],
      ['login', { email, password: person.password }],
    ] as const) {
      expect(await answer(await post(address, body))).toMatchObject({
        status: 422,
        data: { email: expect.any(String) },
      });
    }
    const jobs = (await shop.db.execute(sql`select from graphile_worker.jobs`)).rows;
    expect(jobs).toEqual([]);
  });
});

describe('what a call about an account needs', () => {
  const required = "Обов'язкове поле";
  const short = 'Пароль повинен містити щонайменше 7 символів';
  const email = 'olena@kraplyna.test';
  const { password } = person;

  it.each<[string, object, Record<string, string>]>([
    ['signup/', {}, { email: required, password: required, gender: required }],
    ['signup/', { ...person, email: 'olena' }, { email: 'Неправильний формат електронної адреси' }],
    ['signup/', { ...person, email: 'olena@shop.u' }, { email: 'Помилка електронної адреси' }],
    ['signup/', { ...person, email, phone: '+38067' }, { phone: 'Неправильний формат номера телефона' }],
    ['signup/', { ...person, email, password: '123456' }, { password: short }],
    ['signup/', { ...person, email, password: 'x'.repeat(1001) }, { password: 'Задовго: найбільше 1000' }],
    ['signup/', { ...person, email, gender: 'Other' }, { gender: 'Такого варіанта немає' }],
    ['signup/', { ...person, email, gender: '' }, { gender: required }],
    ['signup/', { ...person, email, password: ['a', 'b'] }, { password: required }],
    ['login', {}, { email: required, password: required }],
    [
      'login',
      { email: 'olena', password: '123' },
      { email: 'Неправильний формат електронної адреси', password: short },
    ],
    ['login', { email: { $ne: '' }, password }, { email: required }],
    ['resend-confirmation', {}, { email: required }],
    ['forgot-password', { email: 'olena@' }, { email: 'Неправильний формат електронної адреси' }],
    ['reset-password/some-token', {}, { password: required }],
    ['reset-password/some-token', { password: '123456' }, { password: short }],
    ['change-password', {}, { currentPassword: required, password: required }],
    ['change-password', { currentPassword: password, password: '123456' }, { password: short }],
  ])('is said at each field: %s %j', async (address, body, data) => {
    const { token } = await makePerson(shop.db, { customer: ['account'] });
    const said = await answer(await post(address, body, 'application/json', token));
    expect(said).toMatchObject({ status: 422, code: 'INVALID', data });
    expect(Object.keys(said.data as object).sort()).toEqual(Object.keys(data).sort());
  });

  it.each([
    ['not JSON', '{"email":', 'application/json', 400, 'MALFORMED'],
    ['a list', '[]', 'application/json', 422, 'INVALID'],
    ['nothing at all', '', 'application/json', 400, 'MALFORMED'],
    ['another type', '<email/>', 'application/xml', 415, 'WRONG_TYPE'],
    ['a form', 'email=a@b.ua&password=1234567', 'application/x-www-form-urlencoded', 415, 'WRONG_TYPE'],
    ['too much', JSON.stringify({ email: 'x'.repeat(1024 * 1024) }), 'application/json', 413, 'TOO_LARGE'],
  ])('is not %s', async (_what, body, type, status, code) => {
    for (const address of ['signup/', 'login', 'resend-confirmation', 'forgot-password', 'reset-password/some-token']) {
      expect(await answer(await post(address, body, type))).toMatchObject({ status, code });
    }
  });
});

describe('e-mails to one address, requested by one client,', () => {
  const ways = {
    'sign-up': (email: string) => guest()(signup, { body: { ...person, email } }),
    'the letter of confirmation': (email: string) => guest()(resendConfirmation, { body: { email } }),
    'a new password': (email: string) => guest()(forgotPassword, { body: { email } }),
  };

  it.each(Object.entries(ways))('are five an hour at most, for %s', async (_what, ask) => {
    const start = shop.now;
    const email = newEmail();
    const { userId } = await makePerson(shop.db, { emailConfirmedAt: null });
    await shop.db.update(users).set({ email, emailKey: email }).where(eq(users.id, userId));
    await shop.db.insert(registrations).values({ userId, passwordHash: 'none', phone: '', language: 'uk' });
    for (let count = 0; count < 5; count += 1) {
      await ask(email);
      // Sent at once: a queued e-mail is dropped when a newer sign-up replaces its own.
      await shop.runJobs();
    }
    const refused = await ask(email.toUpperCase()).catch((problem: Problem) => problem);
    expect(refused).toMatchObject({ status: 429, message: expect.stringContaining('через 60 хв') });
    expect(await shop.lettersTo(email)).toHaveLength(5);
    shop.now = new Date(start.getTime() + hourMs);
    await ask(email);
    expect(await shop.lettersTo(email)).toHaveLength(6);
    shop.now = start;
  });

  it.each(Object.entries(ways))('are limited alike without an account, for %s', async (what, ask) => {
    const email = newEmail();
    for (let count = 0; count < 5; count += 1) {
      await ask(email);
      await shop.runJobs();
    }
    await expect(ask(email)).rejects.toMatchObject({ status: 429 });
    expect((await shop.lettersTo(email)).length).toBe(what === 'sign-up' ? 5 : 0);
  });

  it('[RULE-SAFE-08] do not count for another client that requests the same address', async () => {
    const email = newEmail();
    const stranger = { ...shop.context, callerAddress: '203.0.113.7' };
    const attackerActions = {
      'sign-up': () => signUp(stranger, { ...person, email }),
      'the letter of confirmation': () => resend(stranger, email),
      'a new password': () => forgot(stranger, email),
    };
    for (const way of ['sign-up', 'the letter of confirmation', 'a new password'] as const) {
      for (let count = 0; count < 5; count += 1) await attackerActions[way]();
      await expect(attackerActions[way](), way).rejects.toMatchObject({ code: 'TOO_MANY' });
      await expect(ways[way](email), way).resolves.toBeDefined();
    }
  });
});
