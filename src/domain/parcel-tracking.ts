import { dayMs, hourMs, type ShopDay } from './dates.ts';
import type { OrderStatus } from './order-states.ts';

/** The way of a parcel by the carrier's status codes. */

export const parcelPhases = [
  'registered',
  'moving',
  'arrived',
  'received',
  'refused',
  'unclaimed',
  'lost',
  'deleted',
] as const;
export type ParcelPhase = (typeof parcelPhases)[number];

const phases = {
  /** 3: the carrier does not know the number, which is so for a while after it was given. */
  registered: [1, 3],
  moving: [4, 41, 5, 6, 12, 14, 15, 101, 104, 107, 111, 112],
  arrived: [7, 8],
  received: [9, 10, 11, 106],
  refused: [102, 103],
  unclaimed: [105],
  lost: [124],
  deleted: [2],
} as const satisfies Readonly<Record<ParcelPhase, readonly number[]>>;

/** A code that the shop has words for. */
export type ParcelCode = (typeof phases)[ParcelPhase][number];

export const isParcelCode = (code: number): code is ParcelCode =>
  Object.values<readonly number[]>(phases).some((codes) => codes.includes(code));

/** An unknown code means that it is somewhere on its way. */
export const phaseOf = (code: number): ParcelPhase =>
  parcelPhases.find((phase) => (phases[phase] as readonly number[]).includes(code)) ?? 'moving';

/** The carrier has the parcel: the waybill can be neither changed nor deleted. */
export const isScanned = (phase: ParcelPhase): boolean => phase !== 'registered' && phase !== 'deleted';

const isFinal = (phase: ParcelPhase) => phase === 'received' || phase === 'deleted';

/** A number that the carrier forgot, or a parcel that nobody moves. */
const longestWayMs = 45 * dayMs;

/** When to ask again; null for never. Often while it moves, daily once it has arrived or goes back. */
export function nextTrackingAt({ phase, madeAt, now }: { phase: ParcelPhase; madeAt: Date; now: Date }): Date | null {
  if (isFinal(phase) || now.getTime() - madeAt.getTime() > longestWayMs) return null;
  const pauseMs = { registered: 2 * hourMs, moving: hourMs }[phase as string] ?? dayMs;
  return new Date(now.getTime() + pauseMs);
}

/** Only such numbers may be asked for: one that is wrong refuses the whole batch. */
export const isWaybillNumber = (number: string): boolean => /^\d{14}$/.test(number);

const parcelTroubles = ['refused', 'unclaimed', 'lost', 'storage-ends'] as const;
export type ParcelTrouble = (typeof parcelTroubles)[number];

/** Also of the waybill: refused by the carrier, awaited for long, or left over from a cancelled order. */
export const shipmentTroubles = [...parcelTroubles, 'waybill-refused', 'waybill-awaited', 'order-cancelled'] as const;
export type ShipmentTrouble = (typeof shipmentTroubles)[number];

const storageWarningMs = 2 * dayMs;

/** What staff should look at; null if all is well. */
export function troubleOf(
  { phase, storedUntil }: { phase: ParcelPhase; storedUntil: ShopDay | null },
  today: ShopDay,
): ParcelTrouble | null {
  if (phase === 'refused' || phase === 'unclaimed' || phase === 'lost') return phase;
  const isEnding = storedUntil !== null && Date.parse(storedUntil) - Date.parse(today) <= storageWarningMs;
  return phase === 'arrived' && isEnding ? 'storage-ends' : null;
}

type LatestShipment = {
  readonly state: 'requested' | 'unknown' | 'created' | 'refused' | 'deleted';
  readonly statusCode: number | null;
  readonly storedUntil: ShopDay | null;
  readonly createdAt: Date;
  readonly orderStatus: OrderStatus;
};

/** Longer than a short outage of the carrier. */
const longWaitMs = hourMs / 2;

/** The latest waybill of an order as staff should look at it; null if all is well, or the order is closed. */
export function shipmentTroubleOf(shipment: LatestShipment, today: ShopDay, now: Date): ShipmentTrouble | null {
  const { state, statusCode, storedUntil, createdAt, orderStatus } = shipment;
  const phase = phaseOf(statusCode ?? 1);
  if (orderStatus === 'abolition') return state === 'created' && phase === 'registered' ? 'order-cancelled' : null;
  if (orderStatus === 'completed' || state === 'deleted') return null;
  if (state === 'refused') return 'waybill-refused';
  if (state === 'created') return troubleOf({ phase, storedUntil }, today);
  return now.getTime() - createdAt.getTime() > longWaitMs ? 'waybill-awaited' : null;
}

/** The carrier's own page of a parcel. */
export const trackingLink = (number: string): string => `https://novaposhta.ua/tracking/?cargo_number=${number}`;
