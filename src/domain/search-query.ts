import { type Gender, isDecantWord, type SearchIntent, understandQuery } from './search-intent.ts';
import { keyboardForms, nameKey, plainWords, searchVariants, searchWords } from './search-text.ts';

/** One interpretation of a query as tsquery strings. Its words contain only letters and digits, so they need no escaping. */
export type TextQuery = {
  /** The interpreted text, to display. */
  readonly text: string;
  /** Without spaces, as item numbers are indexed. */
  readonly itemNo: string;
  /** The words as the key of a whole name. */
  readonly whole: string;
  /** Whole words. */
  readonly exact: string;
  /** Words or prefixes. */
  readonly beginning: string;
  /** What is preferred among the results: a size, decants, discounted products. Empty without a preference. */
  readonly wanted: string;
  /** The words' stems, each with its synonyms. */
  readonly stems: readonly (readonly string[])[];
};

/** Longer queries are truncated: no name has more words. */
const mostWords = 12;

/** A shorter prefix matches too many products. */
const shortestBeginning = 3;

/** Without a last word too short for a prefix: nothing has the 's' of 'dior s', typed on the way to 'dior sauvage'. */
export const withoutUnfinishedWord = (text: string): string => text.replace(/(?<=\S)\s+\p{L}{1,2}$/u, '');

/** Lexemes of attributes, with a sign that no typed word contains. */
export const decantLexeme = '=decant';
export const discountLexeme = '=discount';
export const sizeLexeme = (sizeMl: number): string => `=${sizeMl}ml`;

/** Stems of the categories' names. */
const stemsOfGender: Record<Gender, readonly string[]> = {
  men: ['чоловоч', 'men', 'mens'],
  women: ['жіноч', 'women', 'womens'],
};
const stemOfDecants = 'розлив';

/** A smaller volume is sold as a decant too. */
const largestDecantMl = 20;

/** The distinct text-search queries for these texts. */
export function textQueriesFor(texts: readonly string[]): TextQuery[] {
  const queries = new Map<string, TextQuery>();
  for (const text of texts) {
    const query = textQueryFor(text);
    const key = query && `${query.beginning}\n${query.wanted}`;
    if (query && key && !queries.has(key)) queries.set(key, query);
  }
  return [...queries.values()];
}

function textQueryFor(text: string): TextQuery | null {
  const intent = understandQuery(text);
  const typed = searchWords(intent.words.join(' ')).slice(0, mostWords);
  const stems = [...typed.map((stem) => [stem]), ...(intent.gender ? [stemsOfGender[intent.gender]] : [])];
  // Whole words for a gender: 'men' is also the beginning of names.
  const words = (lexemeOf: (word: string) => string) =>
    stems.map((same, at) => anyOf(same.map(at < typed.length ? lexemeOf : lexeme)));
  const decantStems = plainWords(text).filter(isDecantWord).flatMap(searchWords);
  const attributes = attributesOf(intent, decantStems);
  if (stems.length === 0 && attributes.length === 0) return null;
  const all = (groups: readonly string[]) => (groups.length > 0 ? groups : attributes).join(' & ');
  return {
    text,
    itemNo: text.replaceAll(' ', ''),
    whole: nameKey(intent.words.join(' ')),
    exact: all(words(lexeme)),
    beginning: all(words(lexemeOrLonger)),
    wanted: attributes.join(' & '),
    stems: stems.length > 0 || !intent.isDecant ? stems : [[stemOfDecants, ...decantStems]],
  };
}

function attributesOf({ sizeMl, isDecant, isDiscounted }: SearchIntent, decantStems: readonly string[]): string[] {
  const groups = [
    ...(sizeMl === null ? [] : [[sizeLexeme(sizeMl), ...(sizeMl <= largestDecantMl ? [decantLexeme] : [])]]),
    // The typed word too: a set of samples is no decant, but is asked for by the same word.
    ...(isDecant ? [[decantLexeme, ...decantStems]] : []),
    ...(isDiscounted ? [[discountLexeme]] : []),
  ];
  return groups.map((lexemes) => anyOf(lexemes.map(lexeme)));
}

const anyOf = (lexemes: readonly string[]): string =>
  lexemes.length > 1 ? `(${lexemes.join(' | ')})` : lexemes.join('');

/** For admin lists: a `tsquery` that matches any form of the text; null for a text without words. */
export function matchAnyForm(text: string): string | null {
  const forms = new Set([...keyboardForms(text), ...searchVariants(text)].map(beginningOf));
  const queries = [...forms].filter((query) => query !== '').map((query) => `(${query})`);
  return queries.length > 0 ? queries.join(' | ') : null;
}

const beginningOf = (text: string) => searchWords(text).slice(0, mostWords).map(lexemeOrLonger).join(' & ');

/** A `tsquery` that matches any of the words. */
export const matchAnyWord = (words: readonly string[]): string => words.flatMap(searchWords).map(lexeme).join(' | ');

export const lexeme = (word: string): string => `'${word}'`;

const lexemeOrLonger = (word: string): string =>
  word.length >= shortestBeginning ? `${lexeme(word)}:*` : lexeme(word);
