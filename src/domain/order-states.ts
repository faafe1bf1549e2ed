export const orderStatuses = ['specified', 'processed', 'send', 'completed', 'abolition'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Staff, the buyer, or the shop itself (timeouts). */
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
  // Shipped goods cannot return to stock automatically: staff decide.
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

/** The buyer may correct contact and delivery while a clarification is requested. */
export function canBeClarified(status: OrderStatus): boolean {
  return canChangeStatus('customer', status, 'processed');
}

/** Staff may edit goods, contact and delivery until the order is shipped. */
export function canBeEdited(status: OrderStatus): boolean {
  return status === 'specified' || status === 'processed';
}
