import { and, asc, eq, like, sql } from 'drizzle-orm';
import { peopleSearchWords } from '#domain/people-search.ts';
import type { Executor } from '#server/db/connection.ts';
import { containing } from '#server/db/rows.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { orders } from '../orders.table.ts';
import { orderNotes, orderTags } from './order-notes.table.ts';

const shownName = sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`;

/** Oldest first, with their authors. */
export const listNotes = (db: Executor, orderId: string) =>
  db
    .select({
      id: orderNotes.id,
      text: orderNotes.text,
      createdAt: orderNotes.createdAt,
      authorId: users.id,
      authorName: shownName,
      authorEmail: users.email,
    })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id));

export async function insertNote(db: Executor, note: typeof orderNotes.$inferInsert): Promise<void> {
  await db.insert(orderNotes).values(note);
}

/** The deleted text; null if there is no such note of this author. */
export async function deleteNote(db: Executor, which: { id: string; orderId: string; authorId: string }) {
  const { id, orderId, authorId } = which;
  const [gone] = await db
    .delete(orderNotes)
    .where(and(eq(orderNotes.id, id), eq(orderNotes.orderId, orderId), eq(orderNotes.authorId, authorId)))
    .returning({ text: orderNotes.text });
  return gone?.text ?? null;
}

export async function listTags(db: Executor, orderId: string): Promise<string[]> {
  const found = await db
    .select({ tag: orderTags.tag })
    .from(orderTags)
    .where(eq(orderTags.orderId, orderId))
    .orderBy(asc(orderTags.tag));
  return found.map(({ tag }) => tag);
}

/** Call it under the row lock of the order. */
export async function replaceTags(db: Executor, orderId: string, tags: readonly string[]): Promise<void> {
  await db.delete(orderTags).where(eq(orderTags.orderId, orderId));
  if (tags.length > 0) await db.insert(orderTags).values(tags.map((tag) => ({ orderId, tag })));
}

/** Tags in use, by name. */
export async function listUsedTags(db: Executor, find: string, limit: number): Promise<string[]> {
  const found = await db
    .selectDistinct({ tag: orderTags.tag })
    .from(orderTags)
    .where(sql`lower(${orderTags.tag}) like ${containing(find.toLowerCase())}`)
    .orderBy(asc(orderTags.tag))
    .limit(limit);
  return found.map(({ tag }) => tag);
}

const selectStaff = (db: Executor) =>
  db
    .select({ id: users.id, name: shownName, email: users.email })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId));

const worksOnOrders = and(sql`'orders' = any(${roles.adminModules})`, users.isActive);

export async function findStaff(db: Executor, id: string) {
  const [found] = await selectStaff(db).where(and(eq(users.id, id), worksOnOrders));
  return found ?? null;
}

export const searchStaff = (db: Executor, find: string, limit: number) =>
  selectStaff(db)
    .where(and(worksOnOrders, ...peopleSearchWords(find).map((word) => like(users.searchText, containing(word)))))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.email))
    .limit(limit);

export async function findResponsible(db: Executor, orderId: string) {
  const [found] = await db
    .select({ id: users.id, name: shownName, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.responsibleId))
    .where(eq(orders.id, orderId));
  return found ?? null;
}

/** Changes no version: nobody who edits the order at the same time is in the way. */
export async function setResponsible(db: Executor, orderId: string, responsibleId: string | null): Promise<void> {
  await db.update(orders).set({ responsibleId }).where(eq(orders.id, orderId));
}
