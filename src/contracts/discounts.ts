import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { day, editedVersion, id, line, nothing, requiredFlag, text, version } from './kit/fields.ts';

const target = z.object({ _id: id, name: z.string() });
const none = z.literal('').transform(() => null);

const discount = z.object({
  _id: id,
  name: z.string(),
  /** Percent. */
  quantity: z.number().int(),
  /** Inclusive; absent for a discount without a start. */
  dateStart: z.iso.date().optional(),
  /** Inclusive. */
  dateEnd: z.iso.date(),
  active: z.boolean(),
  /** What a promotion is for; absent for a discount of categories. */
  brand: target.optional(),
  product: target.optional(),
  version,
});
export type Discount = z.infer<typeof discount>;

/** The list has this spelling in the wire format. */
const listedDiscount = discount.omit({ quantity: true }).extend({ quitity: z.number().int() });
export type ListedDiscount = z.infer<typeof listedDiscount>;

export const discountInput = z.object({
  name: line(120),
  quantity: z
    .union(
      [
        text(40)
          .trim()
          .regex(/^\d{1,3}$/, 'percent-range')
          .transform(Number),
        z.number(),
      ],
      { error: ({ input }) => (input === undefined || input === null || input === '' ? 'required' : 'percent-range') },
    )
    .pipe(z.number().int('percent-range').min(0, 'percent-range').max(100, 'percent-range')),
  /** An edit without these leaves them as they are; empty removes them. */
  dateStart: z.union([none, z.null(), day]).optional(),
  dateEnd: day,
  active: requiredFlag,
  brand: z.union([none, z.null(), id]).optional(),
  product: z.union([none, z.null(), id]).optional(),
  version: editedVersion,
});
export type DiscountInput = z.output<typeof discountInput>;

const params = z.object({ id });

export const listDiscounts = endpoint({
  name: 'listDiscounts',
  summary: 'All discounts, the latest to end first',
  method: 'GET',
  path: 'admin/discounts/getall',
  access: admin(),
  response: z.array(listedDiscount),
});

export const getDiscount = endpoint({
  name: 'getDiscount',
  summary: 'One discount',
  method: 'GET',
  path: 'admin/discounts/get/{id}',
  access: admin('discounts'),
  params,
  response: discount,
});

export const createDiscount = endpoint({
  name: 'createDiscount',
  summary: 'A new discount: for categories to have, or for a brand or a product',
  method: 'POST',
  path: 'admin/discounts/create',
  access: admin('discounts'),
  body: discountInput,
  response: discount,
  done: 'discount-created',
});

export const editDiscount = endpoint({
  name: 'editDiscount',
  summary: 'Changes a discount, and with it the prices of its goods',
  method: 'PUT',
  path: 'admin/discounts/edit/{id}',
  access: admin('discounts'),
  params,
  body: discountInput,
  response: discount,
  done: 'discount-saved',
});

export const deleteDiscount = endpoint({
  name: 'deleteDiscount',
  summary: 'Deletes a discount that no category has',
  method: 'DELETE',
  path: 'admin/discounts/delete/{id}',
  access: admin('discounts'),
  params,
  response: nothing,
  done: 'discount-deleted',
});
