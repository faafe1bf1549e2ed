import { scentWords } from '#contracts/messages/scent-words.ts';
import { type Language, languages } from '#domain/language.ts';
import { concentrations, scentFamilies, scentGenders, seasons } from '#domain/scent.ts';

/** Columns whose values are keys, written as words of the language. */
const keysOf = { family: scentFamilies, gender: scentGenders, concentration: concentrations, seasons } as const;
export type WordColumn = keyof typeof keysOf;

export const isWordColumn = (column: string): column is WordColumn => Object.hasOwn(keysOf, column);

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();

const wordOf = (column: WordColumn, key: string, language: Language): string =>
  (scentWords[language][column] as Readonly<Record<string, string>>)[key] ?? key;

function keysByWordOf(column: WordColumn): ReadonlyMap<string, string> {
  const namesOf = (key: string) => [key, ...languages.map((language) => folded(wordOf(column, key, language)))];
  return new Map(keysOf[column].flatMap((key) => namesOf(key).map((name) => [name, key] as const)));
}

const keysByWord: Readonly<Record<WordColumn, ReadonlyMap<string, string>>> = {
  family: keysByWordOf('family'),
  gender: keysByWordOf('gender'),
  concentration: keysByWordOf('concentration'),
  seasons: keysByWordOf('seasons'),
};

const split = (text: string) =>
  text
    .split(',')
    .map(folded)
    .filter((word) => word !== '');

/** Words of a language for stored keys, separated by commas. */
export const writeWords = (column: WordColumn, keys: string | null, language: Language): string =>
  split(keys ?? '')
    .map((key) => wordOf(column, key, language))
    .join(', ');

/** The keys of words in either language, in the order of the vocabulary; null if a word is unknown or one too many. */
export function readWords(column: WordColumn, text: string): string[] | null {
  const found = split(text).map((word) => keysByWord[column].get(word));
  const known = keysOf[column].filter((key) => found.includes(key));
  const isRefused = found.includes(undefined) || (column !== 'seasons' && known.length > 1);
  return isRefused ? null : known;
}

/** For the refusal of an unknown word. */
export const allowedWords = (column: WordColumn, language: Language): string =>
  keysOf[column].map((key) => wordOf(column, key, language)).join(', ');
