import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { stockAlerts } from '#server/modules/stock-alerts/stock-alerts.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { unsubscribeLinks } from './unsubscribe-links.table.ts';

export type LetterKind = (typeof unsubscribeLinks.$inferSelect)['kind'];

export async function insertLink(db: Executor, link: typeof unsubscribeLinks.$inferInsert): Promise<void> {
  await db.insert(unsubscribeLinks).values(link);
}

export async function findLink(db: Executor, tokenHash: Buffer) {
  const [found] = await db
    .select({ email: unsubscribeLinks.email, kind: unsubscribeLinks.kind })
    .from(unsubscribeLinks)
    .where(eq(unsubscribeLinks.tokenHash, tokenHash));
  return found ?? null;
}

export async function deleteStockAlerts(db: Executor, email: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.email, email));
}

export async function stopPriceDrops(db: Executor, email: string): Promise<void> {
  await db.update(users).set({ wantsPriceDrops: false }).where(eq(users.emailKey, email));
}

export async function deleteBefore(db: Executor, moment: Date): Promise<number> {
  const gone = await db
    .delete(unsubscribeLinks)
    .where(lt(unsubscribeLinks.createdAt, moment))
    .returning({ one: sql`1` });
  return gone.length;
}
