import type { Context } from '#server/context.ts';
import * as repository from './addresses.repository.ts';

export async function listPickupPoints({ db, shows }: Context) {
  shows('addresses');
  return repository.listActiveAddresses(db);
}
