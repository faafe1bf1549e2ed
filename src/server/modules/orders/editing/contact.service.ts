import type { Clarification } from '#contracts/orders.ts';
import { type DeliveryKind, deliveryKindOf } from '#domain/delivery.ts';
import { type PaymentKind, paymentLabels } from '#domain/payment-methods.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { isPickupPoint } from '#server/modules/addresses/addresses.service.ts';
import { findDestination } from '#server/modules/delivery/destination.service.ts';
import type { LockedOrder } from '../process/order-process.repository.ts';

export function contactOf({ firstName, lastName, email, phone, paymentMethod, comment, ...order }: LockedOrder) {
  const { paymentKind, deliveryKind, delivery, region, city, address } = order;
  const where = { deliveryKind, delivery, region, city, address };
  return { firstName, lastName, email, phone, paymentKind, paymentMethod, comment, ...where };
}
type Contact = ReturnType<typeof contactOf>;

/** Contact and delivery after a clarification or an edit; fields that were not sent keep their values. */
export async function changedContact(context: Context, order: LockedOrder, body: Clarification) {
  const before = contactOf(order);
  const where = { ...body.deliveryAddress, deliveryKind: await checkDelivery(context, body.deliveryAddress, before) };
  const contact: Contact = {
    ...before,
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    phone: body.phone ?? before.phone,
    ...paymentOf(context, before, body),
    comment: body.comment ?? before.comment,
    ...where,
  };
  const destination = isSameAddress(before, where) ? order.destination : await findDestination(context, where);
  return { contact, destination };
}

type Address = Pick<Contact, 'deliveryKind' | 'region' | 'city' | 'address'>;

const isSameAddress = (one: Address, other: Address) =>
  one.deliveryKind === other.deliveryKind &&
  one.region === other.region &&
  one.city === other.city &&
  one.address === other.address;

type Payment = Pick<Contact, 'paymentKind' | 'paymentMethod'>;

/** The label of a chosen kind, or else what the buyer wrote; a kind that stays keeps its label. */
function paymentOf(context: Context, before: Payment, { paymentKind, paymentMethod }: Clarification): Payment {
  if (paymentKind === undefined) {
    return { paymentKind: before.paymentKind, paymentMethod: paymentMethod ?? before.paymentMethod };
  }
  if (paymentKind === before.paymentKind) return { paymentKind, paymentMethod: before.paymentMethod };
  refuseUnknownService(context, paymentKind);
  return { paymentKind, paymentMethod: paymentLabels[paymentKind][context.language] };
}

/** Staff may agree on any way to pay with a buyer, but for instalments the bank has to know the shop. */
export function refuseUnknownService({ settings: { terms } }: Context, paymentKind: PaymentKind): void {
  if (paymentKind === 'instalments' && !terms.payments.some(({ kind }) => kind === 'instalments')) {
    throw new Refusal('INVALID', { fields: { paymentKind: 'choose-payment' } });
  }
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
