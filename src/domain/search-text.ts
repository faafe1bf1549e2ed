import { switchLayout } from './keyboard-layout.ts';
import { apostrophes, foldAccents } from './latin.ts';
import { stemUkrainian } from './stem.ts';
import { toCyrillic, toLatin } from './transliteration.ts';

/** Nobody looks for a longer name; what is beyond it costs the database and finds nothing. */
export const longestSearchText = 200;

/** One form for what is stored and for what is asked: lower case, no accents, no apostrophes, words apart by one space. */
export function normalizeSearchText(text: string): string {
  const words = foldAccents(cut(text).replaceAll(apostrophes, ''))
    .replaceAll('ґ', 'г')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return cut(words).trim();
}

/** The words of a text, each once, cut down to their stems. */
export function searchWords(text: string): string[] {
  const words = normalizeSearchText(text).split(' ').map(stemUkrainian);
  return [...new Set(words)].filter((word) => word !== '');
}

/**
 * What a buyer may have meant, most likely first: as typed, in the other alphabet, on the other keyboard layout, and
 * both. A query has few of them, so each can be asked for.
 */
export function searchVariants(query: string): string[] {
  const typed = normalizeSearchText(query);
  const switched = normalizeSearchText(switchLayout(cut(query)));
  const variants = [typed, toLatin(typed), toCyrillic(typed), switched, toLatin(switched), toCyrillic(switched)];
  return [...new Set(variants.map((variant) => cut(variant).trim()))].filter((variant) => variant !== '');
}

/** Half of a surrogate pair is no character, so the cut falls before it. */
function cut(text: string): string {
  return text.slice(0, longestSearchText).replace(/[\ud800-\udbff]$/, '');
}
