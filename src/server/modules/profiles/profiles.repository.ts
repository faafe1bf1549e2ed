import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { users } from '#server/modules/users/users.table.ts';

const columns = {
  firstName: users.firstName,
  lastName: users.lastName,
  secondName: users.secondName,
  email: users.email,
  phone: users.phone,
  birthdate: users.birthdate,
  gender: users.gender,
};

type ProfileFields = Partial<
  Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'secondName' | 'phone' | 'birthdate' | 'gender'>
>;

export async function findProfile(db: Executor, userId: string) {
  const [found] = await db.select(columns).from(users).where(eq(users.id, userId));
  return found ?? null;
}

/** Undefined fields stay unchanged. */
export async function updateProfile(db: Executor, userId: string, fields: ProfileFields) {
  const [changed] = await db
    .update(users)
    .set({ ...fields, updatedAt: sql`now()`, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId))
    .returning(columns);
  return changed ?? null;
}
