import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { contactInput, orderInput, quickContactInput } from '#contracts/orders.ts';
import { deliveryLabels } from '#domain/delivery.ts';
import type { Language } from '#domain/language.ts';
import { normalizePhone } from '#domain/phone.ts';
import { contractResolver } from '#web/kit/contract-form.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** The field begins with +380, so people who type or paste the whole number write its beginning twice. */
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

/** What was chosen as it is written on the order: by its labels. */
export type CheckoutFields = z.output<typeof checkoutInput>;

/** What the form holds, in the words of the order. */
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
      address: chosen.address?.label ?? '',
    },
    paymentMethod: values.paymentMethod,
    comment: values.comment,
  };
}

/** The order's own rules; the short form of guests asks for the phone in words of its own. */
export function checkoutResolver(
  isQuickOrder: boolean,
  language: Language,
): Resolver<CheckoutValues, unknown, CheckoutFields> {
  const rules = z
    .custom<CheckoutValues>()
    .transform((values) => fieldsOf(values, language))
    .pipe(isQuickOrder ? quickOrderInput : checkoutInput);
  return contractResolver(rules, language);
}
