import { describe, expect, it } from 'vitest';
import { offeredPayments, onlineOnly, parsePaymentOffers } from './payment-methods.ts';

const read = (text: string) => {
  const offers = parsePaymentOffers(text);
  if (!offers) throw new Error(`not read: ${text}`);
  return offers;
};

describe('the payment methods of the checkout', () => {
  it('[RULE-METHOD-01] are online payment only, without a setting', () => {
    expect(offeredPayments(onlineOnly, 'nova-poshta', 100)).toEqual(['online']);
    expect(offeredPayments(onlineOnly, 'pickup', 1_000_000)).toEqual(['online']);
    expect(read('online')).toEqual(onlineOnly);
  });

  it('[RULE-METHOD-01] are offered by delivery and sum, in the order of the setting', () => {
    const offers = read('cash-delivery<=5000, online, cash-pickup, transfer@pickup+courier>=1000<=20000');
    expect(offeredPayments(offers, 'nova-poshta', 500_000)).toEqual(['cash-delivery', 'online']);
    expect(offeredPayments(offers, 'nova-poshta', 500_001)).toEqual(['online']);
    expect(offeredPayments(offers, 'pickup', 99_999)).toEqual(['online', 'cash-pickup']);
    expect(offeredPayments(offers, 'pickup', 100_000)).toEqual(['online', 'cash-pickup', 'transfer']);
    expect(offeredPayments(offers, 'courier', 2_000_001)).toEqual(['online']);
  });

  it('are refused if a method or delivery is unknown, impossible or named twice, or no sum is left', () => {
    const wrong = [
      '',
      'card',
      'online,',
      'online,online',
      'transfer@moon',
      'cash-pickup@courier',
      'online>=9<=8',
      'online<5',
    ];
    for (const text of wrong) expect([text, parsePaymentOffers(text)]).toEqual([text, null]);
  });
});
