import { finalOrderStatuses, isOrderStatus, type OrderStatus } from './order-states.ts';

/** How long a status set by staff can be taken back. Its e-mail waits as long. */
export const undoPeriodMs = 10_000;

/** A final status returns stock and money at once, so it cannot be taken back and its e-mail does not wait. */
export const canBeUndone = (status: OrderStatus): boolean => !finalOrderStatuses.includes(status);

type LatestEvent = {
  readonly kind: string;
  readonly actorId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

/**
 * The status to return to; null if there is nothing to take back. Only the person who set the status may, and only if nothing has
 * happened to the order since.
 */
export function statusBefore(latest: LatestEvent, status: OrderStatus, personId: string): OrderStatus | null {
  const { from, to } = latest.details;
  const isTheirs = latest.kind === 'status-changed' && latest.actorId === personId && to === status;
  return isTheirs && canBeUndone(status) && isOrderStatus(from) ? from : null;
}
