import { expect, it } from 'vitest';
import { CallCounter } from './call-counter.ts';

it('[RULE-SAFE-12] counts each client separately, until the window ends', () => {
  let now = 1_000_000;
  const counter = new CallCounter({ most: 2, windowMs: 60_000, clock: () => now });
  expect([counter.count('a'), counter.count('a'), counter.count('b'), counter.count('a')]).toEqual([1, 2, 1, 3]);
  expect(counter.secondsLeft).toBe(60);
  now += 59_500;
  expect([counter.count('a'), counter.secondsLeft]).toEqual([4, 1]);
  now += 500;
  expect(counter.count('a')).toBe(1);
});

it('starts a new window when the clock was set back', () => {
  let now = 1_000_000_000;
  const counter = new CallCounter({ most: 1, windowMs: 60_000, clock: () => now });
  counter.count('a');
  now -= 3_600_000;
  expect([counter.count('a'), counter.secondsLeft]).toEqual([1, 60]);
});

it('has bounded memory, and new clients do not evict those that are counted', () => {
  const counter = new CallCounter({ most: 1, mostCallers: 3, clock: () => 0 });
  for (const caller of ['a', 'b', 'c', 'd', 'e']) counter.count(caller);
  expect([counter.count('a'), counter.count('d'), counter.count('c')]).toEqual([2, 1, 2]);
});
