import { expect, test } from 'vitest';
import { receiptMoney } from './receipt-money.ts';

const card = {
  maskedPan: '444403******1902',
  rrn: '1',
  approvalCode: '2',
  terminal: '3',
  bank: '4',
  paymentSystem: 'visa',
};

test('[RULE-FISC-03] a receipt names the card, cash, or a transfer', () => {
  expect(receiptMoney({ paymentKind: 'online', isByHand: false, card })).toEqual({
    kind: 'cashless',
    label: 'Картка',
    card,
  });
  expect(receiptMoney({ paymentKind: 'cash-delivery', isByHand: true, card: null })).toMatchObject({ kind: 'cash' });
  // A buyer with an unpaid invoice may come with cash.
  expect(receiptMoney({ paymentKind: 'online', isByHand: true, card: null })).toMatchObject({ kind: 'cash' });
  expect(receiptMoney({ paymentKind: 'transfer', isByHand: true, card: null })).toMatchObject({
    kind: 'cashless',
    label: 'Переказ на рахунок',
  });
});
