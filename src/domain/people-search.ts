import { apostrophes } from './latin.ts';

const mostWords = 8;
const phoneMarks = /[\s()+.-]/g;
const onlyPhone = /^[\d\s()+.-]*\d[\d\s()+.-]*$/;

/**
 * The parts that a person's name, e-mail and phone must all contain, in whatever order they were typed. A phone is one
 * part, however it is spaced. Folded as the database folds what it keeps (`users.search_text`).
 */
export function peopleSearchWords(typed: string): string[] {
  const words = onlyPhone.test(typed) ? [typed] : typed.split(/\s+/);
  const parts = words.map((word) => fold(onlyPhone.test(word) ? word.replaceAll(phoneMarks, '') : word));
  return [...new Set(parts)].filter((part) => part !== '').slice(0, mostWords);
}

function fold(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll(apostrophes, '').replaceAll('ґ', 'г');
}
