import type { Clarification } from '#contracts/orders.ts';
import { deliveryKindOf } from '#domain/delivery.ts';
import type { LockedOrder } from './order-changes.repository.ts';

/** What was not sent stays; words that name no delivery the shop knows are kept as its buyer wrote them. */
export function contactOf(order: LockedOrder, body?: Clarification) {
  const { delivery, region, city, address } = body?.deliveryAddress ?? order;
  return {
    firstName: body?.firstName ?? order.firstName,
    lastName: body?.lastName ?? order.lastName,
    email: body?.email ?? order.email,
    phone: body?.phone ?? order.phone,
    paymentMethod: body?.paymentMethod ?? order.paymentMethod,
    comment: body?.comment ?? order.comment,
    deliveryKind: deliveryKindOf(delivery) ?? order.deliveryKind,
    delivery,
    region,
    city,
    address,
  };
}
