import { describe, expect, test } from 'vitest';
import {
  canChangePayment,
  firstPaymentState,
  type PaymentState,
  paymentStateChanges,
  paymentStates,
} from './payment-states.ts';

describe('the state of a payment', () => {
  test('is one of five, and a new one is awaiting', () => {
    expect(paymentStates).toEqual(['awaiting', 'paid', 'failed', 'expired', 'refunded']);
    expect(firstPaymentState).toBe('awaiting');
  });

  test('every state can be reached from awaiting, and only final ones cannot be left', () => {
    const reached = new Set<PaymentState>([firstPaymentState]);
    for (const state of reached) {
      for (const next of paymentStateChanges[state]) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual(paymentStates.toSorted());
    expect(paymentStates.filter((state) => paymentStateChanges[state].length === 0)).toEqual(['refunded']);
  });

  test('no state changes into itself, so that a repeated webhook is idempotent', () => {
    expect(paymentStates.filter((state) => canChangePayment(state, state))).toEqual([]);
  });

  test('a paid order is never unpaid again except by a refund', () => {
    expect(paymentStateChanges.paid).toEqual(['refunded']);
  });

  test('a late payment or one after a declined attempt is accepted', () => {
    expect(canChangePayment('failed', 'paid')).toBe(true);
    expect(canChangePayment('expired', 'paid')).toBe(true);
  });
});
