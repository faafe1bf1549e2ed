import { expect, test } from 'vitest';
import { quickAddress, quickDays, readPeriod } from './period-address.ts';

const today = '2026-03-17';
const read = (address: string) => readPeriod(new URLSearchParams(address), today);

test('an address without a period shows the last thirty days', () => {
  expect(read('')).toEqual({ from: '2026-02-16', to: today, quick: 30 });
});

test.each(quickDays)('the last %i days have an address', (days) => {
  const { quick, to } = read(quickAddress(days));
  expect([quick, to]).toEqual([days, today]);
});

test('picked days stand in the address as they are', () => {
  expect(read('?from=2025-01-01&to=2025-12-31')).toEqual({ from: '2025-01-01', to: '2025-12-31', quick: null });
});

test.each([
  '?from=2025-02-30&to=2025-03-01',
  '?from=2025-03-02&to=2025-03-01',
  '?from=2020-01-01&to=2025-03-01',
  '?days=5',
  '?from=2025-03-01',
])('an address that says nonsense shows the usual period: %s', (address) => {
  expect(read(address).quick).toBe(30);
});
