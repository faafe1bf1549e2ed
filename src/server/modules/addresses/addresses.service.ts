import type { Context } from '#server/context.ts';
import * as repository from './addresses.repository.ts';

export async function listPickupPoints({ db, shows }: Context) {
  shows('addresses');
  return repository.listActiveAddresses(db);
}

/** By the address as the list of pickup points spells it. */
export const isPickupPoint = ({ db }: Pick<Context, 'db'>, address: string): Promise<boolean> =>
  repository.isActiveAddress(db, address);
