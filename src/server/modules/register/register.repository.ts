import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { registerSignIns } from './register-sign-ins.table.ts';

export async function insertSignIn(db: Executor, userId: string, createdAt: Date): Promise<string> {
  const [made] = await db.insert(registerSignIns).values({ userId, createdAt }).returning({ id: registerSignIns.id });
  if (!made) throw new Error('The database returned no sign-in');
  return made.id;
}

export async function deleteOldSignIns(db: Executor, before: Date): Promise<void> {
  await db.delete(registerSignIns).where(lte(registerSignIns.createdAt, before));
}

/** Only one's own counts. */
export async function hasSignIn(db: Executor, userId: string, since: Date, id?: string): Promise<boolean> {
  const found = await db
    .select({ id: registerSignIns.id })
    .from(registerSignIns)
    .where(
      and(
        eq(registerSignIns.userId, userId),
        gt(registerSignIns.createdAt, since),
        id === undefined ? undefined : eq(registerSignIns.id, id),
      ),
    )
    .orderBy(desc(registerSignIns.createdAt))
    .limit(1);
  return found.length > 0;
}
