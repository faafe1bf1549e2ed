/** What the shop needs of the cash register in its physical shop. */

export type CashRegisterGood = {
  readonly id: string;
  /** The item number, by which the shop's own goods are known too. */
  readonly code: string;
  readonly name: string;
  readonly priceKopecks: number;
  /** Null where the register does not count it. */
  readonly count: number | null;
};

export type CashRegisterPage = {
  readonly goods: readonly CashRegisterGood[];
  /** A page may be shorter than asked for and still not be the last: what cannot be read is left out. */
  readonly hasNext: boolean;
  /** What was left out and why, for the log. */
  readonly unreadable: readonly string[];
};

/** Each throws `CashRegisterUnavailable`, or `CashRegisterRefused` where the register does not take the shop's credentials. */
export type CashRegister = {
  signIn(): Promise<void>;
  listGoods(page: { limit: number; offset: number }): Promise<CashRegisterPage>;
};

/** No usable answer came. The message is for the log and holds nothing secret. */
export class CashRegisterUnavailable extends Error {
  override readonly name: string = 'CashRegisterUnavailable';
}

export class CashRegisterRefused extends CashRegisterUnavailable {
  override readonly name = 'CashRegisterRefused';
}

const isAway = () => Promise.reject(new CashRegisterUnavailable('There is no cash register here'));

export const noCashRegister: CashRegister = { signIn: isAway, listGoods: isAway };
