import type { EditableOrder } from '#contracts/admin-orders.ts';
import { asBottleCost } from '#contracts/cart.ts';
import { asTotalSum, asUah } from '#contracts/kit/money.ts';
import type { OrderLine, OrderState } from '#contracts/orders.ts';
import { canBePaid } from '#domain/order-process.ts';
import { unitPriceKopecks } from '#domain/pricing.ts';
import type { OrderRow } from './orders.repository.ts';

/** Presents the order as it was bought, not with the current names and prices. */
export function presentOrder(row: OrderRow): EditableOrder {
  const { firstName, lastName, email, phone, status, statusShown, paymentMethod, paymentState, comment } = row;
  const { delivery, region, city, address } = row;
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
    paymentState,
    comment,
    totalSum: asTotalSum(row.totalKopecks),
    deliveryAddress: { delivery, region, city, address },
    products: row.lines.map(presentLine),
    version: row.version,
  };
}

/** For callers who may not be the buyer: status only, no personal data. */
export function presentOrderState(row: Omit<OrderRow, 'lines'>): OrderState {
  const { orderNo, status, statusShown, paymentState } = row;
  return {
    orderNo,
    date: row.createdAt.toISOString(),
    status,
    statusShown,
    paymentState,
    totalSum: asTotalSum(row.totalKopecks),
    canBePaid: canBePaid(row),
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
