import { apostrophes } from './latin.ts';

const mostWords = 8;
const phoneMarks = /[\s()+.-]/g;
const onlyPhone = /^[\d\s()+.-]*\d[\d\s()+.-]*$/;

/**
 * Substrings that must all occur in name, e-mail or phone, in any order; a phone is one, however it is spaced.
 * Normalized like the database column `users.search_text`.
 */
export function peopleSearchWords(typed: string): string[] {
  const words = onlyPhone.test(typed) ? [typed] : typed.split(/\s+/);
  const parts = words.map((word) => fold(onlyPhone.test(word) ? word.replaceAll(phoneMarks, '') : word));
  return [...new Set(parts)].filter((part) => part !== '').slice(0, mostWords);
}

function fold(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll(apostrophes, '').replaceAll('ґ', 'г');
}
