import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { changePassword, getSession, login, logout } from '#contracts/auth.ts';
import { fillPath } from '#contracts/kit/endpoint.ts';
import type { Problem } from '#contracts/kit/problem.ts';
import { setUserActive } from '#contracts/users.ts';
import { adminModules, customerModules, fromModules } from '#domain/permissions.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { registrations } from '#server/modules/sign-ups/registrations.table.ts';
import { createConfirmedAccount } from '#server/modules/users/users.service.ts';
import { users } from '#server/modules/users/users.table.ts';
import { allRoutes } from '#server/modules.ts';
import { makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { hashPassword } from './password-hashing.service.ts';
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

  it('has the same response for a wrong password and an unknown e-mail', async () => {
    const failures = await Promise.all(
      [
        { ...body, password: 'not the password' },
        { ...body, email: 'nobody@kraplyna.test' },
      ].map((credentials) => guest()(login, { body: credentials }).catch((problem: Error) => problem)),
    );
    const [wrongPassword, unknownEmail] = failures;
    expect(unknownEmail).toEqual(wrongPassword);
  });

  it('[ST-AUTH-12] stores the password as an argon2id hash only', async () => {
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
    const { userId, email } = await makePerson(shop.db, { emailConfirmedAt: null });
    const waiting = { userId, passwordHash: await hashPassword(body.password), phone: '', language: 'uk' } as const;
    await shop.db.insert(registrations).values(waiting);
    const refused = guest()(login, { body: { ...body, email } });
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'EMAIL_NOT_CONFIRMED' });
  });
});

describe('session fixation', () => {
  it('is prevented: each sign-in creates a new token', async () => {
    const chosen = 'a'.repeat(43);
    const { data: first } = await shop.callAs(chosen)(login, { body });
    const { data: second } = await shop.callAs(first.token)(login, { body });
    expect(new Set([chosen, first.token, second.token]).size).toBe(3);
    await expect(shop.callAs(chosen)(getSession, {})).rejects.toMatchObject({ status: 401 });
  });

  it('is prevented: a token in a URL or a cookie is ignored', async () => {
    const { data } = await guest()(login, { body });
    for (const [address, headers] of [
      [`/api/auth/session?token=${data.token}`, {}],
      [`/api/auth/session?access_token=${data.token}`, {}],
      ['/api/auth/session', { cookie: `token=${data.token}` }],
      ['/api/auth/session', { 'x-access-token': data.token }],
    ] as [string, Record<string, string>][]) {
      expect((await shop.fetch(address, { headers })).status).toBe(401);
    }
  });
});

describe('a call that needs a session', () => {
  const needy = allRoutes.filter(({ endpoint }) => endpoint.access.kind !== 'everyone');
  const refusedWith = async (headers: Record<string, string>) => {
    const answers = await Promise.all(
      needy.map(async ({ endpoint }) => {
        const address = `/api/${fillPath(endpoint.path, { id: '01890000-0000-7000-8000-000000000000' })}`;
        const response = await shop.fetch(address, { method: endpoint.method, headers });
        return [endpoint.name, response.status, ((await response.json()) as { code: string }).code];
      }),
    );
    expect(answers).toEqual(needy.map(({ endpoint }) => [endpoint.name, 401, 'NOT_SIGNED_IN']));
  };

  it('[ST-PERM-02] gives 401 without one and with a bad token, whichever call it is', async () => {
    const expired = await makePerson(shop.db, {
      admin: [...adminModules],
      signedInUntil: new Date(shop.now.getTime() - 1),
    });
    const off = await makePerson(shop.db, { admin: [...adminModules], isActive: false });
    const good = await makePerson(shop.db, { admin: [...adminModules] });
    await refusedWith({});
    for (const authorization of [
      'Bearer ',
      'Bearer null',
      `Bearer ${'x'.repeat(43)}`,
      `Bearer ${expired.token}`,
      `Bearer ${off.token}`,
      `Bearer ${good.token}x`,
      `Bearer ${good.token} ${good.token}`,
      `Basic ${good.token}`,
      good.token,
    ]) {
      await refusedWith({ authorization });
    }
  });
});

describe('every earlier token', () => {
  const isSignedIn = (token: string) =>
    shop
      .callAs(token)(getSession, {})
      .then(() => true)
      .catch(({ status }: Problem) => status !== 401);
  const makeAccount = async () => makePerson(shop.db, { passwordHash: await hashPassword(body.password) });
  const signInAs = async (email: string) => (await guest()(login, { body: { ...body, email } })).data.token;

  it('[ST-AUTH-16] gives 401 after a password change, and after the account is disabled', async () => {
    const changing = await makeAccount();
    const tokens = [changing.token, await signInAs(changing.email)];
    const change = { currentPassword: body.password, password: 'a newer password' };
    await shop.callAs(changing.token)(changePassword, { body: change });
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);

    const disabled = await makeAccount();
    const theirs = [disabled.token, await signInAs(disabled.email)];
    const { token } = await makePerson(shop.db, { admin: [...adminModules], customer: [...customerModules] });
    const turn = (active: boolean) =>
      shop.callAs(token)(setUserActive, { params: { id: disabled.userId }, body: { active } });
    await turn(false);
    expect(await Promise.all(theirs.map(isSignedIn))).toEqual([false, false]);
    await turn(true);
    expect(await Promise.all(theirs.map(isSignedIn)), 'turned on again').toEqual([false, false]);
    await expect(signInAs(disabled.email)).resolves.toBeDefined();
  });
});

describe('a session', () => {
  it('[API-AUTH-04][ST-AUTH-15] is revoked by signing out: the token is invalid afterwards', async () => {
    const { data } = await guest()(login, { body });
    const call = shop.callAs(data.token);
    expect((await call(logout, {})).message).toBe('Ви вийшли');
    await expect(call(getSession, {})).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });

  it('[API-AUTH-05] returns the user and the current permissions; a guest gets 401', async () => {
    const { token, userId, email } = await makePerson(shop.db, { admin: ['brands'] });
    const { data } = await shop.callAs(token)(getSession, {});
    expect(data).toEqual({ userInfo: { userId, email }, permissions: fromModules({ admin: ['brands'] }) });
    await expect(guest()(getSession, {})).rejects.toMatchObject({ status: 401 });
    await expect(shop.callAs('x'.repeat(43))(getSession, {})).rejects.toMatchObject({ status: 401 });
  });

  it('[ST-AUTH-14] expires 30 days after its last use, and a use on day 29 extends it', async () => {
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

  it('that expired is deleted by the nightly job, the others stay', async () => {
    const gone = await makePerson(shop.db, { signedInUntil: new Date(shop.now.getTime() - 1) });
    const stays = await makePerson(shop.db);
    const dropped = await dropExpiredSessions({ db: shop.db, now: () => shop.now });
    expect(dropped).toBeGreaterThan(0);
    const left = await shop.db.select({ userId: sessions.userId }).from(sessions);
    expect(left).toContainEqual({ userId: stays.userId });
    expect(left).not.toContainEqual({ userId: gone.userId });
  });
});
