import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
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
