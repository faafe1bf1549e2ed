import { isIntentWord } from '#domain/search-intent.ts';
import { matchAnyWord, type TextQuery, textQueriesFor } from '#domain/search-query.ts';
import { plainWords } from '#domain/search-text.ts';
import { soundKey } from '#domain/sound-key.ts';
import { phoneticSpelling } from '#domain/transliteration.ts';
import type { Context } from '#server/context.ts';
import * as repository from '../search.repository.ts';
import { correctedTexts, suggestionsFor } from './misspelling.ts';
import type { SpellingSuggestion, SuspectWord } from './spelling-suggestions.repository.ts';

/** Long texts and short words are not corrected. */
const mostWords = 5;
const shortestWord = 4;
const mostNear = { words: 4, brands: 3, products: 3 };

const isCorrectable = (word: string) => word.length >= shortestWord && /^\p{L}+$/u.test(word) && !isIntentWord(word);

const wordsOf = (forms: readonly string[]): string[][] =>
  forms.map(plainWords).filter((words) => words.length > 0 && words.length <= mostWords && words.some(isCorrectable));

/** The words of a query, on either keyboard layout, that may be misspelt. */
export function suspectWords(forms: readonly string[]): SuspectWord[] {
  const words = new Set(wordsOf(forms).flat().filter(isCorrectable));
  return [...words].map((word) => ({ word, latin: phoneticSpelling(word), sound: soundKey(word) }));
}

/** Queries with corrected spelling, likeliest first. */
export function correctedQueries(forms: readonly string[], near: readonly SpellingSuggestion[]): TextQuery[] {
  const suggestionsOf = (word: string) =>
    suggestionsFor(
      word,
      near.filter((one) => one.word === word),
    );
  return textQueriesFor(wordsOf(forms).flatMap((words) => correctedTexts(words, suggestionsOf)));
}

/** Names of brands and products to suggest, by similar words. */
export async function listNearNames(
  { db }: Pick<Context, 'db'>,
  forms: readonly string[],
  near: readonly SpellingSuggestion[],
): Promise<string[]> {
  const nearest = (wordsOf(forms)[0] ?? []).flatMap((word) =>
    near
      .filter((one) => one.word === word)
      .slice(0, mostNear.words)
      .map((one) => one.near),
  );
  if (nearest.length === 0) return [];
  const any = matchAnyWord(nearest);
  const [brands, names] = await Promise.all([
    repository.listBrandsBy(db, any, mostNear.brands),
    repository.listNamesBy(db, any, mostNear.products),
  ]);
  return [...new Set([...brands.map(({ name }) => name), ...names])];
}
