import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#contracts/audit.ts';
import { changePassword, forgotPassword, login, resetPassword } from '#contracts/auth.ts';
import { createRole, deleteRole, editRole } from '#contracts/roles.ts';
import { changeUserRole, setUserActive } from '#contracts/users.ts';
import { adminModules } from '#domain/permissions.ts';
import { hashPassword } from '#server/modules/sessions/password-hashing.service.ts';
import { makePerson, makeRole, type TestPerson } from '#test/factories.ts';
import { tokenIn } from '#test/letters.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const password = 'the right password';
let admin: TestPerson;
const asAdmin = () => shop.callAs(admin.token);

beforeEach(async () => {
  await shop.db.execute(sql`truncate users, roles, audit_entries cascade`);
  admin = await makePerson(shop.db, { admin: [...adminModules], passwordHash: await hashPassword(password) });
});

/** Audit entries, oldest first. */
async function history() {
  const { entries } = (await asAdmin()(listAudit, { query: {} })).data;
  return entries.toReversed().map(({ who, thing, thingId, name, action, changes }) => ({
    who: who?.email,
    thing,
    thingId,
    name,
    action,
    changes,
  }));
}

describe('the audit log has', () => {
  it('[RULE-SAFE-10] roles that are created, edited and deleted, with old and new values', async () => {
    const made = await asAdmin()(createRole, { body: { name: 'Writers', adminModules: { blog: true } } });
    const params = { id: made.data._id };
    const edit = { name: 'Editors', adminModules: { blog: true, brands: true }, customerModules: { orders: true } };
    await asAdmin()(editRole, { params, body: edit });
    await asAdmin()(editRole, { params, body: edit });
    await asAdmin()(deleteRole, { params });
    const entry = { who: admin.email, thing: 'role', thingId: params.id };
    expect(await history()).toEqual([
      {
        ...entry,
        name: 'Writers',
        action: 'created',
        changes: expect.objectContaining({ name: [null, 'Writers'], adminModules: [null, ['blog']] }),
      },
      {
        ...entry,
        name: 'Editors',
        action: 'changed',
        changes: {
          name: ['Writers', 'Editors'],
          adminModules: [['blog'], ['brands', 'blog']],
          customerModules: [[], ['orders']],
        },
      },
      { ...entry, name: 'Editors', action: 'deleted', changes: expect.objectContaining({ name: ['Editors', null] }) },
    ]);
  });

  it('[RULE-SAFE-10] changes of a role of a user, and accounts turned off and on', async () => {
    const [old, next] = [await makeRole(shop.db), await makeRole(shop.db, { adminModules: ['blog'] })];
    const person = await makePerson(shop.db, { roleId: old.id, firstName: 'Ірина', lastName: 'Бондар' });
    const params = { id: person.userId };
    await asAdmin()(changeUserRole, { params, body: { userRoleId: next.id } });
    await asAdmin()(setUserActive, { params, body: { active: false } });
    await asAdmin()(setUserActive, { params, body: { active: true } });
    await asAdmin()(setUserActive, { params, body: { active: true } });
    const entry = { who: admin.email, thing: 'user', thingId: person.userId, name: 'Ірина Бондар', action: 'changed' };
    expect(await history()).toEqual([
      { ...entry, changes: { role: [old.name, next.name] } },
      { ...entry, changes: { active: [true, false] } },
      { ...entry, changes: { active: [false, true] } },
    ]);
  });

  it('[RULE-SAFE-10] nothing that was refused', async () => {
    const params = { id: admin.userId };
    const { id } = await makeRole(shop.db);
    const refused = { code: 'NOT_ALLOWED_NOW' };
    await expect(asAdmin()(changeUserRole, { params, body: { userRoleId: id } })).rejects.toMatchObject(refused);
    await expect(asAdmin()(setUserActive, { params, body: { active: false } })).rejects.toMatchObject(refused);
    expect(await history()).toEqual([]);
  });

  it('[RULE-SAFE-10] sign-ins of staff only', async () => {
    const customer = await makePerson(shop.db, { passwordHash: await hashPassword(password) });
    await shop.callAs(null)(login, { body: { email: customer.email, password } });
    const wrong = shop.callAs(null)(login, { body: { email: admin.email, password: 'a wrong password' } });
    await expect(wrong).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await shop.callAs(null)(login, { body: { email: admin.email, password } });
    const entry = { who: admin.email, thing: 'user', thingId: admin.userId, name: admin.email };
    expect(await history()).toEqual([{ ...entry, action: 'signed-in', changes: {} }]);
  });

  it('[RULE-SAFE-10] every change of a password, but never the password', async () => {
    const person = await makePerson(shop.db, { passwordHash: await hashPassword(password) });
    const next = 'a newer password';
    await shop.callAs(person.token)(changePassword, { body: { currentPassword: password, password: next } });
    await shop.callAs(null)(forgotPassword, { body: { email: person.email } });
    const letter = (await shop.lettersTo(person.email)).find(({ text }) => text.includes('/reset-password/'));
    if (!letter) throw new Error('no letter');
    const params = { token: tokenIn(letter, 'reset-password') };
    await shop.callAs(null)(resetPassword, { params, body: { password: 'the newest password' } });
    const entry = { who: person.email, thing: 'user', thingId: person.userId, name: person.email };
    const changed = { ...entry, action: 'password-changed', changes: {} };
    expect(await history()).toEqual([changed, changed]);
    const rows = (await shop.db.execute(sql`select * from audit_entries`)).rows;
    expect(JSON.stringify(rows)).not.toMatch(/argon2|newer password|newest password/);
  });
});
