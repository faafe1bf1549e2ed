import { toCyrillic } from './transliteration.ts';

// Sounds that are confused when a foreign name is written by ear.
const sameSounds: readonly (readonly [RegExp, string])[] = [
  [/д+ж/g, 'ж'],
  [/[чщ]/g, 'ш'],
  [/[ґх]/g, 'г'],
  [/[зц]/g, 'с'],
  [/(.)\1+/g, '$1'],
  [/[аеєиіїоуюяйьёыэъ]/g, ''],
];

/** Shorter keys match too many words. */
const shortestKey = 3;

/**
 * A phonetic key of consonants (like Soundex) of one normalized word, the same for both alphabets: 'джвенши', 'живанши'
 * and 'givenchy' are all 'жвнш'. Empty if it would be too short.
 */
export function soundKey(word: string): string {
  if (/\p{N}/u.test(word)) return '';
  // Soft g in French, Italian and English.
  const cyrillic = toCyrillic(word.replaceAll(/g(?=[eiy])/g, 'zh'));
  const key = sameSounds.reduce((text, [sound, same]) => text.replaceAll(sound, same), cyrillic);
  return key.length >= shortestKey ? key : '';
}
