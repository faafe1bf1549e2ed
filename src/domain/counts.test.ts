import { expect, it } from 'vitest';
import { addCounts, countedTo } from './counts.ts';

it('a sum of counts that end at the cap ends there too', () => {
  expect(addCounts()).toBe(0);
  expect(addCounts(400, 599)).toBe(999);
  expect(addCounts(countedTo, countedTo)).toBe(countedTo);
  expect(addCounts(countedTo - 1, 1, 1)).toBe(countedTo);
});
