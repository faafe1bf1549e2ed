import { z } from 'zod';
import { deliveryKindOf, deliveryKinds } from '#domain/delivery.ts';
import { checkEmail } from '#domain/email.ts';
import { instalmentProblems } from '#domain/instalments.ts';
import type { Language } from '#domain/language.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { paymentKinds } from '#domain/payment-methods.ts';
import { paymentStates } from '#domain/payment-states.ts';
import type { Area } from '#domain/permissions.ts';
import { normalizePhone } from '#domain/phone.ts';
import { otherWays } from '#domain/refund-states.ts';
import { bottleCost, cartLine, lineInput, lineList } from './cart.ts';
import { admin, everyone, own } from './kit/access.ts';
import { endpoint, inArea } from './kit/endpoint.ts';
import { countedTo, day, editedVersion, id, perPage, startPage, text, trimmedText } from './kit/fields.ts';
import { seenTotal, totalSum, uah } from './kit/money.ts';
import type { FieldKey } from './messages/uk-fields.ts';
import { parcel } from './parcels.ts';

type NameMessages = { required: FieldKey; short: FieldKey; long: FieldKey };

/**
 * Trimmed and normalized before its length is checked. Control characters are replaced, since a line break would end an e-mail
 * header.
 */
export const ownLine = (max: number, required: FieldKey, tooLong: FieldKey = 'too-long') =>
  trimmedText(max, required, tooLong).transform((typed) => typed.replaceAll(/\p{Cc}+/gu, ' '));

export const name = ({ required, short, long }: NameMessages) =>
  ownLine(60, required, long).pipe(z.string().min(1, required).min(2, short).max(60, long));

const firstName = name({ required: 'first-name-required', short: 'first-name-short', long: 'name-unlikely' });
const lastName = name({ required: 'last-name-required', short: 'last-name-short', long: 'name-unlikely' });

const typedPhone = (message: FieldKey) => text(40, { error: message, tooLong: message });

const readPhone = (message: FieldKey) => (typed: string, context: z.RefinementCtx) => {
  const normal = normalizePhone(typed);
  if (normal !== null) return normal;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
};

const phone = (message: FieldKey) => typedPhone(message).transform(readPhone(message));

/** An empty field means no phone. */
const phoneOrNone = (message: FieldKey) =>
  typedPhone(message)
    .transform((typed, context) => (typed.trim() === '' ? undefined : readPhone(message)(typed, context)))
    .optional();

const email = ownLine(254, 'order-email-required', 'order-email-format').pipe(
  z
    .string()
    .min(1, 'order-email-required')
    .max(254, 'order-email-format')
    .refine((typed) => checkEmail(typed) === null, 'order-email-format'),
);

/** An empty field means no e-mail: nothing can be sent then. */
export const emailOrNone = ownLine(254, 'wrong-kind', 'order-email-format').pipe(
  z
    .string()
    .max(254, 'order-email-format')
    .refine((typed) => typed === '' || checkEmail(typed) === null, 'order-email-format'),
);

export const paymentKind = z.enum(paymentKinds, { error: 'choose-payment' });

const paymentMethod = ownLine(60, 'required', 'max-letters').pipe(z.string().min(1, 'required').max(60, 'max-letters'));
const comment = trimmedText(400, 'wrong-kind', 'max-letters').pipe(z.string().max(400, 'max-letters'));

/** A label of at least three characters, as the buyer read it. */
const label = (required: FieldKey, max: number) =>
  ownLine(max, required).pipe(z.string().min(3, required).max(max, 'too-long'));

/** One of the two delivery kinds, in either language. */
const chosenDelivery = label('choose-delivery', 40).refine(
  (chosen) => deliveryKindOf(chosen) !== null,
  'choose-delivery',
);
const chosenRegion = label('choose-region', 50);
const chosenCity = label('choose-city', 100);
const chosenAddress = label('give-address', 300);

export const deliveryAddressInput = z.strictObject({
  delivery: chosenDelivery,
  region: chosenRegion,
  city: chosenCity,
  address: chosenAddress,
});

export const contactInput = z.object({ firstName, lastName, phone: phone('order-phone'), email });

/** The short form for guests; only its message for the phone differs. */
export const quickContactInput = contactInput.extend({ phone: phone('quick-phone') });

/** Prices from the client are ignored. */
export const orderLineInput = lineInput.extend({
  currentPrice: z.unknown().optional(),
  discountedPrice: z.unknown().optional(),
  discount: z.unknown().optional(),
  bottleCost: z.unknown().optional(),
});

const orderLinesInput = lineList(orderLineInput).min(1, 'order-empty');

export const orderInput = contactInput.extend({
  deliveryAddress: deliveryAddressInput,
  paymentMethod,
  comment: comment.default(''),
  products: orderLinesInput,
  /** The total that the buyer saw; if it has changed, the order is refused. */
  totalSum: seenTotal.optional(),
  /** Sent by the form, but ignored: the server determines these itself. */
  delivery: z.unknown().optional(),
  region: z.unknown().optional(),
  city: z.unknown().optional(),
  address: z.unknown().optional(),
  userId: z.unknown().optional(),
  status: z.unknown().optional(),
});
export type OrderInput = z.output<typeof orderInput>;

/** Free text in all four fields of the address. */
export const clarificationInput = contactInput.extend({
  phone: phoneOrNone('order-phone'),
  /** Only staff may leave it empty. */
  email: emailOrNone,
  /** Only staff may change it. */
  paymentKind: paymentKind.optional(),
  paymentMethod: paymentMethod.optional(),
  comment: comment.optional(),
  deliveryAddress: z.strictObject({
    delivery: ownLine(40, 'choose-delivery').pipe(z.string().min(3, 'choose-delivery').max(40, 'too-long')),
    region: ownLine(50, 'choose-region').pipe(z.string().min(3, 'choose-region').max(50, 'too-long')),
    city: ownLine(100, 'choose-city').pipe(z.string().min(3, 'choose-city').max(100, 'too-long')),
    address: ownLine(300, 'give-address').pipe(z.string().min(1, 'give-address').max(300, 'too-long')),
  }),
  /** The complete list of goods; only staff may change it. */
  products: orderLinesInput.optional(),
  /** Optimistic concurrency. */
  version: editedVersion,
  /** Sent by the form, but ignored: the server sets subject and status itself. */
  letterSubject: z.unknown().optional(),
  status: z.unknown().optional(),
});
export type Clarification = z.output<typeof clarificationInput>;

/** The fields that a buyer fills in to clarify an order. */
export const clarificationForm = clarificationInput
  .omit({ products: true, version: true, letterSubject: true, status: true, paymentKind: true })
  .extend({ email });

/** Subject of the e-mail that follows. */
export const clarifiedSubject: Record<Language, string> = {
  uk: 'Ваше замовлення уточнене!',
  en: 'Your order has been clarified!',
};

export const orderStatus = z.enum(orderStatuses);

/** A snapshot of what was bought. */
const orderLine = z.object({
  product: z.object({
    _id: id,
    name: z.string(),
    itemNo: z.string().nullable(),
    imageFirst: z.string().nullable(),
    brand: z.object({ name: z.string() }),
    bottling: z.boolean(),
    sizes: z.number().int().nullable(),
  }),
  cartQuantity: z.number().int(),
  currentPrice: uah,
  discount: z.number().int(),
  /** Discounted price of one piece or millilitre. */
  discountedPrice: uah,
  bottleCost,
  totalCost: uah,
});
export type OrderLine = z.infer<typeof orderLine>;

/** What is still to be paid, if a part is paid. */
const rest = totalSum.optional();

/** Money that went back or is on its way, oldest first; missing if there is none. */
const refundOfBuyer = z.object({
  amount: uah,
  isDone: z.boolean(),
  /** As staff wrote it; empty if the shop refunded by itself. */
  reason: z.string(),
  /** The shop paid it back itself, since the bank could not. */
  otherWay: z.enum(otherWays).optional(),
  date: z.iso.datetime(),
});
export type RefundOfBuyer = z.infer<typeof refundOfBuyer>;
const refunds = z.array(refundOfBuyer).optional();

export const order = z.object({
  _id: id,
  orderNo: z.number().int(),
  date: z.iso.datetime(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  status: orderStatus,
  /** The shop's own name and colour of that status, if defined. */
  statusShown: z.object({ name: z.string(), color: z.string() }).nullable(),
  paymentMethod: z.string(),
  paymentKind: z.enum(paymentKinds),
  paymentState: z.enum(paymentStates),
  comment: z.string(),
  totalSum,
  rest,
  refunds,
  deliveryAddress: z.object({ delivery: z.string(), region: z.string(), city: z.string(), address: z.string() }),
  products: z.array(orderLine),
  /** Once it has a waybill. */
  parcel: parcel.optional(),
});
export type Order = z.infer<typeof order>;

/** The data of `PRICE_CHANGED` and `OUT_OF_STOCK`: the current cart, and which goods are short. */
export const changedCart = z.object({
  lines: z.array(cartLine),
  totalCost: uah,
  /** Ids of goods with insufficient stock. */
  short: z.array(id),
});
export type ChangedCart = z.infer<typeof changedCart>;

export const placedOrder = z.object({
  order,
  /** Where to pay. Null if there is nothing to pay, or while the bank is unavailable: the order is placed all the same. */
  pageUrl: z.string().nullable(),
});

export const placeOrder = endpoint({
  name: 'placeOrder',
  summary: 'Buys: takes the stock, writes the order and opens an invoice at the bank',
  method: 'POST',
  path: 'orders',
  aliases: ['customer/orders', 'admin/orders'],
  access: everyone,
  body: orderInput,
  response: placedOrder,
  done: 'order-placed',
  isIdempotent: true,
});

/** For a client that lost the response of `placeOrder`; it gets the state of the order from `getOrderPayment`. */
export const findPlacedOrder = endpoint({
  name: 'findPlacedOrder',
  summary: 'The order that the sender of this Idempotency-Key has placed with it, if any',
  method: 'GET',
  path: 'orders/placed',
  access: everyone,
  response: z.object({ _id: id }),
  isIdempotent: true,
});

export const listOwnOrders = endpoint({
  name: 'listOwnOrders',
  summary: 'The orders of the caller, the newest first',
  method: 'GET',
  path: 'orders',
  aliases: ['customer/orders', 'admin/orders'],
  access: own('orders'),
  response: z.array(order),
});

export const changeOrder = endpoint({
  name: 'changeOrder',
  summary: 'A buyer clarifies an own order; a person of the shop edits any',
  method: 'PUT',
  path: 'orders/{id}',
  aliases: ['customer/orders/{id}', 'admin/orders/{id}'],
  access: own('orders'),
  params: z.object({ id }),
  body: clarificationInput,
  response: z.object({ order }),
  done: 'order-clarified',
});

/** Staff uses the admin area, other users the customer area; a guest the plain path. */
const ordersIn = (area: Area) => ({
  list: inArea(area, listOwnOrders),
  place: inArea(area, placeOrder),
  change: inArea(area, changeOrder),
});
export const ownOrders = { customer: ordersIn('customer'), admin: ordersIn('admin') };

/** Hryvnias, up to what one order can cost. */
const sum = z.coerce.number<number>().min(0).max(20_000_000);

/** What the orders of the panel are narrowed to: the list, its export and saved views. */
export const orderFilters = z.object({
  status: orderStatus.optional(),
  find: text(100).optional(),
  delivery: z.enum(deliveryKinds).optional(),
  payment: z.enum(paymentStates).optional(),
  /** First and last day, in the shop's time zone. */
  from: day.optional(),
  to: day.optional(),
  sumFrom: sum.optional(),
  sumTo: sum.optional(),
  /** A tag of staff, in any case. */
  tag: text(40).optional(),
});
export type OrderFilters = z.output<typeof orderFilters>;

export const listOrders = endpoint({
  name: 'listOrders',
  summary: 'All orders, newest first, by status, delivery, payment, days, sum, tag, number or name',
  method: 'GET',
  path: 'orders/all',
  aliases: ['admin/orders/all'],
  access: admin('orders'),
  query: orderFilters.extend({
    perPage: perPage(10),
    startPage,
    sort: z.enum(['-date', 'date']).default('-date'),
  }),
  response: z.object({
    orders: z.array(order),
    ordersQuantity: z.number().int(),
    countedTo,
    /** Counts by delivery, whatever the `delivery` filter. */
    byDelivery: z.record(z.enum(deliveryKinds), z.number().int()),
  }),
});

export const setOrderStatus = endpoint({
  name: 'setOrderStatus',
  summary: 'Moves an order on; abolition gives its goods back and is final',
  method: 'PUT',
  path: 'orders/status/{id}',
  aliases: ['admin/orders/status/{id}'],
  access: admin('orders'),
  params: z.object({ id }),
  body: z.object({ status: orderStatus }),
  response: z.object({ status: orderStatus }),
  done: 'order-status-set',
});

/** The state of an order without personal data. */
export const orderState = z.object({
  orderNo: z.number().int(),
  date: z.iso.datetime(),
  status: orderStatus,
  statusShown: z.object({ name: z.string(), color: z.string() }).nullable(),
  paymentKind: z.enum(paymentKinds),
  paymentState: z.enum(paymentStates),
  totalSum,
  rest,
  refunds,
  /** Why the bank refused instalments. */
  paymentProblem: z.enum(instalmentProblems).optional(),
  /** Whether `payOrder` can return a payment page. */
  canBePaid: z.boolean(),
  /** Once it has a waybill. */
  parcel: parcel.optional(),
});
export type OrderState = z.infer<typeof orderState>;

export const orderNo = text(15, { error: 'order-number', tooLong: 'order-number' }).regex(/^\d{1,15}$/, 'order-number');

/** The number as copied from an e-mail, '№ 100123', and the phone in any spelling. */
export const trackingForm = z.object({
  orderNo: text(60, { tooLong: 'order-number' })
    .transform((typed) => typed.replaceAll(/[\s№#]/g, ''))
    .pipe(orderNo),
  phone: phone('order-phone'),
});

export const trackOrder = endpoint({
  name: 'trackOrder',
  summary: 'Where an order stands, for a caller who knows its number and the phone on it',
  method: 'GET',
  path: 'orders/track/{orderNo}',
  access: everyone,
  params: z.object({ orderNo }),
  query: z.object({ phone: phone('order-phone') }),
  response: orderState.extend({ _id: id }),
});

/** The order's id is a secret of its buyer; the bank redirects back with it. */
export const getOrderPayment = endpoint({
  name: 'getOrderPayment',
  summary: 'The payment of an order as the bank reports it, requested again if it is still open',
  method: 'GET',
  path: 'orders/payment/{id}',
  access: everyone,
  params: z.object({ id }),
  response: orderState,
});

export const payOrder = endpoint({
  name: 'payOrder',
  summary: 'Where to pay an order that is not paid yet: the open invoice, or a new one after a failure',
  method: 'POST',
  path: 'orders/payment/{id}',
  access: everyone,
  params: z.object({ id }),
  response: z.object({ pageUrl: z.string() }),
});
