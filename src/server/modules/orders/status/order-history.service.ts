import type { OrderEvent } from '#contracts/admin-orders.ts';
import { asUah } from '#contracts/kit/money.ts';
import { eventAuthors, type OrderEventKind, orderEventKinds } from '#domain/order-events.ts';
import { isOrderStatus } from '#domain/order-states.ts';
import type { Context } from '#server/context.ts';
import { getOrderRow } from '../orders.service.ts';
import * as repository from '../process/order-events.repository.ts';

/** What happened to an order, for whoever runs the shop. */
export async function listHistory(context: Context, orderId: string): Promise<OrderEvent[]> {
  const [{ userId }, events] = await Promise.all([
    getOrderRow(context, orderId),
    repository.listEvents(context.db, orderId),
  ]);
  return events.flatMap((event) => presentEvent(event, userId) ?? []);
}

const isKnownKind = (kind: string): kind is OrderEventKind => orderEventKinds.some((known) => known === kind);

function presentEvent(event: repository.EventRow, buyerId: string | null): OrderEvent | null {
  const { kind, details, actorId, actorName, actorEmail } = event;
  if (!isKnownKind(kind)) return null;
  const isByPerson = actorId !== null && actorId !== buyerId;
  const { from, to, amountKopecks } = details;
  return {
    _id: event.id,
    kind,
    date: event.createdAt.toISOString(),
    by: isByPerson ? 'person' : actorId === null ? eventAuthors[kind] : 'buyer',
    who: isByPerson ? { name: actorName, email: actorEmail ?? '' } : null,
    from: isOrderStatus(from) ? from : null,
    to: isOrderStatus(to) ? to : null,
    amount: typeof amountKopecks === 'number' ? asUah(amountKopecks) : null,
  };
}
