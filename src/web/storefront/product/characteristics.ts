import type { Product } from '#contracts/products.ts';
import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';

export type Characteristic = { readonly label: string; readonly value: string };

type Described = Pick<
  Product,
  'categories' | 'brand' | 'manufacturerCountry' | 'bottling' | 'sizes' | 'color' | 'itsBottle' | 'attributes'
>;

/** Known characteristics only, the most requested first. */
export function characteristicsOf(
  product: Described,
  { product: texts, scent }: Pick<StorefrontCatalogue, 'product' | 'scent'>,
): Characteristic[] {
  const { characteristics: names, size } = texts;
  const { family, gender, concentration, year, perfumer, seasons } = product.attributes;
  const capacity = product.sizes === null ? '' : size(product.sizes);
  return [
    { label: names.category, value: product.categories.name },
    { label: names.brand, value: product.brand?.name ?? '' },
    { label: names.country, value: product.manufacturerCountry },
    product.bottling ? { label: names.bottling, value: names.yes } : { label: names.capacity, value: capacity },
    { label: names.concentration, value: concentration ? scent.concentration[concentration] : '' },
    { label: names.gender, value: gender ? scent.gender[gender] : '' },
    { label: names.family, value: family ? scent.family[family] : '' },
    { label: names.year, value: String(year ?? '') },
    { label: names.perfumer, value: perfumer },
    { label: names.seasons, value: seasons.map((season) => scent.seasons[season]).join(', ') },
    { label: names.color, value: product.color },
    { label: names.emptyBottle, value: product.itsBottle ? names.yes : '' },
  ].filter(({ value }) => value.trim() !== '');
}
