import { keyboardForms, normalizeSearchText } from './search-text.ts';
import { toLatin } from './transliteration.ts';

/** Spellings that differ between the official and the usual transliteration: Kyiv and Kiyiv, Kharkiv and Harkiv, Luhansk and Lugansk. */
const sameSpellings: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'h'],
  [/g/g, 'h'],
  [/zhzh/g, 'zh'],
  [/w/g, 'v'],
  [/[iyj]+/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** One Latin spelling of a normalized name in either alphabet: 'київ' and 'kyiv' → 'kiv'. */
const latinForm = (text: string): string =>
  sameSpellings.reduce((form, [spelling, same]) => form.replaceAll(spelling, same), toLatin(text));

const isLatin = (text: string): boolean => /^[a-z\d ]+$/.test(text);

type Indexed<Place> = { readonly place: Place; readonly plain: string; readonly latin: string };

/** The match score, lower is better; null for no match. */
function distance(name: string, query: string): number | null {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  const padded = ` ${name}`;
  let score = 2;
  for (const word of query.split(' ')) {
    if (!name.includes(word)) return null;
    if (!padded.includes(` ${word}`)) score = 3;
  }
  return score;
}

/** Interpretations of a query, likeliest first: as typed, transliterated, and both on the other keyboard layout. */
function interpretations(query: string): ((name: Indexed<unknown>) => number | null)[] {
  return keyboardForms(query).flatMap((form) => {
    const asTyped = (name: Indexed<unknown>) => distance(name.plain, form);
    if (!isLatin(form)) return [asTyped];
    const latin = latinForm(form);
    return [asTyped, (name: Indexed<unknown>) => distance(name.latin, latin)];
  });
}

export type PlaceFinder<Place> = (query: string, limit: number) => Place[];

/**
 * Indexes names of regions or cities once, then finds them whatever the apostrophe, the alphabet or the keyboard layout. All words
 * must match; of equal matches the earlier place comes first.
 */
export function placeFinder<Place>(places: readonly Place[], nameOf: (place: Place) => string): PlaceFinder<Place> {
  const names = places.map((place): Indexed<Place> => {
    const plain = normalizeSearchText(nameOf(place));
    return { place, plain, latin: latinForm(plain) };
  });
  return (query, limit) => {
    if (query.trim() === '') return places.slice(0, limit);
    const found = new Map<Place, number>();
    for (const [rank, distanceOf] of interpretations(query).entries()) {
      for (const name of names) {
        const far = distanceOf(name);
        if (far !== null && !found.has(name.place)) found.set(name.place, rank * 10 + far);
      }
    }
    return [...found]
      .sort(([, one], [, other]) => one - other)
      .slice(0, limit)
      .map(([place]) => place);
  };
}
