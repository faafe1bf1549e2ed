import type { InvoiceStatus } from '#domain/payment-states.ts';
import type { UnitLine } from '#domain/receipt-lines.ts';
import type { CardDetails } from '#domain/receipt-money.ts';

/** The port to a bank: payments by card, and purchases in instalments. */

/** ISO 4217 code of the hryvnia. */
export const hryvnia = 980;

/** The lines add up to exactly the invoice's amount. */
export type InvoiceLine = UnitLine;

/** What a bank offers; each has an API of its own. */
export type BankService = 'cards' | 'instalments';

export type InvoiceRequest = {
  readonly service: BankService;
  /** Unique per invoice and the same at every retry. */
  readonly paymentId: string;
  /** Of the buyer: instalments are confirmed in the bank's app. */
  readonly phone: string;
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

/** The bank's view of an invoice. Only the first two fields are guaranteed. */
export type InvoiceState = {
  readonly invoiceId: string;
  readonly status: InvoiceStatus;
  /** Null if the bank names no sum, as of instalments that are not confirmed yet. */
  readonly amountKopecks: number | null;
  /** ISO 4217. */
  readonly currency: number | null;
  /** Less than the amount after a partial refund. */
  readonly finalAmountKopecks: number | null;
  /** By the bank's clock; orders the messages. */
  readonly modifiedAt: Date | null;
  readonly reference: string | null;
  readonly failureReason: string | null;
  readonly refunds: readonly InvoiceRefund[];
  readonly isRefundUnderWay: boolean;
  /** The card that paid, as far as the bank reports it. */
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
  /** Not idempotent: two calls may make two invoices. */
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
  /** Charges money that is held. Accepted does not mean done: the invoice's status shows that. Once per invoice. */
  captureInvoice(invoiceId: string, request: CaptureRequest): Promise<void>;
  /** Payments with money, by the day on which they were paid. */
  listStatement(period: { readonly from: Date; readonly to: Date }): Promise<StatementRow[]>;
  /** Those of the register that is linked at the bank. */
  listFiscalChecks(invoiceId: string): Promise<FiscalCheck[]>;
  /** Null for a wrong signature. Throws `BankMessageInvalid` for a signed message of an unknown shape. */
  readWebhook(bytes: Uint8Array, signature: string | undefined, service?: BankService): Promise<InvoiceState | null>;
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

const instalmentsPrefix = 'parts:';

/** Whether the id of an invoice is one of instalments. */
export const isOfInstalments = (invoiceId: string): boolean => invoiceId.startsWith(instalmentsPrefix);

/** One bank out of its two services. Ids of instalments are prefixed, so that each call finds its service. */
export function combineServices(cards: Bank, instalments: Bank): Bank {
  const ofService = (service: BankService) => (service === 'instalments' ? instalments : cards);
  const of = (id: string) => (isOfInstalments(id) ? instalments : cards);
  const bare = (id: string) => (isOfInstalments(id) ? id.slice(instalmentsPrefix.length) : id);
  const withId = (id: string, service: BankService) => (service === 'instalments' ? `${instalmentsPrefix}${id}` : id);
  return {
    async createInvoice(request) {
      const invoice = await ofService(request.service).createInvoice(request);
      return { ...invoice, invoiceId: withId(invoice.invoiceId, request.service) };
    },
    async findInvoice(id) {
      const state = await of(id).findInvoice(bare(id));
      return state && { ...state, invoiceId: id };
    },
    removeInvoice: (id) => of(id).removeInvoice(bare(id)),
    refundInvoice: (id, request) => of(id).refundInvoice(bare(id), request),
    captureInvoice: (id, request) => of(id).captureInvoice(bare(id), request),
    listStatement: (period) => cards.listStatement(period),
    listFiscalChecks: (id) => of(id).listFiscalChecks(bare(id)),
    async readWebhook(bytes, signature, service = 'cards') {
      const state = await ofService(service).readWebhook(bytes, signature, service);
      return state && { ...state, invoiceId: withId(state.invoiceId, service) };
    },
  };
}
