import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAuditOf } from '#contracts/audit.ts';
import { login, signup } from '#contracts/auth.ts';
import { acceptInvite, inviteUser, listInvites, resendInvite, revokeInvite } from '#contracts/invites.ts';
import { setUserActive } from '#contracts/users.ts';
import { makeFirstRoles } from '#server/modules/roles/roles.service.ts';
import { users } from '#server/modules/users/users.table.ts';
import { makePerson, makeRole, type TestPerson } from '#test/factories.ts';
import { newEmail, tokenIn } from '#test/letters.ts';
import { openTestShop } from '#test/shop.ts';
import { invites } from './invites.table.ts';

const shop = openTestShop();
const password = 'long enough words';

let keeper: TestPerson;
let roleId: string;
beforeAll(async () => {
  await makeFirstRoles(shop.context);
  keeper = await makePerson(shop.db, { admin: ['users', 'orders', 'roles'] });
  roleId = (await makeRole(shop.db, { adminModules: ['orders'] })).id;
});

const asKeeper = () => shop.callAs(keeper.token);
const invite = (email: string, userRoleId = roleId) => asKeeper()(inviteUser, { body: { email, userRoleId } });
const accept = (token: string) => shop.callAs(null)(acceptInvite, { params: { token }, body: { password } });
const dead = { status: 404, message: 'Це запрошення вже не діє. Попросіть надіслати його ще раз' };

const isInvite = ({ subject }: { subject: string }) => subject.includes('Запрошення');

/** Of the only letter so far. */
async function newestToken(email: string): Promise<string> {
  const letter = (await shop.lettersTo(email)).find(isInvite);
  if (!letter) throw new Error('There is no letter');
  return tokenIn(letter, 'invite');
}

const roleOf = async (email: string) =>
  (await shop.db.select().from(users).where(eq(users.emailKey, email)))[0]?.roleId;

describe('an invitation of staff', () => {
  it('[AD-WORK-15] sends a link that sets the password and gives the role, once, and is in the audit log', async () => {
    const email = newEmail();
    const { data } = await invite(email);
    expect((await asKeeper()(listInvites, {})).data).toContainEqual(expect.objectContaining({ _id: data._id, email }));
    expect(await roleOf(email)).toBeUndefined();
    const token = await newestToken(email);
    const both = await Promise.allSettled([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(accept(token)).rejects.toMatchObject(dead);
    expect(await roleOf(email)).toBe(roleId);
    const signedIn = (await shop.callAs(null)(login, { body: { email, password } })).data;
    expect(signedIn.permissions.admin.modules.orders.access).toBe(true);
    expect((await asKeeper()(listInvites, {})).data.map(({ email }) => email)).not.toContain(email);
    const audit = await asKeeper()(listAuditOf, { params: { thing: 'user', id: data._id }, query: {} });
    expect(audit.data.entries[0]).toMatchObject({ action: 'created', who: { _id: keeper.userId } });
  });

  it('[AD-WORK-15] never gives what the inviter does not have, also not if they lose it before it is accepted', async () => {
    const stronger = await makeRole(shop.db, { adminModules: ['orders', 'products'] });
    await expect(invite(newEmail(), stronger.id)).rejects.toMatchObject({
      status: 403,
      data: { modules: ['products'] },
    });
    const other = await makePerson(shop.db, { admin: ['users', 'products', 'orders'] });
    const email = newEmail();
    const body = { email, userRoleId: stronger.id };
    const { data } = await shop.callAs(other.token)(inviteUser, { body });
    await expect(asKeeper()(resendInvite, { params: { id: data._id } })).rejects.toMatchObject({ status: 403 });
    await expect(asKeeper()(revokeInvite, { params: { id: data._id } })).rejects.toMatchObject({ status: 403 });
    const token = await newestToken(email);
    await shop.db.update(users).set({ roleId }).where(eq(users.id, other.userId));
    await expect(accept(token)).rejects.toMatchObject(dead);
    expect(await roleOf(email)).toBeUndefined();
  });

  it('[AD-WORK-15] ends with its time, with its inviter’s account and when it is revoked; another letter replaces the link', async () => {
    const email = newEmail();
    const { data } = await invite(email);
    const first = await newestToken(email);
    await asKeeper()(resendInvite, { params: { id: data._id } });
    await expect(accept(first)).rejects.toMatchObject(dead);
    await asKeeper()(revokeInvite, { params: { id: data._id } });
    expect((await asKeeper()(listInvites, {})).data.map(({ _id }) => _id)).not.toContain(data._id);
    const late = newEmail();
    await invite(late);
    const token = await newestToken(late);
    await shop.db
      .update(invites)
      .set({ expiresAt: new Date('2020-01-01') })
      .where(eq(invites.emailKey, late));
    await expect(accept(token)).rejects.toMatchObject(dead);
    const leaving = await makePerson(shop.db, { admin: ['users', 'orders'] });
    const orphan = newEmail();
    await shop.callAs(leaving.token)(inviteUser, { body: { email: orphan, userRoleId: roleId } });
    const orphaned = await newestToken(orphan);
    await asKeeper()(setUserActive, { params: { id: leaving.userId }, body: { active: false } });
    await expect(accept(orphaned)).rejects.toMatchObject(dead);
  });

  it('[AD-WORK-15] is refused for somebody with an account, and twice', async () => {
    const known = await makePerson(shop.db, {});
    await expect(invite(known.email)).rejects.toMatchObject({
      status: 422,
      data: { email: 'Така людина вже є серед користувачів: змініть її роль там' },
    });
    const email = newEmail();
    await invite(email);
    await expect(invite(email.toUpperCase())).rejects.toMatchObject({ status: 409 });
    const buyer = await makePerson(shop.db, { admin: ['orders'] });
    const others = shop.callAs(buyer.token)(inviteUser, { body: { email: newEmail(), userRoleId: roleId } });
    await expect(others).rejects.toMatchObject({ status: 403 });
  });

  it('[AD-WORK-15] gives nothing to a sign-up with the same e-mail, whose password never works', async () => {
    const email = newEmail();
    await invite(email);
    const theirs = 'somebody else chose this';
    await shop.callAs(null)(signup, { body: { email, password: theirs, gender: 'Female' } });
    const token = await newestToken(email);
    expect(await roleOf(email)).not.toBe(roleId);
    await accept(token);
    expect(await roleOf(email)).toBe(roleId);
    await expect(shop.callAs(null)(login, { body: { email, password: theirs } })).rejects.toMatchObject({
      status: 401,
    });
    expect((await shop.callAs(null)(login, { body: { email, password } })).data.userInfo.email).toBe(email);
  });
});
