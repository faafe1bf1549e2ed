/** An invoice request, with the field names of the bank's protocol. */
export type InvoiceOrder = {
  amount: number;
  ccy: number;
  reference: string | null;
  destination: string | null;
  basket: { name: string; qty: number; sum: number }[];
  redirectUrl: string | null;
  webHookUrl: string | null;
  validitySeconds: number;
  /** Missing in invoices from before. */
  isHeld?: boolean;
};

export type InvoiceStatus = 'created' | 'processing' | 'hold' | 'failure' | 'expired' | 'success' | 'reversed';

export type Refund = {
  status: 'processing' | 'success' | 'failure';
  amount: number;
  /** The shop's reference. */
  extRef: string | null;
  items: { name: string; code: string; qty: number; sum: number }[];
  createdMs: number;
  modifiedMs: number;
};

export type BankInvoice = InvoiceOrder & {
  invoiceId: string;
  status: InvoiceStatus;
  createdMs: number;
  /** Strictly increasing, even for changes within one millisecond. */
  modifiedMs: number;
  finalAmount: number | null;
  heldMs?: number;
  failure: { reason: string; errCode: string } | null;
  isPaidByCard: boolean;
  /** Missing in files from before it was stored. */
  paidMs?: number;
  refunds: Refund[];
};

const dateOf = (ms: number) => new Date(ms).toISOString();

export const validUntilMs = ({ createdMs, validitySeconds }: BankInvoice) => createdMs + validitySeconds * 1000;

/** The format of responses and webhooks. */
export function invoiceMessage(invoice: BankInvoice) {
  return {
    invoiceId: invoice.invoiceId,
    status: invoice.status,
    amount: invoice.amount,
    ccy: invoice.ccy,
    ...(invoice.finalAmount !== null && { finalAmount: invoice.finalAmount }),
    createdDate: dateOf(invoice.createdMs),
    modifiedDate: dateOf(invoice.modifiedMs),
    ...(invoice.reference !== null && { reference: invoice.reference }),
    ...(invoice.destination !== null && { destination: invoice.destination }),
    ...(invoice.failure && { failureReason: invoice.failure.reason, errCode: invoice.failure.errCode }),
    ...(invoice.refunds.length > 0 && {
      cancelList: invoice.refunds.map(({ status, amount, extRef, createdMs, modifiedMs }) => ({
        status,
        amount,
        ccy: invoice.ccy,
        ...(extRef !== null && { extRef }),
        createdDate: dateOf(createdMs),
        modifiedDate: dateOf(modifiedMs),
      })),
    }),
    ...(invoice.isPaidByCard && {
      paymentInfo: {
        maskedPan: '444403******1902',
        approvalCode: '662476',
        rrn: String(invoice.createdMs).slice(-12).padStart(12, '0'),
        terminal: 'MI000001',
        bank: 'Універсал Банк',
        paymentSystem: 'visa',
        paymentMethod: 'pan',
      },
    }),
  };
}
