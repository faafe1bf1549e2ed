import type { Address, AddressInput } from '#contracts/addresses.ts';
import type { Context, PublicContext } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { auditedCrud } from '#server/modules/audit/audited-crud.service.ts';
import * as repository from './addresses.repository.ts';

export async function listPickupPoints({ db, addCacheTags }: PublicContext) {
  addCacheTags('addresses');
  return repository.listActiveAddresses(db);
}

/** Exact match on the address text of an active pickup point. */
export const isPickupPoint = ({ db }: Pick<Context, 'db'>, address: string): Promise<boolean> =>
  repository.isActiveAddress(db, address);

const present = ({ id, name, address, isActive, version }: repository.AddressRow): Address => ({
  _id: id,
  name,
  address,
  active: isActive,
  version,
});

const addresses = auditedCrud({
  thing: 'address',
  unknown: 'no-such-pickup-point',
  rows: repository.rows,
  nameOf: ({ name }: Address) => name,
  find: async ({ db }, id) => {
    const found = await repository.findAddress(db, id);
    return found && present(found);
  },
  refuseDeletion: async ({ db }, id) => {
    const orders = await repository.countOrdersComing(db, id);
    if (orders > 0) throw new Refusal('IN_USE', { because: 'address-in-use', values: { count: orders } });
  },
});

export const { get: getAddress, remove: deleteAddress } = addresses;

export async function listAddresses({ db }: Context): Promise<Address[]> {
  return (await repository.listAddresses(db)).map(present);
}

const fieldsOf = ({ name, address, active }: AddressInput) => ({ name, address, isActive: active });

export const createAddress = (context: Context, input: AddressInput): Promise<Address> =>
  addresses.create(context, fieldsOf(input));

export const editAddress = (context: Context, id: string, input: AddressInput): Promise<Address> =>
  addresses.edit(context, id, fieldsOf(input), input.version);
