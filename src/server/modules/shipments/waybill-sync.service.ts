import { z } from 'zod';
import { dayMs, minuteMs, shopDay } from '#domain/dates.ts';
import { nextTrackingAt } from '#domain/parcel-tracking.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { enqueue } from '#server/jobs/define-job.ts';
import {
  CarrierBusy,
  CarrierRefused,
  isUnavailable,
  type Recipient,
  type Waybill,
  type WaybillRequest,
} from './parcel-carrier.ts';
import { findSender } from './sender.service.ts';
import * as repository from './shipments.repository.ts';

/** Queued jobs store its name. */
export const syncWaybillCall = { name: 'sync-waybill', payload: z.object({ id: z.uuid() }) };

type Claimed = NonNullable<Awaited<ReturnType<typeof repository.claimShipment>>>;

/** Longer than all calls of one turn with their time-outs, so that a waybill is not sent twice concurrently. */
const turnMs = 3 * minuteMs;
/** The carrier writes a waybill some seconds after its answer: before that, "not found" proves nothing. */
const settlingMs = 30_000;
const firstPauseMs = 10_000;
const longestPauseMs = 15 * minuteMs;
const mostAtOnce = 50;

/** What the carrier still has to do for one waybill: make it, find it, change it or delete it. */
export async function syncWaybill(context: Context, id: string): Promise<void> {
  const now = context.now();
  const claim = { now, notSince: new Date(now.getTime() - turnMs) };
  const shipment = await repository.claimShipment(context.db, id, claim);
  if (!shipment) return;
  try {
    await release(context, shipment, await carryOut(context, shipment));
  } catch (error) {
    if (!isPassing(error)) {
      await release(context, shipment, retryLater(context, shipment));
      throw error;
    }
    context.log.warn({ err: error, shipmentId: id, orderNo: shipment.orderNo }, 'the carrier is unavailable');
    await release(context, shipment, retryLater(context, shipment));
  }
  const left = await repository.findShipment(context.db, id);
  // Later work of the same waybill; the sweep would find it too, at the next full minute.
  const delayMs = left?.nextTryAt ? left.nextTryAt.getTime() - context.now().getTime() : null;
  if (delayMs !== null && delayMs > 0)
    await enqueue(context, syncWaybillCall, { id }, { key: `waybill-${id}`, delayMs });
}

/** The directories refuse in the words of the API. */
const isPassing = (error: unknown) =>
  isUnavailable(error) || (error instanceof Refusal && error.code === 'UNAVAILABLE');

type Outcome = repository.ShipmentColumns;

const done: Outcome = { problem: null, attempts: 0, nextTryAt: null };

/** With exponential back-off; the state stays, so that the next turn continues where this one ended. */
function retryLater({ now }: Context, { attempts }: Pick<Claimed, 'attempts'>): Outcome {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 10));
  return { problem: 'unavailable', attempts: attempts + 1, nextTryAt: new Date(now().getTime() + pauseMs) };
}

/** Ends the turn. A wish of staff that came meanwhile stays: it has its own job. */
async function release({ db, now, log }: Context, shipment: Claimed, outcome: Outcome): Promise<void> {
  const isHeld = await repository.updateClaimed(db, shipment, { ...outcome, claimedAt: null }, now());
  if (!isHeld) log.error({ shipmentId: shipment.id, outcome: outcome.state }, 'a turn of a waybill lasted too long');
}

function carryOut(context: Context, shipment: Claimed): Promise<Outcome> {
  if (shipment.state === 'requested' && shipment.isCancelled) return Promise.resolve({ ...done, state: 'deleted' });
  if (shipment.state === 'requested') return make(context, shipment);
  if (shipment.state === 'unknown') return lookUp(context, shipment);
  return shipment.deleteRequestedAt ? remove(context, shipment) : change(context, shipment);
}

const madeOf = ({ now }: Context, { ref, number, costKopecks, arrivesOn }: Waybill): Outcome => ({
  ...done,
  state: 'created',
  ref,
  number,
  costKopecks,
  arrivesOn,
  statusCode: 1,
  nextTrackingAt: nextTrackingAt({ phase: 'registered', madeAt: now(), now: now() }),
});

/** Of a write: nothing was done, and it would be refused again. */
const refusalOf = ({ reason, codes }: CarrierRefused) => reason || codes.join(', ') || 'без пояснення';

async function make(context: Context, shipment: Claimed): Promise<Outcome> {
  try {
    const request = await requestOf(context, shipment);
    // From here on the waybill may exist: a process that dies now leaves a row that is looked up first.
    const sent = { state: 'unknown' as const, sentAt: context.now() };
    if (!(await repository.updateClaimed(context.db, shipment, sent, context.now()))) return {};
    try {
      return madeOf(context, await context.carrier.createWaybill(request));
    } catch (error) {
      // Over the rate limit nothing was done: it is to be sent again, without a search.
      if (error instanceof CarrierBusy) return { ...retryLater(context, shipment), state: 'requested' };
      throw error;
    }
  } catch (error) {
    if (!(error instanceof CarrierRefused)) throw error;
    const { id: shipmentId, orderNo } = shipment;
    context.log.warn({ err: error, shipmentId, orderNo }, 'the carrier refused a waybill');
    return { ...done, state: 'refused', problem: refusalOf(error) };
  }
}

/** By our order's number, among the waybills of those days. */
async function lookUp(context: Context, shipment: Claimed): Promise<Outcome> {
  const { db, carrier, now, log } = context;
  const sentMs = (shipment.sentAt ?? shipment.createdAt).getTime();
  const from = shopDay(new Date(sentMs - dayMs));
  const to = [shopDay(new Date(now().getTime() + dayMs)), shipment.sendOn].toSorted().at(-1) ?? shipment.sendOn;
  const known = new Set(await repository.listKnownRefs(db, shipment.orderId));
  const listed = await carrier.listWaybills(from, to);
  const found = listed.filter(({ orderNo, ref }) => orderNo === String(shipment.orderNo) && !known.has(ref));
  const [waybill] = found;
  if (found.length > 1)
    log.error({ orderNo: shipment.orderNo, count: found.length }, 'the carrier has several waybills of an order');
  if (waybill) return madeOf(context, waybill);
  const settledMs = sentMs + settlingMs;
  if (now().getTime() < settledMs) return { problem: 'unavailable', nextTryAt: new Date(settledMs) };
  return { state: 'requested', problem: null, nextTryAt: now() };
}

async function change(context: Context, shipment: Claimed): Promise<Outcome> {
  const { ref, changeRequestedAt } = shipment;
  try {
    const request = await requestOf(context, shipment);
    const { costKopecks, arrivesOn } = await context.carrier.changeWaybill(ref ?? '', request);
    // A change that staff asked for meanwhile is a turn of its own.
    const latest = await repository.findShipment(context.db, shipment.id);
    const isLatest = latest?.changeRequestedAt?.getTime() === changeRequestedAt?.getTime();
    return {
      ...(isLatest ? { ...done, changeRequestedAt: null } : { nextTryAt: context.now() }),
      costKopecks,
      arrivesOn,
    };
  } catch (error) {
    if (!(error instanceof CarrierRefused)) throw error;
    context.log.warn({ err: error, shipmentId: shipment.id }, 'the carrier refused to change a waybill');
    return { ...done, changeRequestedAt: null, problem: refusalOf(error) };
  }
}

/** The carrier says the same of a waybill that is deleted already and of one that is not written yet: tracking knows. */
async function remove(context: Context, shipment: Claimed): Promise<Outcome> {
  const { ref, number, phone } = shipment;
  const gone: Outcome = { ...done, state: 'deleted', deleteRequestedAt: null, nextTrackingAt: null };
  try {
    if (await context.carrier.deleteWaybill(ref ?? '')) return gone;
    const [tracked] = await context.carrier.trackParcels([{ number: number ?? '', phone }]);
    if (tracked?.code === 2) return gone;
    if (tracked && tracked.code !== 1 && tracked.code !== 3)
      return { ...done, deleteRequestedAt: null, problem: tracked.text, nextTrackingAt: context.now() };
    return retryLater(context, shipment);
  } catch (error) {
    if (!(error instanceof CarrierRefused)) throw error;
    context.log.warn({ err: error, shipmentId: shipment.id }, 'the carrier refused to delete a waybill');
    return { ...done, deleteRequestedAt: null, problem: refusalOf(error) };
  }
}

async function requestOf(context: Context, shipment: Claimed): Promise<WaybillRequest> {
  const { orderNo, weightGrams, seats, lengthCm, widthCm, heightCm } = shipment;
  const { description, declaredUah, payer, cashOnDeliveryUah } = shipment;
  const today = shopDay(context.now());
  return {
    orderNo,
    sender: await findSender(context),
    recipient: await recipientOf(context, shipment),
    // A waybill that waited over midnight is of today.
    sendOn: shipment.sendOn < today ? today : shipment.sendOn,
    weightGrams,
    seats,
    lengthCm,
    widthCm,
    heightCm,
    description,
    declaredUah,
    payer,
    cashOnDeliveryUah,
  };
}

async function recipientOf(context: Context, shipment: Claimed): Promise<Recipient> {
  const { firstName, lastName, phone, destination, region, city, branchNo } = shipment;
  const person = { firstName, lastName, phone };
  if (destination === null) {
    const words = { region: region.replace(/\s+область$/i, ''), city: city.replace(/^м\.\s*/i, ''), branchNo };
    return { ...person, party: null, ...words };
  }
  const { cityRef, kind } = destination;
  const party = await partyOf(context, person);
  const addressRef =
    destination.kind === 'door' ? await context.carrier.saveAddress(party, destination) : destination.pointRef;
  return { ...person, party, cityRef, addressRef, kind };
}

async function partyOf({ db, carrier }: Context, person: { firstName: string; lastName: string; phone: string }) {
  const name = `${person.lastName} ${person.firstName}`;
  const known = await repository.findRecipient(db, person.phone, name);
  if (known) return known;
  const party = await carrier.saveRecipient(person);
  await repository.rememberRecipient(db, { phone: person.phone, name, ...party });
  return party;
}

/** Catches up on what a killed process or an unavailable carrier has left. */
export async function syncWaybills(context: Context): Promise<void> {
  for (const id of await repository.listDue(context.db, context.now(), mostAtOnce)) await syncWaybill(context, id);
}
