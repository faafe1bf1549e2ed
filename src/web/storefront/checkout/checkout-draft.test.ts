import { describe, expect, it } from 'vitest';
import { Problem } from '#contracts/kit/problem.ts';
import { newIdempotencyKey } from '#web/kit/api-client.ts';
import { attemptAt, isOutcome, type OrderBody } from './checkout-draft.ts';

const body: OrderBody = {
  firstName: 'Олена',
  lastName: 'Коваль',
  phone: '+380671234512',
  email: 'olena@kraplyna.test',
  deliveryAddress: { delivery: 'Самовивіз', region: 'Полтавська', city: 'Кременчук', address: 'вул. Соборна, 14' },
  paymentMethod: 'Онлайн-оплата карткою',
  comment: '',
  products: [{ product: '0197b3a0-0000-7000-8000-000000000001', cartQuantity: 5, bottling: true }],
  totalSum: { $numberDecimal: '1090.00' },
};
const unanswered = { key: 'first', body };
const newKey = () => 'second';

describe('an attempt to place an order', () => {
  it('gets a key of its own', () => {
    expect(attemptAt(body, null, newKey)).toEqual({ key: 'second', body });
    expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });

  it('is repeated to the letter while nobody answered, whatever the sum is by now', () => {
    expect(attemptAt({ ...body }, unanswered, newKey)).toBe(unanswered);
    expect(attemptAt({ ...body, totalSum: { $numberDecimal: '1200.00' } }, unanswered, newKey)).toBe(unanswered);
  });

  it('is repeated by a guest who has signed in meanwhile, and by a customer who was signed out', () => {
    const signedIn = { ...body, userId: '0197b3a0-0000-7000-8000-000000000009' };
    expect(attemptAt(signedIn, unanswered, newKey)).toBe(unanswered);
    const ofCustomer = { key: 'first', body: signedIn };
    expect(attemptAt(body, ofCustomer, newKey)).toBe(ofCustomer);
  });

  it('stays open while nobody knows its outcome: an expired session says nothing of an earlier request', () => {
    const codes = [
      'OUT_OF_STOCK',
      'PRICE_CHANGED',
      'INVALID',
      'NOT_SIGNED_IN',
      'FORBIDDEN',
      'TOO_MANY',
      'UNAVAILABLE',
    ] as const;
    expect(codes.filter((code) => isOutcome(new Problem(code, '')))).toEqual([
      'OUT_OF_STOCK',
      'PRICE_CHANGED',
      'INVALID',
    ]);
  });

  it('is another one as soon as something else is wanted', () => {
    for (const change of [
      { comment: 'Подзвоніть' },
      { products: [{ product: '0197b3a0-0000-7000-8000-000000000001', cartQuantity: 6, bottling: true }] },
      { deliveryAddress: { ...body.deliveryAddress, address: 'вул. Набережна, 203' } },
    ]) {
      expect(attemptAt({ ...body, ...change }, unanswered, newKey).key).toBe('second');
    }
  });
});
