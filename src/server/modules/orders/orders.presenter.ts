import type { EditableOrder } from '#contracts/admin-orders.ts';
import { asBottleCost } from '#contracts/cart.ts';
import { asTotalSum, asUah } from '#contracts/kit/money.ts';
import type { OrderLine, OrderState } from '#contracts/orders.ts';
import { asParcel } from '#contracts/parcels.ts';
import { canBePaid, restOf } from '#domain/order-process.ts';
import { unitPriceKopecks } from '#domain/pricing.ts';
import type { OrderRow } from './orders.repository.ts';

/** Presents the order as it was bought, not with the current names and prices. */
export function presentOrder(row: OrderRow): EditableOrder {
  const { firstName, lastName, email, phone, status, statusShown, paymentMethod, paymentState, comment } = row;
  const { paymentKind, delivery, region, city, address } = row;
  return {
    _id: row.id,
    orderNo: row.orderNo,
    date: row.createdAt.toISOString(),
    firstName,
    lastName,
    email,
    phone,
    status,
    statusShown,
    paymentMethod,
    paymentKind,
    paymentState,
    comment,
    totalSum: asTotalSum(row.totalKopecks),
    ...presentRest(row),
    ...presentRefunds(row),
    deliveryAddress: { delivery, region, city, address },
    products: row.lines.map(presentLine),
    ...presentParcel(row),
    version: row.version,
  };
}

/** For callers who may not be the buyer: status only, no personal data. */
export function presentOrderState(
  row: Omit<OrderRow, 'lines' | 'parcel'> & Partial<Pick<OrderRow, 'parcel'>>,
): OrderState {
  const { orderNo, status, statusShown, paymentKind, paymentState } = row;
  return {
    orderNo,
    date: row.createdAt.toISOString(),
    status,
    statusShown,
    paymentKind,
    paymentState,
    totalSum: asTotalSum(row.totalKopecks),
    ...presentRest(row),
    ...presentRefunds(row),
    canBePaid: canBePaid(row),
    ...presentParcel(row),
  };
}

function presentParcel({ parcel = null }: Partial<Pick<OrderRow, 'parcel'>>) {
  const shown = parcel && asParcel(parcel);
  return shown ? { parcel: shown } : {};
}

function presentRest(row: Parameters<typeof restOf>[0]) {
  const restKopecks = restOf(row);
  return restKopecks === null ? {} : { rest: asTotalSum(restKopecks) };
}

function presentRefunds({ refunds }: Pick<OrderRow, 'refunds'>) {
  if (refunds.length === 0) return {};
  return {
    refunds: refunds.map(({ amountKopecks, isDone, reason, otherWay, createdAt }) => {
      const date = new Date(createdAt).toISOString();
      return { amount: asUah(amountKopecks), isDone, reason, ...(otherWay !== null && { otherWay }), date };
    }),
  };
}

function presentLine(line: OrderRow['lines'][number]): OrderLine {
  return {
    product: {
      _id: line.productId,
      name: line.name,
      itemNo: line.itemNo,
      imageFirst: line.pictureAddress,
      brand: { name: line.brandName },
      bottling: line.isBottled,
      sizes: line.sizeMl,
    },
    cartQuantity: line.quantity,
    currentPrice: asUah(line.priceKopecks),
    discount: line.discountPercent,
    discountedPrice: asUah(unitPriceKopecks(line.priceKopecks, line.discountPercent)),
    bottleCost: asBottleCost({ bottles: line.bottles, totalKopecks: line.bottlesKopecks }),
    totalCost: asUah(line.totalKopecks),
  };
}
