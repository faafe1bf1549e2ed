import type { OrderState } from '#contracts/orders.ts';

/** What a buyer is told of the money: an order that was called off is paid for by nobody, whatever its last invoice says. */
export type ShownPayment = OrderState['paymentState'] | 'abolished';

export function shownPaymentOf({ paymentState, status }: Pick<OrderState, 'paymentState' | 'status'>): ShownPayment {
  const isUnpaid = paymentState === 'awaiting' || paymentState === 'failed';
  return status === 'abolition' && isUnpaid ? 'abolished' : paymentState;
}
