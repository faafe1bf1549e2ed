import { expect, test } from 'vitest';
import { isReturnable, returnableUntil } from './returns.ts';

const sentAt = new Date('2026-03-01T10:00:00Z');
const completedAt = new Date('2026-03-04T10:00:00Z');

test('[RULE-REFUND-04] goods can be returned for 14 days after receipt, or after sending if the receipt is unknown', () => {
  const until = (order: Parameters<typeof returnableUntil>[0]) => returnableUntil(order)?.toISOString() ?? null;
  expect(until({ status: 'completed', sentAt, completedAt })).toBe('2026-03-18T10:00:00.000Z');
  expect(until({ status: 'completed', sentAt, completedAt: null })).toBe('2026-03-15T10:00:00.000Z');
  expect(until({ status: 'send', sentAt, completedAt: null })).toBe('2026-03-15T10:00:00.000Z');
  expect(until({ status: 'processed', sentAt: null, completedAt: null })).toBeNull();
  expect(until({ status: 'abolition', sentAt, completedAt })).toBeNull();
});

test('[RULE-REFUND-04] a decant goes back only if it is damaged or wrong, a sealed bottle always', () => {
  const decant = { isBottled: true };
  expect([isReturnable(decant, 'unopened'), isReturnable(decant, 'damaged'), isReturnable(decant, 'wrong')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isReturnable({ isBottled: false }, 'unopened')).toBe(true);
});
