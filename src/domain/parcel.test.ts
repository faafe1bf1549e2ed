import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heaviestParcelGrams, parcelBand, smallestParcel } from './parcel.ts';

describe('the band of a parcel', () => {
  it('is the next larger weight and sum', () => {
    expect(parcelBand({ weightGrams: 1, sumKopecks: 0 })).toEqual(smallestParcel);
    expect(parcelBand({ weightGrams: 501, sumKopecks: 50_001 })).toEqual({ weightGrams: 1000, sumKopecks: 100_000 });
    expect(parcelBand({ weightGrams: 90_000, sumKopecks: 1e12 })).toEqual({
      weightGrams: heaviestParcelGrams,
      sumKopecks: 10_000_000,
    });
  });

  it('never understates a parcel that the carrier takes, and is its own band', () => {
    const parcel = fc.record({
      weightGrams: fc.integer({ min: 1, max: heaviestParcelGrams }),
      sumKopecks: fc.integer({ min: 0, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(parcel, (parcel) => {
        const band = parcelBand(parcel);
        expect(band.weightGrams).toBeGreaterThanOrEqual(parcel.weightGrams);
        expect(band.sumKopecks).toBeGreaterThanOrEqual(parcel.sumKopecks);
        expect(parcelBand(band)).toEqual(band);
      }),
    );
  });
});
