import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { getSession } from '#contracts/auth.ts';
import { createRole, deleteRole, editRole, getDefaultPermissions, getRole, listRoles } from '#contracts/roles.ts';
import { changeUserRole, setUserActive } from '#contracts/users.ts';
import { adminModules, customerModules, fromModules, type ModuleName } from '#domain/permissions.ts';
import { makePerson, makeRole, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { users } from '../users/users.table.ts';
import { roles } from './roles.table.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';
let admin: TestPerson;
const asAdmin = () => shop.callAs(admin.token);
const roleOf = async ({ userId }: TestPerson) => {
  const [found] = await shop.db.select({ roleId: users.roleId }).from(users).where(eq(users.id, userId));
  return found?.roleId ?? '';
};
const withModules = async (...modules: ModuleName[]) =>
  shop.callAs((await makePerson(shop.db, { admin: modules })).token);

/** Rules about the last administrator need a database without other users. */
beforeEach(async () => {
  await shop.db.execute(sql`truncate users, roles cascade`);
  admin = await makePerson(shop.db, { admin: [...adminModules], customer: [...customerModules] });
});

describe('roles in the panel', () => {
  it('[API-ROLE-01] are a list with what each opens and how many have it', async () => {
    const content = await makeRole(shop.db, { name: 'Content', description: 'Texts', adminModules: ['blog'] });
    await makePerson(shop.db, { roleId: content.id });
    await makePerson(shop.db, { roleId: content.id, isActive: false });
    const { data } = await asAdmin()(listRoles, {});
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted());
    expect(data.find(({ _id }) => _id === content.id)).toEqual({
      _id: content.id,
      name: 'Content',
      description: 'Texts',
      permissions: fromModules({ admin: ['blog'] }),
      peopleCount: 2,
      isForNewcomers: false,
      version: 1,
    });
  });

  it('are listed by one statement besides the session, however many there are', async () => {
    for (let made = 0; made < 5; made += 1) await makePerson(shop.db);
    const { statements } = await shop.database.countQueries(() => asAdmin()(listRoles, {}));
    expect(statements).toHaveLength(2);
  });

  it('[API-ROLE-02] one has name, description and permissions of both areas, and some of its people', async () => {
    const role = await makeRole(shop.db, { description: 'x', adminModules: ['brands'], customerModules: ['wishlist'] });
    await makePerson(shop.db, { roleId: role.id, firstName: 'Олена', lastName: 'Коваленко' });
    const nameless = await makePerson(shop.db, { roleId: role.id });
    const { data } = await asAdmin()(getRole, { params: { id: role.id } });
    expect(data).toMatchObject({
      name: role.name,
      description: 'x',
      permissions: fromModules({ admin: ['brands'], customer: ['wishlist'] }),
    });
    expect(data.people.map(({ name }) => name)).toEqual(['Олена Коваленко', nameless.email]);
    const unknown = asAdmin()(getRole, { params: { id: unknownId } });
    await expect(unknown).rejects.toMatchObject({ status: 404, message: 'Такої ролі немає' });
  });

  it('[API-ROLE-03] start from both areas with every module name, all off', async () => {
    expect((await asAdmin()(getDefaultPermissions, {})).data).toEqual(fromModules({}));
  });

  it('[API-ROLE-04] one is made with name, description and the modules it opens', async () => {
    const made = await asAdmin()(createRole, {
      body: {
        name: ' Content only ',
        description: 'Блог і каруселі',
        adminAccess: true,
        customerAccess: false,
        adminModules: { blog: true, carusels: true, orders: false },
        customerModules: {},
      },
    });
    expect(made.message).toBe('Роль успішно створено!');
    const { data } = await asAdmin()(getRole, { params: { id: made.data._id } });
    expect(data).toMatchObject({
      name: 'Content only',
      description: 'Блог і каруселі',
      permissions: fromModules({ admin: ['blog', 'carusels'] }),
      people: [],
    });
  });

  it('[API-ROLE-05] one is edited, and applies to its users from their next request on', async () => {
    const person = await makePerson(shop.db, { admin: ['brands'], customer: ['orders'] });
    const id = await roleOf(person);
    const permissions = async () => (await shop.callAs(person.token)(getSession, {})).data.permissions;
    expect(await permissions()).toEqual(fromModules({ admin: ['brands'], customer: ['orders'] }));
    const edited = await asAdmin()(editRole, {
      params: { id },
      body: {
        name: 'Writers',
        adminAccess: true,
        customerAccess: false,
        adminModules: { blog: true },
        customerModules: { orders: false },
      },
    });
    expect(edited).toMatchObject({
      message: 'Роль відредаговано',
      data: { name: 'Writers', description: '', version: 2 },
    });
    expect(await permissions()).toEqual(fromModules({ admin: ['blog'] }));
    const unknown = asAdmin()(editRole, { params: { id: unknownId }, body: { name: 'Nobody' } });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  it('[API-ROLE-06] one that nobody has is deleted', async () => {
    const { id } = await makeRole(shop.db, { adminModules: ['blog'] });
    expect((await asAdmin()(deleteRole, { params: { id } })).message).toBe('Видалено успішно');
    await expect(asAdmin()(getRole, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(asAdmin()(deleteRole, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('[AD-ROLE-08] one in use stays, and the refusal says how many people have it', async () => {
    const { id } = await makeRole(shop.db);
    await makePerson(shop.db, { roleId: id });
    await makePerson(shop.db, { roleId: id, isActive: false, emailConfirmedAt: null });
    await expect(asAdmin()(deleteRole, { params: { id } })).rejects.toMatchObject({
      status: 409,
      code: 'IN_USE',
      message: expect.stringContaining('(2)'),
      data: { count: 2 },
    });
    expect(await shop.db.$count(roles, eq(roles.id, id))).toBe(1);
  });

  it('one cannot be deleted and assigned concurrently: one of the two is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await makeRole(shop.db);
      const person = await makePerson(shop.db);
      const [gone, given] = await Promise.allSettled([
        asAdmin()(deleteRole, { params: { id } }),
        asAdmin()(changeUserRole, { params: { id: person.userId }, body: { userRoleId: id } }),
      ]);
      expect([gone.status, given.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await shop.db.$count(roles, eq(roles.id, await roleOf(person)))).toBe(1);
    }
  });

  it('have each name once, whatever the case of its letters', async () => {
    await makeRole(shop.db, { name: 'Менеджер' });
    await expect(asAdmin()(createRole, { body: { name: 'МЕНЕДЖЕР' } })).rejects.toMatchObject({
      status: 409,
      data: { name: 'Така назва вже є' },
    });
  });

  it.each([
    [{ name: ' ' }, { name: "Обов'язкове поле" }],
    [{ name: 'x'.repeat(61) }, { name: 'Задовго: найбільше 60' }],
    [{ name: 'R', description: 'x'.repeat(301) }, { description: 'Задовго: найбільше 300' }],
    [{ name: 'R', adminAccess: true }, { adminAccess: expect.stringContaining('хоч один розділ') }],
    [{ name: 'R', customerAccess: false, customerModules: { orders: true } }, { customerAccess: expect.any(String) }],
    [{ name: 'R', adminModules: { blog: 'maybe' } }, { 'adminModules.blog': 'Потрібно true або false' }],
    [{ name: 'R', customerModules: { users: true } }, { 'customerModules.users': expect.any(String) }],
    [{ name: 'R', permissions: { admin: { access: true } } }, { permissions: 'Зайве поле' }],
  ])('%j is refused at its field', async (body, data) => {
    const response = await shop.fetch('/api/admin/roles/create', {
      method: 'POST',
      token: admin.token,
      headers: { 'content-type': 'application/json', 'accept-language': 'uk' },
      body: JSON.stringify(body),
    });
    expect([response.status, (await response.json()).data]).toEqual([422, data]);
  });

  it('of two concurrent edits the second gets 409 (optimistic concurrency)', async () => {
    const { id } = await makeRole(shop.db);
    const edit = (name: string) => asAdmin()(editRole, { params: { id }, body: { name, version: 1 } });
    const both = await Promise.allSettled([edit('One'), edit('Other')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(edit('Third')).rejects.toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
  });
});

describe('the role of new accounts', () => {
  it('cannot be deleted', async () => {
    const { id } = await makeRole(shop.db, { isForNewcomers: true });
    await expect(asAdmin()(deleteRole, { params: { id } })).rejects.toMatchObject({
      status: 409,
      code: 'NOT_ALLOWED_NOW',
    });
  });

  it('may be renamed, but never opens the panel', async () => {
    const { id } = await makeRole(shop.db, { isForNewcomers: true, customerModules: ['orders'] });
    const edit = (adminModules: Partial<Record<ModuleName, boolean>>) =>
      asAdmin()(editRole, {
        params: { id },
        body: { name: 'Покупці', adminModules, customerModules: { orders: true } },
      });
    await expect(edit({ blog: true })).rejects.toMatchObject({
      status: 422,
      data: { adminModules: expect.any(String) },
    });
    expect((await edit({})).data).toMatchObject({ name: 'Покупці', isForNewcomers: true });
  });
});

describe('no privilege escalation', () => {
  it('a person with roles makes no role with a module they lack', async () => {
    const call = await withModules('roles', 'blog');
    const body = (...on: ModuleName[]) => ({
      name: on.join(),
      adminModules: Object.fromEntries(on.map((name) => [name, true])),
    });
    await expect(call(createRole, { body: body('blog', 'orders') })).rejects.toMatchObject({
      status: 403,
      data: { modules: ['orders'] },
    });
    expect((await call(createRole, { body: body('blog') })).data.permissions).toEqual(fromModules({ admin: ['blog'] }));
  });

  it('nobody adds a module to their own role', async () => {
    const person = await makePerson(shop.db, { admin: ['roles', 'blog'] });
    const body = { name: 'Mine', adminModules: { roles: true, blog: true, users: true } };
    const raise = shop.callAs(person.token)(editRole, { params: { id: await roleOf(person) }, body });
    await expect(raise).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('nobody edits or deletes a role that opens more than their own', async () => {
    const call = await withModules('roles', 'blog');
    const { id, name } = await makeRole(shop.db, { adminModules: ['blog', 'orders'] });
    await expect(call(editRole, { params: { id }, body: { name, adminModules: {} } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(call(deleteRole, { params: { id } })).rejects.toMatchObject({ status: 403 });
  });
});

describe('the last person who may administer every module', () => {
  const onlyBlog = (name: string) => ({ name, adminModules: { blog: true } });
  const lastOne = { status: 409, code: 'NOT_ALLOWED_NOW', message: expect.stringContaining('до всіх розділів') };

  it('[AD-ROLE-09] keeps them through a change of their role and an edit of that role', async () => {
    const other = await makeRole(shop.db, { adminModules: ['blog'] });
    const change = asAdmin()(changeUserRole, { params: { id: admin.userId }, body: { userRoleId: other.id } });
    await expect(change).rejects.toMatchObject(lastOne);
    const edit = asAdmin()(editRole, { params: { id: await roleOf(admin) }, body: onlyBlog('Empty') });
    await expect(edit).rejects.toMatchObject(lastOne);
    expect((await asAdmin()(getSession, {})).data.permissions.admin.modules.roles?.access).toBe(true);
  });

  it('[RULE-SAFE-09] keeps every module: an edit that takes any of them is refused, and who has less is no replacement', async () => {
    await makePerson(shop.db, { admin: adminModules.filter((module) => module !== 'blog') });
    await makePerson(shop.db, { admin: adminModules.filter((module) => module !== 'roles') });
    const params = { id: await roleOf(admin) };
    for (const taken of adminModules) {
      const left = Object.fromEntries(adminModules.map((module) => [module, module !== taken]));
      const edit = asAdmin()(editRole, { params, body: { name: 'Less', adminModules: left } });
      await expect(edit, taken).rejects.toMatchObject(lastOne);
    }
    await expect(asAdmin()(deleteRole, { params })).rejects.toMatchObject({ code: 'IN_USE' });
  });

  it('keeps the module roles also in a shop where nobody has every module', async () => {
    await shop.db.execute(sql`truncate users, roles cascade`);
    const keeper = await makePerson(shop.db, { admin: ['roles', 'blog'] });
    const params = { id: await roleOf(keeper) };
    const edit = (modules: Partial<Record<ModuleName, boolean>>) =>
      shop.callAs(keeper.token)(editRole, { params, body: { name: 'Less', adminModules: modules } });
    await expect(edit({ blog: true })).rejects.toMatchObject({ message: expect.stringContaining('керувати ролями') });
    await expect(edit({ roles: true })).resolves.toBeDefined();
  });

  it('the database means by every module what the shop means', async () => {
    const [row] = (await shop.db.execute<{ modules: string[] }>(sql`select all_admin_modules() as modules`)).rows;
    expect(row?.modules.toSorted()).toEqual(adminModules.toSorted());
  });

  it('[RULE-SAFE-09] is there after any changes of roles and people at once, by any of the administrators', async () => {
    const index = fc.nat({ max: 3 });
    const change = fc.record({
      by: index,
      what: fc.oneof(
        fc.record({ kind: fc.constant('edit' as const), role: index, taken: fc.constantFrom(null, ...adminModules) }),
        fc.record({ kind: fc.constant('give' as const), person: index, role: index }),
        fc.record({ kind: fc.constant('turn' as const), person: index, active: fc.boolean() }),
        fc.record({ kind: fc.constant('delete' as const), role: index }),
      ),
    });
    type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;
    const atOnce = fc.array(change, { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(atOnce, { minLength: 1, maxLength: 6 }), async (rounds) => {
        await shop.db.execute(sql`truncate users, roles cascade`);
        const all = { adminModules: [...adminModules] };
        const made = [
          await makeRole(shop.db, all),
          await makeRole(shop.db, all),
          await makeRole(shop.db, { adminModules: ['roles', 'users'] }),
          await makeRole(shop.db),
        ];
        const people: TestPerson[] = [];
        for (const role of [0, 0, 1, 2]) people.push(await makePerson(shop.db, { roleId: made[role]?.id ?? '' }));
        const idOf = (role: number) => made[role]?.id ?? '';
        const tryOut = ({ by, what }: Change): Promise<unknown> => {
          const call = shop.callAs(people[by]?.token ?? '');
          const userId = 'person' in what ? (people[what.person]?.userId ?? '') : '';
          if (what.kind === 'give')
            return call(changeUserRole, { params: { id: userId }, body: { userRoleId: idOf(what.role) } });
          if (what.kind === 'turn')
            return call(setUserActive, { params: { id: userId }, body: { active: what.active } });
          if (what.kind === 'delete') return call(deleteRole, { params: { id: idOf(what.role) } });
          const modules = Object.fromEntries(adminModules.map((module) => [module, module !== what.taken]));
          return call(editRole, {
            params: { id: idOf(what.role) },
            body: { name: `Role ${what.role}`, adminModules: modules },
          });
        };
        for (const round of rounds) {
          await Promise.allSettled(round.map(tryOut));
          const [left] = (
            await shop.db.execute<{ count: number }>(sql`
            select count(*)::int from users join roles on roles.id = users.role_id
            where users.is_active and users.email_confirmed_at is not null and roles.admin_modules @> ${sql.param([...adminModules])}::text[]`)
          ).rows;
          expect(left?.count).toBeGreaterThan(0);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('is not one of those who are turned off or have not confirmed their e-mail', async () => {
    const roleId = await roleOf(admin);
    await makePerson(shop.db, { roleId, isActive: false });
    await makePerson(shop.db, { roleId, emailConfirmedAt: null });
    const other = await makeRole(shop.db);
    const change = () => asAdmin()(changeUserRole, { params: { id: admin.userId }, body: { userRoleId: other.id } });
    await expect(change()).rejects.toMatchObject(lastOne);
    await makePerson(shop.db, { roleId });
    await expect(change()).resolves.toMatchObject({ data: { userRoleId: { _id: other.id } } });
  });

  it('is not disabled or deleted, not even by SQL', async () => {
    const helper = await makePerson(shop.db, { admin: adminModules.filter((module) => module !== 'roles') });
    const off = shop.callAs(helper.token)(setUserActive, { params: { id: admin.userId }, body: { active: false } });
    await expect(off).rejects.toMatchObject({ status: 403 });
    await expect(
      asAdmin()(setUserActive, { params: { id: admin.userId }, body: { active: false } }),
    ).rejects.toMatchObject({
      status: 409,
    });
    const constraint = { cause: { constraint: 'roles_last_administrator' } };
    const bySql = shop.db.update(users).set({ isActive: false }).where(eq(users.id, admin.userId));
    await expect(bySql).rejects.toMatchObject(constraint);
    await expect(shop.db.delete(users).where(eq(users.id, admin.userId))).rejects.toMatchObject(constraint);
  });

  it('stays when two administrators demote each other concurrently', async () => {
    const other = await makeRole(shop.db, { adminModules: ['blog'] });
    for (let round = 0; round < 10; round += 1) {
      await shop.db.execute(sql`truncate users cascade`);
      const roleId = (await makeRole(shop.db, { adminModules: [...adminModules] })).id;
      const [one, two] = [await makePerson(shop.db, { roleId }), await makePerson(shop.db, { roleId })];
      const demote = (who: TestPerson, whom: TestPerson) =>
        shop.callAs(who.token)(changeUserRole, { params: { id: whom.userId }, body: { userRoleId: other.id } });
      await Promise.allSettled([demote(one, two), demote(two, one)]);
      expect(await shop.db.$count(users, eq(users.roleId, roleId))).toBe(1);
    }
  });

  it('stays under concurrent transactions of different kinds (write skew)', async () => {
    const other = await makePerson(shop.db, { admin: [...adminModules] });
    const first = await shop.database.pool.connect();
    const second = await shop.database.pool.connect();
    try {
      await first.query('begin');
      await second.query('begin');
      await first.query('update users set is_active = false where id = $1', [other.userId]);
      const { rows } = await second.query('select pg_backend_pid() as pid');
      const taking = second.query(`update roles set admin_modules = '{blog}' where id = $1`, [await roleOf(admin)]);
      const refused = expect(taking).rejects.toMatchObject({ constraint: 'roles_last_administrator' });
      await expect
        .poll(
          async () => {
            const [waiting] = (
              await shop.db.execute<{ kind: string }>(sql`
            select wait_event as kind from pg_stat_activity where pid = ${rows[0].pid}`)
            ).rows;
            return waiting?.kind;
          },
          { timeout: 60_000 },
        )
        .toBe('advisory');
      await first.query('commit');
      await refused;
      await second.query('rollback');
    } finally {
      first.release();
      second.release();
    }
    expect((await asAdmin()(getSession, {})).data.permissions.admin.modules.roles?.access).toBe(true);
  });
});
