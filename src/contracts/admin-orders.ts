import { z } from 'zod';
import { orderEventKinds } from '#domain/order-events.ts';
import { lineList } from './cart.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, line, text, version } from './kit/fields.ts';
import { uah } from './kit/money.ts';
import type { FieldKey } from './messages/uk-fields.ts';
import {
  emailOrNone,
  name,
  order,
  orderFilters,
  orderInput,
  orderLineInput,
  orderNo,
  orderState,
  orderStatus,
  ownLine,
  paymentKind,
  placedOrder,
} from './orders.ts';

/** Calls of staff, in addition to those in `orders.ts`. */

const params = z.object({ id });

/** With `version` for optimistic concurrency. */
const editableOrder = order.extend({ version });
export type EditableOrder = z.infer<typeof editableOrder>;

export const getOrder = endpoint({
  name: 'getOrder',
  summary: 'One order of any buyer',
  method: 'GET',
  path: 'admin/orders/get/{id}',
  access: admin('orders'),
  params,
  response: editableOrder,
});

export const getOrderByNumber = endpoint({
  name: 'getOrderByNumber',
  summary: 'One order by the number that people know it by',
  method: 'GET',
  path: 'admin/orders/number/{orderNo}',
  access: admin('orders'),
  params: z.object({ orderNo }),
  response: editableOrder,
});

const buyerOrder = orderState.omit({ canBePaid: true }).extend({ _id: id });
export type BuyerOrder = z.infer<typeof buyerOrder>;

export const listBuyerOrders = endpoint({
  name: 'listBuyerOrders',
  summary: 'Other orders of the same buyer, by account or phone: the newest, and how many there are',
  method: 'GET',
  path: 'admin/orders/buyer/{id}',
  access: admin('orders'),
  params,
  response: z.object({ orders: z.array(buyerOrder), count: z.number().int() }),
});

const place = (required: FieldKey, min: number, max: number) =>
  ownLine(max, required).pipe(z.string().min(min, required).max(max, 'too-long'));

/** What staff write into the order form: about the buyer, not to them. */
export const orderForm = orderInput.pick({ phone: true, comment: true }).extend({
  firstName: name({ required: 'buyer-first-name', short: 'first-name-short', long: 'too-long' }),
  lastName: name({ required: 'buyer-last-name', short: 'last-name-short', long: 'too-long' }),
  email: emailOrNone,
  deliveryAddress: z.strictObject({
    delivery: place('choose-delivery', 3, 40),
    region: place('give-region', 3, 50),
    city: place('give-city', 3, 100),
    address: place('give-address', 1, 300),
  }),
  paymentKind,
  products: lineList(orderLineInput).min(1, 'order-no-goods'),
});

const phoneOrderInput = orderInput.extend({
  ...orderForm.shape,
  comment: orderInput.shape.comment,
  email: emailOrNone.default(''),
  deliveryAddress: orderInput.shape.deliveryAddress,
  paymentKind: paymentKind.default('online'),
  /** Ignored: the label is that of the chosen kind. */
  paymentMethod: z.unknown().optional(),
});
export type PhoneOrderInput = z.output<typeof phoneOrderInput>;

export const createOrder = endpoint({
  name: 'createOrder',
  summary:
    'Writes down the order of a buyer who is on the phone; it belongs to the account of their e-mail, if there is one',
  method: 'POST',
  path: 'admin/orders/create',
  access: admin('orders'),
  body: phoneOrderInput,
  response: placedOrder,
  done: 'order-placed',
  isIdempotent: true,
});

export const paidNote = z.object({ note: line(300, 'note-required') });

export const markOrderPaid = endpoint({
  name: 'markOrderPaid',
  summary:
    'Writes down that staff took the money of an order themselves: once, with a note, for an unpaid living order',
  method: 'PUT',
  path: 'admin/orders/paid/{id}',
  access: admin('orders'),
  params,
  body: paidNote,
  response: editableOrder,
  done: 'order-marked-paid',
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
  /** For money that staff took: how and where. */
  note: z.string().nullable(),
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
    'The orders of a filter as a part of a CSV file; the parts are put after one another as long as there is a next',
  method: 'GET',
  path: 'admin/orders/export',
  cost: 'export',
  access: admin('orders'),
  query: orderFilters.extend({
    /** Cursor: `next` of the previous part. */
    after: id.optional(),
  }),
  response: z.object({ csv: z.string(), count: z.number().int(), next: id.nullable() }),
});
