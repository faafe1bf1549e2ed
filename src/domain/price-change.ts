import { assertKopecks, type Kopecks } from './money.ts';

/** What a changed price is rounded to, in kopecks: a kopeck, a hryvnia, ten hryvnias. */
export const priceSteps = [1, 100, 1000] as const;
export type PriceStep = (typeof priceSteps)[number];

/** A change by more than this is a slip of the hand. */
export const priceChangeRange = { least: -99, most: 1000 };

/** The price made dearer by a percentage, or cheaper by a negative one; half a step is rounded up, and a price never becomes 0. */
export function changedByPercent(kopecks: Kopecks, percent: number, step: PriceStep): Kopecks {
  const hundredths = BigInt(Math.round(percent * 100));
  const parts = BigInt(assertKopecks(kopecks)) * (10_000n + hundredths);
  const stepParts = BigInt(step) * 10_000n;
  const steps = (parts * 2n + stepParts) / (stepParts * 2n);
  return kopecks === 0 ? 0 : assertKopecks(Math.max(Number(steps) * step, step));
}
