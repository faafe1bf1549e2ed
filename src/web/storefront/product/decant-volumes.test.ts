import { describe, expect, it } from 'vitest';
import { decantVolumes, firstVolume, quickVolumes } from './decant-volumes.ts';

describe('the volumes of a decant', () => {
  it('are every whole millilitre from 1 to the stock', () => {
    expect(decantVolumes(12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(decantVolumes(1)).toEqual([1]);
    expect(decantVolumes(0)).toEqual([]);
  });

  it('have the usual ones at hand, as far as the stock reaches', () => {
    expect(quickVolumes(148)).toEqual([3, 5, 10, 30]);
    expect(quickVolumes(12)).toEqual([3, 5, 10]);
    expect(quickVolumes(2)).toEqual([]);
  });

  it('begin with 5 ml, or with all that is left', () => {
    expect([148, 5, 4, 1, 0].map(firstVolume)).toEqual([5, 5, 4, 1, 1]);
  });
});
