import { type Filters, facetConditions, facetTerm, hasFilters, hasPriceRange, type ListFacet } from '#domain/facets.ts';
import { Bitmap } from './bitmap.ts';
import type { ListedProduct, ListingChange } from './facet-index.repository.ts';
import type { ProductOrder } from './listed-goods.repository.ts';
import { SortedPlaces } from './sorted-places.ts';

export const sortKeys = ['createdAtUs', 'kopecks'] as const;
type SortKey = (typeof sortKeys)[number];
type Sorted = Pick<ListedProduct, 'id' | SortKey>;

type Page = { readonly order: ProductOrder; readonly perPage: number; readonly startPage: number };

const sortedAtMost = 500;

const facetOf = (term: string): string => term.slice(0, term.indexOf(':'));

type PriceRange = { readonly from: number; readonly to: number };

export type TermCount = { readonly facet: string; readonly value: string; readonly count: number };

/**
 * A bitmap index of all products that are enabled: one bitmap per facet term and category. Each product has a place, which is its
 * bit; places of removed products are used again.
 */
export class FacetIndex {
  readonly #products: (Sorted | null)[] = [];
  readonly #places = new Map<string, number>();
  readonly #freePlaces: number[] = [];
  readonly #terms = new Map<string, Bitmap>();
  readonly #categories = new Map<string, Bitmap>();
  /** Memoized until the next change: most lists have no filters, and their counts and prices take longest. */
  readonly #scopes = new Map<string, Bitmap>();
  readonly #countsWithoutFilters = new WeakMap<Bitmap, readonly TermCount[]>();
  readonly #pricesWithoutFilters = new WeakMap<Bitmap, PriceRange | null>();
  readonly #sorted = { createdAtUs: this.#sortedBy('createdAtUs'), kopecks: this.#sortedBy('kopecks') };

  apply(changes: readonly ListingChange[]): void {
    if (changes.length === 0) return;
    this.#scopes.clear();
    for (const { id, product } of changes) {
      const place = this.#places.get(id) ?? (product ? this.#takePlace(id) : null);
      if (place === null) continue;
      const before = this.#products[place];
      for (const key of sortKeys) if (before?.[key] !== product?.[key]) this.#sorted[key].move(place);
      if (before) this.#unmark(place);
      if (product) this.#mark(place, product);
      else this.#releasePlace(id, place);
    }
  }

  /** After loading, so that no request waits for it. */
  sortBy(key: SortKey): void {
    this.#sorted[key].all;
  }

  inCategories(ids: readonly string[]): Bitmap {
    return this.#scope(ids.join(), () => Bitmap.union(ids.map((id) => this.#categories.get(id) ?? new Bitmap())));
  }

  /** Its own products, and the decants of all shown categories. */
  inCategoryOfDecants(id: string, shown: readonly string[]): Bitmap {
    return this.#scope(`decants ${id} ${shown.join()}`, () => {
      const decants = this.withTerm(facetTerm('format', 'decant'));
      return this.inCategories(shown).and(Bitmap.union([this.inCategories([id]), decants]));
    });
  }

  #scope(key: string, find: () => Bitmap): Bitmap {
    const scope = this.#scopes.get(key) ?? find();
    this.#scopes.set(key, scope);
    return scope;
  }

  withTerm(term: string): Bitmap {
    return this.#terms.get(term) ?? new Bitmap();
  }

  /** Products that pass the filters; `except` one facet or 'price'. */
  filter(scope: Bitmap, filters: Filters, except = ''): Bitmap {
    let found = scope;
    for (const { facet, terms, needsAll } of facetConditions(filters)) {
      const bitmaps = facet === except ? [] : terms.map((term) => this.withTerm(term));
      for (const bitmap of needsAll || bitmaps.length < 2 ? bitmaps : [Bitmap.union(bitmaps)])
        found = found.and(bitmap);
    }
    return except !== 'price' && hasPriceRange(filters) ? found.and(this.#priced(filters)) : found;
  }

  /** Ids of a page, in order. */
  page(found: Bitmap, { order, perPage, startPage }: Page): string[] {
    const sorted = this.#sorted[order === 'newest' ? 'createdAtUs' : 'kopecks'];
    const size = found.size;
    const skip = (startPage - 1) * perPage;
    if (skip >= size) return [];
    // Of few products most of the order would be walked in vain.
    const walked = size <= sortedAtMost ? sorted.some(found.members) : sorted.all;
    const places = found.pick(walked, { isFromLast: order !== 'cheapest', skip, limit: perPage });
    return places.map((place) => this.#products[place]?.id ?? '');
  }

  /** The values of all facets with their numbers of products, each facet as if it were off; those with most products first. */
  countTerms(scope: Bitmap, filters: Filters): readonly TermCount[] {
    if (hasFilters(filters)) return this.#countTerms(scope, filters);
    const counts = this.#countsWithoutFilters.get(scope) ?? this.#countTerms(scope, filters);
    this.#countsWithoutFilters.set(scope, counts);
    return counts;
  }

  #countTerms(scope: Bitmap, filters: Filters): TermCount[] {
    const found = this.filter(scope, filters);
    const foundWithout = new Map(
      facetConditions(filters).map(({ facet }) => [facet as string, this.filter(scope, filters, facet)]),
    );
    const counts: TermCount[] = [];
    for (const [term, bitmap] of this.#terms) {
      const facet = facetOf(term);
      const count = (foundWithout.get(facet) ?? found).sizeWith(bitmap);
      if (count > 0) counts.push({ facet, value: term.slice(facet.length + 1), count });
    }
    return counts.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  }

  /** The product's values of a facet that fewest products of its category have. */
  rarestTerms(id: string, facet: ListFacet, limit: number): string[] {
    const place = this.#places.get(id);
    if (place === undefined) return [];
    const category = [...this.#categories.values()].find((bitmap) => bitmap.has(place)) ?? new Bitmap();
    return [...this.#terms]
      .filter(([term, bitmap]) => bitmap.has(place) && facetOf(term) === facet)
      .map(([term, bitmap]) => ({ term, count: bitmap.sizeWith(category) }))
      .sort((one, other) => one.count - other.count || (one.term < other.term ? -1 : 1))
      .slice(0, limit)
      .map(({ term }) => term);
  }

  /** The lowest and the highest price, as if there were no price filter; null without products. */
  priceRange(scope: Bitmap, filters: Filters): PriceRange | null {
    const known = hasFilters(filters) ? undefined : this.#pricesWithoutFilters.get(scope);
    if (known !== undefined) return known;
    const range = this.#priceRange(scope, filters);
    if (!hasFilters(filters)) this.#pricesWithoutFilters.set(scope, range);
    return range;
  }

  #priceRange(scope: Bitmap, filters: Filters): PriceRange | null {
    const found = this.filter(scope, filters, 'price');
    const kopecksOf = (isFromLast: boolean) => {
      const [place] = found.pick(this.#sorted.kopecks.all, { isFromLast, skip: 0, limit: 1 });
      return place === undefined ? undefined : this.#products[place]?.kopecks;
    };
    const [from, to] = [kopecksOf(false), kopecksOf(true)];
    return from === undefined || to === undefined ? null : { from, to };
  }

  #priced({ priceFrom, priceTo }: Filters): Bitmap {
    const from = priceFrom === null ? 0 : this.#countCheaper(priceFrom * 100);
    const to = priceTo === null ? undefined : this.#countCheaper(priceTo * 100 + 1);
    return Bitmap.of(this.#sorted.kopecks.all.subarray(from, to));
  }

  /** Binary search. */
  #countCheaper(kopecks: number): number {
    const sorted = this.#sorted.kopecks.all;
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#products[sorted[middle] as number]?.kopecks ?? 0) < kopecks) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #takePlace(id: string): number {
    const place = this.#freePlaces.pop() ?? this.#products.length;
    this.#places.set(id, place);
    return place;
  }

  #releasePlace(id: string, place: number): void {
    this.#products[place] = null;
    this.#places.delete(id);
    this.#freePlaces.push(place);
  }

  #mark(place: number, { id, categoryId, kopecks, createdAtUs, facets }: ListedProduct): void {
    this.#products[place] = { id, kopecks, createdAtUs };
    bitmapIn(this.#categories, categoryId).add(place);
    for (const term of facets) bitmapIn(this.#terms, term).add(place);
  }

  /** The terms of each product are not kept: that would take more memory than all bitmaps. */
  #unmark(place: number): void {
    for (const bitmap of this.#categories.values()) bitmap.delete(place);
    for (const bitmap of this.#terms.values()) bitmap.delete(place);
  }

  #sortedBy(key: SortKey): SortedPlaces {
    return new SortedPlaces({
      idOf: (place) => this.#products[place]?.id ?? null,
      keyOf: (place) => this.#products[place]?.[key] ?? 0,
    });
  }
}

function bitmapIn(bitmaps: Map<string, Bitmap>, key: string): Bitmap {
  const bitmap = bitmaps.get(key) ?? new Bitmap();
  bitmaps.set(key, bitmap);
  return bitmap;
}
