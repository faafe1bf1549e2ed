import type { Product } from '#contracts/products.ts';
import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';

export type Characteristic = { readonly label: string; readonly value: string };

type Described = Pick<
  Product,
  'categories' | 'brand' | 'manufacturerCountry' | 'bottling' | 'sizes' | 'color' | 'itsBottle'
>;

/** Known characteristics only, the most requested first. */
export function characteristicsOf(product: Described, texts: StorefrontCatalogue['product']): Characteristic[] {
  const { characteristics: names, size } = texts;
  const capacity = product.sizes === null ? '' : size(product.sizes);
  return [
    { label: names.category, value: product.categories.name },
    { label: names.brand, value: product.brand?.name ?? '' },
    { label: names.country, value: product.manufacturerCountry },
    product.bottling ? { label: names.bottling, value: names.yes } : { label: names.capacity, value: capacity },
    { label: names.color, value: product.color },
    { label: names.emptyBottle, value: product.itsBottle ? names.yes : '' },
  ].filter(({ value }) => value.trim() !== '');
}
