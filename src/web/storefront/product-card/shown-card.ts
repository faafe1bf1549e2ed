import type { ProductCard } from '#contracts/products.ts';

/** Without what no card shows, which is a fifth of a list's data and hardly compresses. A cart has it from the server. */
export const shownCard = (product: ProductCard): ProductCard => ({
  ...product,
  itemNo: null,
  imagePreview: null,
  manufacturerCountry: '',
  brand: product.brand && { _id: '', name: product.brand.name },
});
