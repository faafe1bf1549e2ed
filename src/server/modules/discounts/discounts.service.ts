import type { Discount, DiscountInput, ListedDiscount } from '#contracts/discounts.ts';
import type { Context } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { auditedCrud } from '#server/modules/audit/audited-crud.service.ts';
import * as repository from './discounts.repository.ts';

export const discountsConstraints: ConstraintErrors = {
  discounts_name_unique: () => new Refusal('ALREADY_TAKEN', { fields: { name: 'name-taken' } }),
  discounts_period: () => new Refusal('INVALID', { fields: { dateEnd: 'ends-before-start' } }),
  discounts_one_target: () => new Refusal('INVALID', { fields: { product: 'brand-or-product' } }),
  discounts_brand_fk: () => new Refusal('INVALID', { fields: { brand: 'unknown-choice' } }),
  discounts_product_fk: () => new Refusal('INVALID', { fields: { product: 'unknown-choice' } }),
};

const present = ({
  id,
  name,
  percent,
  startsOn,
  endsOn,
  isActive,
  version,
  ...row
}: repository.DiscountRow): Discount => ({
  _id: id,
  name,
  quantity: percent,
  ...(startsOn && { dateStart: startsOn }),
  dateEnd: endsOn,
  active: isActive,
  ...(row.brandId && { brand: { _id: row.brandId, name: row.brandName ?? '' } }),
  ...(row.productId && { product: { _id: row.productId, name: row.productName ?? '' } }),
  version,
});

const discounts = auditedCrud({
  thing: 'discount',
  unknown: 'no-such-discount',
  rows: repository.rows,
  nameOf: ({ name }: Discount) => name,
  recorded: ({ _id, version, brand, product, ...shown }) => ({ ...shown, brand: brand?.name, product: product?.name }),
  find: async ({ db }, id) => {
    const found = await repository.findDiscount(db, id);
    return found && present(found);
  },
  refuseDeletion: async ({ db }, id) => {
    const names = await repository.listCategoryNames(db, id);
    if (names.length > 0) {
      throw new Refusal('IN_USE', { because: 'discount-in-use', values: { names: names.join(', ') } });
    }
  },
});

export const { get: getDiscount, remove: deleteDiscount } = discounts;

export async function listDiscounts({ db }: Context): Promise<ListedDiscount[]> {
  return (await repository.listDiscounts(db)).map((row) => {
    const { quantity, ...discount } = present(row);
    return { ...discount, quitity: quantity };
  });
}

const fieldsOf = ({ name, quantity, dateStart, dateEnd, active, brand, product }: DiscountInput) => ({
  name,
  percent: quantity,
  startsOn: dateStart,
  endsOn: dateEnd,
  isActive: active,
  brandId: brand,
  productId: product,
});

export const createDiscount = (context: Context, input: DiscountInput): Promise<Discount> =>
  discounts.create(context, fieldsOf(input));

export const editDiscount = (context: Context, id: string, input: DiscountInput): Promise<Discount> =>
  discounts.edit(context, id, fieldsOf(input), input.version);
