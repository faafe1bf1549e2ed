import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { userLinks } from '#server/modules/user-links/user-links.table.ts';
import { users } from './users.table.ts';

/** An existing account with this e-mail stays unchanged. */
export async function insertUser(db: Executor, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user).onConflictDoNothing({ target: users.emailKey });
}

type Newcomer = Required<Pick<typeof users.$inferInsert, 'email' | 'emailKey' | 'phone' | 'gender' | 'language'>> & {
  roleId: string;
  createdAt: Date;
};

/** The latest sign-up overwrites an unconfirmed account. */
export async function upsertUnconfirmed(db: Executor, newcomer: Newcomer): Promise<void> {
  const { phone, gender, language, createdAt } = newcomer;
  await db
    .insert(users)
    .values(newcomer)
    .onConflictDoUpdate({
      target: users.emailKey,
      set: { phone, gender, language, updatedAt: createdAt },
      setWhere: isNull(users.emailConfirmedAt),
    });
}

/** Row lock in a mode that still allows foreign keys to the user, such as from orders and sessions. */
export async function lockUser(db: Executor, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

const recipient = {
  userId: users.id,
  email: users.email,
  language: users.language,
  isActive: users.isActive,
  emailConfirmedAt: users.emailConfirmedAt,
};

export async function findRecipientByEmailKey(db: Executor, emailKey: string) {
  const [found] = await db.select(recipient).from(users).where(eq(users.emailKey, emailKey));
  return found ?? null;
}

export async function findRecipient(db: Executor, userId: string) {
  const [found] = await db.select(recipient).from(users).where(eq(users.id, userId));
  return found ?? null;
}

/** Also confirms the e-mail, since the reset link was sent to it. False if the account is inactive. */
export async function setPassword(db: Executor, userId: string, passwordHash: string, now: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({
      passwordHash,
      emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()})`,
      updatedAt: now,
    })
    .where(and(eq(users.id, userId), users.isActive))
    .returning({ id: users.id });
  return changed.length > 0;
}

type Confirmed = Pick<typeof users.$inferSelect, 'phone' | 'gender' | 'language'> & {
  passwordHash: string;
  firstName?: string;
  lastName?: string;
};

/** False if it was confirmed already. */
export async function confirmEmail(db: Executor, userId: string, chosen: Confirmed, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ ...chosen, emailConfirmedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}

export async function isAnyUser(db: Executor): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(users).limit(1);
  return found.length > 0;
}

/** Unconfirmed accounts without orders and valid links. Returns their number. */
export async function deleteUnconfirmed(db: Executor, openedBefore: Date, now: Date): Promise<number> {
  const hasOrders = db.select().from(orders).where(eq(orders.userId, users.id));
  const hasLetters = db
    .select()
    .from(userLinks)
    .where(and(eq(userLinks.userId, users.id), gt(userLinks.expiresAt, now)));
  const { rowCount } = await db
    .delete(users)
    .where(
      and(
        isNull(users.emailConfirmedAt),
        lt(users.createdAt, openedBefore),
        notExists(hasOrders),
        notExists(hasLetters),
      ),
    );
  return rowCount ?? 0;
}
