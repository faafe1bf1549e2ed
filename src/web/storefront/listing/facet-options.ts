import type { ProductFilters } from '#contracts/products.ts';
import { type Filters, type FlagFacet, facetValues, flagFacets, type ListFacet, listFacets } from '#domain/facets.ts';
import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';

export type FacetOption = { readonly value: string; readonly label: string; readonly count: number };

type Texts = Pick<StorefrontCatalogue, 'listing' | 'scent' | 'product'>;

/** What a value is called; null if nothing on the page knows its name. */
function labelOf(facet: ListFacet, value: string, filters: ProductFilters, texts: Texts): string | null {
  if (facet === 'brand') return filters.brand.find(({ _id }) => _id === value)?.name ?? null;
  if (facet === 'note') return filters.note.find((note) => note.value === value)?.name ?? null;
  if (facet === 'volume') return texts.product.size(Number(value));
  const names: Record<string, string> = texts.scent[facet];
  return names[value] ?? null;
}

/** The offered values, and the chosen ones even if they find nothing, so that they can be taken off. */
export function optionsOf(
  facet: ListFacet,
  offered: ProductFilters,
  chosen: readonly string[],
  texts: Texts,
): FacetOption[] {
  const found = offered[facet].map((one) => ({ value: '_id' in one ? one._id : one.value, count: one.count }));
  const others = chosen
    .filter((value) => !found.some((one) => one.value === value))
    .map((value) => ({ value, count: 0 }));
  const order = facetValues[facet];
  const all = [...found, ...others].flatMap(({ value, count }) => {
    const label = labelOf(facet, value, offered, texts);
    return label === null ? [] : [{ value, label, count }];
  });
  return order ? all.sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value)) : all;
}

/** An applied filter with the listing's filters without it. */
export type AppliedFilter = { readonly key: string; readonly label: string; readonly without: Partial<Filters> };

export function appliedFilters(filters: Filters, offered: ProductFilters, texts: Texts): AppliedFilter[] {
  const { listing } = texts;
  const lists = listFacets.flatMap((facet) => {
    const order = offered[facet].map((one) => ('_id' in one ? one._id : one.value));
    // In the order of the checkboxes; those that find nothing come last.
    const places = new Map(order.map((value, at) => [value, at]));
    const placeOf = (value: string) => places.get(value) ?? order.length;
    return filters[facet]
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((value) => ({
        key: `${facet}:${value}`,
        label: labelOf(facet, value, offered, texts) ?? listing.unknownValue[facet === 'brand' ? 'brand' : 'other'],
        without: { [facet]: filters[facet].filter((one) => one !== value) },
      }));
  });
  const flags = flagFacets
    .filter((facet) => filters[facet])
    .map((facet: FlagFacet) => ({ key: facet, label: listing.flags[facet], without: { [facet]: false } }));
  const { priceFrom, priceTo } = filters;
  const price =
    priceFrom === null && priceTo === null
      ? []
      : [{ key: 'price', label: listing.priceRange(priceFrom, priceTo), without: { priceFrom: null, priceTo: null } }];
  return [...lists, ...flags, ...price];
}
