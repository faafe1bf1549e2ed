import { hourMs, minuteMs, type ShopDay, shopDay, shopTimeZone } from './dates.ts';
import type { PaymentState } from './payment-states.ts';

/** Who makes the fiscal receipts: nobody, the shop at its cash register, or the bank from the basket of an invoice. */
export const fiscalSources = ['none', 'checkbox', 'monobank'] as const;
export type FiscalSource = (typeof fiscalSources)[number];

export const receiptKinds = ['sale', 'return'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** `due` is written down, `sent` may be at the cash register, `error` is final for its id. */
export const receiptStates = ['due', 'sent', 'done', 'error'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** Why a receipt is an error or waits: `refused` is final, the others pass. */
export const receiptProblems = [
  'refused',
  'unavailable',
  'credentials',
  'shift-refused',
  'shift-not-ready',
  'unknown-state',
] as const;

/** The page of the tax office, or of the cash register until that exists. */
export const receiptLink = ({ id, taxUrl }: { readonly id: string; readonly taxUrl: string | null }): string =>
  taxUrl ?? `https://check.checkbox.ua/${id}`;

/** A payment, as far as receipts are concerned. */
export type FiscalPayment = {
  readonly state: PaymentState;
  /** A refund or a void of the whole payment is requested, or was refused by the bank; or it is only held, not captured. */
  readonly isReversed: boolean;
  /** Only blocked on the buyer's card: not charged yet. */
  readonly isHeld: boolean;
  readonly amountKopecks: number;
  readonly refundedKopecks: number;
};

export type KnownReceipt = {
  readonly id: string;
  readonly kind: ReceiptKind;
  readonly state: ReceiptState;
  readonly amountKopecks: number;
  /** An error that staff have dealt with: another receipt may take its place. */
  readonly isRepeated: boolean;
};

export type DueReceipt =
  | { readonly kind: 'sale'; readonly amountKopecks: number }
  | {
      readonly kind: 'return';
      readonly saleId: string;
      readonly amountKopecks: number;
      /** What earlier receipts have returned. */
      readonly fromKopecks: number;
    };

const isLiving = ({ state }: KnownReceipt) => state !== 'error';

/** Money that the order keeps. */
const isKept = ({ state, isReversed, isHeld, amountKopecks }: FiscalPayment) =>
  state === 'paid' && !isReversed && !isHeld && amountKopecks > 0;

const returnedOf = ({ state, amountKopecks, refundedKopecks }: FiscalPayment) =>
  state === 'refunded' ? amountKopecks : refundedKopecks;

/**
 * The receipt that a payment lacks, derived from what is true now, so that no order of events can make one too many. An error
 * blocks the payment until staff repeat it; a return waits for its sale.
 */
export function dueReceipt(payment: FiscalPayment, receipts: readonly KnownReceipt[]): DueReceipt | null {
  if (receipts.some((one) => one.state === 'error' && !one.isRepeated)) return null;
  const sale = receipts.find((one) => one.kind === 'sale' && isLiving(one));
  if (!sale) return isKept(payment) ? { kind: 'sale', amountKopecks: payment.amountKopecks } : null;
  if (sale.state !== 'done') return null;
  const fromKopecks = receipts
    .filter((one) => one.kind === 'return' && isLiving(one))
    .reduce((sum, one) => sum + one.amountKopecks, 0);
  const amountKopecks = Math.min(returnedOf(payment), sale.amountKopecks) - fromKopecks;
  return amountKopecks > 0 ? { kind: 'return', saleId: sale.id, amountKopecks, fromKopecks } : null;
}

/** Whether a receipt that was written down, but never sent, is still to be sent: the money may be on its way back. */
export const isStillDue = (payment: FiscalPayment, { kind }: Pick<KnownReceipt, 'kind'>): boolean =>
  kind === 'return' || isKept(payment);

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopTimeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** By law a shift ends on the day on which it began. */
const closingMs = 23 * hourMs + 50 * minuteMs;

/** The last ten minutes of a day, Kyiv time: the shift is closed, and sales wait for the next day. */
export function isClosingTime(now: Date): boolean {
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number);
  return hours * hourMs + minutes * minuteMs >= closingMs;
}

/** A shift of an earlier day must be closed before anything is sold. */
export const isShiftOver = (openedOn: ShopDay, now: Date): boolean => openedOn !== shopDay(now) || isClosingTime(now);
