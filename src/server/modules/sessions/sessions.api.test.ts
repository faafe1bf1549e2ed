import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getSession, login, logout } from '#contracts/auth.ts';
import { fromModules } from '#domain/permissions.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { createConfirmedAccount } from '#server/modules/users/users.service.ts';
import { users } from '#server/modules/users/users.table.ts';
import { makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { dropExpiredSessions } from './sessions.service.ts';
import { sessions } from './sessions.table.ts';

const shop = openTestShop();
const guest = () => shop.callAs(null);
const body = { email: 'olena@kraplyna.test', password: 'крапля за краплею' };
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  const [role] = await shop.db
    .insert(roles)
    .values({ name: 'Customer', customerModules: ['orders'] })
    .returning();
  if (!role) throw new Error('no role');
  await createConfirmedAccount({ db: shop.db, now: () => shop.now }, { ...body, roleId: role.id });
});

describe('signing in', () => {
  it('[API-AUTH-01] with the right password gives a token, who it is and what they may do', async () => {
    const { data, message } = await guest()(login, { body });
    expect(message).toBe('Вітаємо! Ви увійшли');
    expect(data.userInfo.email).toBe(body.email);
    expect(data.permissions).toEqual(fromModules({ customer: ['orders'] }));
    expect((await shop.callAs(data.token)(getSession, {})).data.userInfo).toEqual(data.userInfo);
    const wrong = guest()(login, { body: { ...body, password: 'крапля за крапле' } });
    await expect(wrong).rejects.toMatchObject({ status: 401, code: 'WRONG_CREDENTIALS' });
  });

  it('takes the e-mail in any case, with spaces around it', async () => {
    const { data } = await guest()(login, { body: { ...body, email: ' Olena@Kraplyna.TEST ' } });
    expect(data.userInfo.email).toBe(body.email);
  });

  it('answers alike for a wrong password and an unknown e-mail', async () => {
    const failures = await Promise.all(
      [
        { ...body, password: 'not the password' },
        { ...body, email: 'nobody@kraplyna.test' },
      ].map((credentials) => guest()(login, { body: credentials }).catch((problem: Error) => problem)),
    );
    const [wrongPassword, unknownEmail] = failures;
    expect(unknownEmail).toEqual(wrongPassword);
  });

  it('[ST-AUTH-12] keeps the password as an argon2id hash only', async () => {
    const [user] = await shop.db.select().from(users).where(eq(users.emailKey, body.email));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect(JSON.stringify(user)).not.toContain(body.password);
  });

  it('[ST-AUTH-13] gives a token of 256 random bits, of which the database holds the SHA-256', async () => {
    const { data } = await guest()(login, { body });
    expect(Buffer.from(data.token, 'base64url')).toHaveLength(32);
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(data.token)));
    const kept = await shop.db.select().from(sessions).where(eq(sessions.tokenHash, hash));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(data.token);
  });

  it('is refused to an account that was turned off', async () => {
    await shop.db.update(users).set({ isActive: false }).where(eq(users.emailKey, body.email));
    await expect(guest()(login, { body })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await shop.db.update(users).set({ isActive: true }).where(eq(users.emailKey, body.email));
  });

  it('is refused until the e-mail is confirmed', async () => {
    await shop.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.emailKey, body.email));
    await expect(guest()(login, { body })).rejects.toMatchObject({ status: 403, code: 'EMAIL_NOT_CONFIRMED' });
    await shop.db.update(users).set({ emailConfirmedAt: shop.now }).where(eq(users.emailKey, body.email));
  });
});

describe('a session', () => {
  it('[API-AUTH-04][ST-AUTH-15] ends with signing out: the token is worth nothing afterwards', async () => {
    const { data } = await guest()(login, { body });
    const call = shop.callAs(data.token);
    expect((await call(logout, {})).message).toBe('Ви вийшли');
    await expect(call(getSession, {})).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });

  it('[API-AUTH-05] tells who is signed in and what they may do now; a guest gets 401', async () => {
    const { token, userId, email } = await makePerson(shop.db, { admin: ['brands'] });
    const { data } = await shop.callAs(token)(getSession, {});
    expect(data).toEqual({ userInfo: { userId, email }, permissions: fromModules({ admin: ['brands'] }) });
    await expect(guest()(getSession, {})).rejects.toMatchObject({ status: 401 });
    await expect(shop.callAs('x'.repeat(43))(getSession, {})).rejects.toMatchObject({ status: 401 });
  });

  it('[ST-AUTH-14] ends 30 days after its last use, and a use on day 29 keeps it alive past day 30', async () => {
    const start = shop.now;
    const { data: unused } = await guest()(login, { body });
    const { data: used } = await guest()(login, { body });
    shop.now = new Date(start.getTime() + 29 * day);
    await shop.callAs(used.token)(getSession, {});
    shop.now = new Date(start.getTime() + 30 * day);
    await expect(shop.callAs(unused.token)(getSession, {})).rejects.toMatchObject({ status: 401 });
    await expect(shop.callAs(used.token)(getSession, {})).resolves.toBeDefined();
    shop.now = start;
  });

  it('that ran out is dropped by the nightly job, the others stay', async () => {
    const gone = await makePerson(shop.db, { signedInUntil: new Date(shop.now.getTime() - 1) });
    const stays = await makePerson(shop.db);
    const dropped = await dropExpiredSessions({ db: shop.db, now: () => shop.now });
    expect(dropped).toBeGreaterThan(0);
    const left = await shop.db.select({ userId: sessions.userId }).from(sessions);
    expect(left).toContainEqual({ userId: stays.userId });
    expect(left).not.toContainEqual({ userId: gone.userId });
  });
});
