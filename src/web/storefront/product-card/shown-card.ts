import type { ProductCard } from '#contracts/products.ts';

/** Of frozen cards, which the server shares between pages. */
const shownCards = new WeakMap<ProductCard, ProductCard>();

/** Without what no card shows, which is a fifth of a list's data and hardly compresses. A cart has it from the server. */
export function shownCard(product: ProductCard): ProductCard {
  const existing = shownCards.get(product);
  if (existing) return existing;
  const shown = {
    ...product,
    itemNo: null,
    imagePreview: null,
    manufacturerCountry: '',
    brand: product.brand && Object.freeze({ _id: '', name: product.brand.name }),
  };
  if (Object.isFrozen(product)) shownCards.set(product, Object.freeze(shown));
  return shown;
}
