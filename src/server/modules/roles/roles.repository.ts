import { eq, sql } from 'drizzle-orm';
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

export async function isAnyRole(db: Executor): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(roles).limit(1);
  return found.length > 0;
}
