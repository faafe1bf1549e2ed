import type { FacetValue, ProductFilters } from '#contracts/products.ts';
import { facetValues, type ListFacet } from '#domain/facets.ts';
import { kopecksToUah } from '#domain/money.ts';
import type { FacetRow } from './filtered-list.repository.ts';

/** Facets with a fixed vocabulary in its order, volumes from small to large, the others as the rows come. */
export function presentFilters(rows: readonly FacetRow[], nameOfNote: (key: string) => string): ProductFilters {
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const values = (facet: ListFacet): FacetValue[] => {
    const found = of(facet).map(({ value, count }) => ({ value, count }));
    const order = facetValues[facet];
    return order ? found.sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value)) : found;
  };
  const countOf = (facet: string) => of(facet)[0]?.count ?? 0;
  const price = Object.fromEntries(of('price').map(({ value, count }) => [value, kopecksToUah(count)]));
  return {
    // A hidden brand has no name here.
    brand: of('brand').flatMap(({ value, name, count }) => (name === null ? [] : [{ _id: value, name, count }])),
    format: values('format'),
    volume: values('volume').sort((one, other) => Number(one.value) - Number(other.value)),
    gender: values('gender'),
    family: values('family'),
    concentration: values('concentration'),
    note: values('note').map(({ value, count }) => ({ value, name: nameOfNote(value), count })),
    stock: countOf('stock'),
    discount: countOf('discount'),
    price: price.from === undefined || price.to === undefined ? null : { from: price.from, to: price.to },
  };
}
