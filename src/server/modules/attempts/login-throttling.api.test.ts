import { max } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changePassword, forgotPassword, login, resetPassword } from '#contracts/auth.ts';
import type { Problem } from '#contracts/kit/problem.ts';
import { minuteMs } from '#domain/dates.ts';
import { hashPassword } from '#server/modules/sessions/password-hashing.service.ts';
import type { ShopParts } from '#server/shop.ts';
import { makePerson } from '#test/factories.ts';
import { newEmail, tokenIn } from '#test/letters.ts';
import { openTestShop, TestShop } from '#test/shop.ts';
import { dropOldAttempts } from './attempts.service.ts';
import { attempts } from './attempts.table.ts';
import { countPasswordAttempt } from './login-throttling.service.ts';

class ShopBehindProxy extends TestShop {
  protected override extraParts(): Partial<ShopParts> {
    return { trustedProxies: ['127.0.0.1'] };
  }
}

const shop = openTestShop();
const password = 'the right password';
const start = shop.now;

beforeEach(async () => {
  shop.now = start;
  await shop.db.delete(attempts);
});

const makeAccount = async () => makePerson(shop.db, { passwordHash: await hashPassword(password) });
const guess = (email: string, typed = 'a wrong password') =>
  shop.callAs(null)(login, { body: { email, password: typed } });
const codeOf = (work: Promise<unknown>) => work.then(() => 'DONE').catch(({ code }: Problem) => code);
const postGuess = (email: string) =>
  shop.fetch('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email, password: 'a wrong password' }),
    headers: { 'content-type': 'application/json' },
  });
const here = '127.0.0.1';
/** Counts failed attempts for one account from one address. */
async function wrongFor(email: string, times: number, callerAddress = here): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await countPasswordAttempt({ ...shop.context, callerAddress }, email);
  }
}
/** Counts failed attempts from one address, each for another account. */
async function wrongFrom(callerAddress: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await wrongFor(newEmail(), 1, callerAddress);
}
/** Counts failed attempts for one account from many addresses. */
async function attack(email: string): Promise<void> {
  for (let address = 1; address <= 10; address += 1) await wrongFor(email, 2, `198.51.100.${address}`);
}

describe('a brute-force attack on a password', () => {
  it('is stopped after 10 failures of one client for an account in 15 minutes, with Retry-After', async () => {
    const { email } = await makeAccount();
    for (let count = 0; count < 10; count += 1) expect(await codeOf(guess(email))).toBe('WRONG_CREDENTIALS');
    shop.now = new Date(start.getTime() + 5 * minuteMs);
    const refused = await postGuess(email.toUpperCase());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY',
      message: 'Забагато невдалих спроб. Спробуйте через 10 хв або попросіть новий пароль',
    });
    expect(await codeOf(guess(email, password)), 'the right one is not believed now').toBe('TOO_MANY');
  });

  it('does not lock the owner out: further attempts do not extend the wait', async () => {
    const { email } = await makeAccount();
    await wrongFor(email, 10);
    for (const minutes of [1, 7, 14]) {
      shop.now = new Date(start.getTime() + minutes * minuteMs);
      expect(await codeOf(guess(email))).toBe('TOO_MANY');
    }
    shop.now = new Date(start.getTime() + 15 * minuteMs);
    expect(await codeOf(guess(email, password))).toBe('DONE');
  });

  it('does not lock out an owner who resets the password by e-mail', async () => {
    const { email } = await makeAccount();
    await wrongFor(email, 10);
    await shop.callAs(null)(forgotPassword, { body: { email } });
    const [letter] = await shop.lettersTo(email);
    if (!letter) throw new Error('no letter');
    const params = { token: tokenIn(letter, 'reset-password') };
    await shop.callAs(null)(resetPassword, { params, body: { password: 'a newer password' } });
    expect(await codeOf(guess(email, 'a newer password'))).toBe('DONE');
  });

  it('is counted from zero after a successful sign-in', async () => {
    const { email } = await makeAccount();
    await wrongFor(email, 9);
    expect(await codeOf(guess(email, password))).toBe('DONE');
    await wrongFor(email, 10);
    expect(await codeOf(guess(email))).toBe('TOO_MANY');
  });

  it('is refused alike for an unknown account', async () => {
    const email = newEmail();
    await wrongFor(email, 10);
    expect(await codeOf(guess(email))).toBe('TOO_MANY');
  });

  it('is limited for concurrent attempts too', async () => {
    const { email } = await makeAccount();
    const codes = await Promise.all(Array.from({ length: 16 }, () => codeOf(guess(email))));
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(6);
  });

  it('is counted across all processes', async () => {
    const { email } = await makeAccount();
    const other = new TestShop(shop.database);
    await other.open();
    const guessThere = () => codeOf(other.callAs(null)(login, { body: { email, password: 'a wrong password' } }));
    for (let count = 0; count < 5; count += 1) {
      expect([await codeOf(guess(email)), await guessThere()]).toEqual(['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS']);
    }
    expect([await codeOf(guess(email)), await guessThere()]).toEqual(['TOO_MANY', 'TOO_MANY']);
    await other.close();
  });

  it('through the change of a password is counted too', async () => {
    const { email, token } = await makeAccount();
    const change = (currentPassword: string) =>
      shop.callAs(token)(changePassword, { body: { currentPassword, password: 'a newer password' } });
    for (let count = 0; count < 10; count += 1) expect(await codeOf(change('a wrong password'))).toBe('INVALID');
    expect(await codeOf(change(password))).toBe('TOO_MANY');
    expect(await codeOf(guess(email, password))).toBe('TOO_MANY');
  });

  it('is stopped after 100 failures from an IP address in 15 minutes, for any accounts', async () => {
    const { email } = await makeAccount();
    await wrongFrom('127.0.0.1', 99);
    expect(await codeOf(guess(newEmail()))).toBe('WRONG_CREDENTIALS');
    const refused = await postGuess(newEmail());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await codeOf(guess(email, password))).toBe('TOO_MANY');
    shop.now = new Date(start.getTime() + 15 * minuteMs);
    expect(await codeOf(guess(email, password))).toBe('DONE');
  });

  it('[RULE-SAFE-08] of one client never blocks another: the right password works from any other address', async () => {
    const { email, token } = await makeAccount();
    const change = { currentPassword: password, password };
    await wrongFor(email, 10, '203.0.113.7');
    await wrongFrom('203.0.113.8', 100);
    const refused = { ...shop.context, callerAddress: '203.0.113.8' };
    for (let count = 0; count < 20; count += 1) {
      expect(await codeOf(countPasswordAttempt(refused, email))).toBe('TOO_MANY');
    }
    expect(await codeOf(guess(email, password))).toBe('DONE');
    expect(await codeOf(shop.callAs(token)(changePassword, { body: change }))).toBe('DONE');
  });

  it('[RULE-SAFE-08] from many addresses is throttled, but the right password from a new one works after a second', async () => {
    const { email } = await makeAccount();
    await attack(email);
    const before = performance.now();
    expect(await codeOf(guess(email, password))).toBe('DONE');
    expect(performance.now() - before).toBeGreaterThan(900);
    expect(await codeOf(guess(email, password)), 'and as often as its owner likes').toBe('DONE');
  });

  it('from many addresses leaves each of them two attempts', async () => {
    const { email } = await makeAccount();
    await attack(email);
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(guess(email))));
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(2);
    expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(3);
    const refused = await postGuess(email);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    shop.now = new Date(start.getTime() + 15 * minuteMs);
    expect(await codeOf(guess(email, password))).toBe('DONE');
  });

  it('is delayed without holding a database connection', async () => {
    const { email } = await makeAccount();
    await attack(email);
    const owners = Array.from({ length: 40 }, (_, index) =>
      countPasswordAttempt({ ...shop.context, callerAddress: `203.0.113.${index}` }, email),
    );
    const mostCounted = async () => {
      const [most] = await shop.db.select({ count: max(attempts.count) }).from(attempts);
      return most?.count;
    };
    let isAnyDone = false;
    for (const owner of owners)
      owner.finally(() => {
        isAnyDone = true;
      });
    await expect.poll(mostCounted, { timeout: 10_000 }).toBe(60);
    // The last one may be giving its connection back just now.
    const { pool } = shop.database;
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 10_000, interval: 1 }).toBe(0);
    expect(isAnyDone, 'while all are delayed').toBe(false);
    await Promise.all(owners);
  });

  it('from an address is not reset by a sign-in to another account', async () => {
    const { email } = await makeAccount();
    await wrongFrom('127.0.0.1', 99);
    for (let count = 0; count < 3; count += 1) expect(await codeOf(guess(email, password))).toBe('DONE');
    expect(await codeOf(guess(newEmail()))).toBe('WRONG_CREDENTIALS');
    expect(await codeOf(guess(newEmail()))).toBe('TOO_MANY');
  });

  it('cannot spoof its IP address', async () => {
    await wrongFrom('127.0.0.1', 100);
    const refused = await shop.fetch('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email: newEmail(), password }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1', forwarded: 'for=198.51.100.1' },
    });
    expect(refused.status).toBe(429);
  });

  it('is counted by X-Forwarded-For of a trusted proxy only', async () => {
    const behindProxy = new ShopBehindProxy(shop.database);
    await behindProxy.open();
    await wrongFrom('198.51.100.1', 100);
    const guessAs = async (forwardedFor: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
      const body = JSON.stringify({ email: newEmail(), password });
      return (await behindProxy.fetch('/api/auth/login', { method: 'POST', body, headers })).status;
    };
    expect(await guessAs('198.51.100.1')).toBe(429);
    expect(await guessAs('203.0.113.9, 198.51.100.1'), 'only the proxy’s own word counts').toBe(429);
    expect(await guessAs('198.51.100.2')).toBe(401);
    await behindProxy.close();
  });

  it('runs the same statements for a known and an unknown account', async () => {
    const { email } = await makeAccount();
    const steps = async (typed: string) => (await shop.database.countQueries(() => codeOf(guess(typed)))).statements;
    expect(await steps(email)).toEqual(await steps(newEmail()));
  });

  it('is counted by hashes only, which are deleted within a day', async () => {
    const email = newEmail();
    await codeOf(guess(email));
    const rows = await shop.db.select().from(attempts);
    expect(rows).toHaveLength(3);
    expect(rows.map(({ key }) => key.length)).toEqual([32, 32, 32]);
    await dropOldAttempts(shop.context);
    expect(await shop.db.select().from(attempts)).toHaveLength(3);
    shop.now = new Date(start.getTime() + 24 * 60 * minuteMs + 1);
    await dropOldAttempts(shop.context);
    expect(await shop.db.select().from(attempts)).toEqual([]);
  });
});
