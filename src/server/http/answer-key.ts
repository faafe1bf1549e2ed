import type { Endpoint, PublicInput } from '#contracts/kit/endpoint.ts';
import { type Language, languageOf } from '#domain/language.ts';
import { RecentMap } from './recent-map.ts';

/** A longer question is hardly ever asked twice. */
const longestKey = 1000;

/** Objects with their keys in order. How deep it goes is bounded by the schema that the value has passed. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, canonical(field)] as const);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** One answer in each language that the shop speaks. */
export type Keys = Readonly<Record<Language, string>>;

/**
 * The cache keys of a public read: its name, what the contract made of its parameters, and the language. Null for what is not worth
 * keeping. Whatever else came with the request is not in `input` and cannot be in the key.
 */
export function publicKeys({ name }: Pick<Endpoint, 'name'>, input: PublicInput<Endpoint>): Keys | null {
  const question = `${name} ${JSON.stringify(canonical(input))}`;
  return question.length > longestKey ? null : { uk: `uk ${question}`, en: `en ${question}` };
}

/** A page's language is a part of its address. */
export function pageKeys(address: string): Keys | null {
  return address.length > longestKey ? null : { uk: address, en: address };
}

const mostAddresses = 10_000;
const longestAddress = 500;
const mostLanguages = 200;

/**
 * The keys of addresses that were asked for lately, as they stood in the request: finding one is a single look-up, reading an
 * address again would cost more than sending its answer.
 */
export class KnownKeys {
  readonly #keys = new RecentMap<Keys>(mostAddresses);
  readonly #languages = new RecentMap<Language>(mostLanguages);

  remember(url: string, keys: Keys | null): void {
    if (keys !== null && url.length <= longestAddress) this.#keys.set(url, keys);
  }

  find(url: string, acceptLanguage = ''): string | undefined {
    return this.#keys.get(url)?.[this.#languageOf(acceptLanguage)];
  }

  #languageOf(acceptLanguage: string): Language {
    const known = this.#languages.get(acceptLanguage);
    if (known !== undefined) return known;
    const language = languageOf(acceptLanguage);
    if (acceptLanguage.length <= longestAddress) this.#languages.set(acceptLanguage, language);
    return language;
  }
}
