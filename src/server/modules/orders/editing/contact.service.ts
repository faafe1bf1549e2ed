import type { Clarification } from '#contracts/orders.ts';
import { type DeliveryKind, deliveryKindOf } from '#domain/delivery.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { isPickupPoint } from '#server/modules/addresses/addresses.service.ts';
import type { LockedOrder } from '../process/order-process.repository.ts';

export function contactOf({ firstName, lastName, email, phone, paymentMethod, comment, ...order }: LockedOrder) {
  const { deliveryKind, delivery, region, city, address } = order;
  return { firstName, lastName, email, phone, paymentMethod, comment, deliveryKind, delivery, region, city, address };
}
type Contact = ReturnType<typeof contactOf>;

/** The contact and delivery of an order after a clarification or an edit; what was not sent stays. */
export async function changedContact(context: Context, order: LockedOrder, body: Clarification): Promise<Contact> {
  const before = contactOf(order);
  return {
    ...before,
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    phone: body.phone ?? before.phone,
    paymentMethod: body.paymentMethod ?? before.paymentMethod,
    comment: body.comment ?? before.comment,
    deliveryKind: await checkDelivery(context, body.deliveryAddress, before),
    ...body.deliveryAddress,
  };
}

type Delivery = { readonly delivery: string; readonly address: string };

/**
 * Every pickup goes to a pickup point of the shop. Words that name no known delivery keep the kind that the order had, and an order that
 * is not moved keeps its point even if that has closed since.
 */
export async function checkDelivery(
  context: Context,
  { delivery, address }: Delivery,
  before?: Delivery & { readonly deliveryKind: DeliveryKind },
): Promise<DeliveryKind> {
  const kind = deliveryKindOf(delivery) ?? before?.deliveryKind;
  if (!kind) throw new Refusal('INVALID', { fields: { 'deliveryAddress.delivery': 'choose-delivery' } });
  const isAsBefore = before?.deliveryKind === kind && before.address === address;
  if (kind === 'pickup' && !isAsBefore && !(await isPickupPoint(context, address))) {
    throw new Refusal('INVALID', { fields: { 'deliveryAddress.address': 'no-pickup-here' } });
  }
  return kind;
}
