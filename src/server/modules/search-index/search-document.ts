import { scentWords } from '#contracts/messages/scent-words.ts';
import { languages } from '#domain/language.ts';
import { noteKey, noteName, splitNotes } from '#domain/scent-notes.ts';
import { splitSizes } from '#domain/search-intent.ts';
import { decantLexeme, lexeme, sizeLexeme } from '#domain/search-query.ts';
import {
  descriptionWords,
  indexedWords,
  nameKey,
  normalizeNumbers,
  normalizeSearchText,
  plainWords,
  searchWords,
} from '#domain/search-text.ts';
import { soundKey } from '#domain/sound-key.ts';
import { phoneticSpelling, toCyrillic } from '#domain/transliteration.ts';
import type { BrandRow, IndexableBrand, IndexableProduct, ProductRow, WordRow } from './search-index.repository.ts';

/** Builds search documents of products and brands. */
export class Documents {
  // Memoized, since products share brands, notes and categories, and sizes share a name: seeding indexes a million of them.
  readonly #memo = new Map<string, readonly string[]>();

  ofProduct(product: IndexableProduct): ProductRow {
    const { id, name, nameEn, itemNo, description, descriptionEn, brand, aliases, category, categoryEn } = product;
    const { rest, sizesMl } = splitSizes(normalizeSearchText(name));
    const title = [
      ...this.#once('name', name, inBothAlphabets),
      ...this.#once('name', nameEn, inBothAlphabets),
      ...this.#wordsOfBrand({ name: brand ?? '', aliases: aliases ?? [] }),
      ...attributesOf(product, sizesMl),
    ];
    const number = normalizeSearchText(itemNo ?? '');
    const joinedNumber = number.replaceAll(' ', '');
    // The size also as a plain word, for 'sauvage 100'.
    const shared = [category, categoryEn, String(product.sizeMl ?? '')];
    const about = [
      ...title,
      ...shared.flatMap((text) => this.#once('words', text, searchWords)),
      ...[number, joinedNumber].flatMap(searchWords),
      ...this.#wordsOfScent(product),
    ];
    return {
      id,
      name: nameKey(rest),
      itemNo: joinedNumber,
      title: vector(title),
      about: vector(about),
      words: vector([...about, ...descriptionWords(description), ...descriptionWords(descriptionEn)]),
    };
  }

  ofBrand(brand: IndexableBrand): BrandRow {
    return { id: brand.id, words: vector(this.#wordsOfBrand(brand)) };
  }

  #wordsOfBrand({ name, aliases }: Pick<IndexableBrand, 'name' | 'aliases'>): readonly string[] {
    return this.#once('brand', [name, ...aliases].join('\n'), () => [name, ...aliases].flatMap(inBothAlphabets));
  }

  #once(kind: string, text: string, make: (text: string) => readonly string[]): readonly string[] {
    const key = `${kind}\n${text}`;
    const known = this.#memo.get(key);
    if (known) return known;
    if (this.#memo.size >= mostMemoized) this.#memo.clear();
    const words = make(text);
    this.#memo.set(key, words);
    return words;
  }

  #wordsOfScent({ family, gender, concentration, perfumer, notes }: IndexableProduct): string[] {
    const named = languages.flatMap((language) => {
      const words = scentWords[language];
      return [
        family && words.family[family],
        gender && words.gender[gender],
        concentration && words.concentration[concentration],
      ];
    });
    return [
      ...named.filter((name) => name !== null).flatMap((name) => this.#once('scent', name, inBothNumbers)),
      ...this.#once('name', perfumer, inBothAlphabets),
      ...splitNotes(notes).flatMap((name) => this.#wordsOfNote(name)),
    ];
  }

  /** As it is typed, and the note's names: «турецька троянда» is also a rose. */
  #wordsOfNote(name: string): readonly string[] {
    return this.#once('note', name, () =>
      [name, ...languages.map((language) => noteName(noteKey(name), language))].flatMap(searchWords),
    );
  }
}

const mostMemoized = 10_000;

/** The stemmer takes the plural «-ові» of adjectives for a case ending of nouns, so the singular is indexed too. */
const inBothNumbers = (name: string): string[] => [name, name.replace(/і$/, 'ий')].flatMap(searchWords);

/** Latin names are indexed transliterated too: «коко» finds Coco. */
function inBothAlphabets(text: string): string[] {
  return [...indexedWords(text), ...indexedWords(toCyrillic(normalizeNumbers(normalizeSearchText(text))))];
}

/** Sizes may be in the name only. */
function attributesOf({ isBottled, sizeMl }: IndexableProduct, sizesInName: readonly number[]): string[] {
  const sizes = sizeMl === null ? sizesInName : [sizeMl, ...sizesInName];
  return [...(isBottled ? [decantLexeme] : []), ...sizes.map(sizeLexeme)];
}

const vector = (words: readonly string[]): string => [...new Set(words)].map(lexeme).join(' ');

/** Words for spelling suggestions. */
export function vocabularyOf(names: readonly string[]): WordRow[] {
  const words = new Set([...new Set(names)].flatMap(plainWords));
  return [...words]
    .filter((word) => /^\p{L}{3,40}$/u.test(word))
    .map((word) => ({ word, latin: phoneticSpelling(word), sound: soundKey(word) }));
}
