import { keyboardForms, searchVariants, searchWords } from './search-text.ts';

/** One interpretation of a query as tsquery strings. Its words contain only letters and digits, so they need no escaping. */
export type TextQuery = {
  /** The interpreted text, to display. */
  readonly text: string;
  /** Without spaces, as item numbers are indexed. */
  readonly itemNo: string;
  /** Whole words. */
  readonly exact: string;
  /** Words or prefixes. */
  readonly beginning: string;
};

/** Longer queries are truncated: no name has more words. */
const mostWords = 12;

/** A shorter prefix matches too many products. */
const shortestBeginning = 3;

/** The distinct text-search queries for these texts. */
export function textQueriesFor(texts: readonly string[]): TextQuery[] {
  const asks = new Map<string, TextQuery>();
  for (const text of texts) {
    const words = searchWords(text).slice(0, mostWords);
    const beginning = words.map(lexemeOrLonger).join(' & ');
    if (words.length === 0 || asks.has(beginning)) continue;
    asks.set(beginning, {
      text,
      itemNo: text.replaceAll(' ', ''),
      exact: words.map(lexeme).join(' & '),
      beginning,
    });
  }
  return [...asks.values()];
}

/** For admin lists: a `tsquery` that matches any form of the text; null for a text without words. */
export function matchAnyForm(text: string): string | null {
  const asks = textQueriesFor([...keyboardForms(text), ...searchVariants(text)]).map(
    ({ beginning }) => `(${beginning})`,
  );
  return asks.length > 0 ? asks.join(' | ') : null;
}

/** A `tsquery` that matches any of the words. */
export const matchAnyWord = (words: readonly string[]): string => words.flatMap(searchWords).map(lexeme).join(' | ');

export const lexeme = (word: string): string => `'${word}'`;

const lexemeOrLonger = (word: string): string =>
  word.length >= shortestBeginning ? `${lexeme(word)}:*` : lexeme(word);
