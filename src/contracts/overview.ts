import { z } from 'zod';
import { orderStatuses } from '#domain/order-states.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { day, id } from './kit/fields.ts';
import { uah } from './kit/money.ts';

const sales = z.object({
  /** Of all orders that are not cancelled, paid or not. */
  revenue: uah,
  orders: z.number().int(),
  /** Per order; 0 without orders. */
  averageBasket: uah,
});

const bestSeller = z.object({
  _id: id,
  name: z.string(),
  brand: z.string(),
  /** Pieces, or millilitres. */
  quantity: z.number().int(),
  revenue: uah,
});

const scarceProduct = z.object({
  _id: id,
  name: z.string(),
  brand: z.string(),
  itemNo: z.string().nullable(),
  bottling: z.boolean(),
  /** Pieces, or millilitres of bottled goods. */
  stock: z.number().int(),
});

const overview = z.object({
  from: z.string(),
  to: z.string(),
  total: sales,
  /** The preceding period of the same length. */
  before: sales,
  /** Every day of the period, in Kyiv time. */
  days: z.array(z.object({ day: z.string(), revenue: uah, orders: z.number().int() })),
  statuses: z.array(z.object({ status: z.enum(orderStatuses), orders: z.number().int(), sum: uah })),
  bestByPieces: z.array(bestSeller),
  bestByMl: z.array(bestSeller),
  /** The current stock, independent of the period; lowest first. */
  runningOut: z.object({ count: z.number().int(), products: z.array(scarceProduct) }),
  /** Searches without results, most frequent first. */
  missedSearches: z.array(z.object({ phrase: z.string(), count: z.number().int() })),
});
export type Overview = z.infer<typeof overview>;

export const getOverview = endpoint({
  name: 'getOverview',
  summary: 'What was sold in a period of at most 366 days, and what wants attention; without days, the last thirty',
  method: 'GET',
  path: 'admin/overview',
  access: admin('statistic'),
  query: z.object({ from: day.optional(), to: day.optional() }),
  response: overview,
});
