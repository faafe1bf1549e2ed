import type { z } from 'zod';
import type { ProductCard } from '#contracts/products.ts';
import type { searchPage as searchPageContract, suggest as suggestContract } from '#contracts/search.ts';
import { translated } from '#domain/language.ts';
import { type TextQuery, textQueriesFor, withoutUnfinishedWord } from '#domain/search-query.ts';
import { keyboardForms, searchVariants, searchWords } from '#domain/search-text.ts';
import type { PublicContext } from '#server/context.ts';
import {
  type CardRow,
  cardsOf,
  listBestSellerIds,
  writeCards,
} from '#server/modules/products/catalogue/catalogue.service.ts';
import { type SerializedJson, serializeArray, serializeObject } from '#server/serialized-json.ts';
import { findProducts } from './found-products.repository.ts';
import { recordMiss } from './misses/search-misses.service.ts';
import * as repository from './search.repository.ts';
import type { SpellingSuggestion } from './spelling/spelling-suggestions.repository.ts';
import { correctedQueries, listNearNames, suspectWords } from './spelling/spelling-suggestions.ts';

type SearchPage = z.output<typeof searchPageContract.response>;
type Suggestions = z.output<typeof suggestContract.response>;
type Page = { limit: number; offset: number; most?: number };
type Understood = { ask: TextQuery; total: number; rows: CardRow[]; isAsTyped: boolean };
/** A query without results: its forms on both keyboard layouts, and spelling suggestions. */
type Missed = { forms: string[]; near: SpellingSuggestion[] };

const mostPopular = { products: 8, brands: 6 };
const mostSuggested = { brands: 4, categories: 3, products: 5, candidates: 60 };

/**
 * Tries the text as typed, then on the other keyboard layout, with corrected spelling, and transliterated. The first with
 * results wins.
 */
async function resolveQuery({ db }: PublicContext, query: string, page: Page): Promise<Understood | Missed> {
  const forms = keyboardForms(query);
  const [typed, switched] = textQueriesFor(forms);
  if (!typed) return { forms, near: [] };
  const { near, ...found } = await findProducts(db, typed, page, { ...page, suspect: suspectWords(forms) });
  if (found.total > 0) return { ...found, ask: typed, isAsTyped: true };
  const findAnother = async (ask: TextQuery | undefined): Promise<Understood | null> => {
    const found = ask && (await findProducts(db, ask, page, page));
    return found && found.total > 0 ? { ...found, ask, isAsTyped: false } : null;
  };
  const [likeliest, ...others] = correctedQueries(forms, near);
  // Concurrently, to save a round trip.
  const [onOtherLayout, corrected] = await Promise.all([findAnother(switched), findAnother(likeliest)]);
  const understood = onOtherLayout ?? corrected;
  if (understood) return understood;
  const tried = new Set([typed, switched, likeliest].map((ask) => ask?.beginning));
  const untried = [...others, ...textQueriesFor(searchVariants(query))].filter(
    ({ beginning }) => !tried.has(beginning),
  );
  const last = await firstThatFinds(db, untried);
  return (await findAnother(last)) ?? { forms, near };
}

async function firstThatFinds(db: PublicContext['db'], asks: readonly TextQuery[]): Promise<TextQuery | undefined> {
  if (asks.length === 0) return undefined;
  const position = await repository.findFirstWithResults(db, asks);
  return position === null ? undefined : asks[position];
}

export async function searchProducts(context: PublicContext, query: string): Promise<SerializedJson<ProductCard[]>> {
  context.addCacheTags('search', 'products', 'brands', 'categories');
  const understood = await resolveQuery(context, query, { limit: 100, offset: 0 });
  return serializeArray(writeCards(context, 'ask' in understood ? understood.rows : []));
}

export async function searchPage(
  context: PublicContext,
  { query, startPage, perPage }: { query: string; startPage: number; perPage: number },
): Promise<SerializedJson<SearchPage>> {
  const page = { limit: perPage, offset: (startPage - 1) * perPage };
  const understood = await resolveQuery(context, query, page);
  if ('ask' in understood) {
    context.addCacheTags('search', 'products', 'brands', 'categories');
    return serializeObject<SearchPage>({
      products: serializeArray(writeCards(context, understood.rows)),
      totalProductsCount: understood.total,
      understoodAs: understood.isAsTyped ? null : understood.ask.text,
      nearNames: [],
      popular: [],
    });
  }
  const [nearNames, popular] = await Promise.all([
    listNearNames(context, understood.forms, understood.near),
    listBestSellerIds(context, mostPopular.products),
    startPage === 1 && recordMiss({ ...context, db: context.primary }, query),
  ]);
  return serializeObject<SearchPage>({
    products: [],
    totalProductsCount: 0,
    understoodAs: null,
    nearNames,
    popular: serializeArray(await cardsOf({ ...context, addCacheTags: addNoCacheTags }, popular)),
  });
}

export async function suggest(context: PublicContext, query: string): Promise<Suggestions> {
  context.addCacheTags('search', 'products', 'brands', 'categories');
  const understood = await resolveQuery(context, withoutUnfinishedWord(query), {
    limit: mostSuggested.products,
    offset: 0,
    most: mostSuggested.candidates,
  });
  if (!('ask' in understood)) return { brands: [], categories: [], products: [] };
  const { ask, rows } = understood;
  const [brands, categories] = await Promise.all([
    repository.listBrandsBy(context.db, ask.beginning, mostSuggested.brands),
    repository.listCategories(context.db),
  ]);
  return {
    brands: brands.map(({ id, name }) => ({ _id: id, name })),
    categories: categories
      .filter(({ name, nameEn }) => beginsWith(name, ask.stems) || beginsWith(nameEn, ask.stems))
      .slice(0, mostSuggested.categories)
      .map(({ name, nameEn, title }) => ({ name: translated(context.language, name, nameEn), title })),
    products: writeCards(context, rows).map((card) => card.parse()),
  };
}

/** Cached until products or brands change: new orders alone do not invalidate it. */
export async function listPopularSearches(context: PublicContext): Promise<string[]> {
  context.addCacheTags('search', 'products', 'brands', 'categories');
  return repository.listPopularBrands(context.db, mostPopular.brands);
}

/** Not cached, so that every search without results is counted. */
const addNoCacheTags = () => undefined;

/** Few enough to compare in memory. */
function beginsWith(name: string, stems: TextQuery['stems']): boolean {
  const words = searchWords(name);
  return (
    stems.length > 0 && stems.every((same) => same.some((prefix) => words.some((word) => word.startsWith(prefix))))
  );
}
