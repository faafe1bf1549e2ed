import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { users } from '#server/modules/users/users.table.ts';
import { registrations } from './registrations.table.ts';

type Chosen = Omit<typeof registrations.$inferSelect, 'id' | 'userId'>;

/** Returns the id of the new sign-up; null if the account is confirmed already. */
export async function replaceRegistration(db: Executor, emailKey: string, chosen: Chosen): Promise<string | null> {
  const { passwordHash, phone, gender, language, orderId, createdAt } = chosen;
  const owner = db.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
  await db.delete(registrations).where(inArray(registrations.userId, owner));
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${registrations} (user_id, password_hash, phone, gender, language, order_id, created_at)
    select ${users.id}, ${passwordHash}, ${phone}, ${gender}, ${language}, ${orderId}::uuid, ${createdAt.toISOString()}::timestamptz from ${users}
    where ${users.emailKey} = ${emailKey} and ${users.emailConfirmedAt} is null
    returning id`);
  return rows[0]?.id ?? null;
}

export async function findRegistrationOf(db: Executor, userId: string) {
  const [found] = await db
    .select({ id: registrations.id, createdAt: registrations.createdAt })
    .from(registrations)
    .where(eq(registrations.userId, userId));
  return found ?? null;
}

/** Atomic: of two concurrent calls the second gets null. */
export async function takeRegistration(db: Executor, id: string) {
  const [taken] = await db.delete(registrations).where(eq(registrations.id, id)).returning({
    passwordHash: registrations.passwordHash,
    phone: registrations.phone,
    gender: registrations.gender,
    language: registrations.language,
    orderId: registrations.orderId,
  });
  return taken ?? null;
}

export async function deleteRegistrationOf(db: Executor, userId: string): Promise<void> {
  await db.delete(registrations).where(eq(registrations.userId, userId));
}
