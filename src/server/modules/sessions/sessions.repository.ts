import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { registrations } from '#server/modules/sign-ups/registrations.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { sessions } from './sessions.table.ts';

export async function findUserToSignIn(db: Executor, emailKey: string) {
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      /** Before the e-mail is confirmed, the password of the pending sign-up. */
      passwordHash: sql<string | null>`coalesce(${users.passwordHash}, ${registrations.passwordHash})`,
      isActive: users.isActive,
      emailConfirmedAt: users.emailConfirmedAt,
      adminModules: roles.adminModules,
      customerModules: roles.customerModules,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(registrations, eq(registrations.userId, users.id))
    .where(eq(users.emailKey, emailKey));
  return found ?? null;
}

type NewSession = { tokenHash: Buffer; userId: string; expiresAt: Date };

/**
 * Only if the account is active and the password unchanged. `for share` waits for a concurrent change, so that no session
 * outlives a password reset.
 */
export async function insertSession(db: Executor, session: NewSession, passwordHash: string): Promise<boolean> {
  const { tokenHash, userId, expiresAt } = session;
  const { rowCount } = await db.execute(sql`
    insert into ${sessions} (token_hash, user_id, expires_at)
    select ${tokenHash}, ${users.id}, ${expiresAt.toISOString()}::timestamptz from ${users}
    where ${users.id} = ${userId} and ${users.isActive} and ${users.passwordHash} = ${passwordHash}
    for share`);
  return rowCount === 1;
}

/** One query per request: session, user and current permissions. */
export async function findSession(db: Executor, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({
      userId: users.id,
      email: users.email,
      adminModules: roles.adminModules,
      customerModules: roles.customerModules,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), users.isActive));
  return found ?? null;
}

export async function prolongSession(db: Executor, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Executor, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: Executor, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ one: sql`1` });
  return gone.length;
}
