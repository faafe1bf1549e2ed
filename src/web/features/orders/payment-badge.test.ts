import { expect, test } from 'vitest';
import { orderStatuses } from '#domain/order-states.ts';
import { paymentStates } from '#domain/payment-states.ts';
import { shownPaymentOf } from './payment-badge.tsx';

test('nobody is asked to pay for an order that was called off', () => {
  for (const paymentState of ['awaiting', 'failed'] as const) {
    expect(shownPaymentOf({ paymentState, status: 'abolition' })).toBe('abolished');
  }
});

test('every other payment is shown as it is', () => {
  for (const paymentState of paymentStates) {
    for (const status of orderStatuses.filter((one) => one !== 'abolition')) {
      expect(shownPaymentOf({ paymentState, status })).toBe(paymentState);
    }
  }
  for (const paymentState of ['paid', 'expired', 'refunded'] as const) {
    expect(shownPaymentOf({ paymentState, status: 'abolition' })).toBe(paymentState);
  }
});
