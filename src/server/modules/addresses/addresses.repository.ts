import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { rowsOf } from '#server/db/rows.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { addresses } from './addresses.table.ts';

export const listActiveAddresses = (db: Executor) =>
  db
    .select({ name: addresses.name, address: addresses.address })
    .from(addresses)
    .where(eq(addresses.isActive, true))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));

export async function isActiveAddress(db: Executor, address: string): Promise<boolean> {
  const found = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.isActive, true), eq(addresses.address, address)))
    .limit(1);
  return found.length > 0;
}

const columns = {
  id: addresses.id,
  name: addresses.name,
  address: addresses.address,
  isActive: addresses.isActive,
  version: addresses.version,
};

export const rows = rowsOf(addresses);

export const listAddresses = (db: Executor) =>
  db.select(columns).from(addresses).orderBy(asc(addresses.createdAt), asc(addresses.id));

export type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number];

export async function findAddress(db: Executor, id: string): Promise<AddressRow | null> {
  const [found] = await db.select(columns).from(addresses).where(eq(addresses.id, id));
  return found ?? null;
}

/** Open orders to be picked up at this address. */
export async function countOrdersComing(db: Executor, id: string): Promise<number> {
  const [counted] = await db
    .select({ orders: count() })
    .from(orders)
    .innerJoin(addresses, eq(addresses.address, orders.address))
    .where(
      and(
        eq(addresses.id, id),
        eq(orders.deliveryKind, 'pickup'),
        inArray(orders.status, ['specified', 'processed', 'send']),
      ),
    );
  return counted?.orders ?? 0;
}
