import { z } from 'zod';
import { refundCauses } from '#domain/order-process.ts';
import { otherWays, refundStates } from '#domain/refund-states.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, line, version } from './kit/fields.ts';
import { seenTotal, uah } from './kit/money.ts';

const params = z.object({ id });

/** Goods of the order, with what is not refunded yet. */
const refundableLine = z.object({
  product: id,
  name: z.string(),
  bottling: z.boolean(),
  sizes: z.number().int().nullable(),
  /** Pieces; millilitres of bottled goods. */
  quantity: z.number().int(),
  refunded: z.number().int(),
  totalCost: uah,
});
export type RefundableLine = z.infer<typeof refundableLine>;

const refund = z.object({
  _id: id,
  amount: uah,
  cause: z.enum(refundCauses),
  reason: z.string(),
  state: z.enum(refundStates),
  /** Staff took the money, and give it back. */
  isByHand: z.boolean(),
  refusalCode: z.string().nullable(),
  /** Staff paid it back another way after the bank refused, with their note. */
  otherWay: z.enum(otherWays).nullable(),
  note: z.string().nullable(),
  lines: z.array(z.object({ product: id, quantity: z.number().int(), restock: z.boolean() })),
  date: z.iso.datetime(),
  ended: z.iso.datetime().nullable(),
  who: z.string().nullable(),
});
export type Refund = z.infer<typeof refund>;

const orderRefunds = z.object({
  /** What the order keeps, and so can be refunded. */
  refundable: uah,
  lines: z.array(refundableLine),
  refunds: z.array(refund),
  /** Of the order. */
  version,
});
export type OrderRefunds = z.infer<typeof orderRefunds>;

export const listOrderRefunds = endpoint({
  name: 'listOrderRefunds',
  summary: 'The refunds of an order, oldest first, and what can be refunded still',
  method: 'GET',
  path: 'admin/orders/refunds/{id}',
  access: admin('orders'),
  params,
  response: orderRefunds,
});

export const refundInput = z
  .object({
    lines: z
      .array(z.strictObject({ product: id, quantity: z.number().int().min(1, 'required'), restock: z.boolean() }))
      .max(200)
      .default([]),
    /** Hryvnias, without lines. */
    amount: seenTotal.pipe(z.int().min(1, 'refund-amount')).optional(),
    /** The buyer reads it. */
    reason: line(300, 'refund-reason'),
    /** Optimistic concurrency: a repeated click does not refund twice. */
    version,
  })
  .refine(({ lines, amount }) => lines.length > 0 !== (amount !== undefined), {
    message: 'refund-what',
    path: ['amount'],
  });
export type RefundInput = z.output<typeof refundInput>;

export const refundOrder = endpoint({
  name: 'refundOrder',
  summary: 'Gives money back, by goods or by sum, of what was paid; chosen goods go back into stock',
  method: 'POST',
  path: 'admin/orders/refunds/{id}',
  access: admin('orders'),
  params,
  body: refundInput,
  response: orderRefunds,
  done: 'refund-requested',
});

export const retryRefund = endpoint({
  name: 'retryRefund',
  summary: 'Asks the bank again for a refund that it refused',
  method: 'PUT',
  path: 'admin/orders/refunds/retry/{id}',
  access: admin('orders'),
  params,
  response: orderRefunds,
  done: 'refund-retried',
});

export const confirmRefund = endpoint({
  name: 'confirmRefund',
  summary: 'Writes down that staff gave back money that they had taken',
  method: 'PUT',
  path: 'admin/orders/refunds/confirm/{id}',
  access: admin('orders'),
  params,
  response: orderRefunds,
  done: 'refund-confirmed',
});

export const otherWayInput = z.object({
  way: z.enum(otherWays, { error: 'refund-way' }),
  /** For staff: who gave it, where, or the number of the transfer. */
  note: line(300, 'note-required'),
});

export const payRefundOtherwise = endpoint({
  name: 'payRefundOtherwise',
  summary: 'Writes down that staff paid back another way what the bank refused to refund',
  method: 'PUT',
  path: 'admin/orders/refunds/otherwise/{id}',
  access: admin('orders'),
  params,
  body: otherWayInput,
  response: orderRefunds,
  done: 'refund-paid-otherwise',
});
