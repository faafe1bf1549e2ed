import { beforeAll, describe, expect, it } from 'vitest';
import { trackOrder } from '#contracts/orders.ts';
import { countAttempt } from '#server/modules/attempts/attempts.service.ts';
import { attempts } from '#server/modules/attempts/attempts.table.ts';
import { statuses } from '#server/modules/statuses/statuses.table.ts';
import { makeOrder } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { orderLookups } from './order-status.service.ts';

const shop = openTestShop();

/** A separate phone for each test, since attempts are limited per phone. */
let lastPhone = 380_670_000_000;
const newPhone = () => {
  lastPhone += 1;
  return `+${lastPhone}`;
};

const track = (orderNo: number | string, phone: string) =>
  shop.callAs(null)(trackOrder, { params: { orderNo: String(orderNo) }, query: { phone } });

type Problem = { status: number; code: string; message: string; retryAfterSeconds?: number };
const problemOf = (call: Promise<unknown>): Promise<Problem | null> =>
  call.then(
    () => null,
    (problem) => problem,
  );

beforeAll(async () => {
  const record = { type: 'send' as const, name: 'Їде до вас', color: '#224466', isActive: true };
  await shop.db.insert(statuses).values(record);
});

describe('order tracking without an account', () => {
  it('[API-ORD-06] shows the state by number and phone, and no personal data', async () => {
    const phone = newPhone();
    const order = await makeOrder(shop.db, { phone, status: 'send', paymentState: 'paid', totalKopecks: 123_450 });
    await makeOrder(shop.db, { phone });
    const local = phone.replace('+38', '').replace(/(\d{3})(\d{3})(\d\d)/, '($1) $2-$3-');
    for (const typed of [phone, local]) {
      expect((await track(order.orderNo, typed)).data).toEqual({
        _id: order.id,
        orderNo: order.orderNo,
        date: order.createdAt.toISOString(),
        status: 'send',
        statusShown: { name: 'Їде до вас', color: '#224466' },
        paymentKind: 'online',
        paymentState: 'paid',
        totalSum: { $numberDecimal: '1234.50' },
        canBePaid: false,
      });
    }
    const answers = await Promise.all([
      problemOf(track(order.orderNo, newPhone())),
      problemOf(track(order.orderNo + 1_000_000, phone)),
      problemOf(track(999_999_999_999_999, phone)),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND', message: answers[0]?.message });
    }
  });

  it('says whether it can still be paid', async () => {
    for (const [status, paymentState, canBePaid] of [
      ['processed', 'awaiting', true],
      ['processed', 'failed', true],
      ['specified', 'awaiting', true],
      ['processed', 'paid', false],
      ['abolition', 'awaiting', false],
      ['abolition', 'expired', false],
      ['abolition', 'refunded', false],
    ] as const) {
      const phone = newPhone();
      const { orderNo } = await makeOrder(shop.db, { phone, status, paymentState });
      expect([status, paymentState, (await track(orderNo, phone)).data.canBePaid]).toEqual([
        status,
        paymentState,
        canBePaid,
      ]);
    }
  });

  it('requires a valid phone', async () => {
    const { orderNo } = await makeOrder(shop.db);
    for (const phone of ['', '12', 'olena']) {
      expect(await problemOf(track(orderNo, phone))).toMatchObject({ status: 422, code: 'INVALID' });
    }
    expect((await shop.fetch(`/api/orders/track/${orderNo}`)).status).toBe(422);
    expect((await shop.fetch('/api/orders/track/abc?phone=%2B380671234567')).status).toBe(404);
  });

  it('limits enumeration of numbers: ten failures, then 429', async () => {
    const phone = newPhone();
    const { orderNo } = await makeOrder(shop.db, { phone });
    for (let time = 1; time <= 15; time += 1) expect(await problemOf(track(orderNo, phone))).toBeNull();
    for (let wrong = 1; wrong <= 10; wrong += 1) {
      expect((await problemOf(track(orderNo + 1_000_000 + wrong, phone)))?.code).toBe('NOT_FOUND');
    }
    const refused = await problemOf(track(orderNo, phone));
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY' });
    expect(refused?.message).toContain('15 хв');
    shop.now = new Date(shop.now.getTime() + 16 * 60_000);
    expect(await problemOf(track(orderNo, phone))).toBeNull();
  });

  it('limits enumeration of phones too', async () => {
    const order = await makeOrder(shop.db, { phone: newPhone() });
    const codes: (string | undefined)[] = [];
    for (let guess = 1; guess <= 61; guess += 1) codes.push((await problemOf(track(order.orderNo, newPhone())))?.code);
    expect(codes.at(-1)).toBe('TOO_MANY');
  });

  it('[RULE-SAFE-08] works with both, however often others failed for that phone', async () => {
    const phone = newPhone();
    const { orderNo } = await makeOrder(shop.db, { phone });
    await shop.db.delete(attempts);
    for (const stranger of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
      for (let wrong = 1; wrong <= 10; wrong += 1) {
        const context = { ...shop.context, callerAddress: stranger };
        await problemOf(countAttempt(context, orderLookups, phone));
      }
    }
    expect(await problemOf(track(orderNo, phone))).toBeNull();
  });
});
