import { concentrations, productFormats, scentFamilies, scentGenders } from './scent.ts';

/** Facets whose values are chosen from a list, in the order in which the page shows them. */
export const listFacets = ['format', 'brand', 'volume', 'gender', 'family', 'note', 'concentration'] as const;
export type ListFacet = (typeof listFacets)[number];

/** Facets that are on or off. */
export const flagFacets = ['stock', 'discount'] as const;
export type FlagFacet = (typeof flagFacets)[number];

/** Values of facets with a fixed vocabulary, in the order in which the page shows them. */
export const facetValues: Partial<Record<ListFacet, readonly string[]>> = {
  format: productFormats,
  gender: scentGenders,
  family: scentFamilies,
  concentration: concentrations,
};

/** What a list of products is filtered by. */
export type Filters = { readonly [facet in ListFacet]: readonly string[] } & {
  readonly [facet in FlagFacet]: boolean;
} & {
  /** A product has all chosen notes, instead of any of them. */
  readonly allNotes: boolean;
  /** The smallest possible purchase, in hryvnias. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
};

export const noFilters: Filters = {
  format: [],
  brand: [],
  volume: [],
  gender: [],
  family: [],
  note: [],
  concentration: [],
  stock: false,
  discount: false,
  allNotes: false,
  priceFrom: null,
  priceTo: null,
};

/** A facet value as the database stores it, in `products.facets`: 'family:woody'. The function `product_facets` writes the same. */
export const facetTerm = (facet: ListFacet | FlagFacet, value = 'yes'): string => `${facet}:${value}`;

export const hasPriceRange = ({ priceFrom, priceTo }: Filters): boolean => priceFrom !== null || priceTo !== null;

/** One condition per chosen facet: a product has any of its terms, or all of them. */
export type FacetCondition = {
  readonly facet: ListFacet | FlagFacet;
  readonly terms: readonly string[];
  readonly needsAll: boolean;
};

export function facetConditions(filters: Filters): FacetCondition[] {
  const lists = listFacets
    .filter((facet) => filters[facet].length > 0)
    .map((facet) => ({
      facet,
      terms: filters[facet].map((value) => facetTerm(facet, value)),
      needsAll: facet === 'note' && filters.allNotes,
    }));
  const flags = flagFacets
    .filter((facet) => filters[facet])
    .map((facet) => ({ facet, terms: [facetTerm(facet)], needsAll: false }));
  return [...lists, ...flags];
}

export const hasFilters = (filters: Filters): boolean => facetConditions(filters).length > 0 || hasPriceRange(filters);
