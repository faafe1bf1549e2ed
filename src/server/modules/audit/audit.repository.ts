import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { users } from '#server/modules/users/users.table.ts';
import { auditEntries } from './audit.table.ts';

export type NewEntry = typeof auditEntries.$inferInsert;
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

type Wanted = { thing?: string | undefined; thingId?: string; before?: string | undefined; limit: number };

export async function insertEntries(db: Executor, entries: NewEntry[]): Promise<void> {
  await db.insert(auditEntries).values(entries);
}

/** Keyset pagination on the UUIDv7 id, which sorts by time: stable while entries are added. */
export function listEntries(db: Executor, { thing, thingId, before, limit }: Wanted) {
  return db
    .select({
      id: auditEntries.id,
      createdAt: auditEntries.createdAt,
      actorId: users.id,
      actorName: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
      actorEmail: users.email,
      thing: auditEntries.thing,
      thingId: auditEntries.thingId,
      name: auditEntries.name,
      action: auditEntries.action,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        thing ? eq(auditEntries.thing, thing) : undefined,
        thingId ? eq(auditEntries.thingId, thingId) : undefined,
        before ? lt(auditEntries.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}
