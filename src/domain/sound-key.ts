import { toCyrillic } from './transliteration.ts';

// What people hear as one when they write a foreign name by ear.
const sameSounds: readonly (readonly [RegExp, string])[] = [
  [/д+ж/g, 'ж'],
  [/[чщ]/g, 'ш'],
  [/[ґх]/g, 'г'],
  [/[зц]/g, 'с'],
  [/(.)\1+/g, '$1'],
  [/[аеєиіїоуюяйьёыэъ]/g, ''],
];

/** Shorter skeletons fit too many words. */
const shortestKey = 3;

/**
 * The skeleton of consonants of one normalised word, the same for both alphabets: 'джвенши', 'живанши' and 'givenchy'
 * are all 'жвнш'. Empty where nothing telling is left.
 */
export function soundKey(word: string): string {
  if (/\p{N}/u.test(word)) return '';
  // French, Italian and English agree on a soft g before these.
  const cyrillic = toCyrillic(word.replaceAll(/g(?=[eiy])/g, 'zh'));
  const key = sameSounds.reduce((text, [sound, same]) => text.replaceAll(sound, same), cyrillic);
  return key.length >= shortestKey ? key : '';
}
