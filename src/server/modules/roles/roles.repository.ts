import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { roles } from './roles.table.ts';

type NewRole = Pick<typeof roles.$inferInsert, 'name' | 'description' | 'adminModules' | 'customerModules'>;

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

/** The role of that name; if it was renamed, the oldest that opens the customer's area and nothing of the shop's own. */
export async function findCustomersRoleId(db: Executor, name: string): Promise<string | null> {
  const [found] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.adminModules, []), ne(roles.customerModules, [])))
    .orderBy(desc(eq(sql`lower(${roles.name})`, name.toLowerCase())), asc(roles.createdAt), asc(roles.id))
    .limit(1);
  return found?.id ?? null;
}

export async function isAnyRole(db: Executor): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(roles).limit(1);
  return found.length > 0;
}
