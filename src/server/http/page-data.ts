import { getCategory, listMenuCategories } from '#contracts/categories.ts';
import type { Answer, Endpoint, PublicInput } from '#contracts/kit/endpoint.ts';
import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import { listProductFilters } from '#contracts/products.ts';
import { getShopSettings } from '#contracts/shop.ts';
import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { createInterning } from '#server/serialized-json.ts';
import { publicKeys } from './cache-key.ts';
import type { CacheTagCollector } from './cache-tags.ts';
import { TaggedCache } from './tagged-cache.ts';

/** Many pages show the same: all have the menu and the settings, and other pages and orders of a list the same category and filters. */
const sharedCalls: ReadonlySet<string> = new Set(
  [listMenuCategories, getShopSettings, getCategory, listProductFilters].map(({ name }) => name),
);

type AddCacheTags = Context['addCacheTags'];
type Made = { readonly answer: Answer<unknown> } | { readonly refusal: Problem };

/** What a call answered, refusals included, with the cache tags of every page that shows it; null if it named none. */
type SharedAnswer = {
  readonly made: Made;
  readonly tags: Parameters<AddCacheTags> | null;
  readonly sizeBytes: number;
};

/** About what an object takes for each character of its JSON. */
const bytesPerCharacter = 4;

/** An answer that is made again without a change stays the same object, by which its fragments are found. */
const internAnswer = createInterning<Answer<unknown>>(8 * 1024 * 1024);

async function settle(making: Promise<Answer<unknown>>): Promise<Made> {
  try {
    return { answer: internAnswer(JSON.stringify(await making)).parse() };
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error;
    return { refusal: error };
  }
}

/** Keeps the data that many pages show, invalidated like the pages themselves. */
export class PageData extends TaggedCache<SharedAnswer> {
  /** Makes the call, unless its answer is kept. */
  async answer(
    { endpoint, input, language }: { endpoint: Endpoint; input: unknown; language: Language },
    addCacheTags: AddCacheTags,
    make: (addCacheTags: AddCacheTags) => Promise<Answer<unknown>>,
  ): Promise<Answer<unknown>> {
    if (!sharedCalls.has(endpoint.name)) return make(addCacheTags);
    const keys = publicKeys(endpoint, input as PublicInput<Endpoint>);
    const { made, tags } = await this.get(keys?.[language] ?? null, (collector) => share(collector, make));
    if (tags) addCacheTags(...tags);
    if ('refusal' in made) throw made.refusal;
    return made.answer;
  }
}

async function share(
  collector: CacheTagCollector,
  make: (addCacheTags: AddCacheTags) => Promise<Answer<unknown>>,
): Promise<SharedAnswer> {
  const made = await settle(collector.track(make));
  return {
    made,
    tags: collector.isComplete ? ([...collector.tags] as Parameters<AddCacheTags>) : null,
    sizeBytes: bytesPerCharacter * JSON.stringify(made).length,
  };
}
