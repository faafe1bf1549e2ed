import { keyboardForms, searchVariants, searchWords } from './search-text.ts';

/** One way to understand a query, in the language of PostgreSQL's text search. Its words are letters and digits only. */
export type TextQuery = {
  /** What was understood, for people to read. */
  readonly text: string;
  /** The text with nothing between letters and digits, as item numbers are kept. */
  readonly itemNo: string;
  /** Each word as it is. */
  readonly exact: string;
  /** Each word, or what begins with it. */
  readonly beginning: string;
};

/** More words than a product has in its name and category together ask for nothing that is sold. */
const mostWords = 12;

/** A beginning of two letters fits half of the shop. */
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

/** Whatever has any of the words. */
export const matchAnyWord = (words: readonly string[]): string => words.flatMap(searchWords).map(lexeme).join(' | ');

export const lexeme = (word: string): string => `'${word}'`;

const lexemeOrLonger = (word: string): string =>
  word.length >= shortestBeginning ? `${lexeme(word)}:*` : lexeme(word);
