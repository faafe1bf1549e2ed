import { z } from 'zod';
import { dayDifferences } from '#domain/fiscal-day.ts';
import { fiscalSources, receiptKinds, receiptProblems, receiptStates } from '#domain/fiscal-receipts.ts';
import { admin, everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { countedTo, day, id, perPage, startPage, text } from './kit/fields.ts';
import { uah } from './kit/money.ts';

/** A link and its QR code: the path of an SVG of so many modules. */
const linked = {
  link: z.string(),
  qr: z.object({ size: z.number().int(), path: z.string() }).nullable(),
};

const fiscalReceipt = z.object({
  /** Of a receipt that the bank has made, the bank's own. */
  _id: z.string(),
  orderId: id,
  orderNo: z.number().int(),
  /** Null, as the sum, where the bank does not say it. */
  date: z.iso.datetime().nullable(),
  kind: z.enum(receiptKinds),
  state: z.enum(receiptStates),
  sum: uah.nullable(),
  fiscalCode: z.string().nullable(),
  /** The page of the tax office, or of the cash register until that exists. */
  link: z.string().nullable(),
  /** Made while the tax office was unreachable. */
  offline: z.boolean(),
  /** Of an error, or of the last failed attempt, with the register's own words. */
  problem: z.enum(receiptProblems).nullable(),
  reason: z.string().nullable(),
  failures: z.number().int(),
  /** An error that waits for staff. */
  canBeRepeated: z.boolean(),
});
export type FiscalReceipt = z.infer<typeof fiscalReceipt>;

const shift = z.object({
  state: z.enum(['opening', 'open', 'closed', 'refused']),
  day: z.string(),
  openedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});

export const getFiscalState = endpoint({
  name: 'getFiscalState',
  summary: 'Who makes fiscal receipts, the latest shift of the cash register, and how many receipts wait or failed',
  method: 'GET',
  path: 'admin/fiscal-receipts/state',
  access: admin('statistic'),
  response: z.object({
    source: z.enum(fiscalSources),
    shift: shift.nullable(),
    waiting: z.number().int(),
    errors: z.number().int(),
  }),
});

export const listFiscalReceipts = endpoint({
  name: 'listFiscalReceipts',
  summary: 'Fiscal receipts that the shop makes, newest first, by state, kind, days and order number',
  method: 'GET',
  path: 'admin/fiscal-receipts',
  access: admin('statistic'),
  query: z.object({
    /** `problem`: errors that wait for staff, and what has failed again and again. */
    state: z.enum(['problem', 'waiting', 'done']).optional(),
    kind: z.enum(receiptKinds).optional(),
    from: day.optional(),
    to: day.optional(),
    find: text(20).optional(),
    perPage: perPage(20),
    startPage,
  }),
  response: z.object({ receipts: z.array(fiscalReceipt), total: z.number().int(), countedTo }),
});

export const repeatFiscalReceipt = endpoint({
  name: 'repeatFiscalReceipt',
  summary: 'Makes the receipt again under a new id, after an error of the cash register',
  method: 'POST',
  path: 'admin/fiscal-receipts/{id}/repeat',
  access: admin('statistic'),
  params: z.object({ id }),
  response: z.object({ receipts: z.array(fiscalReceipt) }),
  done: 'receipt-repeated',
});

export const listReceiptsOfOrder = endpoint({
  name: 'listReceiptsOfOrder',
  summary: 'The fiscal receipts of an order, with those that the bank has made',
  method: 'GET',
  path: 'admin/fiscal-receipts/orders/{id}',
  access: admin('orders'),
  params: z.object({ id }),
  response: z.array(fiscalReceipt),
});

const buyersReceipt = z.object({
  kind: z.enum(receiptKinds),
  date: z.iso.datetime().nullable(),
  sum: uah.nullable(),
  fiscalCode: z.string().nullable(),
  ...linked,
});
export type BuyersReceipt = z.infer<typeof buyersReceipt>;

/** The order's id is a secret of its buyer. */
export const listBuyersReceipts = endpoint({
  name: 'listBuyersReceipts',
  summary: 'The finished fiscal receipts of an order, with their links and QR codes',
  method: 'GET',
  path: 'orders/receipts/{id}',
  access: everyone,
  params: z.object({ id }),
  response: z.array(buyersReceipt),
});

const optionalSum = uah.nullable();

const fiscalDay = z.object({
  day: z.string(),
  /** False: orders are compared with receipts only. */
  isBankAvailable: z.boolean(),
  /** One per payment, those with differences first; sums after refunds. */
  rows: z.array(
    z.object({
      orderId: id.nullable(),
      orderNo: z.string().nullable(),
      invoiceId: z.string().nullable(),
      order: optionalSum,
      bank: optionalSum,
      receipts: optionalSum,
      differences: z.array(z.enum(dayDifferences)),
    }),
  ),
  totals: z.object({
    orders: uah,
    /** Of that, money that staff took. */
    byHand: uah,
    bank: optionalSum,
    receipts: uah,
    differences: z.number().int(),
  }),
});
export type FiscalDay = z.infer<typeof fiscalDay>;

export const getFiscalDay = endpoint({
  name: 'getFiscalDay',
  summary:
    'The payments of a day by the shop’s orders, the bank’s statement and the fiscal receipts, with their differences',
  method: 'GET',
  path: 'admin/fiscal-receipts/days/{day}',
  access: admin('statistic'),
  params: z.object({ day }),
  response: fiscalDay,
});
