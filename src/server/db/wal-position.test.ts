import { expect, it } from 'vitest';
import { parseLsn } from './wal-position.ts';

it('[RULE-SCALE-03] positions in the write-ahead log are compared as numbers, not as texts', () => {
  const inOrder = ['0/0', '0/9', '0/10', '0/FFFFFFFF', '1/0', '9/A', '10/9', 'FFFFFFFF/FFFFFFFF'].map(parseLsn);
  expect(inOrder.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(inOrder);
  expect(new Set(inOrder).size).toBe(8);
  expect(() => parseLsn('')).toThrow('is no position');
});
