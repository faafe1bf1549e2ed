import type { OrderStatus } from './order-states.ts';
import type { PaymentState } from './payment-states.ts';

/** Money is owed, and there are still goods to be had for it. */
export function canBePaid({ status, paymentState }: { status: OrderStatus; paymentState: PaymentState }): boolean {
  return status !== 'abolition' && (paymentState === 'awaiting' || paymentState === 'failed');
}
