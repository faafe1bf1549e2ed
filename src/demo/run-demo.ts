import { parseArgs } from 'node:util';

interface DemoArguments {
  products: number;
  orders: number;
  seed: number;
}

const mostProducts = 5_000_000;
const mostOrders = 10_000_000;

/** Parses `--products 100000 --orders 1000000 --seed 1`; throws a one-line message. */
export function readDemoArguments(argv: readonly string[]): DemoArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: { products: { type: 'string' }, orders: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const { products = values.orders === undefined ? '' : '1', orders = '0' } = values;
  return {
    products: wholeNumber('--products', products, 1, mostProducts),
    orders: wholeNumber('--orders', orders, 0, mostOrders),
    seed: wholeNumber('--seed', values.seed, 0, 2 ** 31),
  };
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Error(
    `${option} needs a whole number from ${least} to ${most}; it was '${text}'. Example: npm run demo -- --products 100000`,
  );
}
