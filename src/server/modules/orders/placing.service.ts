import type { ChangedCart, OrderInput } from '#contracts/orders.ts';
import { deliveryKindOf } from '#domain/delivery.ts';
import { firstOrderStatus } from '#domain/order-states.ts';
import { firstPaymentState } from '#domain/payment-states.ts';
import { type Context, inPatientTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { isPickupPoint } from '#server/modules/addresses/addresses.service.ts';
import { takeFromCart } from '#server/modules/cart/cart.service.ts';
import { type PricedGoods, presentCart, priceGoods, tooDear, totalOf } from '#server/modules/cart/pricing.service.ts';
import { openInvoice, startPayment } from '#server/modules/payments/payments.service.ts';
import { type Goods, lockGoods, takeStock } from '#server/modules/products/goods.service.ts';
import { takeTurns } from '#server/modules/users/users.service.ts';
import { type Claimed, claimKey } from './idempotency.service.ts';
import { recordOrderEvent, tellAccepted } from './order-events.service.ts';
import { getOrder } from './orders.service.ts';
import { insertOrder, type NewLine } from './placing.repository.ts';

/** As far as the database counts. */
const mostKopecks = 2_147_483_647;

/** All or nothing, and once for each key. What the bank has to say comes after: it may be slow or away, and the order stands. */
export async function placeOrder(context: Context, input: OrderInput, idempotencyKey: string | undefined) {
  const orderId = await inPatientTransaction(context, async (context) => {
    const claimed = idempotencyKey === undefined ? null : await claimKey(context, idempotencyKey, input);
    return claimed && !claimed.isNew ? claimed.orderId : writeOrder(context, input, claimed);
  });
  const order = await getOrder(context, orderId);
  return { order, pageUrl: order.paymentState === firstPaymentState ? await pageToPay(context, orderId) : null };
}

async function pageToPay(context: Context, orderId: string): Promise<string | null> {
  try {
    return await openInvoice(context, orderId);
  } catch (err) {
    context.log.warn({ err, orderId }, 'no invoice could be opened; the order waits for its payment');
    return null;
  }
}

async function writeOrder(context: Context, input: OrderInput, claimed: Claimed | null): Promise<string> {
  const { person } = context;
  const deliveryKind = await checkDelivery(context, input);
  if (person) await takeTurns(context, person.userId);
  const bought = await buy(context, input);
  const totalKopecks = totalOf(bought);
  const order = await insertOrder(
    context.db,
    {
      ...(claimed && { id: claimed.orderId }),
      userId: person?.userId ?? null,
      status: firstOrderStatus,
      paymentState: totalKopecks === 0 ? 'paid' : firstPaymentState,
      paymentMethod: input.paymentMethod,
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      phone: input.phone,
      comment: input.comment,
      deliveryKind,
      ...input.deliveryAddress,
      totalKopecks,
      language: context.language,
      createdAt: context.now(),
    },
    bought.map(lineOf),
  );
  await recordOrderEvent(context, { orderId: order.id, kind: 'created' });
  if (totalKopecks > 0) await startPayment(context, { orderId: order.id, amountKopecks: totalKopecks });
  if (person)
    await takeFromCart(
      context,
      person.userId,
      bought.map(({ goods }) => goods.id),
    );
  await tellAccepted(context, order);
  return order.id;
}

async function checkDelivery(context: Context, { deliveryAddress }: OrderInput) {
  const kind = deliveryKindOf(deliveryAddress.delivery);
  if (kind === null) throw new Refusal('INVALID', { fields: { 'deliveryAddress.delivery': 'choose-delivery' } });
  if (kind === 'pickup' && !(await isPickupPoint(context, deliveryAddress.address))) {
    throw new Refusal('INVALID', { fields: { 'deliveryAddress.address': 'no-pickup-here' } });
  }
  return kind;
}

/** Takes the goods off the shelf at the prices of today, or refuses and says what stands in the way. */
async function buy(context: Context, input: OrderInput): Promise<PricedGoods[]> {
  const wanted = input.products.map(({ product, ...line }) => ({ ...line, id: product.toLowerCase() }));
  const goodsById = await lockGoods(
    context,
    wanted.map(({ id }) => id),
  );
  refuseSoldOtherwise(wanted, goodsById);
  const priced = priceGoods(
    context,
    wanted.flatMap(({ id, cartQuantity: quantity }) => {
      const goods = goodsById.get(id);
      return goods ? [{ goods, quantity }] : [];
    }),
  );
  const lacking = priced.filter(({ quantity, available }) => quantity > available);
  const gone = wanted.filter(({ id }) => !goodsById.has(id));
  if (lacking.length > 0 || gone.length > 0)
    throw outOfStock(
      context,
      priced,
      lacking,
      gone.map(({ id }) => id),
    );
  const total = totalOf(priced);
  if (input.totalSum !== undefined && input.totalSum !== total) throw priceChanged(context, priced);
  if (total > mostKopecks) throw tooDear();
  const isTaken = await takeStock(
    context,
    priced.map(({ goods, quantity }) => ({ productId: goods.id, amount: quantity })),
  );
  if (!isTaken) throw outOfStock(context, priced, priced, []);
  return priced;
}

type Wanted = { readonly id: string; readonly bottling?: boolean | undefined };

/** Millilitres are not pieces: what is sold in another way than its buyer saw is not sold to them. */
function refuseSoldOtherwise(wanted: readonly Wanted[], goodsById: ReadonlyMap<string, Goods>): void {
  const isOtherwise = ({ id, bottling }: Wanted) =>
    bottling !== undefined && (goodsById.get(id)?.isBottled ?? bottling) !== bottling;
  const fields = wanted.flatMap((line, at) =>
    isOtherwise(line) ? [[`products.${at}.bottling`, 'sold-otherwise'] as const] : [],
  );
  if (fields.length > 0) throw new Refusal('INVALID', { fields: Object.fromEntries(fields) });
}

function outOfStock(
  context: Context,
  priced: readonly PricedGoods[],
  lacking: readonly PricedGoods[],
  gone: readonly string[],
): Refusal {
  const goods = lacking.map(({ goods }) => `«${goods.name}»`).join(', ');
  const data: ChangedCart = {
    ...presentCart(context, priced),
    short: [...lacking.map(({ goods }) => goods.id), ...gone],
  };
  return lacking.length > 0
    ? new Refusal('OUT_OF_STOCK', { because: 'goods-short', values: { goods }, data })
    : new Refusal('OUT_OF_STOCK', { because: 'no-such-product', data });
}

function priceChanged(context: Context, priced: readonly PricedGoods[]): Refusal {
  const data: ChangedCart = { ...presentCart(context, priced), short: [] };
  return new Refusal('PRICE_CHANGED', { because: 'prices-changed', data });
}

/** Copied, so that the order keeps what it was. */
function lineOf({ goods, quantity, discountPercent, cost }: PricedGoods): NewLine {
  return {
    productId: goods.id,
    name: goods.name,
    brandName: goods.brandName ?? '',
    itemNo: goods.itemNo,
    pictureAddress: goods.pictureAddress,
    sizeMl: goods.sizeMl,
    isBottled: goods.isBottled,
    quantity,
    priceKopecks: goods.currentPriceKopecks,
    discountPercent,
    bottles: [...(cost.bottling?.bottles ?? [])],
    bottlesKopecks: cost.bottling?.totalKopecks ?? 0,
    totalKopecks: cost.totalKopecks,
  };
}
