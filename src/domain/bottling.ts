import { assertKopecks, type Kopecks } from './money.ts';

export interface BottleTier {
  readonly bottleSize: number;
  readonly priceKopecks: Kopecks;
}

export interface BottleRow extends BottleTier {
  readonly count: number;
}

export interface BottleCost {
  readonly bottles: readonly BottleRow[];
  readonly totalKopecks: Kopecks;
}

const largestBottle: BottleTier = { bottleSize: 50, priceKopecks: 6500 };

/** Sizes in ml, smallest first. */
export const bottleTiers: readonly BottleTier[] = [
  { bottleSize: 6, priceKopecks: 3000 },
  { bottleSize: 10, priceKopecks: 3500 },
  { bottleSize: 15, priceKopecks: 4000 },
  { bottleSize: 20, priceKopecks: 5000 },
  { bottleSize: 30, priceKopecks: 6000 },
  largestBottle,
];

export const smallestDecantMl = 1;

/** The slug of the category that lists every decant, whatever its own category. */
export const decantsCategoryTitle = 'na-rozlyv';

export const isDecantsCategory = (title: string): boolean => title.toLowerCase() === decantsCategoryTitle;

export function isDecantVolume(volumeMl: number): boolean {
  return Number.isSafeInteger(volumeMl) && volumeMl >= smallestDecantMl;
}

/** Rounds a partial bottle up to a whole one. */
export function wholeBottles({ count, priceKopecks }: Omit<BottleRow, 'bottleSize'>) {
  const whole = Math.ceil(count);
  return { count: whole, sumKopecks: assertKopecks(priceKopecks * whole) };
}

/** Full bottles of the largest size, plus one of the smallest size that holds the remainder. */
export function bottleCost(volumeMl: number): BottleCost {
  if (!isDecantVolume(volumeMl)) throw new RangeError(`Not a volume in whole millilitres: ${volumeMl}`);

  const restMl = volumeMl % largestBottle.bottleSize;
  const fullCount = (volumeMl - restMl) / largestBottle.bottleSize;
  const restTier = bottleTiers.find((tier) => tier.bottleSize >= restMl) ?? largestBottle;

  const bottles: BottleRow[] = [];
  // A remainder that needs the largest size is added to the full ones, so that no size is listed twice.
  const largestCount = fullCount + (restMl > 0 && restTier === largestBottle ? 1 : 0);
  if (largestCount > 0) bottles.push({ ...largestBottle, count: largestCount });
  if (restMl > 0 && restTier !== largestBottle) bottles.push({ ...restTier, count: 1 });

  const totalKopecks = bottles.reduce((sum, { count, priceKopecks }) => sum + count * priceKopecks, 0);
  return { bottles, totalKopecks: assertKopecks(totalKopecks) };
}
