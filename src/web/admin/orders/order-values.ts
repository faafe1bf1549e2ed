import type { z } from 'zod';
import type { EditableOrder } from '#contracts/admin-orders.ts';
import { clarificationInput, contactInput, orderInput } from '#contracts/orders.ts';
import { deliveryLabels } from '#domain/delivery.ts';
import type { Language } from '#domain/language.ts';
import { onlinePayment } from '#domain/payment-methods.ts';
import { formatPhone } from '#domain/phone.ts';
import { orderFields } from '#web/features/orders/order-form-errors.ts';

const { paymentMethod, comment, products } = orderInput.shape;

/** Validation of orders written in the panel; delivery is free text. */
export const orderRules = contactInput.extend({
  deliveryAddress: clarificationInput.shape.deliveryAddress,
  paymentMethod,
  comment,
  products,
});

export type OrderValues = z.input<typeof orderRules>;
export type WrittenOrder = z.output<typeof orderRules>;

/** All fields that the server may report errors for. */
export const formFields = [...orderFields, 'products'] as const;

const noAddress = { region: '', city: '', address: '' };

export function orderValues(order: EditableOrder | null, language: Language): OrderValues {
  if (!order) {
    return {
      firstName: '',
      lastName: '',
      phone: '',
      email: '',
      deliveryAddress: { delivery: deliveryLabels['nova-poshta'][language], ...noAddress },
      paymentMethod: onlinePayment[language],
      comment: '',
      products: [],
    };
  }
  const { firstName, lastName, email, deliveryAddress, paymentMethod, comment } = order;
  return {
    firstName,
    lastName,
    phone: formatPhone(order.phone),
    email,
    deliveryAddress,
    paymentMethod,
    comment,
    products: order.products.map(({ product, cartQuantity }) => ({ product: product._id, cartQuantity })),
  };
}
