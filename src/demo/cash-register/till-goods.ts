import { percentOff } from '#domain/money.ts';
import { stockOf } from '#domain/stock.ts';
import { handMadeProducts } from '../products/hand-made.ts';
import type { DemoProduct } from '../products/product.ts';

interface TillGood {
  id: string;
  code: string;
  name: string;
  price: number;
  count: number | null;
  taxes: readonly unknown[];
  created_at: string;
}

/** Sold at the counter only. */
const counterGoods = [
  { code: 'TILL-1', name: 'Подарункове пакування', price: 12_550, count: null },
  { code: 'TILL-2', name: 'Паперова торбинка з логотипом', price: 2500, count: 140 },
  { code: 'TILL-3', name: 'Листівка «Для тебе»', price: 4500, count: 38 },
];

// Some differences between register and shop, so that the comparison has something to show.
const forgottenPriceStep = 14;
const soldAtCounterStep = 9;
const uncountedStep = 25;

const sizeOf = ({ isBottled, sizeMl }: DemoProduct) => (isBottled ? 'розпив' : sizeMl === null ? '' : `${sizeMl} мл`);

function tillGood(product: DemoProduct, index: number) {
  const price = percentOff(product.currentPriceKopecks, product.discountPercent);
  const stock = stockOf(product);
  const sold = index % soldAtCounterStep === 4 ? Math.min(stock, 2) : 0;
  return {
    code: product.itemNo,
    name: [`${product.brand} ${product.name}`, sizeOf(product)].filter(Boolean).join(', '),
    price: index % forgottenPriceStep === 5 ? percentOff(price, 5) : price,
    count: index % uncountedStep === 7 ? null : stock - sold,
  };
}

/** The goods of the demo cash register: the demo catalogue with some differences. */
export function tillGoods(): TillGood[] {
  return [...counterGoods, ...handMadeProducts().map(tillGood)].map((good, index) => ({
    ...good,
    id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    taxes: [],
    created_at: '2026-01-10T08:00:00+00:00',
  }));
}
