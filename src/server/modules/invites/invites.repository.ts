import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { invites } from './invites.table.ts';

const columns = {
  id: invites.id,
  email: invites.email,
  roleId: invites.roleId,
  roleName: roles.name,
  expiresAt: invites.expiresAt,
};

export type InviteRow = Awaited<ReturnType<typeof listInvites>>[number];

const selectInvites = (db: Executor) => db.select(columns).from(invites).innerJoin(roles, eq(roles.id, invites.roleId));

export const listInvites = (db: Executor) => selectInvites(db).orderBy(desc(invites.createdAt), desc(invites.id));

export async function findInvite(db: Executor, id: string) {
  const [found] = await selectInvites(db).where(eq(invites.id, id));
  return found ?? null;
}

export async function lockInvite(db: Executor, id: string) {
  const [found] = await selectInvites(db).where(eq(invites.id, id)).for('update', { of: invites });
  return found ?? null;
}

export async function insertInvite(db: Executor, invite: typeof invites.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(invites).values(invite).returning({ id: invites.id });
  if (!inserted) throw new Error('An invitation was not written');
  return inserted.id;
}

export async function updateInvite(
  db: Executor,
  id: string,
  changes: Partial<Pick<typeof invites.$inferInsert, 'inviterId' | 'tokenHash' | 'expiresAt'>>,
): Promise<void> {
  await db.update(invites).set(changes).where(eq(invites.id, id));
}

export async function deleteInvite(db: Executor, id: string): Promise<void> {
  await db.delete(invites).where(eq(invites.id, id));
}

const isOpen = (tokenHash: Buffer, now: Date) => and(eq(invites.tokenHash, tokenHash), gt(invites.expiresAt, now));

export async function isOpenInvite(db: Executor, tokenHash: Buffer, now: Date): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(invites).where(isOpen(tokenHash, now));
  return found.length > 0;
}

/** With the modules of the role and of the inviter, under row lock: of two concurrent uses the second finds nothing. */
export async function lockByToken(db: Executor, tokenHash: Buffer, now: Date) {
  const inviterRoles = alias(roles, 'inviter_roles');
  const [found] = await db
    .select({
      ...columns,
      emailKey: invites.emailKey,
      adminModules: roles.adminModules,
      isInviterActive: users.isActive,
      inviterModules: inviterRoles.adminModules,
    })
    .from(invites)
    .innerJoin(roles, eq(roles.id, invites.roleId))
    .innerJoin(users, eq(users.id, invites.inviterId))
    .innerJoin(inviterRoles, eq(inviterRoles.id, users.roleId))
    .where(isOpen(tokenHash, now))
    .for('update', { of: invites });
  return found ?? null;
}

type NewAccount = { email: string; emailKey: string; roleId: string; passwordHash: string; language: 'uk' | 'en' };

/** Null if there is a confirmed account with this e-mail, or one that is turned off. An unconfirmed sign-up is taken over. */
export async function openAccount(db: Executor, account: NewAccount, now: Date): Promise<string | null> {
  const { roleId, passwordHash } = account;
  const [opened] = await db
    .insert(users)
    .values({ ...account, emailConfirmedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: users.emailKey,
      set: { roleId, passwordHash, emailConfirmedAt: now, updatedAt: now },
      setWhere: and(isNull(users.emailConfirmedAt), users.isActive),
    })
    .returning({ id: users.id });
  return opened?.id ?? null;
}
