import { smallestDecantMl } from './bottling.ts';
import type { Language } from './language.ts';
import { formatNumber } from './numbers.ts';

const words = {
  uk: { unit: 'мл', decant: 'на розлив', from: 'від' },
  en: { unit: 'ml', decant: 'decant', from: 'from' },
} satisfies Record<Language, unknown>;

type Sized = { readonly bottling: boolean; readonly sizes: number | null };

/**
 * Distinguishes one size of a product from the others, wherever its name is shown: '100 мл', 'на розлив, від 1 мл', and for a line of a cart
 * or an order 'на розлив, 5 мл'. Null for goods without a size.
 */
export function sizeLabel({ bottling, sizes }: Sized, language: Language, decantMl?: number): string | null {
  const { unit, decant, from } = words[language];
  const volume = (millilitres: number) => `${formatNumber(millilitres)}\u00a0${unit}`;
  if (bottling) {
    return `${decant}, ${decantMl === undefined ? `${from}\u00a0${volume(smallestDecantMl)}` : volume(decantMl)}`;
  }
  return sizes === null ? null : volume(sizes);
}
