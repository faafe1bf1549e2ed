import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { returnReasons, returnStates } from '#domain/returns.ts';
import { createdAt, key } from '#server/db/columns.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { users } from '#server/modules/users/users.table.ts';

type ReturnLine = {
  readonly productId: string;
  readonly name: string;
  readonly isBottled: boolean;
  /** Pieces; millilitres of bottled goods. */
  readonly quantity: number;
};

/** Requests of buyers to send goods back. A trigger allows only the changes of state that the domain knows. */
export const returns = pgTable(
  'returns',
  {
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: returnStates }).notNull().default('requested'),
    reason: text('reason', { enum: returnReasons }).notNull(),
    comment: text('comment').notNull().default(''),
    lines: jsonb('lines').$type<readonly ReturnLine[]>().notNull(),
    waybill: text('waybill'),
    /** Of staff, for the buyer. */
    answer: text('answer'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    check('returns_state_known', sql`${table.state} in ('requested', 'accepted', 'declined', 'received', 'refunded')`),
    check('returns_reason_known', sql`${table.reason} in ('unopened', 'damaged', 'wrong')`),
    check('returns_declined_with_answer', sql`${table.state} <> 'declined' or ${table.answer} <> ''`),
    index('returns_order').on(table.orderId, table.createdAt),
    uniqueIndex('returns_one_open_unique')
      .on(table.orderId)
      .where(sql`${table.state} in ('requested', 'accepted', 'received')`),
  ],
);
