import { describe, expect, test } from 'vitest';
import {
  canBePaidAgain,
  canChangePayment,
  finalPaymentStates,
  firstPaymentState,
  isPaymentState,
  type PaymentState,
  paymentStateChanges,
  paymentStates,
  paymentStepsTo,
} from './payment-states.ts';

describe('the state of a payment', () => {
  test('is one of five, and a new one is awaiting', () => {
    expect(paymentStates).toEqual(['awaiting', 'paid', 'failed', 'expired', 'refunded']);
    expect(firstPaymentState).toBe('awaiting');
    expect(paymentStates.every(isPaymentState)).toBe(true);
    expect(['success', 'Paid', '', null].some(isPaymentState)).toBe(false);
  });

  test('every state can be reached from awaiting, and only final ones cannot be left', () => {
    const reached = new Set<PaymentState>([firstPaymentState]);
    for (const state of reached) {
      for (const next of paymentStateChanges[state]) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual(paymentStates.toSorted());
    expect(paymentStates.filter((state) => paymentStateChanges[state].length === 0)).toEqual(finalPaymentStates);
  });

  test('no state changes into itself, so that a repeated notice of the bank is no change', () => {
    expect(paymentStates.filter((state) => canChangePayment(state, state))).toEqual([]);
  });

  test('a paid order is never unpaid again except by a refund', () => {
    expect(paymentStateChanges.paid).toEqual(['refunded']);
  });

  test('money that arrives late or after a declined attempt is still believed', () => {
    expect(canChangePayment('failed', 'paid')).toBe(true);
    expect(canChangePayment('expired', 'paid')).toBe(true);
  });

  test('only a failed payment can be tried again with a new invoice', () => {
    expect(paymentStates.filter(canBePaidAgain)).toEqual(['failed']);
  });

  test('a refund that nobody saw coming was paid first; what cannot be reached has no steps', () => {
    expect(paymentStepsTo('paid', 'refunded')).toEqual(['refunded']);
    expect(paymentStepsTo('awaiting', 'refunded')).toEqual(['paid', 'refunded']);
    expect(paymentStepsTo('expired', 'refunded')).toEqual(['paid', 'refunded']);
    expect(paymentStepsTo('paid', 'failed')).toEqual([]);
    expect(paymentStepsTo('refunded', 'paid')).toEqual([]);
    for (const from of paymentStates) {
      for (const to of paymentStates) {
        const steps = [from, ...paymentStepsTo(from, to)];
        for (const [at, step] of steps.slice(1).entries()) {
          expect(canChangePayment(steps[at] ?? from, step)).toBe(true);
        }
      }
    }
  });
});
