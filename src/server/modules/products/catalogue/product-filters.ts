import type { FacetValue, ProductFilters } from '#contracts/products.ts';
import { type FlagFacet, facetValues, type ListFacet } from '#domain/facets.ts';
import { kopecksToUah } from '#domain/money.ts';
import type { TermCount } from './facet-index.ts';
import type { BrandName } from './filtered-list.repository.ts';

type Found = {
  readonly counts: readonly TermCount[];
  readonly price: { readonly from: number; readonly to: number } | null;
  /** The active ones, in their order. */
  readonly brands: readonly BrandName[];
  readonly nameOfNote: (key: string) => string;
};

/** Facets with a fixed vocabulary in its order, volumes from small to large, brands by name, notes as they are counted. */
export function presentFilters({ counts, price, brands, nameOfNote }: Found): ProductFilters {
  const values = (facet: ListFacet | FlagFacet): FacetValue[] =>
    counts.filter((one) => one.facet === facet).map(({ value, count }) => ({ value, count }));
  const inOrder = (facet: ListFacet) => {
    const order = facetValues[facet] ?? [];
    return values(facet).sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
  };
  const ofBrand = new Map(values('brand').map(({ value, count }) => [value, count]));
  return {
    brand: brands.map(({ id, name }) => ({ _id: id, name, count: ofBrand.get(id) ?? 0 })),
    format: inOrder('format'),
    volume: values('volume').sort((one, other) => Number(one.value) - Number(other.value)),
    gender: inOrder('gender'),
    family: inOrder('family'),
    concentration: inOrder('concentration'),
    note: values('note').map(({ value, count }) => ({ value, name: nameOfNote(value), count })),
    stock: values('stock')[0]?.count ?? 0,
    discount: values('discount')[0]?.count ?? 0,
    price: price && { from: kopecksToUah(price.from), to: kopecksToUah(price.to) },
  };
}
