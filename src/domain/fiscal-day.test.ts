import { describe, expect, test } from 'vitest';
import { compareDay, type DayPayment } from './fiscal-day.ts';

const paid: DayPayment = {
  orderId: 'o1',
  orderNo: 100_001,
  invoiceId: 'inv1',
  amountKopecks: 1000,
  refundedKopecks: 0,
  repaidKopecks: 0,
  isReversed: false,
  hasReceipts: true,
  soldKopecks: 1000,
  returnedKopecks: 0,
};
const row = { invoiceId: 'inv1', reference: '100001', amountKopecks: 1000, refundedKopecks: 0 };
const differencesOf = (payment: Partial<DayPayment>, bank: Partial<typeof row> | null = {}) =>
  compareDay([{ ...paid, ...payment }], bank === null ? [] : [{ ...row, ...bank }]).rows[0]?.differences;

describe('[RULE-FISC-06] the comparison of a day', () => {
  test('is silent if orders, bank and receipts agree, also after refunds', () => {
    expect(differencesOf({})).toEqual([]);
    expect(differencesOf({ refundedKopecks: 300, returnedKopecks: 300 }, { refundedKopecks: 300 })).toEqual([]);
    expect(differencesOf({ invoiceId: null }, null)).toEqual([]);
    expect(differencesOf({ hasReceipts: false, soldKopecks: 0 })).toEqual([]);
    // On its way back, and never sold.
    expect(differencesOf({ isReversed: true, soldKopecks: 0 })).toEqual([]);
  });

  test.each([
    [{}, null, 'missing-at-bank'],
    [{}, { amountKopecks: 999 }, 'bank-differs'],
    [{ soldKopecks: 0 }, {}, 'receipt-missing'],
    [{ refundedKopecks: 300 }, { refundedKopecks: 300 }, 'receipt-differs'],
  ])('names what differs: %j with %j', (payment, bank, difference) => {
    expect(differencesOf(payment, bank)).toEqual([difference]);
  });

  test('names a payment that the shop does not know, and puts differences first', () => {
    const { rows, totals } = compareDay(
      [paid, { ...paid, invoiceId: null, amountKopecks: 50, soldKopecks: 50 }],
      [row, { invoiceId: 'other', reference: null, amountKopecks: 70, refundedKopecks: 0 }],
    );
    expect(rows[0]).toMatchObject({ invoiceId: 'other', differences: ['unknown-to-shop'] });
    expect(totals).toEqual({
      orderKopecks: 1050,
      byHandKopecks: 50,
      bankKopecks: 1070,
      receiptKopecks: 1050,
      differences: 1,
    });
  });

  test('compares orders with receipts alone while the bank is unavailable', () => {
    const { rows, totals } = compareDay([paid], null);
    expect(rows[0]).toMatchObject({ bankKopecks: null, differences: [] });
    expect(totals.bankKopecks).toBeNull();
  });
});
