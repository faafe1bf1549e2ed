import { LRUCache } from 'lru-cache';
import type { Endpoint, PublicInput } from '#contracts/kit/endpoint.ts';
import { type Language, languageOf } from '#domain/language.ts';

/** Longer requests are hardly ever repeated. */
const maxKeyLength = 1000;

/** Object keys in canonical order. The depth is bounded by the schema that the value has passed. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, canonical(field)] as const);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** One cache key per language. */
export type CacheKeys = Readonly<Record<Language, string>>;

/**
 * The cache keys of a public read: its name, its parsed parameters and the language. Null if it is not worth caching. Nothing else
 * of the request is in `input`, so nothing else can be in the key.
 */
export function publicKeys({ name }: Pick<Endpoint, 'name'>, input: PublicInput<Endpoint>): CacheKeys | null {
  const request = `${name} ${JSON.stringify(canonical(input))}`;
  return request.length > maxKeyLength ? null : { uk: `uk ${request}`, en: `en ${request}` };
}

/** A page's language is a part of its address. */
export function pageKeys(address: string): CacheKeys | null {
  return address.length > maxKeyLength ? null : { uk: address, en: address };
}

const maxUrls = 10_000;
const maxUrlLength = 500;
const maxLanguages = 200;

/** Memo from raw request URLs to cache keys: a hit needs one look-up and no parsing. Bounded, so that a flood of URLs cannot grow it. */
export class CacheKeysByUrl {
  readonly #keys = new LRUCache<string, CacheKeys>({ max: maxUrls });
  readonly #languages = new LRUCache<string, Language>({ max: maxLanguages });

  remember(url: string, keys: CacheKeys | null): void {
    if (keys !== null && url.length <= maxUrlLength) this.#keys.set(url, keys);
  }

  find(url: string, acceptLanguage = ''): string | undefined {
    return this.#keys.get(url)?.[this.#languageOf(acceptLanguage)];
  }

  #languageOf(acceptLanguage: string): Language {
    const known = this.#languages.get(acceptLanguage);
    if (known !== undefined) return known;
    const language = languageOf(acceptLanguage);
    if (acceptLanguage.length <= maxUrlLength) this.#languages.set(acceptLanguage, language);
    return language;
  }
}
