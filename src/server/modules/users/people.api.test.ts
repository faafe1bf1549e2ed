import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getSession } from '#contracts/auth.ts';
import { changeUserRole, countUsers, listUsers, setUserActive } from '#contracts/users.ts';
import { countedTo } from '#domain/counts.ts';
import { adminModules, fromModules } from '#domain/permissions.ts';
import { makePerson, makeRole, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { sessions } from '../sessions/sessions.table.ts';
import * as repository from './people.repository.ts';
import { users } from './users.table.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';
let admin: TestPerson;
const asAdmin = () => shop.callAs(admin.token);
const home = {
  country: 'Україна',
  street1: 'Лесі Українки, 5',
  street2: '',
  city: 'Львів',
  state: 'Львівська',
  zip: '79000',
};

beforeAll(async () => {
  admin = await makePerson(shop.db, { admin: [...adminModules] });
});

async function find(text: string): Promise<string[]> {
  const { data } = await asAdmin()(listUsers, { query: { find: text } });
  expect((await asAdmin()(countUsers, { query: { find: text } })).data).toMatchObject({ all: data.length });
  return data.map(({ _id }) => _id);
}

describe('people in the panel', () => {
  it('[API-USER-01] are a list with names, contacts, birthdate, gender, both addresses and their role', async () => {
    const role = await makeRole(shop.db, { name: 'Buyers' });
    const olena = await makePerson(shop.db, {
      roleId: role.id,
      firstName: 'Олена',
      lastName: 'Коваленко',
      secondName: 'Ігорівна',
      phone: '+380674125512',
      birthdate: '1990-05-14',
      gender: 'Female',
      address: home,
      shippingAddress: { ...home, street1: 'Нова пошта, №12' },
    });
    const { data } = await asAdmin()(listUsers, { query: { userRoleId: role.id } });
    expect(data).toEqual([
      {
        _id: olena.userId,
        firstName: 'Олена',
        lastName: 'Коваленко',
        secondName: 'Ігорівна',
        phone: '+380674125512',
        email: olena.email,
        birthdate: '1990-05-14',
        gender: 'Female',
        adress: home,
        shippingAddress: { ...home, street1: 'Нова пошта, №12' },
        userRoleId: { _id: role.id, name: 'Buyers' },
        active: true,
        confirmed: true,
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/password|hash/i);
  });

  it('come by pages, the newest first, nobody twice', async () => {
    const { id: roleId } = await makeRole(shop.db);
    const made: string[] = [];
    for (let day = 1; day <= 5; day += 1) {
      made.unshift(
        (await makePerson(shop.db, { roleId, createdAt: new Date(`2026-02-0${Math.ceil(day / 2)}`) })).userId,
      );
    }
    const page = async (startPage: number) =>
      (await asAdmin()(listUsers, { query: { userRoleId: roleId, startPage, perPage: 2 } })).data.map(({ _id }) => _id);
    expect([...(await page(1)), ...(await page(2)), ...(await page(3))]).toEqual(made);
    expect(await page(4)).toEqual([]);
    expect((await asAdmin()(countUsers, { query: { userRoleId: roleId } })).data).toEqual({ all: 5, countedTo });
  });

  it.each([
    'Галаган',
    'ґалаґан',
    'марія ГАЛАГАН',
    'Галаган Марія',
    'ган мар',
    "Дем'янівна",
    'дем’янівна галаган',
    '+380 (93) 555-12-34',
    '093 555 12 34',
    '5551234',
    'марія 555-12',
    'MARIA.H@',
  ])('are found by %j', async (typed) => {
    const [known] = await shop.db.select({ id: users.id }).from(users).where(eq(users.phone, '+380935551234'));
    const maria = {
      firstName: 'Марія',
      lastName: 'Ґалаґан',
      secondName: 'Дем’янівна',
      phone: '+380935551234',
    };
    const id = known?.id ?? (await makePerson(shop.db, maria)).userId;
    const email = 'maria.h@example.com';
    await shop.db.update(users).set({ email, emailKey: email }).where(eq(users.id, id));
    expect(await find(typed)).toEqual([id]);
  });

  it.each(['Галаган Петро', 'маріягалаган', '%', '_', '\\', '093 555 12 35'])(
    'nobody is found by %j',
    async (typed) => {
      expect(await find(typed)).toEqual([]);
    },
  );

  it.each([
    ['find', 'x'.repeat(201)],
    ['perPage', '101'],
    ['perPage', '0'],
    ['startPage', '-1'],
    ['userRoleId', 'admin'],
    ['role', 'admin'],
  ])('a bad %s is refused', async (name, value) => {
    const response = await shop.fetch(`/api/admin/users/getall?${name}=${value}`, { token: admin.token });
    expect(response.status).toBe(422);
  });

  it('are read by one statement for the page and one for the count, besides the session', async () => {
    const query = { find: 'о', perPage: 100 };
    const page = await shop.database.countQueries(() => asAdmin()(listUsers, { query }));
    expect(page.statements).toHaveLength(2);
    const count = await shop.database.countQueries(() => asAdmin()(countUsers, { query: { find: 'о' } }));
    expect(count.statements).toHaveLength(2);
  });

  it('are found through indexes, however many there are', async () => {
    const { id: roleId } = await makeRole(shop.db);
    const { id: otherRoleId } = await makeRole(shop.db);
    const plans: string[] = [];
    // Rolled back: deleting so many is slow.
    const isSeen = new Error('The plans are seen');
    const look = shop.db.transaction(async (db) => {
      await db.execute(sql`
        insert into users (email, email_key, first_name, last_name, role_id, created_at)
        select n || '@many.test', n || '@many.test', 'Людина', 'Прізвище' || n, ${roleId}, now() - n * interval '1 minute'
        from generate_series(1, 20000) as n`);
      await db.execute(sql`analyze users`);
      for (const [find, role] of [['прізвище4321'], [''], ['', otherRoleId]] as const) {
        const query = repository.listPeople(db, { find, roleId: role }, 50, 0);
        const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      throw isSeen;
    });
    await expect(look).rejects.toBe(isSeen);
    expect(plans).toEqual([
      expect.stringContaining('users_search'),
      expect.stringContaining('Backward using users_newest'),
      expect.stringContaining('users_role'),
    ]);
  });
});

describe('another role', () => {
  it('[API-USER-02][ST-PERM-07] is given, and acts at the person’s next call without a new sign-in', async () => {
    const person = await makePerson(shop.db, { customer: ['orders'] });
    const role = await makeRole(shop.db, { name: 'Content', adminModules: ['blog'] });
    const permissions = async () => (await shop.callAs(person.token)(getSession, {})).data.permissions;
    expect(await permissions()).toEqual(fromModules({ customer: ['orders'] }));
    const given = await asAdmin()(changeUserRole, { params: { id: person.userId }, body: { userRoleId: role.id } });
    expect(given).toMatchObject({ message: 'Роль змінено', data: { userRoleId: { _id: role.id, name: 'Content' } } });
    expect(await permissions()).toEqual(fromModules({ admin: ['blog'] }));
  });

  it('is refused where there is no such person or no such role', async () => {
    const { userId } = await makePerson(shop.db);
    const { id: userRoleId } = await makeRole(shop.db);
    const change = (id: string, body: { userRoleId: string }) => asAdmin()(changeUserRole, { params: { id }, body });
    await expect(change(unknownId, { userRoleId })).rejects.toMatchObject({
      status: 404,
      message: 'Такої людини немає',
    });
    await expect(change(userId, { userRoleId: unknownId })).rejects.toMatchObject({
      status: 422,
      data: { userRoleId: 'Такого варіанта немає' },
    });
  });

  it('is not assigned above the own permissions, nor taken from users with more (privilege escalation)', async () => {
    const helper = await makePerson(shop.db, { admin: ['users', 'blog'] });
    const call = shop.callAs(helper.token);
    const everything = await makeRole(shop.db, { adminModules: [...adminModules] });
    const blog = await makeRole(shop.db, { adminModules: ['blog'] });
    const buyer = await makePerson(shop.db, { customer: ['orders'] });
    const change = (id: string, userRoleId: string) => call(changeUserRole, { params: { id }, body: { userRoleId } });
    await expect(change(helper.userId, everything.id)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await expect(change(buyer.userId, everything.id)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await expect(change(admin.userId, blog.id)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await expect(change(buyer.userId, blog.id)).resolves.toBeDefined();
    await expect(change(helper.userId, blog.id), 'giving up rights is nobody’s loss').resolves.toBeDefined();
  });
});

describe('turning an account off', () => {
  const turn = (id: string, active: boolean) => asAdmin()(setUserActive, { params: { id }, body: { active } });

  it('revokes its sessions, and turning it on restores none', async () => {
    const person = await makePerson(shop.db, { customer: ['orders'] });
    expect((await turn(person.userId, false)).data.active).toBe(false);
    const call = shop.callAs(person.token);
    await expect(call(getSession, {})).rejects.toMatchObject({ status: 401 });
    expect(await shop.db.$count(sessions, eq(sessions.userId, person.userId))).toBe(0);
    expect((await turn(person.userId, true)).data.active).toBe(true);
    await expect(call(getSession, {})).rejects.toMatchObject({ status: 401 });
  });

  it('is refused for one’s own account, for who has more rights, and for nobody', async () => {
    await expect(turn(admin.userId, false)).rejects.toMatchObject({ status: 409, code: 'NOT_ALLOWED_NOW' });
    await expect(turn(unknownId, false)).rejects.toMatchObject({ status: 404 });
    const helper = await makePerson(shop.db, { admin: ['users'] });
    const off = shop.callAs(helper.token)(setUserActive, { params: { id: admin.userId }, body: { active: false } });
    await expect(off).rejects.toMatchObject({ status: 403 });
  });
});
