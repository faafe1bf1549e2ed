import { type DeliveryAddress, mostDeliveryAddresses } from '#contracts/delivery-addresses.ts';
import { type Context, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './delivery-addresses.repository.ts';

export const listAddresses = (context: Context): Promise<DeliveryAddress[]> =>
  repository.listAddresses(context.db, personOf(context).userId);

/** Call it in the transaction of the order, which holds the lock of the user's row, so that the limit is race-free. */
export const rememberAddress = ({ db }: Pick<Context, 'db'>, used: repository.UsedAddress): Promise<void> =>
  repository.upsertAddress(db, used, mostDeliveryAddresses);

export async function renameAddress(context: Context, id: string, name: string): Promise<DeliveryAddress> {
  const renamed = await repository.updateName(context.db, personOf(context).userId, id, name);
  if (!renamed) throw new Refusal('NOT_FOUND', { because: 'no-such-delivery-address' });
  return renamed;
}

/** Idempotent: another tab may have deleted it already. */
export async function deleteAddress(context: Context, id: string): Promise<null> {
  await repository.deleteAddress(context.db, personOf(context).userId, id);
  return null;
}
