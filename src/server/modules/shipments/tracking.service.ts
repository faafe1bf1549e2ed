import { dayMs } from '#domain/dates.ts';
import { canBeMarkedPaid, owedKopecks } from '#domain/order-process.ts';
import { isScanned, isWaybillNumber, nextTrackingAt, type ParcelPhase, phaseOf } from '#domain/parcel-tracking.ts';
import { wholeUah } from '#domain/waybill.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { advance, lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import { parcelLetter } from './parcel.letter.ts';
import { isUnavailable, type TrackedParcel } from './parcel-carrier.ts';
import * as repository from './shipments.repository.ts';

type Shipment = repository.ShipmentRow;

/** The carrier's limit. */
const batchSize = 100;
const mostAtOnce = 2000;

/** Asks where the parcels are whose time has come. A batch that fails is asked again by the next run. */
export async function trackParcels(context: Context): Promise<void> {
  const due = await repository.listToTrack(context.db, context.now(), mostAtOnce);
  for (let first = 0; first < due.length; first += batchSize) {
    try {
      await trackBatch(context, due.slice(first, first + batchSize));
    } catch (err) {
      if (!isUnavailable(err)) throw err;
      context.log.warn({ err }, 'the carrier does not return the statuses of the parcels');
      return;
    }
  }
}

/** For staff who wait: one parcel at once. */
export async function trackNow(context: Context, shipment: Shipment): Promise<void> {
  try {
    // The carrier's report is not an action of the caller.
    await trackBatch({ ...context, person: null }, [shipment]);
  } catch (error) {
    if (isUnavailable(error)) throw new Refusal('UNAVAILABLE', { because: 'carrier-silent' });
    throw error;
  }
}

async function trackBatch(context: Context, batch: readonly Shipment[]): Promise<void> {
  const asked = batch.filter(({ number }) => number !== null && isWaybillNumber(number));
  for (const { id, number } of batch.filter((one) => !asked.includes(one))) {
    context.log.error({ shipmentId: id, number }, 'a waybill has a number that the carrier would refuse');
    await repository.updateShipment(context.db, id, { nextTrackingAt: null }, context.now());
  }
  if (asked.length === 0) return;
  const parcels = asked.map(({ number, phone }) => ({ number: number ?? '', phone }));
  const rows = await context.carrier.trackParcels(parcels);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const shipment of asked) {
    const row = byNumber.get(shipment.number ?? '');
    if (row) await applyTracking(context, shipment, row);
    // A parcel that the answer leaves out must not be asked for in every run.
    else await repository.updateShipment(context.db, shipment.id, { nextTrackingAt: dayLater(context) }, context.now());
  }
}

const dayLater = ({ now }: Context) => new Date(now().getTime() + dayMs);

/** Writes the state, moves the order and queues the e-mail in one transaction: each happens once. */
function applyTracking(context: Context, { id, orderId }: Shipment, row: TrackedParcel): Promise<void> {
  return inRetriedTransaction(context, async (context) => {
    const { db, now } = context;
    const locked = await lockProcess(context, orderId);
    const shipment = await repository.findShipment(db, id);
    if (shipment?.state !== 'created') return;
    const before = phaseOf(shipment.statusCode ?? 1);
    // "Not found" is no news of a parcel that was seen before.
    const isNews = row.code !== 3 && row.code !== 0 && row.code !== shipment.statusCode;
    const phase = isNews ? phaseOf(row.code) : before;
    const at = row.at ?? now();
    const event = { code: row.code, text: row.text, at: at.toISOString() };
    const movedTo = await moveOrder(context, locked, shipment, phase);
    await repository.updateShipment(
      db,
      id,
      {
        ...(isNews && {
          statusCode: row.code,
          statusText: row.text,
          statusAt: at,
          events: [...shipment.events, event],
        }),
        ...(phase === 'deleted' && { state: 'deleted' as const, deleteRequestedAt: null, changeRequestedAt: null }),
        arrivesOn: row.arrivesOn ?? shipment.arrivesOn,
        storedUntil: row.storedUntil ?? shipment.storedUntil,
        returnNumber: row.returnNumber ?? shipment.returnNumber,
        orderMovedTo: movedTo,
        trackedAt: now(),
        nextTrackingAt: nextTrackingAt({ phase, madeAt: shipment.createdAt, now: now() }),
      },
      now(),
    );
    if (phase !== before) await notifyBuyer(context, id, phase);
  });
}

type Locked = Awaited<ReturnType<typeof lockProcess>>;

/** Each step once, and only from where the order stood before it: what staff set in between stays. */
async function moveOrder(
  context: Context,
  locked: Locked,
  shipment: Shipment,
  phase: ParcelPhase,
): Promise<Shipment['orderMovedTo']> {
  const { orderId, number } = shipment;
  let movedTo = shipment.orderMovedTo;
  if (!isScanned(phase)) return movedTo;
  if (movedTo === null) {
    await advance(context, locked, { kind: 'tracked', to: 'send' });
    await tellNumber(context, locked, shipment);
    movedTo = 'send';
  }
  if (phase !== 'received' || movedTo === 'completed') return movedTo;
  const received = await lockProcess(context, orderId);
  // Another sum than is owed was collected if the order changed after the waybill: staff decide what it paid.
  const isCollected = shipment.cashOnDeliveryUah === wholeUah(owedKopecks(received.state));
  if (received.order.paymentKind === 'cash-delivery' && isCollected && canBeMarkedPaid(received.state))
    await advance(context, received, { kind: 'mark-paid', note: `Нова пошта, післяплата, ТТН ${number}` });
  await advance(context, await lockProcess(context, orderId), { kind: 'tracked', to: 'completed' });
  return 'completed';
}

/** Staff said "sent" before there was a waybill: that e-mail had no number. */
async function tellNumber(context: Context, { order }: Locked, { id: shipmentId, createdAt }: Shipment): Promise<void> {
  if (order.status !== 'send') return;
  const sentAt = await repository.findSentAt(context.db, order.id);
  if (sentAt === null || sentAt < createdAt)
    await queueLetter(context, parcelLetter, { shipmentId, news: 'sent' }, `parcel-${shipmentId}-sent`);
}

const letterOf: Partial<Record<ParcelPhase, 'arrived' | 'returning'>> = {
  arrived: 'arrived',
  refused: 'returning',
  unclaimed: 'returning',
};

/** That it is sent, and that it is received, is said with the order's status. */
async function notifyBuyer(context: Context, shipmentId: string, phase: ParcelPhase): Promise<void> {
  const news = letterOf[phase];
  if (news) await queueLetter(context, parcelLetter, { shipmentId, news }, `parcel-${shipmentId}-${news}`);
}
