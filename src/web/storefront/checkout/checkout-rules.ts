import { get, type Resolver, set } from 'react-hook-form';
import { z } from 'zod';
import { contactInput, orderInput, quickContactInput } from '#contracts/orders.ts';
import { deliveryLabels } from '#domain/delivery.ts';
import { doorText } from '#domain/destination.ts';
import type { Language } from '#domain/language.ts';
import { normalizePhone } from '#domain/phone.ts';
import { contractResolver } from '#web/kit/contract-form.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** The field is prefilled with +380, so a pasted or typed full number repeats the prefix. */
const doubledStart = /^\+380\D*(?:\+?38)?(0\d{9})$/;

export function tidyPhone(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  const [, local] = doubledStart.exec(digits) ?? [];
  return normalizePhone(local ?? digits) ?? typed;
}

const { deliveryAddress, paymentMethod, comment } = orderInput.shape;
const delivery = { deliveryAddress, paymentMethod, comment };

const checkoutInput = contactInput.extend(delivery);
const quickOrderInput = quickContactInput.extend(delivery);

/** The chosen options by their labels, as on the order. */
export type CheckoutFields = z.output<typeof checkoutInput>;

/** A courier's address is one line too. Without a house it is incomplete, as without a street. */
function addressOf({ deliveryAddress: { delivery, address }, door: { house, flat }, isAddressTyped }: CheckoutValues) {
  const street = address?.label ?? '';
  if (delivery !== 'courier' || isAddressTyped) return street;
  return street && house.trim() ? doorText({ street, house: house.trim(), flat: flat.trim() }) : '';
}

/** The street of a courier's address is chosen, and the house is not given. */
const isHouseMissing = ({ deliveryAddress: { delivery, address }, door, isAddressTyped }: CheckoutValues) =>
  delivery === 'courier' && !isAddressTyped && address !== null && door.house.trim() === '';

/** Maps form values to order input. */
function fieldsOf(values: CheckoutValues, language: Language): z.input<typeof checkoutInput> {
  const { firstName, lastName, phone, email, deliveryAddress: chosen } = values;
  return {
    firstName,
    lastName,
    phone: tidyPhone(phone),
    email,
    deliveryAddress: {
      delivery: chosen.delivery ? deliveryLabels[chosen.delivery][language] : '',
      region: chosen.region?.label ?? '',
      city: chosen.city?.label ?? '',
      address: addressOf(values),
    },
    paymentMethod: values.paymentMethod,
    comment: values.comment,
  };
}

/** Validates with the order's schema; the quick order of guests has its own messages for the contact. */
export function checkoutResolver(
  isQuickOrder: boolean,
  language: Language,
): Resolver<CheckoutValues, unknown, CheckoutFields> {
  const rules = z
    .custom<CheckoutValues>()
    .transform((values) => fieldsOf(values, language))
    .pipe(isQuickOrder ? quickOrderInput : checkoutInput);
  const resolve = contractResolver(rules, language);
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    if (isHouseMissing(values)) {
      set(result.errors, 'door.house', get(result.errors, 'deliveryAddress.address'));
      set(result.errors, 'deliveryAddress.address', undefined);
    }
    return result;
  };
}
