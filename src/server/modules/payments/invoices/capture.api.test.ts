import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contracts/admin-orders.ts';
import { changeOrder, setOrderStatus } from '#contracts/orders.ts';
import { dayMs } from '#domain/dates.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import { fiscalReceipts } from '#server/modules/cash-register/fiscal-receipts/fiscal-receipts.table.ts';
import { openTestDatabase } from '#test/database.ts';
import { makePerson, type TestPerson } from '#test/factories.ts';
import { UnpaidOrder } from '#test/payments.ts';
import { TestShop } from '#test/shop.ts';
import { pollPayments } from '../payment-polling.service.ts';
import { captureHeld } from './capture.service.ts';

class HoldingShop extends TestShop {
  protected override extraParts() {
    return { holdsPayments: true, fiscalReceipts: 'checkbox' as const };
  }
}

const shop = new HoldingShop(openTestDatabase());
const piece = 61_750;
let keeper: TestPerson;

beforeAll(async () => {
  await shop.open();
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
});
afterEach(() => shop.bank.faults.reset());

const later = (ms: number) => {
  shop.now = new Date(shop.now.getTime() + ms);
};
const poll = async () => {
  later(60_000);
  await pollPayments(shop.context);
};

/** Two pieces, whose money is blocked on the card. */
async function heldOrder() {
  const order = await UnpaidOrder.make(shop);
  const invoiceId = await order.openPage();
  await shop.bank.invoices.pay(invoiceId);
  later(60_000);
  return { order, atBank: () => shop.bank.invoices.find(invoiceId) };
}

const setStatus = (order: UnpaidOrder, status: OrderStatus) =>
  shop.callAs(keeper.token)(setOrderStatus, { params: { id: order.id }, body: { status } });

async function setPieces(order: UnpaidOrder, cartQuantity: number) {
  const { data } = await shop.callAs(keeper.token)(getOrder, { params: { id: order.id } });
  const { firstName, lastName, email, deliveryAddress } = data;
  const body = { firstName, lastName, email, deliveryAddress, products: [{ product: order.productId, cartQuantity }] };
  await shop.callAs(keeper.token)(changeOrder, { params: { id: order.id }, body });
}

async function receiptsOf({ id }: UnpaidOrder) {
  const rows = await shop.db.select().from(fiscalReceipts).where(eq(fiscalReceipts.orderId, id));
  return rows.map(({ kind, amountKopecks }) => [kind, amountKopecks]);
}

describe('a held payment', () => {
  it('[RULE-METHOD-03] is only blocked until the order is sent, and captured then', async () => {
    const { order, atBank } = await heldOrder();
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect(atBank()).toMatchObject({ status: 'hold', finalAmount: null });
    await poll();
    expect(atBank()?.status).toBe('hold');
    await shop.runJobs();
    expect(await receiptsOf(order)).toEqual([]);
    await setStatus(order, 'send');
    await shop.runJobs();
    expect(atBank()).toMatchObject({ status: 'success', finalAmount: 2 * piece });
    expect(await order.events()).toEqual(['held', 'status-changed', 'captured']);
    await shop.runJobs();
    expect(await receiptsOf(order)).toEqual([['sale', 2 * piece]]);
    const letters = await shop.lettersTo(order.email);
    expect(letters.map(({ text }) => text).join()).toContain('Ваш банк заблокував');
  });

  it('[RULE-METHOD-03] is captured once after a lost response, by two jobs at once, and while the bank is unavailable later', async () => {
    const { order, atBank } = await heldOrder();
    await setStatus(order, 'send');
    shop.bank.faults.breakNext('invoice/finalize', { kind: 'broken-json' });
    await Promise.allSettled([captureHeld(shop.context, order.id), captureHeld(shop.context, order.id)]);
    expect(atBank()).toMatchObject({ status: 'success' });
    await poll();
    expect(await order.events()).toEqual(['held', 'status-changed', 'captured']);

    const other = await heldOrder();
    await setStatus(other.order, 'send');
    shop.bank.faults.breakNext('invoice/status', { kind: 'status', status: 500, errCode: 'INTERNAL_ERROR' });
    shop.bank.faults.breakNext('invoice/status', { kind: 'status', status: 500, errCode: 'INTERNAL_ERROR' });
    await expect(captureHeld(shop.context, other.order.id)).rejects.toThrow();
    await poll();
    expect(other.atBank()).toMatchObject({ status: 'success', finalAmount: 2 * piece });
  });

  it('[RULE-METHOD-03] is captured at the sum that the order keeps: what was edited away is never charged', async () => {
    const { order, atBank } = await heldOrder();
    await setPieces(order, 1);
    await shop.runJobs();
    await poll();
    expect(atBank()).toMatchObject({ status: 'hold', refunds: [] });
    await setStatus(order, 'send');
    await poll();
    expect(atBank()).toMatchObject({ status: 'success', finalAmount: piece });
    expect(await order.state()).toEqual(['send', 'paid']);
    const [payment] = await order.payments();
    expect(payment).toMatchObject({ surplusKopecks: piece, refundedKopecks: piece });
  });

  it('[RULE-METHOD-03] is released when the order is cancelled, or not sent within eight days', async () => {
    const cancelled = await heldOrder();
    await setPieces(cancelled.order, 1);
    await setStatus(cancelled.order, 'abolition');
    await shop.runJobs();
    await poll();
    expect(cancelled.atBank()).toMatchObject({ status: 'reversed', finalAmount: 0 });
    expect(await cancelled.order.state()).toEqual(['abolition', 'refunded']);

    const { order, atBank } = await heldOrder();
    later(8 * dayMs - 10 * 60_000);
    await poll();
    expect(await order.state()).toEqual(['processed', 'paid']);
    later(10 * 60_000);
    await poll();
    await shop.runJobs();
    expect(await order.state()).toEqual(['abolition', 'refunded']);
    expect(atBank()).toMatchObject({ status: 'reversed' });
    expect(await order.stock()).toBe(5);
    expect((await shop.lettersTo(order.email))[0]?.text).toContain('не вдалося вчасно відправити');
  });

  it('[RULE-METHOD-03] that the bank refuses to capture is recorded once, and captured when it relents', async () => {
    const { order, atBank } = await heldOrder();
    await setStatus(order, 'send');
    shop.bank.faults.isCaptureRefused = true;
    await poll();
    await poll();
    expect(await order.events()).toEqual(['held', 'status-changed', 'capture-refused']);
    shop.bank.faults.reset();
    await poll();
    expect(atBank()?.status).toBe('success');
  });
});
