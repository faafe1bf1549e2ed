import { z } from 'zod';
import { orderEventKinds } from '#domain/order-events.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { day, id, text, version } from './kit/fields.ts';
import { uah } from './kit/money.ts';
import { order, orderInput, orderStatus, placedOrder } from './orders.ts';

/** Calls of staff, in addition to those in `orders.ts`. */

const params = z.object({ id });

/** With `version` for optimistic concurrency. */
const editableOrder = order.extend({ version });
export type EditableOrder = z.infer<typeof editableOrder>;

export const getOrder = endpoint({
  name: 'getOrder',
  summary: 'One order, whoever bought it',
  method: 'GET',
  path: 'admin/orders/get/{id}',
  access: admin('orders'),
  params,
  response: editableOrder,
});

export const createOrder = endpoint({
  name: 'createOrder',
  summary:
    'Writes down the order of a buyer who is on the phone; it belongs to the account of their e-mail, if there is one',
  method: 'POST',
  path: 'admin/orders/create',
  access: admin('orders'),
  body: orderInput,
  response: placedOrder,
  done: 'order-placed',
  isIdempotent: true,
});

const orderEvent = z.object({
  _id: id,
  kind: z.enum(orderEventKinds),
  date: z.iso.datetime(),
  by: z.enum(['person', 'buyer', 'bank', 'shop']),
  /** The staff member, if one did it. */
  who: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** For a change of status. */
  from: orderStatus.nullable(),
  to: orderStatus.nullable(),
  /** For a payment. */
  amount: uah.nullable(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const listOrderEvents = endpoint({
  name: 'listOrderEvents',
  summary: 'What happened to an order, from the first to the latest',
  method: 'GET',
  path: 'admin/orders/events/{id}',
  access: admin('orders'),
  params,
  response: z.array(orderEvent),
});

/** The highest order number seen, followed by lower numbers not seen yet: an order may be committed after one with a higher number. */
const orderMark = text(4900).regex(/^\d{1,15}(,\d{1,15}){0,300}$/, 'order-number');

export const countNewOrders = endpoint({
  name: 'countNewOrders',
  summary: 'How many orders have come since a mark, and the mark of now',
  method: 'GET',
  path: 'admin/orders/news',
  access: admin('orders'),
  query: z.object({ after: orderMark.optional() }),
  response: z.object({ mark: orderMark, count: z.number().int() }),
});

export const exportOrders = endpoint({
  name: 'exportOrders',
  summary:
    'Orders of some days as a part of a CSV file; the parts are put after one another as long as there is a next',
  method: 'GET',
  path: 'admin/orders/export',
  cost: 'export',
  access: admin('orders'),
  query: z.object({
    /** First and last day, in the shop's time zone. */
    from: day,
    to: day,
    /** Cursor: `next` of the previous part. */
    after: id.optional(),
  }),
  response: z.object({ csv: z.string(), count: z.number().int(), next: id.nullable() }),
});
