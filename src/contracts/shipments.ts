import { z } from 'zod';
import { heaviestWaybillKg, lightestKg, longestDescription, waybillPayers } from '#domain/waybill.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { day, id, line, text } from './kit/fields.ts';
import { uah } from './kit/money.ts';
import { mostOrdersAtOnce } from './order-bulk.ts';
import { parcel } from './parcels.ts';

/** Waybills of the carrier: made from orders, followed and printed. */

const access = admin('orders');
const params = z.object({ id });

/** A number as JSON or as typed, with a comma too. */
const typedNumber = z
  .union([z.number(), text(15)], { error: 'wrong-kind' })
  .transform((typed) => (typed === '' ? Number.NaN : Number(String(typed).trim().replace(',', '.'))));
const whole = (min: number, max: number) =>
  typedNumber.pipe(z.number({ error: 'wrong-kind' }).int('whole-quantity').min(min).max(max));

export const waybillForm = z.object({
  firstName: line(60, 'buyer-first-name'),
  lastName: line(60, 'buyer-last-name'),
  /** Of a branch, if the address was typed by hand. */
  branchNo: text(5).default(''),
  weightKg: typedNumber.pipe(z.number({ error: 'wrong-kind' }).min(lightestKg).max(heaviestWaybillKg)),
  seats: whole(1, 20),
  lengthCm: whole(1, 300),
  widthCm: whole(1, 300),
  heightCm: whole(1, 300),
  declaredUah: whole(1, 1_000_000),
  /** 0 if there is nothing to collect. */
  cashOnDeliveryUah: whole(0, 1_000_000),
  payer: z.enum(waybillPayers),
  description: line(longestDescription),
  sendOn: day,
});
export type WaybillForm = z.output<typeof waybillForm>;

export const shipment = z.object({
  _id: id,
  state: z.enum(['requested', 'unknown', 'created', 'refused', 'deleted']),
  /** What the carrier has been asked for and has not confirmed yet. */
  awaited: z.enum(['making', 'answer', 'change', 'deletion']).nullable(),
  /** Why it has not: in the reader's language, with the carrier's own words. */
  problem: z.string().nullable(),
  parcel: parcel.nullable(),
  price: uah.nullable(),
  /** Until the carrier has scanned it. */
  canChange: z.boolean(),
  trouble: z.enum(['refused', 'unclaimed', 'lost', 'storage-ends']).nullable(),
  storedUntil: z.string().nullable(),
  returnNumber: z.string().nullable(),
  registerNumber: z.string().nullable(),
  trackedAt: z.iso.datetime().nullable(),
  form: waybillForm,
});
export type Shipment = z.infer<typeof shipment>;

const orderShipment = z.object({
  /** The latest one; null if there is none yet. */
  shipment: shipment.nullable(),
  /** What the form begins with; null if this order is not sent by the carrier, or not now. */
  defaults: waybillForm.nullable(),
  /** Whether the form needs the number of the branch. */
  isTypedAddress: z.boolean(),
  /** Nobody has paid, nor will at the carrier's. */
  isUnpaid: z.boolean(),
});
export type OrderShipment = z.infer<typeof orderShipment>;

export const getOrderShipment = endpoint({
  name: 'getOrderShipment',
  summary: 'The waybill of an order as far as it is known, and what a new one would say',
  method: 'GET',
  path: 'admin/shipments/order/{id}',
  access,
  params,
  response: orderShipment,
});

export const createShipment = endpoint({
  name: 'createShipment',
  summary: 'Orders a waybill for an order: exactly one, whatever happens to the carrier’s answer',
  method: 'POST',
  path: 'admin/shipments/order/{id}',
  access,
  params,
  body: waybillForm,
  response: orderShipment,
  done: 'waybill-requested',
});

export const changeShipment = endpoint({
  name: 'changeShipment',
  summary: 'Changes a waybill until its parcel is scanned',
  method: 'PUT',
  path: 'admin/shipments/order/{id}',
  access,
  params,
  body: waybillForm,
  response: orderShipment,
  done: 'waybill-change-requested',
});

export const deleteShipment = endpoint({
  name: 'deleteShipment',
  summary: 'Deletes a waybill until its parcel is scanned',
  method: 'DELETE',
  path: 'admin/shipments/order/{id}',
  access,
  params,
  response: orderShipment,
  done: 'waybill-delete-requested',
});

export const retryShipment = endpoint({
  name: 'retryShipment',
  summary: 'Asks the carrier again at once: for a waybill that was refused or is awaited, or where the parcel is',
  method: 'POST',
  path: 'admin/shipments/order/{id}/retry',
  access,
  params,
  response: orderShipment,
  done: 'carrier-asked',
});

const orderIds = z.array(id).min(1, 'required').max(mostOrdersAtOnce, 'too-long');

const bulkResult = z.object({
  _id: id,
  /** Null if there is no such order. */
  orderNo: z.number().int().nullable(),
  /** Why it was refused; null if it was done. */
  problem: z.string().nullable(),
});
export type BulkShipment = z.infer<typeof bulkResult>;

export const createShipments = endpoint({
  name: 'createShipments',
  summary:
    'Orders waybills for several orders with what their forms begin with; returns for each whether it was possible',
  method: 'POST',
  path: 'admin/shipments',
  access,
  body: z.object({ ids: orderIds }),
  response: z.object({ results: z.array(bulkResult) }),
  done: 'waybills-requested',
});

/** Orders that are left out, with the reason. */
const missing = z.array(bulkResult);
const pdf = z.instanceof(Uint8Array<ArrayBuffer>);

export const listWaybillNumbers = endpoint({
  name: 'listWaybillNumbers',
  summary: 'The waybills of some orders, to print their labels, and which of the orders have none',
  method: 'POST',
  path: 'admin/shipments/numbers',
  access,
  body: z.object({ ids: orderIds }),
  response: z.object({ numbers: z.array(z.string()), missing }),
});

const numberLength = 14;

export const printLabels = endpoint({
  name: 'printLabels',
  summary: 'The labels of some waybills as one PDF, fetched from the carrier by the shop',
  method: 'GET',
  path: 'admin/shipments/labels',
  access,
  cost: 'export',
  query: z.object({
    /** Separated by commas. */
    numbers: z
      .string()
      .max(mostOrdersAtOnce * (numberLength + 1), 'too-long')
      .regex(/^\d{14}(,\d{14})*$/, 'wrong-kind')
      .transform((numbers) => numbers.split(',')),
    format: z.enum(['100x100', 'a4']),
  }),
  response: pdf,
  download: { type: 'application/pdf', name: 'nova-poshta-labels.pdf' },
});

export const makeRegister = endpoint({
  name: 'makeRegister',
  summary: 'Puts the parcels of some orders into one register of the carrier: one barcode for all',
  method: 'POST',
  path: 'admin/shipments/register',
  access,
  body: z.object({ ids: orderIds }),
  response: z.object({ number: z.string(), missing }),
  done: 'register-made',
});

export const printRegister = endpoint({
  name: 'printRegister',
  summary: 'A register as a PDF, fetched from the carrier by the shop',
  method: 'GET',
  path: 'admin/shipments/register/{number}',
  access,
  cost: 'export',
  params: z.object({ number: text(40) }),
  response: pdf,
  download: { type: 'application/pdf', name: 'nova-poshta-register.pdf' },
});
