import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiscalReceipts, repeatFiscalReceipt } from '#contracts/fiscal-receipts.ts';
import type { Call } from '#contracts/kit/endpoint.ts';
import { createCheckbox } from '#server/integrations/checkbox/checkbox.ts';
import { pollPayments } from '#server/modules/payments/payment-polling.service.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { makePerson } from '#test/factories.ts';
import { openFiscalShop } from '#test/fiscal.ts';
import { sweepReceipts } from './receipt-sending.service.ts';

const shop = openFiscalShop();

beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
  calm();
});

function calm() {
  shop.register.isUnavailable = false;
  shop.register.faults.reset();
  Object.assign(shop.register.till, { receiptOutcome: 'done', shiftOutcome: 'open', isBusy: false });
}

const soldFor = (orderNo: number) =>
  shop.register.till.receipts.filter(({ context }) => (context as { order: string }).order === String(orderNo));

describe('the cash register in trouble', () => {
  it('[RULE-FISC-04] is waited for with growing pauses while it is unavailable', async () => {
    shop.register.isUnavailable = true;
    const order = await shop.paidOrder();
    await shop.runJobs();
    const failures = async () => (await shop.receiptsOf(order.id))[0]?.failures;
    expect(await failures()).toBe(1);
    await shop.sweep(30);
    expect(await failures()).toBe(1);
    await shop.sweep(31);
    expect(await failures()).toBe(2);
    await shop.sweep(61);
    expect(await failures()).toBe(2);
    await shop.sweep(60);
    expect(await failures()).toBe(3);
    shop.register.isUnavailable = false;
    await shop.sweep(4 * 60);
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'done', problem: null, reason: null }]);
    expect(soldFor(order.orderNo)).toHaveLength(1);
  });

  it('[RULE-FISC-04] that is slow leaves the receipt waiting, and is looked at again', async () => {
    shop.register.till.receiptOutcome = 'held';
    const order = await shop.paidOrder();
    await shop.runJobs();
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'sent', problem: null, failures: 0 }]);
    await shop.sweep();
    expect(soldFor(order.orderNo)).toHaveLength(1);
    shop.register.till.receiptOutcome = 'done';
    await shop.sweep();
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'done' }]);
    expect(soldFor(order.orderNo)).toHaveLength(1);
  });

  it('[RULE-FISC-04] that lost the sessions of its cashier is signed in to again', async () => {
    const first = await shop.paidOrder();
    await shop.runJobs();
    shop.register.forgetSignIns();
    const second = await shop.paidOrder();
    await shop.runJobs();
    for (const { id } of [first, second]) expect(await shop.receiptsOf(id)).toMatchObject([{ state: 'done' }]);
  });

  it('[RULE-FISC-04] that refuses the credentials is reported without them', async () => {
    const order = await shop.paidOrder();
    const locked = { ...shop.context, cashRegister: createCheckbox({ ...shop.register, password: 'wrong-secret' }) };
    shop.later(61);
    await sweepReceipts(locked);
    const [receipt] = await shop.receiptsOf(order.id);
    expect(receipt).toMatchObject({ state: 'due', problem: 'credentials' });
    expect(JSON.stringify(receipt)).not.toContain('wrong-secret');
    await shop.sweep();
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'done' }]);
  });

  it('[RULE-FISC-04] that answers with an unknown state is waited for', async () => {
    shop.register.till.receiptOutcome = 'held';
    const order = await shop.paidOrder();
    await shop.runJobs();
    const strange = {
      ...shop.context.cashRegister,
      findReceipt: async (id: string) => {
        const known = await shop.context.cashRegister.findReceipt(id);
        return known && { ...known, state: 'unknown' as const };
      },
    };
    shop.later(61);
    await sweepReceipts({ ...shop.context, cashRegister: strange });
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'sent', problem: 'unknown-state' }]);
    shop.register.till.receiptOutcome = 'done';
    await shop.sweep();
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'done' }]);
  });

  it('[RULE-FISC-04] that declines what it was sent makes an error with its reason', async () => {
    const order = await shop.paidOrder();
    shop.register.faults.breakNext('receipts/sell', { kind: 'error', status: 422, message: 'Validation error' });
    await shop.runJobs();
    expect(await shop.receiptsOf(order.id)).toMatchObject([
      { state: 'error', problem: 'refused', reason: 'Validation error' },
    ]);
    expect(soldFor(order.orderNo)).toEqual([]);
  });

  it('[RULE-FISC-02] whose shift somebody closed gets another one', async () => {
    await shop.paidOrder();
    await shop.runJobs();
    await shop.register.till.closeShift();
    const order = await shop.paidOrder();
    await shop.runJobs();
    await shop.sweep();
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'done' }]);
    expect(shop.register.till.shifts.filter(({ status }) => status !== 'CLOSED')).toHaveLength(1);
  });
});

type PaidOrder = Awaited<ReturnType<typeof shop.paidOrder>>;

/** What may happen, to the latest order or to the services. */
const steps = {
  pay: async (orders: PaidOrder[]) => void orders.push(await shop.paidOrder()),
  refundPart: (orders: PaidOrder[]) => shop.bank.invoices.refund(orders.at(-1)?.invoiceId ?? '', 1234),
  refundAll: (orders: PaidOrder[]) => shop.bank.invoices.refund(orders.at(-1)?.invoiceId ?? ''),
  jobs: () => shop.runJobs(),
  moreJobs: () => shop.runJobs(),
  sweep: () => shop.sweep(),
  pollBank: () => pollPayments(shop.context),
  registerFails: async () => {
    shop.register.isUnavailable = true;
  },
  registerRecovers: async () => calm(),
  registerLoses: async () => shop.register.faults.breakNext('receipts/sell', { kind: 'page', status: 502 }),
  registerRefuses: async () => {
    shop.register.till.receiptOutcome = 'error';
  },
  registerIsSilent: async () => {
    shop.register.till.receiptOutcome = 'held';
  },
};
const stepNames = Object.keys(steps) as (keyof typeof steps)[];

/** Staff repeat what failed, until nothing is left to do. */
async function finish(staff: Call) {
  calm();
  for (let round = 0; round < 6; round += 1) {
    await shop.runJobs();
    await shop.sweep(31 * 60);
    const { receipts } = (await staff(listFiscalReceipts, { query: { state: 'problem' } })).data;
    for (const { _id } of receipts) await staff(repeatFiscalReceipt, { params: { id: _id } });
  }
}

async function expectEqual({ id, orderNo }: PaidOrder) {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id));
  const kept = payment?.state === 'paid' ? payment.amountKopecks - payment.refundedKopecks : 0;
  const made = soldFor(orderNo).filter(({ status }) => status === 'DONE');
  const net = made.reduce((sum, { type, totalSum }) => sum + (type === 'SELL' ? totalSum : -totalSum), 0);
  expect(net).toBe(kept);
  expect(made.filter(({ type }) => type === 'SELL').length).toBeLessThanOrEqual(1);
}

describe('money and receipts', () => {
  it('[RULE-FISC-01] [RULE-FISC-04] [RULE-FISC-05] are equal after any order of payments, refunds and faults', {
    timeout: 120_000,
  }, async () => {
    const staff = shop.callAs((await makePerson(shop.db, { admin: ['statistic'] })).token);
    const anySteps = fc.array(fc.constantFrom(...stepNames), { minLength: 4, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(anySteps, async (taken) => {
        calm();
        shop.now = new Date('2026-03-17T08:00:00Z');
        const orders = [await shop.paidOrder()];
        for (const step of taken) {
          shop.later(5);
          await steps[step](orders);
        }
        await finish(staff);
        for (const order of orders) await expectEqual(order);
      }),
      { numRuns: 12 },
    );
  });
});
