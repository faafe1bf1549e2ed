import type { PaymentState } from '#domain/payment-states.ts';
import { type InvoiceState, type InvoiceStatus, invoiceStatuses } from './bank.ts';

/** What the bank's word means for a payment; nothing while it is still under way. */
export const meaningOf: Record<InvoiceStatus, PaymentState | null> = {
  created: null,
  processing: null,
  hold: null,
  failure: 'failed',
  expired: 'expired',
  success: 'paid',
  reversed: 'refunded',
};

/** Those that an invoice cannot have got past: of two messages of one moment, the later in this list is the newer. */
export function statusesBefore(status: InvoiceStatus): readonly InvoiceStatus[] {
  return invoiceStatuses.slice(0, invoiceStatuses.indexOf(status));
}

const hryvnia = 980;

type Asked = { readonly amountKopecks: number; readonly orderNo: number };

/** Whether the bank speaks of what the shop asked for. It may leave the reference out, but not name another. */
export function isAboutOurs(state: InvoiceState, { amountKopecks, orderNo }: Asked): boolean {
  return (
    state.amountKopecks === amountKopecks &&
    state.currency === hryvnia &&
    (state.reference === null || state.reference === String(orderNo))
  );
}
