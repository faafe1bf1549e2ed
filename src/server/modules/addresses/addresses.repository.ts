import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { addresses } from './addresses.table.ts';

export const listActiveAddresses = (db: Executor) =>
  db
    .select({ name: addresses.name, address: addresses.address })
    .from(addresses)
    .where(eq(addresses.isActive, true))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
