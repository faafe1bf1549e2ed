import { bottleTiers, isDecantVolume } from '#domain/bottling.ts';

export type DrawnBottle = { readonly sizeMl: number; readonly filledMl: number; readonly count: number };

const largestMl = Math.max(...bottleTiers.map(({ bottleSize }) => bottleSize));

/** The bottles as they will stand on the table: the full large ones as one, and the one that takes the rest. */
export function drawnBottles(volumeMl: number): readonly DrawnBottle[] {
  if (!isDecantVolume(volumeMl)) return [];
  const restMl = volumeMl % largestMl;
  const fullCount = (volumeMl - restMl) / largestMl;
  const restSize = bottleTiers.find(({ bottleSize }) => bottleSize >= restMl)?.bottleSize ?? largestMl;
  const full: DrawnBottle[] = fullCount > 0 ? [{ sizeMl: largestMl, filledMl: largestMl, count: fullCount }] : [];
  return restMl > 0 ? [...full, { sizeMl: restSize, filledMl: restMl, count: 1 }] : full;
}
