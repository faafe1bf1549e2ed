import type { CartProduct } from '#contracts/cart.ts';
import { kopecksToUah } from '#domain/money.ts';
import { lineCostOf } from '#web/kit/product-price.ts';

/** A cart line in localStorage, in hryvnias as on the wire. Current prices come from the server. */
export type CartLine = {
  readonly product: CartProduct;
  /** Pieces, or millilitres of a decant. */
  readonly cartQuantity: number;
  readonly currentPrice: number;
  readonly bottling: boolean;
  readonly bottleCost: {
    readonly bottles: readonly { readonly bottleSize: number; readonly count: number; readonly price: number }[];
    readonly totalCost: number;
  };
};

/** Stores only the fields that a list shows: descriptions would exceed the storage quota. */
function cardOf(product: CartProduct): CartProduct {
  const { _id, itemNo, name, imageFirst, imagePreview, discount, previousPrice, currentPrice, quantity } = product;
  const { quantityMl, bottling, itsBottle, sizes, color, manufacturerCountry, brand, categories } = product;
  return {
    _id,
    itemNo,
    name,
    imageFirst,
    imagePreview,
    discount,
    previousPrice,
    currentPrice,
    quantity,
    quantityMl,
    bottling,
    itsBottle,
    sizes,
    color,
    manufacturerCountry,
    brand,
    categories,
  };
}

export function cartLine(product: CartProduct, cartQuantity: number): CartLine {
  const { bottling } = lineCostOf(product, cartQuantity);
  return {
    product: cardOf(product),
    cartQuantity,
    currentPrice: product.currentPrice,
    bottling: product.bottling,
    bottleCost: {
      bottles: (bottling?.bottles ?? []).map(({ bottleSize, count, priceKopecks }) => ({
        bottleSize,
        count,
        price: kopecksToUah(priceKopecks),
      })),
      totalCost: kopecksToUah(bottling?.totalKopecks ?? 0),
    },
  };
}
