import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { OrderFilter } from '#domain/order-filter.ts';
import type { Executor } from '#server/db/connection.ts';
import { users } from '#server/modules/users/users.table.ts';
import { orderViews } from './order-views.table.ts';

const columns = { _id: orderViews.id, name: orderViews.name, filters: orderViews.filters };

export const listViews = (db: Executor, userId: string) =>
  db.select(columns).from(orderViews).where(eq(orderViews.userId, userId)).orderBy(asc(orderViews.name));

/** Serializes the saves of one person, so that the limit is race-free. */
export async function lockPerson(db: Executor, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function countOthers(db: Executor, userId: string, name: string): Promise<number> {
  const [counted] = await db
    .select({ views: count() })
    .from(orderViews)
    .where(and(eq(orderViews.userId, userId), ne(orderViews.name, name)));
  return counted?.views ?? 0;
}

type NewView = { readonly userId: string; readonly name: string; readonly filters: OrderFilter };

export async function upsertView(db: Executor, view: NewView) {
  const [saved] = await db
    .insert(orderViews)
    .values(view)
    .onConflictDoUpdate({
      target: [orderViews.userId, orderViews.name],
      set: { filters: view.filters },
    })
    .returning(columns);
  if (!saved) throw new Error('A saved view was not written');
  return saved;
}

export async function deleteView(db: Executor, userId: string, id: string): Promise<void> {
  await db.delete(orderViews).where(and(eq(orderViews.id, id), eq(orderViews.userId, userId)));
}
