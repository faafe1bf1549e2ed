import { expect, test } from 'vitest';
import { isReturnable, returnableUntil } from './returns.ts';

const sentAt = new Date('2026-03-01T10:00:00Z');
const completedAt = new Date('2026-03-04T10:00:00Z');

test('[RULE-REFUND-04] goods can be returned for 14 days after receipt, or after sending if the receipt is unknown', () => {
  const until = (order: Parameters<typeof returnableUntil>[0]) => returnableUntil(order)?.toISOString() ?? null;
  expect(until({ status: 'completed', sentAt, completedAt })).toBe('2026-03-18T21:59:59.999Z');
  expect(until({ status: 'completed', sentAt, completedAt: null })).toBe('2026-03-15T21:59:59.999Z');
  expect(until({ status: 'send', sentAt, completedAt: null })).toBe('2026-03-15T21:59:59.999Z');
  expect(until({ status: 'processed', sentAt: null, completedAt: null })).toBeNull();
  expect(until({ status: 'abolition', sentAt, completedAt })).toBeNull();
});

test('[RULE-REFUND-04] the days of a return are those of the calendar in Kyiv, until midnight, also if the clocks change', () => {
  const until = (received: string) =>
    returnableUntil({ status: 'completed', sentAt: null, completedAt: new Date(received) })?.toISOString();
  // A second before midnight, and midnight.
  expect(until('2026-01-10T21:59:59Z')).toBe('2026-01-24T21:59:59.999Z');
  expect(until('2026-01-10T22:00:00Z')).toBe('2026-01-25T21:59:59.999Z');
  expect(until('2026-07-10T20:59:59Z')).toBe('2026-07-24T20:59:59.999Z');
  expect(until('2026-07-10T21:00:00Z')).toBe('2026-07-25T20:59:59.999Z');
  // Summer time begins on 29 March and ends on 25 October.
  expect(until('2026-03-20T10:00:00Z')).toBe('2026-04-03T20:59:59.999Z');
  expect(until('2026-03-15T10:00:00Z')).toBe('2026-03-29T20:59:59.999Z');
  expect(until('2026-10-20T10:00:00Z')).toBe('2026-11-03T21:59:59.999Z');
  expect(until('2026-10-11T10:00:00Z')).toBe('2026-10-25T21:59:59.999Z');
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
