import { z } from 'zod';
import { orderStatuses } from '#domain/order-states.ts';
import { shipmentTroubles } from '#domain/parcel-tracking.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { countedTo, day, id } from './kit/fields.ts';
import { uah } from './kit/money.ts';

const sales = z.object({
  /** What was paid, of orders that are not cancelled. */
  revenue: uah,
  /** What is still to be paid. */
  awaited: uah,
  orders: z.number().int(),
  /** Of all orders that are not cancelled, paid or not; 0 without orders. */
  averageBasket: uah,
});

const bestSeller = z.object({
  _id: id,
  name: z.string(),
  brand: z.string(),
  itemNo: z.string().nullable(),
  bottling: z.boolean(),
  sizes: z.number().int().nullable(),
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
  sizes: z.number().int().nullable(),
  /** Pieces, or millilitres of bottled goods. */
  stock: z.number().int(),
});

const overview = z.object({
  from: z.string(),
  to: z.string(),
  total: sales,
  /** The preceding period of the same length; if the last day is still in progress, up to the same hour. */
  before: sales,
  isInProgress: z.boolean(),
  /** Every day of the period, in Kyiv time. */
  days: z.array(z.object({ day: z.string(), revenue: uah, awaited: uah, orders: z.number().int() })),
  statuses: z.array(z.object({ status: z.enum(orderStatuses), orders: z.number().int(), sum: uah })),
  bestByPieces: z.array(bestSeller),
  bestByMl: z.array(bestSeller),
  /** When what sold best was counted, if a job counts it because there are many orders; null if it was counted for this answer. */
  bestAsOf: z.iso.datetime().nullable(),
  /** What sold best is being counted: ask again in some seconds. */
  isBestAwaited: z.boolean(),
  /** The current stock, independent of the period; lowest first. */
  runningOut: z.object({ count: z.number().int(), countedTo, products: z.array(scarceProduct) }),
  /** Searches without results, most frequent first. */
  missedSearches: z.array(z.object({ phrase: z.string(), count: z.number().int() })),
});
export type Overview = z.infer<typeof overview>;

const count = z.number().int();

/** What is to be done today; null for modules that are closed to the caller. */
const toDo = z.object({
  orders: z
    .object({
      /** Paid and not sent yet. */
      toPack: count,
      /** Waiting for the buyer's answer. */
      toClarify: count,
      unpaid: count,
    })
    .nullable(),
  products: z.object({ runningOut: count }).nullable(),
  countedTo,
  /** Fiscal receipts that are an error, or have failed again and again. */
  receipts: z.object({ failed: count }).nullable(),
  /** Parcels and waybills that do not go as they should, the latest first; null if orders are closed to the caller. */
  parcels: z
    .array(z.object({ orderNo: z.number().int(), number: z.string().nullable(), trouble: z.enum(shipmentTroubles) }))
    .nullable(),
  /** Refunds that the bank refused, or that staff have to give back by hand, oldest first; null if orders are closed to the caller. */
  refunds: z.array(z.object({ _id: id, orderNo: z.number().int(), amount: uah, isRefused: z.boolean() })).nullable(),
});
export type ToDo = z.infer<typeof toDo>;

export const getToDo = endpoint({
  name: 'getToDo',
  summary: 'What is to be done now, in the modules that the caller may use',
  method: 'GET',
  path: 'admin/overview/todo',
  access: admin(),
  response: toDo,
});

export const getOverview = endpoint({
  name: 'getOverview',
  summary: 'What was sold in a period of at most 366 days, and what wants attention; without days, the last thirty',
  method: 'GET',
  path: 'admin/overview',
  access: admin('statistic'),
  query: z.object({ from: day.optional(), to: day.optional() }),
  response: overview,
});
