import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Audit log: append-only, written in the transaction of the change. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: key(),
    /** Null: the system. */
    actorId: uuid('actor_id').references(() => users.id),
    thing: text('thing').notNull(),
    /** No foreign key, since the entry outlives a deleted object. */
    thingId: uuid('thing_id').notNull(),
    name: text('name').notNull(),
    action: text('action', { enum: ['created', 'changed', 'deleted', 'signed-in', 'password-changed'] }).notNull(),
    changes: jsonb('changes').$type<Record<string, readonly [unknown, unknown]>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'audit_entries_action_known',
      sql`${table.action} in ('created', 'changed', 'deleted', 'signed-in', 'password-changed')`,
    ),
    index('audit_entries_of_thing').on(table.thing, table.thingId, table.id),
    index('audit_entries_actor').on(table.actorId),
  ],
);
