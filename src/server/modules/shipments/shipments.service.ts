import { waybillProblemTexts } from '#contracts/messages/shipment-problems.ts';
import type { BulkShipment, OrderShipment, WaybillForm } from '#contracts/shipments.ts';
import { shopDay } from '#domain/dates.ts';
import { isScanned, phaseOf, shipmentTroubleOf } from '#domain/parcel-tracking.ts';
import { isDeliveryFree } from '#domain/sales-terms.ts';
import {
  branchNumberOf,
  chargedKg,
  estimatedGrams,
  heaviestWaybillKg,
  usualBox,
  waybillProblems,
  wholeUah,
} from '#domain/waybill.ts';
import { type Context, inTransaction, personOf } from '#server/context.ts';
import { type ConstraintErrors, Refusal, toProblem } from '#server/errors.ts';
import { enqueue } from '#server/jobs/define-job.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { findPointLimits } from '#server/modules/delivery/destination.service.ts';
import { getOrderRow } from '#server/modules/orders/orders.service.ts';
import { lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import { presentShipment } from './shipments.presenter.ts';
import * as repository from './shipments.repository.ts';
import { trackNow } from './tracking.service.ts';
import { syncWaybillCall } from './waybill-sync.service.ts';

type Order = Awaited<ReturnType<typeof lockProcess>>['order'];
type Shipment = repository.ShipmentRow;

const isLive = ({ state }: Shipment) => state === 'requested' || state === 'unknown' || state === 'created';

/** Sent by the carrier, and neither cancelled nor done. */
const canBeSent = ({ deliveryKind, status }: Order) =>
  deliveryKind !== 'pickup' && status !== 'abolition' && status !== 'completed';

/** What the form begins with: nobody should type what the order knows. */
async function defaultsOf(context: Context, order: Order): Promise<WaybillForm> {
  const { now, settings } = context;
  const { lines } = await getOrderRow(context, order.id);
  const weightKg = Math.min(heaviestWaybillKg, chargedKg(estimatedGrams(lines) / 1000));
  const isOnDelivery = order.paymentKind === 'cash-delivery';
  return {
    firstName: order.firstName,
    lastName: order.lastName,
    branchNo: order.destination === null ? branchNumberOf(order.address) : '',
    weightKg,
    seats: 1,
    ...usualBox,
    declaredUah: Math.max(1, wholeUah(order.totalKopecks)),
    cashOnDeliveryUah: isOnDelivery ? wholeUah(order.totalKopecks - order.returnedKopecks - order.paidKopecks) : 0,
    payer: isDeliveryFree(settings.terms, order.totalKopecks) ? 'sender' : settings.sender.payer,
    description: 'Парфумерія',
    sendOn: shopDay(now()),
  };
}

async function describe(context: Context, order: Order, shipment: Shipment | null): Promise<OrderShipment> {
  const canMake = canBeSent(order) && (shipment === null || !isLive(shipment));
  return {
    shipment: shipment && presentShipment(shipment, context),
    defaults: canMake ? await defaultsOf(context, order) : null,
    isTypedAddress: order.destination === null,
    isUnpaid: order.paymentKind !== 'cash-delivery' && order.paymentState !== 'paid',
  };
}

/** The order under row lock, and its latest waybill. */
async function lock(context: Context, orderId: string): Promise<{ order: Order; shipment: Shipment | null }> {
  const { order } = await lockProcess(context, orderId);
  return { order, shipment: await repository.findLatest(context.db, orderId) };
}

/** Without a lock: the page polls it. */
export async function getOrderShipment(context: Context, orderId: string): Promise<OrderShipment> {
  const order = await repository.findOrder(context.db, orderId);
  if (!order) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  return describe(context, order, await repository.findLatest(context.db, orderId));
}

/** Before the carrier is asked. The limits of a locker are its own, as far as they are known. */
async function checkForm(context: Context, order: Order, form: WaybillForm): Promise<void> {
  const { destination } = order;
  const point =
    destination?.kind === 'locker' ? await findPointLimits(context, destination.cityRef, destination.pointRef) : null;
  if (destination === null && order.deliveryKind === 'courier')
    throw new Refusal('NOT_ALLOWED_NOW', { because: 'waybill-needs-door' });
  const found = waybillProblems(form, {
    kind: destination?.kind ?? null,
    highestDeclaredUah: point?.highestDeclaredUah ?? null,
    today: shopDay(context.now()),
  });
  const words = waybillProblemTexts[context.language];
  const data = Object.fromEntries(Object.entries(found).map(([field, problem]) => [field, words[problem]]));
  if (Object.keys(data).length > 0) throw new Refusal('INVALID', { data });
}

const columnsOf = ({ weightKg, ...form }: WaybillForm, { destination, region, city, phone }: Order) => ({
  ...form,
  weightGrams: Math.round(chargedKg(weightKg) * 1000),
  destination,
  region,
  city,
  phone,
});

/** Writes the wish and its job in one transaction; the job asks the carrier. */
async function request(
  context: Context,
  { order, shipment }: { order: Order; shipment: Shipment },
  columns: repository.ShipmentColumns,
  change: { before: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> {
  const { db, now } = context;
  const wish = { problem: null, attempts: 0, nextTryAt: now(), ...columns };
  await repository.updateShipment(db, shipment.id, wish, now());
  await enqueueSync(context, shipment.id);
  await recordChanges(context, [{ thing: 'order', id: order.id, name: `№${order.orderNo}`, ...change }]);
}

const enqueueSync = (context: Pick<Context, 'db'>, id: string) =>
  enqueue(context, syncWaybillCall, { id }, { key: `waybill-${id}` });

export const createShipment = (context: Context, orderId: string, form: WaybillForm) =>
  inTransaction(context, async (context) => {
    const { order, shipment: former } = await lock(context, orderId);
    if (!canBeSent(order)) throw new Refusal('NOT_ALLOWED_NOW', { because: 'order-not-to-send' });
    if (former && isLive(former)) throw new Refusal('NOT_ALLOWED_NOW', { because: 'waybill-exists' });
    await checkForm(context, order, form);
    const { db, now } = context;
    const shipment = await repository.insertShipment(db, {
      orderId,
      ...columnsOf(form, order),
      nextTryAt: now(),
      actorId: personOf(context).userId,
      createdAt: now(),
      updatedAt: now(),
    });
    await request(context, { order, shipment }, {}, { before: { waybill: null }, after: { waybill: 'requested' } });
    return describe(context, order, await repository.findLatest(db, orderId));
  });

/** The created waybill that is not scanned yet; a job that is under way decides first. */
function changeable(shipment: Shipment | null): Shipment {
  if (shipment?.state !== 'created' || shipment.deleteRequestedAt)
    throw new Refusal('NOT_ALLOWED_NOW', { because: 'no-waybill' });
  if (isScanned(phaseOf(shipment.statusCode ?? 1)))
    throw new Refusal('NOT_ALLOWED_NOW', { because: 'waybill-scanned' });
  return shipment;
}

export const changeShipment = (context: Context, orderId: string, form: WaybillForm) =>
  inTransaction(context, async (context) => {
    const { order, shipment: latest } = await lock(context, orderId);
    const shipment = changeable(latest);
    await checkForm(context, order, form);
    const columns = { ...columnsOf(form, order), changeRequestedAt: context.now() };
    const after = { weightKg: form.weightKg, seats: form.seats, declaredUah: form.declaredUah };
    const before = { weightKg: shipment.weightGrams / 1000, seats: shipment.seats, declaredUah: shipment.declaredUah };
    await request(context, { order, shipment }, columns, { before, after });
    return describe(context, order, await repository.findLatest(context.db, orderId));
  });

export const deleteShipment = (context: Context, orderId: string) =>
  inTransaction(context, async (context) => {
    const { order, shipment: latest } = await lock(context, orderId);
    const shipment = changeable(latest);
    const columns = { deleteRequestedAt: context.now(), changeRequestedAt: null };
    const change = { before: { waybill: shipment.number }, after: { waybill: null } };
    await request(context, { order, shipment }, columns, change);
    return describe(context, order, await repository.findLatest(context.db, orderId));
  });

/** A refused one is requested again, an awaited one at once; of a made one the parcel is tracked. */
export async function retryShipment(context: Context, orderId: string): Promise<OrderShipment> {
  const { shipment } = await inTransaction(context, async (context) => {
    const { order, shipment } = await lock(context, orderId);
    if (!shipment || shipment.state === 'deleted') throw new Refusal('NOT_ALLOWED_NOW', { because: 'no-waybill' });
    if (shipment.state === 'refused' && !canBeSent(order))
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'order-not-to-send' });
    const isRefused = shipment.state === 'refused';
    const sendOn = isRefused && shipment.sendOn < shopDay(context.now()) ? { sendOn: shopDay(context.now()) } : {};
    const columns = {
      ...sendOn,
      ...(isRefused && { state: 'requested' as const }),
      nextTryAt: context.now(),
      problem: null,
    };
    await repository.updateShipment(context.db, shipment.id, columns, context.now());
    await enqueueSync(context, shipment.id);
    return { shipment };
  });
  if (shipment.state === 'created') await trackNow(context, shipment);
  return getOrderShipment(context, orderId);
}

/** Each in its own transaction, so that one that is refused does not hold back the others. */
export async function createShipments(context: Context, ids: readonly string[]) {
  const unique = [...new Set(ids)];
  const orders = await repository.listOfOrders(context.db, unique);
  const numbers = new Map(orders.map(({ orderId, orderNo }) => [orderId, orderNo]));
  const results: BulkShipment[] = [];
  for (const id of unique) {
    const about = { _id: id, orderNo: numbers.get(id) ?? null };
    try {
      const { defaults, shipment, isUnpaid } = await getOrderShipment(context, id);
      if (!defaults)
        throw new Refusal('NOT_ALLOWED_NOW', { because: shipment ? 'waybill-exists' : 'order-not-to-send' });
      // One by one staff may decide otherwise; in bulk nobody looks.
      if (isUnpaid) throw new Refusal('NOT_ALLOWED_NOW', { because: 'order-not-paid' });
      await createShipment(context, id, defaults);
      results.push({ ...about, problem: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message, data } = toProblem(error, context.language);
      // Nobody sees a form in bulk: its messages are the reason.
      const atFields = Object.values(data).filter((text) => typeof text === 'string');
      results.push({ ...about, problem: [...new Set(atFields)].join('. ') || message });
    }
  }
  return { results };
}

/** Candidates only: most of them are new waybills without a problem. */
const mostSuspects = 500;
const mostTroubles = 20;

/** For the overview of staff. */
export async function listTroubles({ db, now }: Pick<Context, 'db' | 'now'>) {
  const suspects = await repository.listSuspects(db, mostSuspects);
  const today = shopDay(now());
  const found = suspects.flatMap(({ orderNo, number, ...shipment }) => {
    const trouble = shipmentTroubleOf(shipment, today, now());
    return trouble === null ? [] : [{ orderNo, number, trouble }];
  });
  return found.slice(0, mostTroubles);
}

export const shipmentsConstraints: ConstraintErrors = {
  shipments_one_live_unique: () => new Refusal('NOT_ALLOWED_NOW', { because: 'waybill-exists' }),
};
