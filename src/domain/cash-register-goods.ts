interface InRegister {
  readonly priceKopecks: number;
  /** Null where the register does not count it. */
  readonly count: number | null;
}

interface InShop {
  readonly priceKopecks: number;
  /** Pieces, or millilitres of bottled goods. */
  readonly stock: number;
}

export interface Differences {
  readonly price: boolean;
  readonly stock: boolean;
}

/** Where the till and the shop tell different things of the same goods. What the register does not count cannot differ. */
export function differencesOf(register: InRegister, shop: InShop): Differences {
  return {
    price: register.priceKopecks !== shop.priceKopecks,
    stock: register.count !== null && register.count !== shop.stock,
  };
}
