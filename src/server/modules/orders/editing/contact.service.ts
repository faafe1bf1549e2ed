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

/** Contact and delivery after a clarification or an edit; fields that were not sent keep their values. */
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
 * A pickup must be at a pickup point of the shop. An unknown label keeps the order's delivery kind, and an unchanged pickup
 * point stays valid even if it has closed since.
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
