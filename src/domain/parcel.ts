import type { Kopecks } from './money.ts';

export type Parcel = {
  readonly weightGrams: number;
  /** The declared value. */
  readonly sumKopecks: Kopecks;
};

/** The carrier accepts heavier parcels at few branches only. */
export const heaviestParcelGrams = 30_000;

const weightsGrams = [500, 1000, 2000, 5000, 10_000, heaviestParcelGrams];
const sumsKopecks = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000].map((uah) => uah * 100);

/** A bottle or some decants. */
export const smallestParcel: Parcel = { weightGrams: 500, sumKopecks: 50_000 };

/** What delivery costs and takes as a rule, for when the carrier does not say it. */
export const typicalDelivery = { fromKopecks: 7000, toKopecks: 13_000, fromDays: 1, toDays: 3 };

const bandOf = (bands: readonly number[], value: number) => bands.find((band) => value <= band) ?? Math.max(...bands);

/** Rounded up to a band, since each pair of weight and sum is a request to the carrier. */
export const parcelBand = ({ weightGrams, sumKopecks }: Parcel): Parcel => ({
  weightGrams: bandOf(weightsGrams, weightGrams),
  sumKopecks: bandOf(sumsKopecks, sumKopecks),
});
