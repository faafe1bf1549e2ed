import type { InvoiceStatus } from '#domain/payment-states.ts';
import type { CardDetails } from '#domain/receipt-money.ts';

/** The port to an acquiring bank. */

/** ISO 4217 code of the hryvnia. */
export const hryvnia = 980;

export type InvoiceLine = {
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  /** Unit price. The lines add up to exactly the invoice's amount. */
  readonly priceKopecks: number;
};

export type InvoiceRequest = {
  readonly amountKopecks: number;
  /** The order number, which the bank repeats in every message. */
  readonly reference: string;
  /** Shown to the payer. */
  readonly destination: string;
  readonly lines: readonly InvoiceLine[];
  /** Where the payer is redirected after success or failure. */
  readonly redirectUrl: string;
  readonly webhookUrl: string;
  readonly validitySeconds: number;
  /** Blocks the money only, until it is captured. */
  readonly isHeld: boolean;
};

export type Invoice = { readonly invoiceId: string; readonly pageUrl: string };

export type CaptureRequest = {
  /** Less than what is held releases the rest. */
  readonly amountKopecks: number;
  /** For fiscal receipts; empty if the sum is that of the invoice. */
  readonly items: readonly InvoiceLine[];
};

export type RefundRequest = {
  /** The shop's reference of this refund, the same at every retry, listed by the invoice. */
  readonly extRef: string;
  /** Missing for the whole sum. */
  readonly amountKopecks?: number;
  /** The refunded goods, for fiscal receipts; empty if unknown. */
  readonly items: readonly InvoiceLine[];
};

/** `extRef` is null for a refund that was made at the bank itself. */
export type InvoiceRefund = {
  readonly extRef: string | null;
  readonly status: 'processing' | 'success' | 'failure';
};

/** The bank's view of an invoice. Only the first four fields are guaranteed. */
export type InvoiceState = {
  readonly invoiceId: string;
  readonly status: InvoiceStatus;
  readonly amountKopecks: number;
  /** ISO 4217. */
  readonly currency: number;
  /** Less than the amount after a partial refund. */
  readonly finalAmountKopecks: number | null;
  /** By the bank's clock; orders the messages. */
  readonly modifiedAt: Date | null;
  readonly reference: string | null;
  readonly failureReason: string | null;
  readonly refunds: readonly InvoiceRefund[];
  readonly isRefundUnderWay: boolean;
  /** The card that paid, as far as the bank tells. */
  readonly card: CardDetails | null;
};

/** A payment in the bank's own account of a period. */
export type StatementRow = {
  readonly invoiceId: string;
  /** The order number. */
  readonly reference: string | null;
  readonly amountKopecks: number;
  readonly refundedKopecks: number;
};

/** A fiscal receipt that the bank has made from an invoice. */
export type FiscalCheck = {
  readonly id: string;
  readonly kind: 'sale' | 'return';
  readonly state: 'waiting' | 'done' | 'failed';
  readonly taxUrl: string | null;
  readonly reason: string | null;
};

export type Bank = {
  /** Not idempotent: two calls make two invoices. */
  createInvoice(request: InvoiceRequest): Promise<Invoice>;
  /** Null for an unknown invoice. */
  findInvoice(invoiceId: string): Promise<InvoiceState | null>;
  /** Voids an unpaid invoice. Throws `BankRefused` if it is too late. */
  removeInvoice(invoiceId: string): Promise<void>;
  /**
   * A refund, whole or in part; `underWay` means that the invoice's status has to be polled. After a lost response look for `extRef` among
   * the invoice's refunds before retrying.
   */
  refundInvoice(invoiceId: string, request: RefundRequest): Promise<'done' | 'underWay' | 'failed'>;
  /** Charges money that is held. Accepted does not mean done: the invoice's status tells. Once per invoice. */
  captureInvoice(invoiceId: string, request: CaptureRequest): Promise<void>;
  /** Payments with money, by the day on which they were paid. */
  listStatement(period: { readonly from: Date; readonly to: Date }): Promise<StatementRow[]>;
  /** Those of the register that is linked at the bank. */
  listFiscalChecks(invoiceId: string): Promise<FiscalCheck[]>;
  /** Null for a wrong signature. Throws `BankMessageInvalid` for a signed message of an unknown shape. */
  readWebhook(bytes: Uint8Array, signature: string | undefined): Promise<InvoiceState | null>;
};

/** No usable response. The request may have taken effect all the same. */
export class BankUnavailable extends Error {
  override readonly name = 'BankUnavailable';
}

/** A permanent refusal: retrying is useless. */
export class BankRefused extends Error {
  override readonly name = 'BankRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Signed by the bank, but of an unknown shape: ignored. */
export class BankMessageInvalid extends Error {
  override readonly name = 'BankMessageInvalid';
}

const rejectUnavailable = () => Promise.reject(new BankUnavailable('No bank is configured'));

/** For a shop without payments. */
export const noBank: Bank = {
  createInvoice: rejectUnavailable,
  findInvoice: rejectUnavailable,
  removeInvoice: rejectUnavailable,
  refundInvoice: rejectUnavailable,
  captureInvoice: rejectUnavailable,
  listStatement: rejectUnavailable,
  listFiscalChecks: rejectUnavailable,
  readWebhook: rejectUnavailable,
};
