import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, text } from './kit/fields.ts';
import { order, orderStatus } from './orders.ts';

/** Work on several orders at once. */

/** Also the most that one print holds. */
export const mostOrdersAtOnce = 100;

const ids = z.array(id).min(1, 'required').max(mostOrdersAtOnce, 'too-long');

const statusResult = z.object({
  _id: id,
  /** Null if there is no such order. */
  orderNo: z.number().int().nullable(),
  /** The status now; null if the change was refused. */
  status: orderStatus.nullable(),
  /** Why it was refused. */
  problem: z.string().nullable(),
});
export type StatusResult = z.infer<typeof statusResult>;

const response = z.object({ results: z.array(statusResult) });

/** '100123,100124' */
const orderNumbers = text(1700, { tooLong: 'order-number' }).regex(/^\d{1,15}(,\d{1,15}){0,99}$/, 'order-number');

export const listChosenOrders = endpoint({
  name: 'listChosenOrders',
  summary: 'Some orders by their numbers, in that order: for printing them together',
  method: 'GET',
  path: 'admin/orders/chosen',
  access: admin('orders'),
  query: z.object({ numbers: orderNumbers }),
  response: z.array(order),
});

export const setOrderStatuses = endpoint({
  name: 'setOrderStatuses',
  summary: 'Moves several orders on; returns for each whether it was possible',
  method: 'PUT',
  path: 'admin/orders/statuses',
  access: admin('orders'),
  body: z.object({ ids, status: orderStatus }),
  response,
  done: 'order-status-set',
});

export const undoOrderStatuses = endpoint({
  name: 'undoOrderStatuses',
  summary:
    'Takes back the statuses that the caller has just set, while their letters wait; returns for each whether it was possible',
  method: 'POST',
  path: 'admin/orders/statuses/undo',
  access: admin('orders'),
  body: z.object({ ids }),
  response,
  done: 'order-status-undone',
});
