import type { PhoneOrderInput } from '#contracts/admin-orders.ts';
import type { OrderInput } from '#contracts/orders.ts';
import type { DeliveryKind } from '#domain/delivery.ts';
import { firstOrderStatus } from '#domain/order-states.ts';
import { offeredPayments, type PaymentKind, paymentKindOf, paymentLabels } from '#domain/payment-methods.ts';
import { firstPaymentState } from '#domain/payment-states.ts';
import { ownArea } from '#domain/permissions.ts';
import { addMinutes } from '#domain/reservation.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { takeFromCart } from '#server/modules/cart/cart.service.ts';
import { totalOf } from '#server/modules/cart/pricing.service.ts';
import { findDestination } from '#server/modules/delivery/destination.service.ts';
import { rememberAddress } from '#server/modules/delivery-addresses/delivery-addresses.service.ts';
import { holdDiscounts, stockDecrement } from '#server/modules/products/stock/goods.service.ts';
import { findRecipientByEmail, takeTurns } from '#server/modules/users/users.service.ts';
import { checkDelivery, refuseUnknownService } from '../editing/contact.service.ts';
import { presentOrder } from '../orders.presenter.ts';
import type { OrderRow } from '../orders.repository.ts';
import { getOrder } from '../orders.service.ts';
import { startOf } from '../process/order-process.service.ts';
import { type Claimed, claimKey } from './idempotency.service.ts';
import { newOrderId } from './new-order-id.ts';
import { lineOf, lockToBuy, outOfStock } from './order-goods.service.ts';
import { insertOrder } from './placing.repository.ts';
import { lockAllowance } from './unpaid-limits.service.ts';

/** The caller buys out of their own cart. */
export async function placeOrder(context: Context, input: OrderInput, idempotencyKey: string | undefined) {
  return place(context, input, idempotencyKey, {
    buyerId: context.person?.userId ?? null,
    isFromCart: context.person !== null,
    isAddressKept: ownArea(context.person?.permissions ?? null, 'account') === 'customer',
    isStaff: false,
    // A label of the buyer's own, from an older client, means the method of the specification.
    paymentKind: paymentKindOf(input.paymentMethod) ?? 'online',
  });
}

/** Staff take an order by phone. Without an e-mail it is nobody's: a phone number proves no account. */
export async function placeForBuyer(context: Context, input: PhoneOrderInput, idempotencyKey: string | undefined) {
  const account = input.email === '' ? null : await findRecipientByEmail(context, input.email);
  const isTheirs = account?.isActive && account.emailConfirmedAt !== null;
  const { paymentKind } = input;
  const paymentMethod = paymentLabels[paymentKind][context.language];
  return place(context, { ...input, paymentMethod }, idempotencyKey, {
    buyerId: isTheirs ? account.userId : null,
    isFromCart: false,
    isAddressKept: false,
    isStaff: true,
    paymentKind,
  });
}

type Buyer = {
  readonly buyerId: string | null;
  readonly isFromCart: boolean;
  /** Customers find their delivery addresses at the next checkout and in their account. */
  readonly isAddressKept: boolean;
  /** An order taken by staff is reserved for longer and exempt from the limits of unpaid orders. */
  readonly isStaff: boolean;
  readonly paymentKind: PaymentKind;
};

/**
 * One transaction, idempotent by key. The invoice is opened after the commit: the bank may be slow or unavailable, and the
 * order stands.
 */
async function place(context: Context, input: OrderInput, idempotencyKey: string | undefined, buyer: Buyer) {
  const placed = await inRetriedTransaction(context, async (context) => {
    // Before the locks of one buyer, in every order alike: a change of discounts that waits in between would make a deadlock of two orders.
    if (idempotencyKey === undefined) await holdDiscounts(context);
    const claimed = idempotencyKey === undefined ? null : await claimKey(context, idempotencyKey, input);
    return claimed && !claimed.isNew
      ? { id: claimed.orderId, row: null, payment: null }
      : writeOrder(context, input, claimed, buyer);
  });
  const [order, pageUrl] = await Promise.all([
    placed.row ? presentOrder(placed.row) : getOrder(context, placed.id),
    pageToPay(context, placed),
  ]);
  return { order, pageUrl };
}

type StartedPayment = NonNullable<Parameters<Context['openInvoice']>[2]>;
/** `row` is set if this call wrote the order, and `payment` if something is to be paid too. */
type Placed = { readonly id: string; readonly row: OrderRow | null; readonly payment: StartedPayment | null };

/** Null if nothing is to be paid, or while the bank is unavailable. */
async function pageToPay(context: Context, { id, payment }: Placed): Promise<string | null> {
  try {
    return await context.openInvoice(context, id, payment);
  } catch (err) {
    context.log.warn({ err, orderId: id }, 'no invoice could be opened; the order waits for its payment');
    return null;
  }
}

type Chosen = { deliveryKind: DeliveryKind; paymentKind: PaymentKind; totalKopecks: number };

/** Staff may agree on anything with a buyer; the checkout offers what the settings say. */
function refuseNotOffered({ settings: { terms } }: Context, { deliveryKind, paymentKind, totalKopecks }: Chosen) {
  if (!terms.deliveries.includes(deliveryKind)) {
    throw new Refusal('INVALID', { fields: { 'deliveryAddress.delivery': 'choose-delivery' } });
  }
  const isOffered = offeredPayments(terms.payments, deliveryKind, totalKopecks).includes(paymentKind);
  if (!isOffered && totalKopecks > 0) throw new Refusal('INVALID', { fields: { paymentMethod: 'choose-payment' } });
}

async function writeOrder(
  context: Context,
  input: OrderInput,
  claimed: Claimed | null,
  { buyerId, isFromCart, isAddressKept, isStaff, paymentKind }: Buyer,
): Promise<Placed> {
  const deliveryKind = await checkDelivery(context, input.deliveryAddress);
  const destination = await findDestination(context, { ...input.deliveryAddress, deliveryKind });
  if (buyerId !== null) await takeTurns(context, buyerId);
  const allowance = !isStaff ? await lockAllowance(context, { ...input, userId: buyerId }) : null;
  const orderId = claimed?.orderId ?? newOrderId();
  const goodsPlace = isStaff ? 'order' : 'cart';
  const bought = await lockToBuy(context, input, goodsPlace);
  const totalKopecks = totalOf(bought);
  if (!isStaff) refuseNotOffered(context, { deliveryKind, paymentKind, totalKopecks });
  else refuseUnknownService(context, paymentKind);
  const lines = bought.map(lineOf);
  allowance?.refuseBeyond({ totalKopecks, lines });
  const { reservation } = context.settings;
  const expiresAt = addMinutes(context.now(), isStaff ? reservation.staffMinutes : reservation.buyerMinutes);
  const start = startOf(context, { id: orderId, totalKopecks, paymentKind }, expiresAt);
  const {
    taken,
    row: order,
    paymentId,
  } = await insertOrder(context.db, {
    order: {
      id: orderId,
      userId: buyerId,
      status: firstOrderStatus,
      paymentState: totalKopecks === 0 ? 'paid' : firstPaymentState,
      paymentKind,
      paymentMethod: input.paymentMethod,
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      phone: input.phone,
      comment: input.comment,
      deliveryKind,
      ...input.deliveryAddress,
      destination,
      totalKopecks,
      language: context.language,
      createdAt: context.now(),
      callerHash: allowance?.callerHash ?? null,
    },
    lines,
    decrement: stockDecrement(
      context,
      lines.map(({ productId, quantity }) => ({ productId, amount: quantity })),
      { reason: 'sale', order: orderId },
    ),
    start,
  });
  if (taken < lines.length) throw outOfStock(context, bought, bought, [], goodsPlace);
  if (buyerId !== null && isAddressKept) {
    const { region, city, address } = input.deliveryAddress;
    await rememberAddress(context, { userId: buyerId, deliveryKind, region, city, address });
  }
  if (buyerId !== null && isFromCart)
    await takeFromCart(
      context,
      buyerId,
      bought.map(({ goods }) => goods.id),
    );
  if (paymentId === null) return { id: order.id, row: order, payment: null };
  const { orderNo } = order;
  const { phone } = input;
  const sums = { amountKopecks: totalKopecks, totalKopecks };
  const bill = { orderNo, ...sums, language: context.language, paymentKind, phone, lines, expiresAt };
  return { id: order.id, row: order, payment: { ...bill, id: paymentId, claimedAt: start.claimedAt } };
}
