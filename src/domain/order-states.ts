export const orderStatuses = ['specified', 'processed', 'send', 'completed', 'abolition'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Who changes an order: a person of the shop, its buyer, or the shop itself when an invoice runs out. */
export type OrderActor = 'admin' | 'customer' | 'shop';

export const firstOrderStatus: OrderStatus = 'processed';

export const finalOrderStatuses: readonly OrderStatus[] = ['abolition'];

export const orderStatusChanges: Record<OrderActor, Record<OrderStatus, readonly OrderStatus[]>> = {
  admin: {
    specified: orderStatuses,
    processed: orderStatuses,
    send: orderStatuses,
    completed: orderStatuses,
    abolition: [],
  },
  customer: {
    specified: ['processed'],
    processed: [],
    send: [],
    completed: [],
    abolition: [],
  },
  // Goods that have left cannot go back into stock by themselves: from `send` on, a person decides.
  shop: {
    specified: ['abolition'],
    processed: ['abolition'],
    send: [],
    completed: [],
    abolition: [],
  },
};

export function isOrderStatus(value: unknown): value is OrderStatus {
  return orderStatuses.some((status) => status === value);
}

export function canChangeStatus(actor: OrderActor, from: OrderStatus, to: OrderStatus): boolean {
  return orderStatusChanges[actor][from].includes(to);
}

/** The buyer may correct contact and delivery while the shop waits for exactly that. */
export function canBeClarified(status: OrderStatus): boolean {
  return canChangeStatus('customer', status, 'processed');
}

/** Goods, contact and delivery may be edited by an admin until the parcel is on its way. */
export function canBeEdited(status: OrderStatus): boolean {
  return status === 'specified' || status === 'processed';
}
