export interface Stock {
  readonly isBottled: boolean;
  /** Pieces. */
  readonly quantity: number;
  readonly quantityMl: number;
}

/** Stock in the unit of sale: millilitres for bottled goods, otherwise pieces. */
export function stockOf({ isBottled, quantity, quantityMl }: Stock): number {
  return isBottled ? quantityMl : quantity;
}

/** Zero for goods that are off sale. */
export function availableOf(goods: Stock & { readonly isOnSale: boolean }): number {
  return goods.isOnSale ? stockOf(goods) : 0;
}

/** Below this, stock is low. */
export const lowStock = { pieces: 3, ml: 20 };
