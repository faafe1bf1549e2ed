import { keyboardForms, plainWords } from '#domain/search-text.ts';
import { soundKey } from '#domain/sound-key.ts';
import { byEar } from '#domain/transliteration.ts';
import type { Context } from '#server/context.ts';
import { correctedTexts, guessesFor } from './misspelling.ts';
import * as repository from './search.repository.ts';
import { type Ask, askForAny, asksFor } from './search-query.ts';

type Db = Context['db'];

/** A long text is no name with a slip in it, and short words are near to everything. */
const mostWords = 5;
const shortestWord = 4;
const candidatesPerWord = 12;
const mostNear = { words: 4, brands: 3, products: 3 };

const isGuessable = (word: string) => word.length >= shortestWord && /^\p{L}+$/u.test(word);

function formsOf(query: string): string[][] {
  const forms = keyboardForms(query).map(plainWords);
  return forms.filter((words) => words.length > 0 && words.length <= mostWords && words.some(isGuessable));
}

async function nearWords(db: Db, words: readonly string[]): Promise<repository.NearWord[]> {
  const asked = [...new Set(words.filter(isGuessable))];
  if (asked.length === 0) return [];
  return repository.listNearWords(
    db,
    asked.map((word) => ({ word, latin: byEar(word), sound: soundKey(word) })),
    candidatesPerWord,
  );
}

/** Ways to ask with the slips put right, the likeliest first. */
export async function guessAsks(db: Db, query: string): Promise<Ask[]> {
  const forms = formsOf(query);
  const near = await nearWords(db, forms.flat());
  const guessesOf = (word: string) =>
    guessesFor(
      word,
      near.filter((one) => one.word === word),
    );
  return asksFor(forms.flatMap((words) => correctedTexts(words, guessesOf)));
}

/** Names to try instead: those that share a word with the query, or have one that is near. */
export async function listNearNames(db: Db, query: string): Promise<string[]> {
  const [words = []] = formsOf(query);
  const near = await nearWords(db, words);
  const nearest = words.flatMap((word) =>
    near
      .filter((one) => one.word === word)
      .slice(0, mostNear.words)
      .map((one) => one.near),
  );
  if (nearest.length === 0) return [];
  const any = askForAny(nearest);
  const [brands, names] = await Promise.all([
    repository.listBrandsBy(db, any, mostNear.brands),
    repository.listNamesBy(db, any, mostNear.products),
  ]);
  return [...new Set([...brands.map(({ name }) => name), ...names])];
}
