import type { InvoiceStatus } from '#domain/payment-states.ts';

/** What the shop needs of a bank that takes cards. */

/** ISO 4217 code of the hryvnia. */
export const hryvnia = 980;

export type InvoiceLine = {
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  /** Of one. All lines together are exactly the invoice's amount. */
  readonly priceKopecks: number;
};

export type InvoiceRequest = {
  readonly amountKopecks: number;
  /** The order's number: the bank says it back in every message. */
  readonly reference: string;
  /** What the payer reads. */
  readonly destination: string;
  readonly lines: readonly InvoiceLine[];
  /** Where the payer goes afterwards, whatever came of it. */
  readonly redirectUrl: string;
  readonly webhookUrl: string;
  readonly validitySeconds: number;
};

export type Invoice = { readonly invoiceId: string; readonly pageUrl: string };

export type RefundRequest = {
  /** The shop's own name for this refund, the same at every repeat: the invoice lists it with the refund. */
  readonly extRef: string;
  /** The goods whose price goes back; empty where nobody knows them. A bank that prints fiscal receipts wants them. */
  readonly items: readonly InvoiceLine[];
};

/** `extRef` is null where somebody made the refund at the bank itself. */
export type InvoiceRefund = {
  readonly extRef: string | null;
  readonly status: 'processing' | 'success' | 'failure';
};

/** An invoice as the bank tells it. Nothing but the first four is promised to be there. */
export type InvoiceState = {
  readonly invoiceId: string;
  readonly status: InvoiceStatus;
  readonly amountKopecks: number;
  /** ISO 4217. */
  readonly currency: number;
  /** Less than the amount once some of it was given back. */
  readonly finalAmountKopecks: number | null;
  /** The bank's clock: of two messages the larger is the newer. */
  readonly modifiedAt: Date | null;
  readonly reference: string | null;
  readonly failureReason: string | null;
  readonly refunds: readonly InvoiceRefund[];
  readonly isRefundUnderWay: boolean;
};

export type Bank = {
  /** There is no key that makes a repeat harmless: two calls are two invoices. */
  createInvoice(request: InvoiceRequest): Promise<Invoice>;
  /** Null if the bank knows no such invoice. */
  findInvoice(invoiceId: string): Promise<InvoiceState | null>;
  /** Makes an invoice that nobody has paid unpayable. Throws `BankRefused` where it is too late. */
  removeInvoice(invoiceId: string): Promise<void>;
  /**
   * Gives all of it back; `underWay` means that the invoice will tell. After a lost answer look for `extRef` among the invoice's
   * refunds before asking again.
   */
  refundInvoice(invoiceId: string, request: RefundRequest): Promise<'done' | 'underWay' | 'failed'>;
  /** Null if the bank did not sign these bytes. Throws `BankMessageInvalid` if it signed something that nobody agreed on. */
  readWebhook(bytes: Uint8Array, signature: string | undefined): Promise<InvoiceState | null>;
};

/** No answer, or none that can be understood. What was asked for may have happened all the same. */
export class BankUnavailable extends Error {
  override readonly name = 'BankUnavailable';
}

/** The bank understood and said no: asking again changes nothing. */
export class BankRefused extends Error {
  override readonly name = 'BankRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Signed by the bank, but not a message of the agreed shape: nothing follows from it. */
export class BankMessageInvalid extends Error {
  override readonly name = 'BankMessageInvalid';
}

const isAway = () => Promise.reject(new BankUnavailable('No bank is connected here'));

/** For whatever takes no money. */
export const noBank: Bank = {
  createInvoice: isAway,
  findInvoice: isAway,
  removeInvoice: isAway,
  refundInvoice: isAway,
  readWebhook: isAway,
};
