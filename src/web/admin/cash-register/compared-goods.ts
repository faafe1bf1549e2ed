import type { CashRegisterGood, OwnOfRegister } from '#contracts/cash-register.ts';
import { type Differences, differencesOf } from '#domain/cash-register-goods.ts';

export type ComparedGood = CashRegisterGood & {
  number: number;
  /** Null without a match in the shop, undefined while loading. */
  own: OwnOfRegister | null | undefined;
  differs: Differences;
};

const alike: Differences = { price: false, stock: false };

/** A page of the cash register's goods compared with the shop's, by item number. */
export function compareGoods(
  goods: readonly CashRegisterGood[],
  own: readonly OwnOfRegister[] | undefined,
  offset: number,
): ComparedGood[] {
  const byCode = own && new Map(own.map((one) => [one.code, one]));
  return goods.map((good, index) => {
    const same = byCode && (byCode.get(good.code) ?? null);
    const differs = same
      ? differencesOf({ priceKopecks: good.price, count: good.count }, { priceKopecks: same.price, stock: same.stock })
      : alike;
    return { ...good, number: offset + index + 1, own: same, differs };
  });
}

/** Tabs by their search parameter. */
export const isOfTab: Record<'' | 'price' | 'stock' | 'unknown', (good: ComparedGood) => boolean> = {
  '': () => true,
  price: ({ differs }) => differs.price,
  stock: ({ differs }) => differs.stock,
  unknown: ({ own }) => own === null,
};

export type GoodsTab = keyof typeof isOfTab;

export const tabOf = (word: string): GoodsTab => (Object.hasOwn(isOfTab, word) ? (word as GoodsTab) : '');
