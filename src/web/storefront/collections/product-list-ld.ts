import type { JsonLd } from '#web/kit/json-ld.ts';

/** The products of a page, in its order. */
export function productListLd(
  name: string,
  products: readonly { readonly _id: string; readonly name: string }[],
  localPath: (path: string) => string,
): JsonLd {
  return ({ absolute }) => ({
    '@type': 'ItemList',
    name,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.name,
      url: absolute(localPath(`/products/item/${product._id}`)),
    })),
  });
}
