import { z } from 'zod';
import { deliveryKindOf, deliveryKinds } from '#domain/delivery.ts';
import { checkEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { paymentStates } from '#domain/payment-states.ts';
import type { Area } from '#domain/permissions.ts';
import { normalizePhone } from '#domain/phone.ts';
import { bottleCost, cartLine, lineInput, lineList } from './cart.ts';
import { admin, everyone, own } from './kit/access.ts';
import { endpoint, inArea } from './kit/endpoint.ts';
import { editedVersion, id, perPage, startPage, text, trimmedText } from './kit/fields.ts';
import { seenTotal, totalSum, uah } from './kit/money.ts';
import type { FieldKey } from './messages/uk.ts';

type NameMessages = { required: FieldKey; short: FieldKey; long: FieldKey };

/** Trimmed and composed before its length counts; a line break in a name would be one in a letter's heading. */
const ownLine = (max: number, required: FieldKey, tooLong: FieldKey = 'too-long') =>
  trimmedText(max, required, tooLong).transform((typed) => typed.replaceAll(/\p{Cc}+/gu, ' '));

const name = ({ required, short, long }: NameMessages) =>
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

/** An empty field is a phone that was not given, not a wrong one. */
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

const paymentMethod = ownLine(60, 'required', 'max-letters').pipe(z.string().min(1, 'required').max(60, 'max-letters'));
const comment = trimmedText(400, 'wrong-kind', 'max-letters').pipe(z.string().max(400, 'max-letters'));

/** A label of at least three letters: what was chosen, as its buyer read it. */
const label = (required: FieldKey, max: number) =>
  ownLine(max, required).pipe(z.string().min(3, required).max(max, 'too-long'));

/** One of the two that the shop offers, in either language. */
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

/** What the short form of guests asks for; only its words about the phone differ. */
export const quickContactInput = contactInput.extend({ phone: phone('quick-phone') });

/** Prices that a line carries are not believed, and so not looked at. */
const orderLineInput = lineInput.extend({
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
  /** What the buyer saw. If it is something else by now, nothing is bought. */
  totalSum: seenTotal.optional(),
  /** The form's own choices, the session and the first status come along; the shop knows better and reads none of them. */
  delivery: z.unknown().optional(),
  region: z.unknown().optional(),
  city: z.unknown().optional(),
  address: z.unknown().optional(),
  userId: z.unknown().optional(),
  status: z.unknown().optional(),
});
export type OrderInput = z.output<typeof orderInput>;

/** Plain text in all four places: whoever clarifies an order writes what the shop asked for. */
export const clarificationInput = contactInput.extend({
  phone: phoneOrNone('order-phone'),
  paymentMethod: paymentMethod.optional(),
  comment: comment.optional(),
  deliveryAddress: z.strictObject({
    delivery: ownLine(40, 'choose-delivery').pipe(z.string().min(3, 'choose-delivery').max(40, 'too-long')),
    region: ownLine(50, 'choose-region').pipe(z.string().min(3, 'choose-region').max(50, 'too-long')),
    city: ownLine(100, 'choose-city').pipe(z.string().min(3, 'choose-city').max(100, 'too-long')),
    address: ownLine(300, 'give-address').pipe(z.string().min(1, 'give-address').max(300, 'too-long')),
  }),
  /** The goods as they shall be; only a person of the shop may change them. */
  products: orderLinesInput.optional(),
  /** Of the order that was read: whoever edits it later than somebody else is told so. */
  version: editedVersion,
  /** The letter's subject and the next status are the shop's own; what is sent is not read. */
  letterSubject: z.unknown().optional(),
  status: z.unknown().optional(),
});
export type Clarification = z.output<typeof clarificationInput>;

/** What a buyer fills in to answer the shop's question. */
export const clarificationForm = clarificationInput.omit({
  products: true,
  version: true,
  letterSubject: true,
  status: true,
});

/** What the letter that follows is called. */
export const clarifiedSubject: Record<Language, string> = {
  uk: 'Ваше замовлення уточнене!',
  en: 'Your order has been clarified!',
};

export const orderStatus = z.enum(orderStatuses);

/** What was bought, as it was then. */
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
  /** One piece or one millilitre, with its discount. */
  discountedPrice: uah,
  bottleCost,
  /** The whole line, bottles included. */
  totalCost: uah,
});
export type OrderLine = z.infer<typeof orderLine>;

export const order = z.object({
  _id: id,
  orderNo: z.number().int(),
  date: z.iso.datetime(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  status: orderStatus,
  /** The shop's own words and colour for that status, where it has any. */
  statusShown: z.object({ name: z.string(), color: z.string() }).nullable(),
  paymentMethod: z.string(),
  paymentState: z.enum(paymentStates),
  comment: z.string(),
  totalSum,
  deliveryAddress: z.object({ delivery: z.string(), region: z.string(), city: z.string(), address: z.string() }),
  products: z.array(orderLine),
});
export type Order = z.infer<typeof order>;

/** What `PRICE_CHANGED` and `OUT_OF_STOCK` carry in their data: the whole cart as it stands, and whose amount is short. */
export const changedCart = z.object({
  lines: z.array(cartLine),
  totalCost: uah,
  /** Ids of goods of which there is not enough. */
  short: z.array(id),
});
export type ChangedCart = z.infer<typeof changedCart>;

export const placedOrder = z.object({
  order,
  /** Where to pay. Null when there is nothing to pay, or while the bank is away: the order stands and waits. */
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

/** Whoever lost the answer asks with the key that they had sent; the rest is told where every order's payment is. */
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
  summary: 'The orders of whoever asks, the newest first',
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

/** Who may enter the admin area makes these calls there, other buyers in theirs; a guest has only the bare address. */
const ordersIn = (area: Area) => ({
  list: inArea(area, listOwnOrders),
  place: inArea(area, placeOrder),
  change: inArea(area, changeOrder),
});
export const ownOrders = { customer: ordersIn('customer'), admin: ordersIn('admin') };

export const listOrders = endpoint({
  name: 'listOrders',
  summary: 'All orders, newest first, by status, delivery, number or name',
  method: 'GET',
  path: 'orders/all',
  aliases: ['admin/orders/all'],
  access: admin('orders'),
  query: z.object({
    perPage: perPage(10),
    startPage,
    sort: z.enum(['-date', 'date']).default('-date'),
    status: orderStatus.optional(),
    find: text(100).optional(),
    delivery: z.enum(deliveryKinds).optional(),
  }),
  response: z.object({
    orders: z.array(order),
    ordersQuantity: z.number().int(),
    /** How many there are of each delivery, whichever of them is listed. */
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

/** Where an order stands, without a word of who bought what. */
const orderState = z.object({
  orderNo: z.number().int(),
  date: z.iso.datetime(),
  status: orderStatus,
  statusShown: z.object({ name: z.string(), color: z.string() }).nullable(),
  paymentState: z.enum(paymentStates),
  totalSum,
  /** Whether a page to pay on can be had. */
  canBePaid: z.boolean(),
});
export type OrderState = z.infer<typeof orderState>;

const orderNo = text(15, { error: 'order-number', tooLong: 'order-number' }).regex(/^\d{1,15}$/, 'order-number');

/** The number as people copy it from a letter, '№ 100123', and the phone in any spelling. */
export const trackingForm = z.object({
  orderNo: text(60, { tooLong: 'order-number' })
    .transform((typed) => typed.replaceAll(/[\s№#]/g, ''))
    .pipe(orderNo),
  phone: phone('order-phone'),
});

export const trackOrder = endpoint({
  name: 'trackOrder',
  summary: 'Where an order stands, for whoever knows its number and the phone on it',
  method: 'GET',
  path: 'orders/track/{orderNo}',
  access: everyone,
  params: z.object({ orderNo }),
  query: z.object({ phone: phone('order-phone') }),
  response: orderState.extend({ _id: id }),
});

/** An order's id is known to its buyer alone; the bank sends them back with it. */
export const getOrderPayment = endpoint({
  name: 'getOrderPayment',
  summary: 'The payment of an order as the bank tells it, asked again if it is still open',
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
