import { and, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import { peopleSearchWords } from '#domain/people-search.ts';
import type { Executor } from '#server/db/connection.ts';
import { containing, countUpTo } from '#server/db/rows.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { users } from './users.table.ts';

/** All words must match. */
export type PeopleSearch = { readonly find: string; readonly roleId: string | undefined };

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  secondName: users.secondName,
  phone: users.phone,
  email: users.email,
  birthdate: users.birthdate,
  gender: users.gender,
  address: users.address,
  shippingAddress: users.shippingAddress,
  isActive: users.isActive,
  emailConfirmedAt: users.emailConfirmedAt,
  roleId: users.roleId,
  roleName: roles.name,
  adminModules: roles.adminModules,
  customerModules: roles.customerModules,
};

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

const selectPeople = (db: Executor) => db.select(columns).from(users).innerJoin(roles, eq(roles.id, users.roleId));

function matching({ find, roleId }: PeopleSearch): SQL | undefined {
  return and(
    ...peopleSearchWords(find).map((word) => like(users.searchText, containing(word))),
    roleId === undefined ? undefined : eq(users.roleId, roleId),
  );
}

/** Paginates before joining. */
export function listPeople(db: Executor, search: PeopleSearch, limit: number, offset: number) {
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(matching(search))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectPeople(db).innerJoin(page, eq(page.id, users.id)).orderBy(desc(users.createdAt), desc(users.id));
}

export const countPeople = (db: Executor, search: PeopleSearch): Promise<number> =>
  countUpTo(db, users, matching(search));

export async function findPerson(db: Executor, id: string) {
  const [found] = await selectPeople(db).where(eq(users.id, id));
  return found ?? null;
}

/** Row lock until the transaction ends. */
export async function lockPerson(db: Executor, id: string) {
  const [found] = await selectPeople(db).where(eq(users.id, id)).for('update', { of: users });
  return found ?? null;
}

export async function updatePerson(
  db: Executor,
  id: string,
  fields: { roleId: string } | { isActive: boolean },
): Promise<void> {
  await db
    .update(users)
    .set({ ...fields, updatedAt: sql`now()`, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}
