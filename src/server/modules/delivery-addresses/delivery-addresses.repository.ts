import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { deliveryAddresses } from './delivery-addresses.table.ts';

export type UsedAddress = Pick<
  typeof deliveryAddresses.$inferSelect,
  'userId' | 'deliveryKind' | 'region' | 'city' | 'address'
>;

const columns = {
  _id: deliveryAddresses.id,
  name: deliveryAddresses.name,
  kind: deliveryAddresses.deliveryKind,
  region: deliveryAddresses.region,
  city: deliveryAddresses.city,
  address: deliveryAddresses.address,
};

const isOwn = (userId: string, id: string) => and(eq(deliveryAddresses.id, id), eq(deliveryAddresses.userId, userId));

export const listAddresses = (db: Executor, userId: string) =>
  db
    .select(columns)
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.userId, userId))
    .orderBy(desc(deliveryAddresses.usedAt), desc(deliveryAddresses.id));

/**
 * Inserts the address, or marks a known one as used, and deletes those beyond the limit, in one statement. Call it with the user's row
 * locked. `clock_timestamp()`, since `now()` is the transaction's start, which may precede that of a transaction it waited for.
 */
export async function upsertAddress(db: Executor, used: UsedAddress, most: number): Promise<void> {
  const { userId, deliveryKind, region, city, address } = used;
  await db.execute(sql`
    with oldest as (
      select id from ${deliveryAddresses}
      where user_id = ${userId} and (delivery_kind, region, city, address) <> (${deliveryKind}, ${region}, ${city}, ${address})
      order by used_at desc, id desc offset ${most - 1}
    ), deleted as (
      delete from ${deliveryAddresses} where id in (select id from oldest)
    )
    insert into ${deliveryAddresses} (user_id, delivery_kind, region, city, address, used_at)
    values (${userId}, ${deliveryKind}, ${region}, ${city}, ${address}, clock_timestamp())
    on conflict (user_id, delivery_kind, region, city, address) do update set used_at = excluded.used_at`);
}

export async function updateName(db: Executor, userId: string, id: string, name: string) {
  const [renamed] = await db.update(deliveryAddresses).set({ name }).where(isOwn(userId, id)).returning(columns);
  return renamed ?? null;
}

export async function deleteAddress(db: Executor, userId: string, id: string): Promise<void> {
  await db.delete(deliveryAddresses).where(isOwn(userId, id));
}
