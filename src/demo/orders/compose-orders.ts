import { dayMs, shopDay } from '#domain/dates.ts';
import { type OrderStatus, orderStatuses } from '#domain/order-states.ts';
import { type CategoryDiscount, discountPercent, lineCost } from '#domain/pricing.ts';
import { demoCategories, demoDiscounts } from '../catalogue/categories.ts';
import { olena } from '../catalogue/olena.ts';
import { dayFrom } from '../days.ts';
import { createRandom, type Random } from '../drawing/random.ts';
import type { DemoProduct } from '../products/product.ts';
import { randomBuyer } from './buyers.ts';
import { orderHistory } from './history.ts';
import type { DemoOrder, DemoOrderLine } from './order.ts';
import { randomPlace } from './places.ts';

const ordersOfEachStatus = 25;
/** Every n-th order of a status is Olena's. */
const olenaStep = 12;

/** Age range of orders by status, so that it is plausible. */
const daysAgo: Record<OrderStatus, readonly [number, number]> = {
  specified: [0.4, 6],
  processed: [0.02, 4],
  send: [1, 8],
  completed: [6, 90],
  abolition: [2, 90],
};

export const decantVolumesMl = [2, 3, 3, 5, 5, 5, 10, 10, 15, 20, 30] as const;

export const comments = [
  'Зателефонуйте, будь ласка, перед відправленням.',
  'Це подарунок, можна без чека в коробці?',
  'Якщо є пробники, додайте щось деревне.',
  'Заберу після шостої вечора.',
  'Не поспішайте, я у відпустці до понеділка.',
  'Дякую, що розливаєте по одному мілілітру!',
  'Перевірте, чи щільно закручений атомайзер, попереднього разу протік.',
] as const;

/** Past orders of visible products, oldest first. */
export function composeOrders(products: readonly DemoProduct[], now: Date): DemoOrder[] {
  const goodsOnSale = products.filter(isOnSale);
  return orderStatuses
    .flatMap((status) =>
      Array.from({ length: ordersOfEachStatus }, (_, index) => composeOrder(status, index, goodsOnSale, now)),
    )
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function composeOrder(status: OrderStatus, index: number, goodsOnSale: readonly DemoProduct[], now: Date): DemoOrder {
  const random = createRandom('order', status, index);
  const createdAt = momentOfOrder(status, index, now, random);
  const isOfOlena = index % olenaStep === 3;
  const lines = composeLines(random, goodsOnSale, createdAt, now);
  return {
    ...(isOfOlena ? { ...contactOfOlena, ...olenaPlace } : { ...randomBuyer(random), ...randomPlace(random) }),
    isOfOlena,
    status,
    comment: random.chance(0.22) ? random.pick(comments) : '',
    lines,
    totalKopecks: lines.reduce((sum, line) => sum + line.totalKopecks, 0),
    createdAt,
    ...orderHistory(status, createdAt, now, random),
  };
}

const contactOfOlena = {
  firstName: olena.firstName,
  lastName: olena.lastName,
  email: olena.email,
  phone: olena.phone,
};
const olenaPlace = {
  deliveryKind: 'nova-poshta',
  delivery: 'Нова пошта',
  region: 'Львівська',
  city: 'Львів',
  address: 'Відділення №12',
} as const;

function momentOfOrder(status: OrderStatus, index: number, now: Date, random: Random): Date {
  const [newest, oldest] = daysAgo[status];
  // Evenly distributed with some jitter, so that every week has orders.
  const share = (index + random.between(0.1, 0.9)) / ordersOfEachStatus;
  return new Date(Math.floor(now.getTime() - (newest + (oldest - newest) * share) * dayMs));
}

function composeLines(
  random: Random,
  goodsOnSale: readonly DemoProduct[],
  createdAt: Date,
  now: Date,
): DemoOrderLine[] {
  const wanted = 1 + Math.floor(random.between(0, 3));
  const products = new Set<DemoProduct>();
  while (products.size < wanted && products.size < goodsOnSale.length) {
    const product = goodsOnSale[Math.floor(random.next() * goodsOnSale.length)];
    if (product) products.add(product);
  }
  return [...products].map((product) => composeLine(random, product, createdAt, now));
}

function composeLine(random: Random, product: DemoProduct, createdAt: Date, now: Date): DemoOrderLine {
  const quantity = product.isBottled
    ? Math.min(random.pick(decantVolumesMl), product.quantityMl)
    : random.chance(0.12)
      ? 2
      : 1;
  const percent = discountPercent(product, categoryDiscountOf(product, now), shopDay(createdAt));
  const { bottling, totalKopecks } = lineCost({
    priceKopecks: product.currentPriceKopecks,
    discountPercent: percent,
    quantity,
    isBottled: product.isBottled,
  });
  return {
    product,
    quantity,
    discountPercent: percent,
    bottles: bottling?.bottles ?? [],
    bottlesKopecks: bottling?.totalKopecks ?? 0,
    totalKopecks,
  };
}

function categoryDiscountOf({ category }: DemoProduct, now: Date): CategoryDiscount | null {
  const name = demoCategories.find(({ title }) => title === category)?.discount;
  const discount = demoDiscounts.find((one) => one.name === name);
  return discount
    ? { percent: discount.percent, isActive: discount.isActive, endsOn: dayFrom(now, discount.endsInDays) }
    : null;
}

function isOnSale(product: DemoProduct): boolean {
  const category = demoCategories.find(({ title }) => title === product.category);
  const stock = product.isBottled ? product.quantityMl : product.quantity;
  return product.isEnabled && category?.isActive === true && stock > 1;
}
