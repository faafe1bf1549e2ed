import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { buyerNotes } from './buyer-notes.table.ts';

export async function countGuestOrders(db: Executor, phone: string): Promise<number> {
  if (phone === '') return 0;
  const [found] = await db
    .select({ quantity: count() })
    .from(orders)
    .where(and(eq(orders.phone, phone), isNull(orders.userId)));
  return found?.quantity ?? 0;
}

const person = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  email: users.email,
};

export async function findAccount(db: Executor, id: string) {
  const [found] = await db.select(person).from(users).where(eq(users.id, id));
  return found ?? null;
}

export const listAccountsOfPhone = (db: Executor, phone: string, limit: number) =>
  db.select(person).from(users).where(eq(users.phone, phone)).orderBy(asc(users.createdAt)).limit(limit);

type NoteOwner = { readonly userId: string | null; readonly phone: string };

/** Newest first; an account also has the notes of its phone. */
export const listNotes = (db: Executor, { userId, phone }: NoteOwner) =>
  db
    .select({
      id: buyerNotes.id,
      text: buyerNotes.text,
      createdAt: buyerNotes.createdAt,
      authorId: users.id,
      authorName: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
      authorEmail: users.email,
    })
    .from(buyerNotes)
    .leftJoin(users, eq(users.id, buyerNotes.authorId))
    .where(or(eq(buyerNotes.phone, phone), userId === null ? undefined : eq(buyerNotes.userId, userId)))
    .orderBy(asc(buyerNotes.createdAt), asc(buyerNotes.id));

export async function insertNote(db: Executor, note: typeof buyerNotes.$inferInsert): Promise<void> {
  await db.insert(buyerNotes).values(note);
}

/** A range instead of a pattern: all phones have the same length, so that the index of phones answers it. */
const between = (phone: typeof orders.phone | typeof users.phone, prefix: string) =>
  sql`${phone} between ${prefix.padEnd(13, '0')} and ${prefix.padEnd(13, '9')}`;

/** The latest order of each phone. */
export const findByPhone = (db: Executor, prefix: string, limit: number) =>
  db
    .selectDistinctOn([orders.phone], {
      firstName: orders.firstName,
      lastName: orders.lastName,
      phone: orders.phone,
      email: orders.email,
      userId: orders.userId,
      delivery: orders.delivery,
      region: orders.region,
      city: orders.city,
      address: orders.address,
    })
    .from(orders)
    .where(between(orders.phone, prefix))
    .orderBy(asc(orders.phone), desc(orders.createdAt), desc(orders.id))
    .limit(limit);

export const findAccountsByPhone = (db: Executor, prefix: string, limit: number) =>
  db.select(person).from(users).where(between(users.phone, prefix)).orderBy(asc(users.phone)).limit(limit);
