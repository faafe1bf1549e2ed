import { smallestDecantMl } from '#domain/bottling.ts';

const quickMl: readonly number[] = [3, 5, 10, 30];
const usualMl = 5;

/** All whole millilitres in stock. */
export function decantVolumes(stockMl: number): readonly number[] {
  return Array.from({ length: Math.max(0, stockMl) }, (_, index) => smallestDecantMl + index);
}

export function quickVolumes(stockMl: number): readonly number[] {
  return quickMl.filter((volumeMl) => volumeMl <= stockMl);
}

export function firstVolume(stockMl: number): number {
  return Math.max(smallestDecantMl, Math.min(usualMl, stockMl));
}
