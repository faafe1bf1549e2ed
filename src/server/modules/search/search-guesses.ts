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

/** What a query with slips in it may have meant. Near words are looked up once, whatever is asked of them. */
export class Guesses {
  readonly #db: Db;
  readonly #query: string;
  #known: string[][] | undefined;
  #near: Promise<repository.NearWord[]> | undefined;

  constructor(db: Db, query: string) {
    this.#db = db;
    this.#query = query;
  }

  /** Most queries have no slips, and nobody asks. */
  get #forms(): string[][] {
    this.#known ??= formsOf(this.#query);
    return this.#known;
  }

  /** Ways to ask with the slips put right, the likeliest first. */
  async asks(): Promise<Ask[]> {
    const near = await this.#nearWords();
    const guessesOf = (word: string) =>
      guessesFor(
        word,
        near.filter((one) => one.word === word),
      );
    return asksFor(this.#forms.flatMap((words) => correctedTexts(words, guessesOf)));
  }

  /** Names to try instead: those that share a word with the query, or have one that is near. */
  async names(): Promise<string[]> {
    const near = await this.#nearWords();
    const nearest = (this.#forms[0] ?? []).flatMap((word) =>
      near
        .filter((one) => one.word === word)
        .slice(0, mostNear.words)
        .map((one) => one.near),
    );
    if (nearest.length === 0) return [];
    const any = askForAny(nearest);
    const [brands, names] = await Promise.all([
      repository.listBrandsBy(this.#db, any, mostNear.brands),
      repository.listNamesBy(this.#db, any, mostNear.products),
    ]);
    return [...new Set([...brands.map(({ name }) => name), ...names])];
  }

  #nearWords(): Promise<repository.NearWord[]> {
    this.#near ??= this.#listNearWords();
    return this.#near;
  }

  async #listNearWords(): Promise<repository.NearWord[]> {
    const words = [...new Set(this.#forms.flat().filter(isGuessable))];
    if (words.length === 0) return [];
    const asked = words.map((word) => ({ word, latin: byEar(word), sound: soundKey(word) }));
    return repository.listNearWords(this.#db, { words: JSON.stringify(asked), perWord: candidatesPerWord });
  }
}
