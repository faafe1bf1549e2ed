import type { ReceiptLine } from '#domain/receipt-lines.ts';
import type { ReceiptMoney } from '#domain/receipt-money.ts';

/** The port to the cash register: the goods of the physical shop, and fiscal receipts. */

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

/** `unknown` for a state that the shop has never heard of: it waits. */
export type ShiftState = 'opening' | 'open' | 'closing' | 'closed' | 'unknown';

export type RegisterShift = {
  readonly id: string;
  readonly state: ShiftState;
  readonly openedAt: Date | null;
  /** Why it could not be opened. */
  readonly reason: string | null;
};

export type ReceiptRequest = {
  /** Ours, which makes it idempotent: look it up before sending it again. */
  readonly id: string;
  /** Set for a return. */
  readonly saleId: string | null;
  readonly lines: readonly ReceiptLine[];
  readonly amountKopecks: number;
  readonly money: ReceiptMoney;
  readonly orderNo: number;
};

export type RegisterReceipt = {
  readonly id: string;
  /** `unknown` waits like `pending`. */
  readonly state: 'pending' | 'done' | 'error' | 'unknown';
  readonly fiscalCode: string | null;
  /** The tax office's page; later for a receipt that was made offline. */
  readonly taxUrl: string | null;
  readonly isOffline: boolean;
  /** Why it is an error. */
  readonly reason: string | null;
};

/**
 * Each throws `CashRegisterUnavailable`, or `CashRegisterRefused` if the credentials are rejected. Those that change something throw
 * `CashRegisterDeclined` if the register does not accept what it was sent; nothing was done then.
 */
export type CashRegister = {
  signIn(): Promise<void>;
  listGoods(page: { limit: number; offset: number }): Promise<CashRegisterPage>;
  /** The cashier's current one; null if there is none. */
  findOpenShift(): Promise<RegisterShift | null>;
  findShift(id: string): Promise<RegisterShift | null>;
  openShift(id: string): Promise<RegisterShift>;
  closeShift(): Promise<void>;
  sell(receipt: ReceiptRequest): Promise<RegisterReceipt>;
  findReceipt(id: string): Promise<RegisterReceipt | null>;
  /** Between two looks at a shift or a receipt that is not ready. */
  readonly pollMs: number;
};

/** No usable response. The message is for the log and contains no secrets. */
export class CashRegisterUnavailable extends Error {
  override readonly name: string = 'CashRegisterUnavailable';
}

export class CashRegisterRefused extends CashRegisterUnavailable {
  override readonly name = 'CashRegisterRefused';
}

/** The register understood, and said no: sending the same again is useless. */
export class CashRegisterDeclined extends Error {
  override readonly name = 'CashRegisterDeclined';
}

const rejectUnavailable = () => Promise.reject(new CashRegisterUnavailable('No cash register is configured'));

export const noCashRegister: CashRegister = {
  signIn: rejectUnavailable,
  listGoods: rejectUnavailable,
  findOpenShift: rejectUnavailable,
  findShift: rejectUnavailable,
  openShift: rejectUnavailable,
  closeShift: rejectUnavailable,
  sell: rejectUnavailable,
  findReceipt: rejectUnavailable,
  pollMs: 0,
};
