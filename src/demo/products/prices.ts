import type { Random } from '../drawing/random.ts';

export const hryvnias = (amount: number): number => Math.round(amount * 100);

/** A discount for some, a higher previous price for some, neither for most. */
export function randomDiscount(
  random: Random,
  price: number,
): { discountPercent: number; previousPriceKopecks: number | null } {
  const chance = random.next();
  if (chance < 0.1) return { discountPercent: random.pick([5, 10, 15, 20]), previousPriceKopecks: null };
  if (chance < 0.19) {
    const previous = Math.ceil((price * random.between(1.08, 1.22)) / 10) * 10;
    return { discountPercent: 0, previousPriceKopecks: hryvnias(previous) };
  }
  return { discountPercent: 0, previousPriceKopecks: null };
}
