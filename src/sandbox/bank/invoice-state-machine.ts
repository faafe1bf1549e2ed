import { randomBytes } from 'node:crypto';
import type { Faults } from './faults.ts';
import { type BankInvoice, type InvoiceOrder, invoiceMessage, type Refund, validUntilMs } from './invoice.ts';
import type { InvoiceBook } from './invoice-book.ts';
import type { Webhooks } from './webhooks.ts';

type CounterOptions = { book: InvoiceBook; webhooks: Webhooks; faults: Faults; nowMs: () => number };

/** An error response in the bank's format. */
export type Refused = { status: number; errCode: string; errText: string };

/** Optional fields of a refund request. */
type RefundNote = Partial<Pick<Refund, 'items'>> & { extRef?: string | undefined };

/** State machine of invoices. Every change sends a webhook, except expiry and removal. */
export class InvoiceStateMachine {
  readonly #book: InvoiceBook;
  readonly #webhooks: Webhooks;
  readonly #faults: Faults;
  readonly #nowMs: () => number;

  constructor({ book, webhooks, faults, nowMs }: CounterOptions) {
    this.#book = book;
    this.#webhooks = webhooks;
    this.#faults = faults;
    this.#nowMs = nowMs;
  }

  async create(order: InvoiceOrder): Promise<BankInvoice> {
    const nowMs = this.#nowMs();
    const invoice: BankInvoice = {
      ...order,
      invoiceId: `inv_${nowMs}_${randomBytes(16).toString('base64url')}`,
      status: 'created',
      createdMs: nowMs,
      modifiedMs: nowMs,
      finalAmount: null,
      failure: null,
      isPaidByCard: false,
      refunds: [],
    };
    this.#book.write(invoice);
    return invoice;
  }

  /** Expiry is computed on read and sends no webhook. */
  find(invoiceId: string): BankInvoice | null {
    const invoice = this.#book.find(invoiceId);
    if (invoice?.status === 'hold' && this.#nowMs() >= (invoice.heldMs ?? 0) + longestHoldMs) {
      return { ...invoice, status: 'reversed', finalAmount: 0, modifiedMs: (invoice.heldMs ?? 0) + longestHoldMs };
    }
    if (invoice === null || !isUnpaid(invoice) || this.#nowMs() < validUntilMs(invoice)) return invoice;
    return { ...invoice, status: 'expired', modifiedMs: Math.max(validUntilMs(invoice), invoice.modifiedMs + 1) };
  }

  canBePaid(invoiceId: string): boolean {
    const invoice = this.find(invoiceId);
    return invoice !== null && isUnpaid(invoice);
  }

  async pay(invoiceId: string): Promise<void> {
    if (!this.canBePaid(invoiceId)) return;
    await this.#change(invoiceId, { status: 'processing', failure: null, isPaidByCard: true });
    await this.#change(invoiceId, ({ amount, isHeld }) =>
      isHeld
        ? { status: 'hold', heldMs: this.#nowMs() }
        : { status: 'success', finalAmount: amount, paidMs: this.#nowMs() },
    );
    await this.#webhooks.deliver();
  }

  /** Paid invoices of a period, newest first. */
  paidBetween(fromMs: number, toMs: number): BankInvoice[] {
    const isPaid = ({ status, paidMs = 0 }: BankInvoice) =>
      (status === 'success' || status === 'reversed') && paidMs >= fromMs && paidMs <= toMs;
    return this.#book.list().filter(isPaid).toReversed();
  }

  async decline(invoiceId: string): Promise<void> {
    if (!this.canBePaid(invoiceId)) return;
    await this.#change(invoiceId, { status: 'processing', failure: null, isPaidByCard: true });
    const failure = { reason: 'Недостатньо коштів на рахунку', errCode: '59' };
    await this.#change(invoiceId, { status: 'failure', failure });
    await this.#webhooks.deliver();
  }

  /** Once, and not more than is held; the rest is released. */
  async finalize(invoiceId: string, amount: number): Promise<Refused | null> {
    const invoice = this.find(invoiceId);
    if (invoice === null) return notFound;
    if (this.#faults.isCaptureRefused || invoice.status !== 'hold' || amount > invoice.amount) {
      return { status: 400, errCode: 'BAD_REQUEST', errText: 'invoice cannot be finalized' };
    }
    await this.#change(invoiceId, { status: 'success', finalAmount: amount, paidMs: this.#nowMs() });
    await this.#webhooks.deliver();
    return null;
  }

  async remove(invoiceId: string): Promise<Refused | null> {
    const invoice = this.find(invoiceId);
    if (invoice === null) return notFound;
    if (!isUnpaid(invoice)) return { status: 400, errCode: 'BAD_REQUEST', errText: 'invoice cannot be removed' };
    this.#book.write(this.#next(invoice, { status: 'expired' }));
    return null;
  }

  async refund(invoiceId: string, amount?: number, { extRef, items }: RefundNote = {}): Promise<Refund | Refused> {
    const invoice = this.find(invoiceId);
    if (invoice === null) return notFound;
    const isHeld = invoice.status === 'hold';
    const left = invoice.finalAmount ?? (isHeld ? invoice.amount : 0);
    const sum = amount ?? left;
    const isUnderWay = invoice.refunds.some(({ status }) => status === 'processing');
    if (this.#faults.isRefundRefused) return { status: 500, errCode: 'CANCEL_NOT_AVAILABLE', errText: 'refused' };
    if (!(invoice.status === 'success' || (isHeld && amount === undefined)) || isUnderWay || sum <= 0 || sum > left) {
      return { status: 400, errCode: 'WRONG_CANCEL_AMOUNT', errText: 'wrong cancel amount' };
    }
    const nowMs = this.#nowMs();
    const refund: Refund = {
      status: this.#faults.isRefundFailing ? 'failure' : 'processing',
      amount: sum,
      extRef: extRef ?? null,
      items: items ?? [],
      createdMs: nowMs,
      modifiedMs: nowMs,
    };
    await this.#change(invoiceId, { refunds: [...invoice.refunds, refund] });
    if (!this.#faults.isRefundSlow) await this.finishRefunds(invoiceId);
    await this.#webhooks.deliver();
    return this.#book.find(invoiceId)?.refunds.at(-1) ?? refund;
  }

  /** Completes refunds that are processing. */
  async finishRefunds(invoiceId: string): Promise<void> {
    await this.#change(invoiceId, ({ refunds, finalAmount, amount: whole }) => {
      const open = refunds.filter(({ status }) => status === 'processing');
      const left = open.reduce((sum, { amount }) => sum - amount, finalAmount ?? whole);
      const finished = refunds.map((refund) =>
        open.includes(refund) ? { ...refund, status: 'success' as const } : refund,
      );
      return { refunds: finished, finalAmount: left, ...(left === 0 && { status: 'reversed' as const }) };
    });
    await this.#webhooks.deliver();
  }

  async #change(
    invoiceId: string,
    change: Partial<BankInvoice> | ((invoice: BankInvoice) => Partial<BankInvoice>),
  ): Promise<void> {
    const invoice = this.find(invoiceId);
    if (invoice === null) return;
    const changed = this.#next(invoice, typeof change === 'function' ? change(invoice) : change);
    this.#book.write(changed);
    if (changed.webHookUrl !== null) this.#webhooks.add(changed.webHookUrl, invoiceMessage(changed));
  }

  #next(invoice: BankInvoice, change: Partial<BankInvoice>): BankInvoice {
    return { ...invoice, ...change, modifiedMs: Math.max(this.#nowMs(), invoice.modifiedMs + 1) };
  }
}

/** The bank releases a hold by itself. */
const longestHoldMs = 9 * 24 * 60 * 60_000;

const notFound: Refused = { status: 404, errCode: 'NOT_FOUND', errText: 'invoice not found' };

/** After a declined card the payer may try another one on the same page. */
function isUnpaid({ status }: BankInvoice): boolean {
  return status === 'created' || status === 'failure';
}
