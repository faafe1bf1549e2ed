import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt } from '#server/db/columns.ts';

export const shiftStates = ['opening', 'open', 'closed', 'refused'] as const;

/** The shifts of the cash register that the shop has opened or found open. The id is also the key there. */
export const registerShifts = pgTable(
  'register_shifts',
  {
    id: key(),
    /** In the shop's time zone. */
    day: date('day').notNull(),
    state: text('state', { enum: shiftStates }).notNull().default('opening'),
    /** Why the register refused to open it. */
    reason: text('reason'),
    /** A claim: keeps other processes from opening or closing it at the same time. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A register has one shift at a time.
    uniqueIndex('register_shifts_one_unique').on(sql`(true)`).where(sql`${table.state} in ('opening', 'open')`),
    check('register_shifts_state_known', sql`${table.state} in ('opening', 'open', 'closed', 'refused')`),
    index('register_shifts_newest').on(table.createdAt),
  ],
);
