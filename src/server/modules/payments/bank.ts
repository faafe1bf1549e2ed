/** What the shop needs of a bank that takes cards. */

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

export const invoiceStatuses = ['created', 'processing', 'hold', 'failure', 'expired', 'success', 'reversed'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice as the bank tells it. Nothing but the first four is promised to be there. */
export type InvoiceState = {
  readonly invoiceId: string;
  readonly status: InvoiceStatus;
  readonly amountKopecks: number;
  /** ISO 4217; the hryvnia is 980. */
  readonly currency: number;
  /** Less than the amount once some of it was given back. */
  readonly finalAmountKopecks: number | null;
  /** The bank's clock: of two messages the larger is the newer. */
  readonly modifiedAt: Date | null;
  readonly reference: string | null;
  readonly failureReason: string | null;
  readonly isRefundUnderWay: boolean;
};

export type Bank = {
  /** There is no key that makes a repeat harmless: two calls are two invoices. */
  createInvoice(request: InvoiceRequest): Promise<Invoice>;
  /** Null if the bank knows no such invoice. */
  findInvoice(invoiceId: string): Promise<InvoiceState | null>;
  /** Makes an invoice that nobody has paid unpayable. Throws `BankRefused` where it is too late. */
  removeInvoice(invoiceId: string): Promise<void>;
  /** Gives all of it back; `underWay` means that the invoice will tell. */
  refundInvoice(invoiceId: string): Promise<'done' | 'underWay' | 'failed'>;
  /** Null if the bank did not sign these bytes. */
  readWebhook(bytes: Uint8Array, signature: string | undefined): Promise<InvoiceState | null>;
};

/** No answer, or none that can be understood. What was asked for may have happened all the same. */
export class BankAway extends Error {
  override readonly name = 'BankAway';
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

const isAway = () => Promise.reject(new BankAway('No bank is connected here'));

/** For whatever takes no money. */
export const noBank: Bank = {
  createInvoice: isAway,
  findInvoice: isAway,
  removeInvoice: isAway,
  refundInvoice: isAway,
  readWebhook: isAway,
};
