import type { Order } from '#contracts/orders.ts';
import type { StatusRecord } from '#contracts/statuses.ts';
import type { OrderStatus } from '#domain/order-states.ts';

export type ShownStatuses = Record<OrderStatus, Order['statusShown']>;

/** What the shop calls each status now: the newest record of its type that is on. They come by type, the newest first. */
export function shownStatuses(records: readonly StatusRecord[]): ShownStatuses {
  const newest = (type: OrderStatus) => {
    const record = records.find((one) => one.type === type && one.active);
    return record ? { name: record.name, color: record.color } : null;
  };
  return {
    specified: newest('specified'),
    processed: newest('processed'),
    send: newest('send'),
    completed: newest('completed'),
    abolition: newest('abolition'),
  };
}
