import type { z } from 'zod';
import type { EditableOrder, orderForm } from '#contracts/admin-orders.ts';
import { deliveryLabels } from '#domain/delivery.ts';
import type { Language } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import { orderFields } from '#web/features/orders/order-form-errors.ts';

export type OrderValues = z.input<typeof orderForm>;
export type WrittenOrder = z.output<typeof orderForm>;

/** All fields that the server may report errors for. */
export const formFields = [
  ...orderFields.filter((field) => field !== 'paymentMethod'),
  'paymentKind',
  'products',
] as const;

const noAddress = { region: '', city: '', address: '' };

export function orderValues(order: EditableOrder | null, language: Language): OrderValues {
  if (!order) {
    return {
      firstName: '',
      lastName: '',
      phone: '',
      email: '',
      deliveryAddress: { delivery: deliveryLabels['nova-poshta'][language], ...noAddress },
      paymentKind: 'online',
      comment: '',
      products: [],
    };
  }
  const { firstName, lastName, email, deliveryAddress, paymentKind, comment } = order;
  return {
    firstName,
    lastName,
    phone: formatPhone(order.phone),
    email,
    deliveryAddress,
    paymentKind,
    comment,
    products: order.products.map(({ product, cartQuantity }) => ({ product: product._id, cartQuantity })),
  };
}
