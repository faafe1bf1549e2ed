import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dueReceipt,
  type FiscalPayment,
  isClosingTime,
  isShiftOver,
  isStillDue,
  type KnownReceipt,
} from './fiscal-receipts.ts';

const steps = [
  'pay',
  'hold',
  'refund-part',
  'refund-all',
  'reverse',
  'refuse',
  'keep',
  'write',
  'send',
  'fail',
  'repeat',
] as const;
type Step = (typeof steps)[number];

/** A payment with its receipts, as the shop would move them on. */
class Till {
  payment: FiscalPayment = {
    state: 'awaiting',
    isReversed: false,
    isHeld: false,
    amountKopecks: 1000,
    refundedKopecks: 0,
  };
  receipts: KnownReceipt[] = [];

  sumOf(kind: KnownReceipt['kind'], ...states: KnownReceipt['state'][]): number {
    return this.receipts
      .filter((one) => one.kind === kind && states.includes(one.state))
      .reduce((sum, one) => sum + one.amountKopecks, 0);
  }

  step(step: Step): void {
    const { payment } = this;
    const isPaid = payment.state === 'paid';
    if (step === 'hold' && payment.state === 'awaiting') this.payment = { ...payment, state: 'paid', isHeld: true };
    if (step === 'pay' && (payment.state === 'awaiting' || payment.isHeld))
      this.payment = { ...payment, state: 'paid', isHeld: false };
    if (step === 'refund-part' && isPaid && payment.refundedKopecks + 300 < payment.amountKopecks)
      this.payment = { ...payment, refundedKopecks: payment.refundedKopecks + 300 };
    if (step === 'refund-all' && isPaid) this.payment = { ...payment, state: 'refunded', isReversed: false };
    if (step === 'reverse' && isPaid) this.payment = { ...payment, isReversed: true };
    if (step === 'keep' && isPaid) this.payment = { ...payment, isReversed: false };
    if (step === 'write') this.write();
    if (step === 'send') this.send('done');
    if (step === 'fail') this.send('error');
    if (step === 'repeat') this.receipts = this.receipts.map((one) => ({ ...one, isRepeated: one.state === 'error' }));
  }

  write(): boolean {
    const due = dueReceipt(this.payment, this.receipts);
    if (due) {
      const id = String(this.receipts.length);
      this.receipts.push({ id, kind: due.kind, state: 'due', amountKopecks: due.amountKopecks, isRepeated: false });
    }
    return due !== null;
  }

  send(state: 'done' | 'error'): boolean {
    const next = this.receipts.find((one) => one.state === 'due');
    if (!next) return false;
    this.receipts = isStillDue(this.payment, next)
      ? this.receipts.map((one) => (one === next ? { ...one, state } : one))
      : this.receipts.filter((one) => one !== next);
    return true;
  }

  /** Nothing is sold twice or before it was paid, and no more is returned than was refunded. */
  check(): void {
    const { state, amountKopecks, refundedKopecks } = this.payment;
    const back = state === 'refunded' ? amountKopecks : refundedKopecks;
    const sold = this.sumOf('sale', 'due', 'sent', 'done');
    expect([0, amountKopecks]).toContain(sold);
    if (state === 'awaiting') expect(sold).toBe(0);
    expect(this.sumOf('return', 'due', 'sent', 'done')).toBeLessThanOrEqual(Math.min(back, sold));
  }

  finish(): void {
    for (let isMoving = true; isMoving; ) {
      this.step('repeat');
      isMoving = this.write() || this.send('done');
      this.check();
    }
  }
}

describe('fiscal receipts', () => {
  test('[RULE-FISC-01] [RULE-FISC-04] [RULE-FISC-05] are always the money that is kept, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), (taken) => {
        const till = new Till();
        for (const step of taken) {
          till.step(step);
          till.check();
        }
        till.finish();
        const { state, isReversed, isHeld, amountKopecks, refundedKopecks } = till.payment;
        const kept = state === 'paid' && !isHeld ? amountKopecks - refundedKopecks : 0;
        const receipts = till.sumOf('sale', 'done') - till.sumOf('return', 'done');
        // A payment on its way back has a receipt only if it was sold before.
        expect(isReversed ? [0, kept] : [kept]).toContain(receipts);
      }),
      { numRuns: 1000 },
    );
  });

  test('[RULE-FISC-04] an error blocks its payment until staff repeat it', () => {
    const payment: FiscalPayment = {
      state: 'paid',
      isReversed: false,
      isHeld: false,
      amountKopecks: 500,
      refundedKopecks: 0,
    };
    const failed: KnownReceipt = { id: 'a', kind: 'sale', state: 'error', amountKopecks: 500, isRepeated: false };
    expect(dueReceipt(payment, [failed])).toBeNull();
    expect(dueReceipt(payment, [{ ...failed, isRepeated: true }])).toEqual({ kind: 'sale', amountKopecks: 500 });
  });

  test('[RULE-FISC-05] a return waits for its sale, and names it', () => {
    const payment: FiscalPayment = {
      state: 'paid',
      isReversed: false,
      isHeld: false,
      amountKopecks: 500,
      refundedKopecks: 120,
    };
    const sale: KnownReceipt = { id: 'a', kind: 'sale', state: 'sent', amountKopecks: 500, isRepeated: false };
    expect(dueReceipt(payment, [sale])).toBeNull();
    const done: KnownReceipt = { ...sale, state: 'done' };
    expect(dueReceipt(payment, [done])).toEqual({ kind: 'return', saleId: 'a', amountKopecks: 120, fromKopecks: 0 });
  });
});

describe('the day of a shift', () => {
  test.each([
    ['2026-03-17T21:49:59Z', false],
    ['2026-03-17T21:50:00Z', true],
    ['2026-03-17T21:59:59Z', true],
    ['2026-03-17T22:00:00Z', false],
    // Summer time.
    ['2026-07-17T20:49:59Z', false],
    ['2026-07-17T20:50:00Z', true],
    ['2026-07-17T21:00:00Z', false],
  ])('[RULE-FISC-02] at %s: time to close is %s', (moment, isTime) => {
    expect(isClosingTime(new Date(moment))).toBe(isTime);
  });

  test('[RULE-FISC-02] a shift is over at ten to midnight, or on another day', () => {
    expect(isShiftOver('2026-03-17', new Date('2026-03-17T10:00:00Z'))).toBe(false);
    expect(isShiftOver('2026-03-17', new Date('2026-03-17T21:50:00Z'))).toBe(true);
    expect(isShiftOver('2026-03-17', new Date('2026-03-17T22:00:00Z'))).toBe(true);
  });
});
