import type { PaymentKind } from './payment-methods.ts';

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

type PaidAs = { readonly paymentKind: PaymentKind; readonly isByHand: boolean; readonly card: CardDetails | null };

/** Staff take cash, unless the order is paid by transfer. Labels are read by the tax office: in Ukrainian. */
export function receiptMoney({ paymentKind, isByHand, card }: PaidAs): ReceiptMoney {
  if (!isByHand)
    return { kind: 'cashless', label: paymentKind === 'instalments' ? 'Покупка частинами' : 'Картка', card };
  if (paymentKind === 'transfer') return { kind: 'cashless', label: 'Переказ на рахунок', card: null };
  return { kind: 'cash', label: 'Готівка', card: null };
}
