import { describe, expect, it } from 'vitest';
import { sizeLabel } from './size-label.ts';

const bottle = { bottling: false, sizes: 100 };
const decant = { bottling: true, sizes: null };

describe('[ST-SIZE-01] the size label', () => {
  it('is the volume of a bottle in both languages', () => {
    expect([sizeLabel(bottle, 'uk'), sizeLabel(bottle, 'en')]).toEqual(['100\u00a0мл', '100\u00a0ml']);
  });

  it('says that a decant is one, and from which volume it is sold', () => {
    expect([sizeLabel(decant, 'uk'), sizeLabel(decant, 'en')]).toEqual([
      'на розлив, від\u00a01\u00a0мл',
      'decant, from\u00a01\u00a0ml',
    ]);
  });

  it('is the bought volume of a decant in a cart or an order, whatever the bottle that it was poured from', () => {
    expect(sizeLabel({ ...decant, sizes: 50 }, 'uk', 5)).toBe('на розлив, 5\u00a0мл');
  });

  it('is absent for goods without a size', () => {
    expect(sizeLabel({ bottling: false, sizes: null }, 'uk')).toBeNull();
  });
});
