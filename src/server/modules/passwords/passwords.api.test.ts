import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  changePassword,
  confirmRegistration,
  forgotPassword,
  getSession,
  login,
  logoutEverywhere,
  resetPassword,
  signup,
} from '#contracts/auth.ts';
import { makeFirstRoles } from '#server/modules/roles/roles.service.ts';
import { users } from '#server/modules/users/users.table.ts';
import { newEmail, tokenIn } from '#test/letters.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const guest = () => shop.callAs(null);
const password = 'крапля за краплею';
const newPassword = 'нова крапля';
const hourMs = 60 * 60 * 1000;

beforeAll(() => makeFirstRoles(shop));

const signIn = async (email: string, typed = password) =>
  (await guest()(login, { body: { email, password: typed } })).data.token;
const forgot = (email: string) => guest()(forgotPassword, { body: { email } });
const reset = (token: string, typed = newPassword) =>
  guest()(resetPassword, { params: { token }, body: { password: typed } });
const isSignedIn = (token: string) =>
  shop
    .callAs(token)(getSession, {})
    .then(() => true)
    .catch(({ status }: { status: number }) => status !== 401);

async function letterTo(email: string) {
  const [letter] = await shop.lettersTo(email);
  if (!letter) throw new Error(`no letter to ${email}`);
  return letter;
}

async function makeAccount(): Promise<string> {
  const email = newEmail();
  await guest()(signup, { body: { email, phone: '', password, gender: 'Female' } });
  const token = tokenIn(await letterTo(email), 'confirm-registration');
  await guest()(confirmRegistration, { params: { token } });
  return email;
}

async function requestLink(email: string): Promise<string> {
  await forgot(email);
  return tokenIn(await letterTo(email), 'reset-password');
}

describe('a forgotten password', () => {
  it('[API-AUTH-07][ST-AUTH-10] has the same response for a known and an unknown e-mail; only the known one gets an e-mail', async () => {
    const [known, unknown] = [await makeAccount(), newEmail()];
    const before = (await shop.lettersTo('')).length;
    const ask = (email: string) =>
      shop.fetch('/api/auth/forgot-password', {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json' },
      });
    const [first, second] = [await ask(known), await ask(unknown)];
    expect([first.status, await first.text()]).toEqual([second.status, await second.text()]);
    const [newest, ...older] = await shop.lettersTo('');
    expect(older).toHaveLength(before);
    expect(newest).toMatchObject({ to: [known], subject: 'Новий пароль для «Краплини»' });
  });

  it('runs the same statements for both (user enumeration)', async () => {
    const [known, unknown] = [await makeAccount(), newEmail()];
    const shapes: string[][] = [];
    for (const email of [known, unknown])
      shapes.push((await shop.database.countQueries(() => forgot(email))).statements);
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('is refused for a disabled account: no e-mail, and earlier links do not work', async () => {
    const email = await makeAccount();
    const token = await requestLink(email);
    await shop.db.update(users).set({ isActive: false }).where(eq(users.emailKey, email));
    const before = (await shop.lettersTo(email)).length;
    await forgot(email);
    expect(await shop.lettersTo(email)).toHaveLength(before);
    await expect(reset(token)).rejects.toMatchObject({ status: 404 });
    await shop.db.update(users).set({ isActive: true }).where(eq(users.emailKey, email));
    await expect(signIn(email)).resolves.toBeDefined();
  });
});

describe('a link to set a new password', () => {
  it('[API-AUTH-08][ST-AUTH-11] works once and for one hour, and the old password then fails', async () => {
    const email = await makeAccount();
    const late = await requestLink(email);
    const start = shop.now;
    shop.now = new Date(start.getTime() + hourMs);
    const refusal = { status: 404, message: 'Посилання вже не діє. Попросіть нове' };
    await expect(reset(late)).rejects.toMatchObject(refusal);
    shop.now = new Date(start.getTime() + hourMs - 1);
    expect((await reset(late)).message).toBe('Новий пароль збережено. Увійдіть із ним');
    shop.now = start;
    await expect(reset(late, 'a third password')).rejects.toMatchObject(refusal);
    await expect(signIn(email)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(signIn(email, newPassword)).resolves.toBeDefined();
  });

  it('opened twice concurrently works once', async () => {
    const email = await makeAccount();
    const token = await requestLink(email);
    const passwords = Array.from({ length: 6 }, (_, index) => `password number ${index}`);
    const outcomes = await Promise.allSettled(passwords.map((typed) => reset(token, typed)));
    const winners = passwords.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await expect(signIn(email, winners[0])).resolves.toBeDefined();
  });

  it('invalidates every other link of that user', async () => {
    const email = await makeAccount();
    const [first, second] = [await requestLink(email), await requestLink(email)];
    await reset(second);
    await expect(reset(first, 'of whoever found it')).rejects.toMatchObject({ status: 404 });
  });

  it('does not confirm an e-mail, nor the other way round', async () => {
    const email = newEmail();
    await guest()(signup, { body: { email, phone: '', password, gender: 'Female' } });
    const confirmation = tokenIn(await letterTo(email), 'confirm-registration');
    await expect(reset(confirmation)).rejects.toMatchObject({ status: 404 });
    const link = await requestLink(email);
    await expect(guest()(confirmRegistration, { params: { token: link } })).rejects.toMatchObject({ status: 404 });
  });

  it('also confirms the e-mail', async () => {
    const email = newEmail();
    await guest()(signup, { body: { email, phone: '', password, gender: 'Female' } });
    await reset(await requestLink(email));
    await expect(signIn(email, newPassword)).resolves.toBeDefined();
  });

  it('refuses a password that is too short, and can still be used', async () => {
    const email = await makeAccount();
    const token = await requestLink(email);
    await expect(reset(token, 'short')).rejects.toMatchObject({
      status: 422,
      data: { password: 'Пароль повинен містити щонайменше 7 символів' },
    });
    await reset(token);
  });

  it('notifies the owner by e-mail', async () => {
    const email = await makeAccount();
    await reset(await requestLink(email));
    expect(await letterTo(email)).toMatchObject({ subject: 'Пароль до «Краплини» змінено', to: [email] });
  });
});

describe('changing the password', () => {
  it('needs the old one', async () => {
    const email = await makeAccount();
    const call = shop.callAs(await signIn(email));
    const wrong = call(changePassword, { body: { currentPassword: 'not the password', password: newPassword } });
    await expect(wrong).rejects.toMatchObject({ status: 422, data: { currentPassword: 'Неправильний пароль' } });
    await expect(signIn(email)).resolves.toBeDefined();
  });

  it('gives this browser a new session, revokes all others and notifies the owner by e-mail', async () => {
    const email = await makeAccount();
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    const body = { currentPassword: password, password: newPassword };
    const { data, message } = await shop.callAs(here)(changePassword, { body });
    expect(message).toBe('Пароль змінено. На інших пристроях потрібно увійти знову');
    expect(await Promise.all([here, elsewhere, data.token].map(isSignedIn))).toEqual([false, false, true]);
    await expect(signIn(email)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(signIn(email, newPassword)).resolves.toBeDefined();
    expect((await letterTo(email)).subject).toBe('Пароль до «Краплини» змінено');
  });

  it('invalidates every link that could undo it', async () => {
    const email = await makeAccount();
    const link = await requestLink(email);
    const body = { currentPassword: password, password: newPassword };
    await shop.callAs(await signIn(email))(changePassword, { body });
    await expect(reset(link, 'of whoever found it')).rejects.toMatchObject({ status: 404 });
  });

  it('has no race with a sign-in with the old password', async () => {
    const email = await makeAccount();
    const link = await requestLink(email);
    const attempts = Array.from({ length: 6 }, () => signIn(email).catch(() => null));
    await Promise.all([reset(link), ...attempts]);
    const tokens = (await Promise.all(attempts)).filter((token) => token !== null);
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual(tokens.map(() => false));
  });
});

describe('every earlier session', () => {
  it('is revoked by signing out everywhere, those of others stay', async () => {
    const [email, other] = [await makeAccount(), await makeAccount()];
    const [here, elsewhere, theirs] = [await signIn(email), await signIn(email), await signIn(other)];
    expect((await shop.callAs(here)(logoutEverywhere, {})).message).toBe('Ви вийшли на всіх пристроях');
    expect(await Promise.all([here, elsewhere, theirs].map(isSignedIn))).toEqual([false, false, true]);
  });

  it('is revoked by a reset', async () => {
    const email = await makeAccount();
    const token = await signIn(email);
    await reset(await requestLink(email));
    expect(await isSignedIn(token)).toBe(false);
  });
});
