/** The port to the cash register of the physical shop. */

export type CashRegisterGood = {
  readonly id: string;
  /** The item number, shared with the shop's products. */
  readonly code: string;
  readonly name: string;
  readonly priceKopecks: number;
  /** Null if the register does not track stock for it. */
  readonly count: number | null;
};

export type CashRegisterPage = {
  readonly goods: readonly CashRegisterGood[];
  /** Not derivable from the page length: unreadable goods are left out. */
  readonly hasNext: boolean;
  /** Skipped goods with the reason, for the log. */
  readonly unreadable: readonly string[];
};

/** Each throws `CashRegisterUnavailable`, or `CashRegisterRefused` if the credentials are rejected. */
export type CashRegister = {
  signIn(): Promise<void>;
  listGoods(page: { limit: number; offset: number }): Promise<CashRegisterPage>;
};

/** No usable response. The message is for the log and contains no secrets. */
export class CashRegisterUnavailable extends Error {
  override readonly name: string = 'CashRegisterUnavailable';
}

export class CashRegisterRefused extends CashRegisterUnavailable {
  override readonly name = 'CashRegisterRefused';
}

const rejectUnavailable = () => Promise.reject(new CashRegisterUnavailable('No cash register is configured'));

export const noCashRegister: CashRegister = { signIn: rejectUnavailable, listGoods: rejectUnavailable };
