import { describe, expect, it } from 'vitest';
import { isEmail } from '#domain/email.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { phonePattern } from '#domain/phone.ts';
import { cartTotalKopecks } from '#domain/pricing.ts';
import { handMadeProducts } from '../products/hand-made.ts';
import { composeOrders } from './compose-orders.ts';

const now = new Date('2026-03-17T10:00:00Z');
const orders = composeOrders(handMadeProducts(), now);
const dayMs = 86_400_000;

describe('the past orders', () => {
  it.each(orderStatuses)('has 25 of them in %s', (status) => {
    expect(orders.filter((order) => order.status === status)).toHaveLength(25);
  });

  it('come one after another over the last 90 days, none from tomorrow', () => {
    const moments = orders.map(({ createdAt }) => createdAt.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(now.getTime() - (moments[0] ?? 0)).toBeLessThanOrEqual(91 * dayMs);
    expect(now.getTime() - (moments[0] ?? 0)).toBeGreaterThan(75 * dayMs);
    for (const { events } of orders) {
      const times = events.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('cost what the shop itself would ask', () => {
    for (const { lines, totalKopecks } of orders) {
      const asked = cartTotalKopecks(
        lines.map(({ product, quantity, discountPercent }) => ({
          priceKopecks: product.currentPriceKopecks,
          discountPercent,
          quantity,
          isBottled: product.isBottled,
        })),
      );
      expect(totalKopecks).toBe(asked);
    }
    expect(orders.some(({ lines }) => lines.some(({ discountPercent }) => discountPercent > 0))).toBe(true);
    expect(orders.some(({ lines }) => lines.some(({ bottlesKopecks }) => bottlesKopecks > 0))).toBe(true);
  });

  it('had the discount of a category only while it lasted', () => {
    const lipsticks = orders.flatMap(({ lines, createdAt }) =>
      lines.filter(({ product }) => product.category === 'makiiazh').map((line) => ({ line, createdAt })),
    );
    for (const { line, createdAt } of lipsticks) {
      if (line.product.discountPercent > 0) continue;
      const isOver = now.getTime() - createdAt.getTime() < 17 * dayMs;
      if (isOver) expect(line.discountPercent).toBe(0);
      if (now.getTime() - createdAt.getTime() > 19 * dayMs) expect(line.discountPercent).toBe(20);
    }
    expect(lipsticks.length).toBeGreaterThan(0);
  });

  it('are paid where goods have left, and given back where they were abolished', () => {
    for (const { status, paymentState, stockReturnedAt } of orders) {
      if (status === 'send' || status === 'completed') expect(paymentState).toBe('paid');
      if (status === 'abolition') expect(['expired', 'refunded']).toContain(paymentState);
      expect(stockReturnedAt !== null).toBe(status === 'abolition');
    }
  });

  it('wait for money only while their invoice lives', () => {
    const waiting = orders.filter(({ paymentState }) => paymentState === 'awaiting');
    expect(waiting.length).toBeGreaterThan(0);
    for (const { invoiceExpiresAt, status } of waiting) {
      expect(invoiceExpiresAt.getTime()).toBeGreaterThan(now.getTime());
      expect(status).toBe('processed');
    }
  });

  it('belong to people who could have signed the form, and some to Olena in every status', () => {
    for (const { email, phone, firstName, lastName } of orders) {
      expect(isEmail(email), email).toBe(true);
      expect(phone).toMatch(phonePattern);
      expect(`${firstName} ${lastName}`).toMatch(/^[А-ЯІЇЄҐ][а-яіїєґ’]+ [А-ЯІЇЄҐ][а-яіїєґ’]+$/);
    }
    const hers = new Set(orders.filter(({ isOfOlena }) => isOfOlena).map(({ status }) => status));
    expect(hers.size).toBe(orderStatuses.length);
  });

  it('have each product in one line only', () => {
    for (const { lines } of orders) expect(new Set(lines.map(({ product }) => product.itemNo)).size).toBe(lines.length);
  });
});
