import { and, desc, eq, like, lt, sql } from 'drizzle-orm';
import { type ShopDay, shopTimeZone } from '#domain/dates.ts';
import type { Executor } from '#server/db/connection.ts';
import { containing } from '#server/db/rows.ts';
import { users } from '#server/modules/users/users.table.ts';
import { auditEntries } from './audit.table.ts';

export type NewEntry = typeof auditEntries.$inferInsert;
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export type AuditFilter = {
  readonly thing?: string | undefined;
  readonly thingId?: string;
  /** Substrings of the person's name, e-mail or phone. */
  readonly whoWords?: readonly string[];
  readonly find?: string;
  readonly from?: ShopDay | undefined;
  readonly to?: ShopDay | undefined;
};

type Wanted = AuditFilter & { before?: string | undefined; limit: number };

const midnight = (day: ShopDay, plusDays = 0) =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${shopTimeZone})`;

export async function insertEntries(db: Executor, entries: NewEntry[]): Promise<void> {
  await db.insert(auditEntries).values(entries);
}

/** Keyset pagination on the UUIDv7 id, which sorts by time: stable while entries are added. */
export function listEntries(db: Executor, wanted: Wanted) {
  const { thing, thingId, whoWords = [], find = '', from, to, before, limit } = wanted;
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
        ...whoWords.map((word) => like(users.searchText, containing(word))),
        find ? sql`lower(${auditEntries.name}) like ${containing(find.toLowerCase())}` : undefined,
        from ? sql`${auditEntries.createdAt} >= ${midnight(from)}` : undefined,
        to ? sql`${auditEntries.createdAt} < ${midnight(to, 1)}` : undefined,
        before ? lt(auditEntries.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}
