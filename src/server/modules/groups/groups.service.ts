import type { Group, GroupInput, ListedGroup } from '#contracts/groups.ts';
import { countedTo } from '#domain/counts.ts';
import type { Context } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { auditedCrud } from '#server/modules/audit/audited-crud.service.ts';
import { choicesOf } from '#server/modules/products/editing/product-editing.service.ts';
import * as repository from './groups.repository.ts';

export const groupsConstraints: ConstraintErrors = {
  product_groups_name_unique: () => new Refusal('ALREADY_TAKEN', { fields: { name: 'name-taken' } }),
  product_group_items_pkey: () => new Refusal('ALREADY_TAKEN', { fields: { products: 'product-of-other-group' } }),
  product_group_items_product_id_products_id_fk: () =>
    new Refusal('INVALID', { fields: { products: 'unknown-products' } }),
};

const groups = auditedCrud({
  thing: 'group',
  unknown: 'no-such-group',
  rows: repository.rows,
  nameOf: ({ name }: Group) => name,
  recorded: ({ name, items }) => ({ name, products: items.map((item) => item.name) }),
  find: async (context, id) => {
    const found = await repository.findGroup(context.db, id);
    if (!found) return null;
    const items = await choicesOf(context, found.productIds);
    const { name, version } = found;
    return { _id: found.id, name, products: items.map(({ _id }) => _id), items, version };
  },
  refuseDeletion: async ({ db }, id) => {
    const products = (await repository.findGroup(db, id))?.productIds.length ?? 0;
    if (products > 0) throw new Refusal('IN_USE', { because: 'group-in-use', values: { count: products } });
  },
});

export const { get: getGroup, remove: deleteGroup } = groups;

type Query = { find?: string | undefined; perPage?: number | undefined; startPage: number };

export async function listGroups({ db }: Context, { find = '', perPage, startPage }: Query): Promise<ListedGroup[]> {
  const page = perPage === undefined ? null : { limit: perPage, offset: (startPage - 1) * perPage };
  const found = await repository.listGroups(db, find, page);
  return found.map(({ id, name, productIds }) => ({ _id: id, name, products: productIds }));
}

export const countGroups = async ({ db }: Context, { find = '' }: { find?: string | undefined }) => ({
  all: await repository.countGroups(db, find),
  countedTo,
});

async function refuseOthers({ db }: Context, { products }: GroupInput, id: string | null): Promise<void> {
  const taken = await repository.findInOtherGroup(db, products, id);
  if (!taken) return;
  const { name, group } = taken;
  throw new Refusal('ALREADY_TAKEN', {
    because: 'product-of-other-group',
    values: { name, group },
    fields: { products: 'product-of-other-group' },
  });
}

export async function createGroup(context: Context, input: GroupInput): Promise<Group> {
  await refuseOthers(context, input, null);
  return groups.create(context, { name: input.name, productIds: input.products });
}

export async function editGroup(context: Context, id: string, input: GroupInput): Promise<Group> {
  await refuseOthers(context, input, id);
  return groups.edit(context, id, { name: input.name, productIds: input.products }, input.version);
}
