import { z } from 'zod';
import { returnReasons, returnStates } from '#domain/returns.ts';
import { admin, everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, line, trimmedText } from './kit/fields.ts';
import { orderNo, trackingForm } from './orders.ts';
import { refundInput } from './refunds.ts';

const lines = z.array(z.strictObject({ product: id, quantity: z.int().min(1, 'required') })).max(200);

/** Fourteen digits at Nova Poshta; other carriers have letters. */
const waybill = line(40, 'return-waybill').pipe(z.string().regex(/^[\p{L}\d -]{5,40}$/u, 'return-waybill'));

const orderReturn = z.object({
  _id: id,
  orderNo: z.number().int(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  comment: z.string(),
  lines: z.array(z.object({ product: id, name: z.string(), bottling: z.boolean(), quantity: z.number().int() })),
  /** Of the parcel that comes back. */
  waybill: z.string().nullable(),
  /** What staff said. */
  answer: z.string().nullable(),
  date: z.iso.datetime(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

const returnableOrder = z.object({
  orderNo: z.number().int(),
  /** Null if nothing can be returned (any more). */
  until: z.iso.datetime().nullable(),
  lines: z.array(
    z.object({
      product: id,
      name: z.string(),
      bottling: z.boolean(),
      sizes: z.number().int().nullable(),
      /** Pieces or millilitres that were not returned yet. */
      left: z.number().int(),
    }),
  ),
  returns: z.array(orderReturn),
});
export type ReturnableOrder = z.infer<typeof returnableOrder>;

const phone = trackingForm.shape.phone;
const params = z.object({ orderNo });

/** The buyer is known by the phone of the order, or is signed in. */
export const getReturnable = endpoint({
  name: 'getReturnable',
  summary: 'What can be returned of an order, for its signed-in buyer or a guest with its number and phone',
  method: 'GET',
  path: 'orders/returns/{orderNo}',
  access: everyone,
  params,
  query: z.object({ phone: phone.optional() }),
  response: returnableOrder,
});

export const returnInput = z.object({
  phone: phone.optional(),
  lines: lines.min(1, 'return-lines'),
  reason: z.enum(returnReasons, { error: 'return-reason' }),
  comment: trimmedText(400, 'wrong-kind', 'max-letters').pipe(z.string().max(400, 'max-letters')).default(''),
});
export type ReturnInput = z.output<typeof returnInput>;

export const requestReturn = endpoint({
  name: 'requestReturn',
  summary: 'The buyer asks to return goods within 14 days of receipt',
  method: 'POST',
  path: 'orders/returns/{orderNo}',
  access: everyone,
  params,
  body: returnInput,
  response: returnableOrder,
  done: 'return-requested',
});

export const waybillInput = z.object({ waybill });

export const setOwnReturnWaybill = endpoint({
  name: 'setOwnReturnWaybill',
  summary: 'The buyer names the waybill of the parcel that comes back',
  method: 'PUT',
  path: 'orders/returns/{orderNo}',
  access: everyone,
  params,
  body: waybillInput.extend({ phone: phone.optional() }),
  response: returnableOrder,
  done: 'return-waybill-saved',
});

const byId = z.object({ id });

export const listReturns = endpoint({
  name: 'listReturns',
  summary: 'Returns that wait for staff, oldest first',
  method: 'GET',
  path: 'admin/returns',
  access: admin('orders'),
  response: z.array(orderReturn),
});

export const listOrderReturns = endpoint({
  name: 'listOrderReturns',
  summary: 'The returns of an order, newest first',
  method: 'GET',
  path: 'admin/returns/order/{id}',
  access: admin('orders'),
  params: byId,
  response: z.array(orderReturn),
});

export const returnDecision = z
  .object({
    accept: z.boolean(),
    /** The buyer reads it. */
    answer: trimmedText(400, 'wrong-kind', 'max-letters').pipe(z.string().max(400, 'max-letters')).default(''),
  })
  .refine(({ accept, answer }) => accept || answer !== '', { message: 'return-answer', path: ['answer'] });

export const decideReturn = endpoint({
  name: 'decideReturn',
  summary: 'Accepts a return, or declines it with a reason',
  method: 'PUT',
  path: 'admin/returns/decide/{id}',
  access: admin('orders'),
  params: byId,
  body: returnDecision,
  response: orderReturn,
  done: 'return-decided',
});

export const receiveReturn = endpoint({
  name: 'receiveReturn',
  summary: 'The goods of an accepted return are back',
  method: 'PUT',
  path: 'admin/returns/received/{id}',
  access: admin('orders'),
  params: byId,
  response: orderReturn,
  done: 'return-received',
});

export const setReturnWaybill = endpoint({
  name: 'setReturnWaybill',
  summary: 'Names the waybill of the parcel that comes back',
  method: 'PUT',
  path: 'admin/returns/waybill/{id}',
  access: admin('orders'),
  params: byId,
  body: waybillInput,
  response: orderReturn,
  done: 'return-waybill-saved',
});

export const refundReturn = endpoint({
  name: 'refundReturn',
  summary: 'Refunds a return whose goods are back: as `refundOrder`, and the return ends',
  method: 'POST',
  path: 'admin/returns/refund/{id}',
  access: admin('orders'),
  params: byId,
  body: refundInput,
  response: orderReturn,
  done: 'refund-requested',
});
