import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { cappedCount, countUpTo } from '#server/db/rows.ts';
import { users } from '#server/modules/users/users.table.ts';
import { roles } from './roles.table.ts';

type RoleFields = Pick<typeof roles.$inferInsert, 'name' | 'description' | 'adminModules' | 'customerModules'>;
type NewRole = RoleFields & Pick<typeof roles.$inferInsert, 'isForNewcomers'>;

export async function insertRoles(db: Executor, wanted: NewRole[]): Promise<void> {
  await db.insert(roles).values(wanted);
}

export async function findRoleId(db: Executor, name: string): Promise<string | null> {
  const [found] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(eq(sql`lower(${roles.name})`, name.toLowerCase()));
  return found?.id ?? null;
}

export async function findNewcomersRoleId(db: Executor): Promise<string | null> {
  const [found] = await db.select({ id: roles.id }).from(roles).where(eq(roles.isForNewcomers, true));
  return found?.id ?? null;
}

export async function isAnyRole(db: Executor): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(roles).limit(1);
  return found.length > 0;
}

const columns = {
  id: roles.id,
  name: roles.name,
  description: roles.description,
  adminModules: roles.adminModules,
  customerModules: roles.customerModules,
  isForNewcomers: roles.isForNewcomers,
  version: roles.version,
};

// Uses the index on `role_id` alone. Columns are qualified by hand, since Drizzle would resolve them to the inner
// table.
const peopleCount = sql<number>`${cappedCount(users, sql`users.role_id = roles.id`)}`;

const selectRoles = (db: Executor) => db.select({ ...columns, peopleCount }).from(roles);

export type RoleRow = NonNullable<Awaited<ReturnType<typeof findRole>>>;

export const listRoles = (db: Executor) => selectRoles(db).orderBy(sql`lower(${roles.name})`, roles.id);

export async function findRole(db: Executor, id: string) {
  const [found] = await selectRoles(db).where(eq(roles.id, id));
  return found ?? null;
}

/** Exclusive row lock until the transaction ends: the role can neither change nor be assigned. */
export async function lockRole(db: Executor, id: string) {
  const [found] = await db.select(columns).from(roles).where(eq(roles.id, id)).for('update');
  return found ?? null;
}

/** Shared row lock: the role cannot change, but can be assigned concurrently. */
export async function holdRole(db: Executor, id: string) {
  const [found] = await db.select(columns).from(roles).where(eq(roles.id, id)).for('share');
  return found ?? null;
}

export const listPeopleOfRole = (db: Executor, id: string, limit: number) =>
  db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.roleId, id))
    .orderBy(users.createdAt, users.id)
    .limit(limit);

export const countPeopleOfRole = (db: Executor, id: string): Promise<number> =>
  countUpTo(db, users, eq(users.roleId, id));

export async function insertRole(db: Executor, fields: RoleFields): Promise<string> {
  const [made] = await db.insert(roles).values(fields).returning({ id: roles.id });
  if (!made) throw new Error('The database returned no role');
  return made.id;
}

export async function updateRole(db: Executor, id: string, fields: RoleFields): Promise<void> {
  await db
    .update(roles)
    .set({ ...fields, updatedAt: sql`now()`, version: sql`${roles.version} + 1` })
    .where(eq(roles.id, id));
}

export async function deleteRole(db: Executor, id: string): Promise<void> {
  await db.delete(roles).where(eq(roles.id, id));
}
