interface InRegister {
  readonly priceKopecks: number;
  /** Null if the register does not track stock for it. */
  readonly count: number | null;
}

interface InShop {
  readonly priceKopecks: number;
  /** Pieces; millilitres for bottled goods. */
  readonly stock: number;
}

export interface Differences {
  readonly price: boolean;
  readonly stock: boolean;
}

/** Compares register and shop. Stock that the register does not track never differs. */
export function differencesOf(register: InRegister, shop: InShop): Differences {
  return {
    price: register.priceKopecks !== shop.priceKopecks,
    stock: register.count !== null && register.count !== shop.stock,
  };
}
