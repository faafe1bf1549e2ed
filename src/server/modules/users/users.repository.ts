import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { users } from './users.table.ts';

export async function findByEmailKey(db: Executor, emailKey: string) {
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      isActive: users.isActive,
      emailConfirmedAt: users.emailConfirmedAt,
      adminModules: roles.adminModules,
      customerModules: roles.customerModules,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.emailKey, emailKey));
  return found ?? null;
}

export async function insertUser(db: Executor, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user).onConflictDoNothing({ target: users.emailKey });
}

export async function isAnyUser(db: Executor): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(users).limit(1);
  return found.length > 0;
}
