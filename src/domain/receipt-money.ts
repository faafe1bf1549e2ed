import type { PaymentKind } from './payment-methods.ts';
import { type OtherWay, otherWays } from './refund-states.ts';

/** What a bank says of the card that paid. */
export type CardDetails = {
  readonly maskedPan: string | null;
  readonly rrn: string | null;
  readonly approvalCode: string | null;
  readonly terminal: string | null;
  readonly bank: string | null;
  readonly paymentSystem: string | null;
};

/** How a receipt was paid. */
export type ReceiptMoney = {
  readonly kind: 'cash' | 'cashless';
  readonly label: string;
  readonly card: CardDetails | null;
};

/** Money that staff paid back another way than it came. */
export const otherMoney: Record<OtherWay, ReceiptMoney> = {
  cash: { kind: 'cash', label: 'Готівка', card: null },
  transfer: { kind: 'cashless', label: 'Переказ на рахунок', card: null },
};

type PaidAs = { readonly paymentKind: PaymentKind; readonly isByHand: boolean; readonly card: CardDetails | null };

/** Staff take cash, unless the order is paid by transfer. Labels are read by the tax office: in Ukrainian. */
export function receiptMoney({ paymentKind, isByHand, card }: PaidAs): ReceiptMoney {
  if (!isByHand)
    return { kind: 'cashless', label: paymentKind === 'instalments' ? 'Покупка частинами' : 'Картка', card };
  return otherMoney[paymentKind === 'transfer' ? 'transfer' : 'cash'];
}

type Refunded = { readonly amountKopecks: number; readonly otherWay: OtherWay | null };
type Returned = { readonly amountKopecks: number; readonly money: ReceiptMoney };

/**
 * The next receipt of a return: what staff paid back another way has receipts of its own, then comes what went back as it came. Null stands
 * for the money of the sale.
 */
export function nextReturn(amountKopecks: number, refunds: readonly Refunded[], returned: readonly Returned[]) {
  const sumOf = (sums: readonly { readonly amountKopecks: number }[]) =>
    sums.reduce((sum, one) => sum + one.amountKopecks, 0);
  for (const otherWay of otherWays) {
    const paidBack = sumOf(refunds.filter((one) => one.otherWay === otherWay));
    const receipted = sumOf(returned.filter(({ money }) => money.label === otherMoney[otherWay].label));
    const left = Math.min(amountKopecks, paidBack - receipted);
    if (left > 0) return { amountKopecks: left, otherWay };
  }
  return { amountKopecks, otherWay: null };
}
