import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Destination } from '#domain/destination.ts';
import { waybillPayers } from '#domain/waybill.ts';
import { createdAt, key, updatedAt } from '#server/db/columns.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { users } from '#server/modules/users/users.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Requested: to be sent. Unknown: sent, but the answer is missing. Refused: by the carrier, for good. */
export const shipmentStates = ['requested', 'unknown', 'created', 'refused', 'deleted'] as const;

/** A state that the carrier reported. */
export type ShipmentEvent = { readonly code: number; readonly text: string; readonly at: string };

/** May be of interest to staff. A literal condition, so that the partial index below applies. */
export const isSuspect = ({ state, statusCode }: Record<'state' | 'statusCode', AnyPgColumn>) =>
  sql`(${state} in ('requested', 'unknown', 'refused') or (${state} = 'created' and ${statusCode} in (1, 7, 8, 102, 103, 105, 124)))`;

/** With what is still to be asked of the carrier. A literal condition, as above. */
export const isDue = ({
  state,
  changeRequestedAt,
  deleteRequestedAt,
}: Record<'state' | 'changeRequestedAt' | 'deleteRequestedAt', AnyPgColumn>) =>
  sql`(${state} in ('requested', 'unknown') or (${state} = 'created' and (${changeRequestedAt} is not null or ${deleteRequestedAt} is not null)))`;

/** One row per waybill; an order has at most one that is not refused or deleted. */
export const shipments = pgTable(
  'shipments',
  {
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: shipmentStates }).notNull().default('requested'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    /** As the order had it then; null for an address in words. */
    destination: jsonb('destination').$type<Destination>(),
    region: text('region').notNull(),
    city: text('city').notNull(),
    branchNo: text('branch_no').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    seats: integer('seats').notNull(),
    lengthCm: integer('length_cm').notNull(),
    widthCm: integer('width_cm').notNull(),
    heightCm: integer('height_cm').notNull(),
    declaredUah: integer('declared_uah').notNull(),
    cashOnDeliveryUah: integer('cash_on_delivery_uah').notNull(),
    payer: text('payer', { enum: waybillPayers }).notNull(),
    description: text('description').notNull(),
    sendOn: date('send_on').notNull(),
    /** The carrier's ids of the waybill. */
    number: text('number'),
    ref: text('ref'),
    costKopecks: integer('cost_kopecks'),
    arrivesOn: date('arrives_on'),
    /** When it was last sent: its answer may be lost, and it may be written later. */
    sentAt: moment('sent_at'),
    /** Set while staff's change or deletion waits for the carrier. */
    changeRequestedAt: moment('change_requested_at'),
    deleteRequestedAt: moment('delete_requested_at'),
    /** The latest failure, for staff: the carrier's own words, or `unavailable`. */
    problem: text('problem'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    /** A claim that keeps other processes from calling the carrier at the same time. */
    claimedAt: moment('claimed_at'),
    statusCode: integer('status_code'),
    statusText: text('status_text'),
    statusAt: moment('status_at'),
    storedUntil: date('stored_until'),
    returnNumber: text('return_number'),
    events: jsonb('events').$type<readonly ShipmentEvent[]>().notNull().default([]),
    trackedAt: moment('tracked_at'),
    nextTrackingAt: moment('next_tracking_at'),
    /** What tracking has made of the order; staff's own change after that wins. */
    orderMovedTo: text('order_moved_to', { enum: ['send', 'completed'] }),
    /** When it was last sent to a register: while that is open, its answer is missing. */
    registerSentAt: moment('register_sent_at'),
    registerRef: text('register_ref'),
    registerNumber: text('register_number'),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('shipments_state_known', sql`${table.state} in ('requested', 'unknown', 'created', 'refused', 'deleted')`),
    check('shipments_payer_known', sql`${table.payer} in ('recipient', 'sender')`),
    check(
      'shipments_created_has_number',
      sql`${table.state} <> 'created' or (${table.number} is not null and ${table.ref} is not null)`,
    ),
    check(
      'shipments_size_range',
      sql`${table.weightGrams} > 0 and ${table.seats} > 0 and ${table.lengthCm} > 0 and ${table.widthCm} > 0 and ${table.heightCm} > 0 and ${table.declaredUah} >= 0 and ${table.cashOnDeliveryUah} >= 0`,
    ),
    uniqueIndex('shipments_one_live_unique')
      .on(table.orderId)
      .where(sql`${table.state} in ('requested', 'unknown', 'created')`),
    uniqueIndex('shipments_ref_unique').on(table.ref),
    index('shipments_order').on(table.orderId, table.createdAt),
    index('shipments_to_sync').on(table.nextTryAt).where(isDue(table)),
    index('shipments_tracking').on(table.nextTrackingAt).where(sql`${table.nextTrackingAt} is not null`),
    index('shipments_suspect').on(table.updatedAt).where(isSuspect(table)),
  ],
);

/** The carrier keeps every person that is sent to it, so each is sent once. */
export const carrierRecipients = pgTable(
  'carrier_recipients',
  {
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    ref: text('ref').notNull(),
    contactRef: text('contact_ref').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.name] })],
);
