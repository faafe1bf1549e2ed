export interface Stock {
  readonly isBottled: boolean;
  /** Pieces. */
  readonly quantity: number;
  readonly quantityMl: number;
}

/** The one number that decides whether something can be bought: millilitres of bottled goods, pieces of any other. */
export function stockOf({ isBottled, quantity, quantityMl }: Stock): number {
  return isBottled ? quantityMl : quantity;
}

/** What is off sale cannot be bought, however much of it is there. */
export function availableOf(goods: Stock & { readonly isOnSale: boolean }): number {
  return goods.isOnSale ? stockOf(goods) : 0;
}

/** Fewer pieces than this, or fewer millilitres of bottled goods, is running out. */
export const lowStock = { pieces: 3, ml: 20 };
