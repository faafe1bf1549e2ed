import type { Kopecks } from './money.ts';

/** A smaller drop is not worth an e-mail. */
export const smallestDropPercent = 5;

export function isPriceDrop(wasKopecks: Kopecks, nowKopecks: Kopecks): boolean {
  return nowKopecks < wasKopecks && nowKopecks * 100 <= wasKopecks * (100 - smallestDropPercent);
}
