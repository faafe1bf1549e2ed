import { hourMs, minuteMs } from '#domain/dates.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import type { Random } from '../drawing/random.ts';
import type { DemoOrderEvent } from './order.ts';

const invoiceLifeMs = 24 * hourMs;

export interface OrderHistory {
  paymentState: PaymentState;
  invoiceExpiresAt: Date;
  stockReturnedAt: Date | null;
  events: DemoOrderEvent[];
}

/** A plausible history for an order of this age and status. */
export function orderHistory(status: OrderStatus, createdAt: Date, now: Date, random: Random): OrderHistory {
  const after = (ms: number): Date => new Date(Math.min(createdAt.getTime() + ms, now.getTime()));
  const invoiceExpiresAt = new Date(createdAt.getTime() + invoiceLifeMs);
  const events: DemoOrderEvent[] = [{ kind: 'created', details: {}, at: createdAt }];
  const change = (from: OrderStatus, to: OrderStatus, ms: number) =>
    events.push({ kind: 'status-changed', details: { from, to }, at: after(ms) });
  const pay = () => events.push({ kind: 'paid', details: {}, at: after(random.between(1, 9) * minuteMs) });

  if (status === 'abolition') {
    const isRefunded = random.chance(0.4);
    const endedAt = isRefunded ? random.between(3, 30) * hourMs : invoiceLifeMs;
    if (isRefunded) {
      pay();
      events.push({ kind: 'refunded', details: {}, at: after(endedAt) });
    } else {
      events.push({ kind: 'payment-expired', details: {}, at: after(endedAt) });
    }
    change('processed', 'abolition', endedAt);
    const paymentState = isRefunded ? 'refunded' : 'expired';
    return { paymentState, invoiceExpiresAt, stockReturnedAt: after(endedAt), events };
  }

  // Only an order with an open invoice may be unpaid: the shop cancels the others by itself.
  const isUnpaid = status === 'processed' && invoiceExpiresAt > now && random.chance(0.6);
  if (isUnpaid) return { paymentState: 'awaiting', invoiceExpiresAt, stockReturnedAt: null, events };

  pay();
  if (status === 'specified') change('processed', 'specified', random.between(1, 5) * hourMs);
  if (status === 'send' || status === 'completed') change('processed', 'send', random.between(4, 22) * hourMs);
  if (status === 'completed') change('send', 'completed', random.between(50, 120) * hourMs);
  return { paymentState: 'paid', invoiceExpiresAt, stockReturnedAt: null, events };
}
