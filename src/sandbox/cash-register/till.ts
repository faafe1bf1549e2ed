import { randomInt, randomUUID } from 'node:crypto';
import { paidOf, type SandboxReceipt, type SellBody, totalOf } from './receipt.ts';
import type { SandboxShift } from './shift.ts';
import type { TillBook } from './till-book.ts';

/** How the tax office answers: `held` never does until it is pushed. */
export type ReceiptOutcome = 'done' | 'error' | 'offline' | 'held';
export type ShiftOutcome = 'open' | 'refused' | 'held';

type TillOptions = { book: TillBook; now: () => Date; taxUrlOf: (receipt: SandboxReceipt) => string };

/** The message of a response with status 400. */
export class TillRefusal extends Error {}

/** Shifts and receipts of one cash register with one cashier. Everything is ready only at the second reading. */
export class Till {
  readonly #book: TillBook;
  readonly #now: () => Date;
  readonly #taxUrlOf: TillOptions['taxUrlOf'];
  receiptOutcome: ReceiptOutcome = 'done';
  shiftOutcome: ShiftOutcome = 'open';
  /** Whether another cashier works at the register. */
  isBusy = false;
  /** How often `receipts/sell` was called with something valid, also for an id that exists. */
  sold = 0;

  constructor({ book, now, taxUrlOf }: TillOptions) {
    this.#book = book;
    this.#now = now;
    this.#taxUrlOf = taxUrlOf;
  }

  /** Newest first. */
  get receipts(): readonly SandboxReceipt[] {
    return this.#book.state.receipts.toReversed();
  }

  get shifts(): readonly SandboxShift[] {
    return this.#book.state.shifts.toReversed();
  }

  async openShift(id: string = randomUUID()): Promise<SandboxShift> {
    if (this.isBusy) throw new TillRefusal('Каса зайнята іншим касиром');
    if (this.#currentShift()) throw new TillRefusal('Касир вже працює з даною касою');
    const { shifts } = this.#book.state;
    if (shifts.some((one) => one.id === id)) throw new TillRefusal('Зміна з таким id вже існує');
    const shift: SandboxShift = {
      id,
      serial: shifts.length + 1,
      status: 'CREATED',
      createdAt: this.#now().toISOString(),
      openedAt: null,
      closedAt: null,
      error: null,
      reads: 0,
    };
    shifts.push(shift);
    await this.#book.save();
    return shift;
  }

  async closeShift(): Promise<SandboxShift> {
    const shift = this.#currentShift();
    if (shift?.status !== 'OPENED') throw new TillRefusal('Зміну не відкрито');
    shift.status = 'CLOSING';
    shift.reads = 0;
    await this.#book.save();
    return shift;
  }

  async readShift(id: string): Promise<SandboxShift | null> {
    const shift = this.#book.state.shifts.find((one) => one.id === id);
    if (!shift) return null;
    await this.#moveShift(shift);
    return shift;
  }

  async readCurrentShift(): Promise<SandboxShift | null> {
    const shift = this.#currentShift();
    if (shift) await this.#moveShift(shift);
    return shift && shift.status !== 'CLOSED' ? shift : null;
  }

  async sell(body: SellBody): Promise<SandboxReceipt> {
    this.sold += 1;
    const { goods, payments, related_receipt_id: relatedReceiptId = null, id = randomUUID() } = body;
    const { receipts } = this.#book.state;
    const shift = this.#currentShift();
    if (shift?.status !== 'OPENED') throw new TillRefusal('Зміну не відкрито');
    if (receipts.some((one) => one.id === id)) throw new TillRefusal('Чек з таким id вже існує');
    const returned = goods.filter((line) => line.is_return);
    if (returned.length > 0 && returned.length < goods.length) throw new TillRefusal('Чек не може бути змішаним');
    const totalSum = totalOf(body);
    if (totalSum < 0) throw new TillRefusal('Знижка більша за суму чека');
    if (paidOf(body) !== totalSum) throw new TillRefusal('Сума оплат не збігається із сумою чека');
    if (returned.length > 0) this.#checkReturn(relatedReceiptId, totalSum);
    const receipt: SandboxReceipt = {
      id,
      type: returned.length > 0 ? 'RETURN' : 'SELL',
      serial: receipts.length + 1,
      status: 'CREATED',
      goods,
      payments,
      totalSum,
      relatedReceiptId,
      shiftId: shift.id,
      fiscalCode: null,
      taxUrl: null,
      isOffline: false,
      error: null,
      context: body.context ?? null,
      createdAt: this.#now().toISOString(),
      reads: 0,
    };
    receipts.push(receipt);
    await this.#book.save();
    return receipt;
  }

  async readReceipt(id: string): Promise<SandboxReceipt | null> {
    const receipt = this.#book.state.receipts.find((one) => one.id === id);
    if (!receipt) return null;
    if (receipt.status === 'CREATED' && this.receiptOutcome !== 'held') {
      receipt.reads += 1;
      if (receipt.reads > 1) this.#finish(receipt, this.receiptOutcome);
      await this.#book.save();
    }
    return receipt;
  }

  shiftOf({ shiftId }: SandboxReceipt): SandboxShift | null {
    return this.#book.state.shifts.find((one) => one.id === shiftId) ?? null;
  }

  /** Pushes a waiting receipt on, or sends an offline one to the tax office. */
  async push(id: string, outcome: Exclude<ReceiptOutcome, 'held'>): Promise<void> {
    const receipt = this.#book.state.receipts.find((one) => one.id === id);
    if (!receipt) return;
    if (receipt.status === 'CREATED' || (receipt.isOffline && outcome === 'done')) this.#finish(receipt, outcome);
    await this.#book.save();
  }

  #currentShift(): SandboxShift | undefined {
    return this.#book.state.shifts.findLast(({ status }) => status !== 'CLOSED');
  }

  async #moveShift(shift: SandboxShift): Promise<void> {
    if (this.shiftOutcome === 'held' || (shift.status !== 'CREATED' && shift.status !== 'CLOSING')) return;
    shift.reads += 1;
    if (shift.reads > 1) {
      const now = this.#now().toISOString();
      const isRefused = shift.status === 'CREATED' && this.shiftOutcome === 'refused';
      if (shift.status === 'CLOSING' || isRefused) {
        Object.assign(shift, { status: 'CLOSED', closedAt: now });
        if (isRefused) shift.error = 'Податкова відмовила: сертифікат підпису прострочено';
      } else Object.assign(shift, { status: 'OPENED', openedAt: now });
      shift.reads = 0;
    }
    await this.#book.save();
  }

  #checkReturn(saleId: string | null, sum: number): void {
    const { receipts } = this.#book.state;
    const sale = receipts.find((one) => one.id === saleId && one.type === 'SELL' && one.status === 'DONE');
    if (!sale) throw new TillRefusal('Чек продажу не знайдено');
    const before = receipts.filter((one) => one.relatedReceiptId === saleId && one.status !== 'ERROR');
    const left = before.reduce((rest, { totalSum }) => rest - totalSum, sale.totalSum);
    if (sum > left) throw new TillRefusal('Сума повернення більша за суму продажу');
  }

  #finish(receipt: SandboxReceipt, outcome: Exclude<ReceiptOutcome, 'held'>): void {
    if (outcome === 'error') {
      Object.assign(receipt, { status: 'ERROR', error: 'Податкова відхилила чек: невірний номер документа' });
      return;
    }
    receipt.status = 'DONE';
    receipt.fiscalCode ??= String(randomInt(1_000_000_000, 9_999_999_999));
    receipt.isOffline = outcome === 'offline';
    receipt.taxUrl = receipt.isOffline ? null : this.#taxUrlOf(receipt);
  }
}
