import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Faults } from '#sandbox/bank/faults.ts';
import { UnpaidOrder } from '#test/payments.ts';
import { openTestShop } from '#test/shop.ts';
import { pollPayments } from './payment-polling.service.ts';

const shop = openTestShop();

beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
});
afterEach(() => shop.bank.faults.reset());

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000);
};

/** The clock advances; webhooks are retried, and the shop polls. */
async function anHourPasses(): Promise<void> {
  for (let minute = 0; minute < 60; minute += 1) {
    later(60);
    await shop.bank.webhooks.deliver();
    if (minute % 10 === 0) await pollPayments(shop.context);
  }
  await shop.runJobs();
}

/** The shop polls hourly, and some requests fail. */
async function hoursPass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    const broken = { kind: 'page', status: 502 } as const;
    for (let call = 0; call < hour % 4; call += 1) shop.bank.faults.breakNext('invoice/status', broken);
    await pollPayments(shop.context);
    later(3600);
  }
}

type Trouble = { name: string; begin: (faults: Faults) => void; end?: (faults: Faults) => void };

const troubles: Trouble[] = [
  {
    name: 'late',
    begin: (faults) => {
      faults.areWebhooksHeld = true;
    },
    end: (faults) => {
      faults.areWebhooksHeld = false;
    },
  },
  {
    name: 'twice',
    begin: (faults) => {
      faults.areWebhooksDoubled = true;
    },
  },
  {
    name: 'out of order',
    begin: (faults) => {
      faults.areWebhooksReversed = true;
    },
  },
  {
    name: 'out of order, twice and late',
    begin: (faults) => {
      Object.assign(faults, { areWebhooksReversed: true, areWebhooksDoubled: true, areWebhooksHeld: true });
    },
    end: (faults) => {
      faults.areWebhooksHeld = false;
    },
  },
  {
    name: 'with a wrong signature',
    begin: (faults) => {
      faults.hasBadSignature = true;
    },
  },
  {
    name: 'with a wrong amount',
    begin: (faults) => {
      faults.webhookSays = { amount: 1 };
    },
  },
  {
    name: 'never',
    begin: (faults) => {
      faults.areWebhooksDropped = true;
    },
  },
];

describe('a bank that answers', () => {
  it.each(troubles)('$name: every order becomes consistent with the bank', async ({ begin, end }) => {
    const [paid, declined, retried, left] = await Promise.all(Array.from({ length: 4 }, () => UnpaidOrder.make(shop)));
    if (!(paid && declined && retried && left)) throw new Error('four orders were made');
    const invoices = await Promise.all([paid, declined, retried, left].map((order) => order.openPage()));
    const [paidInvoice = '', declinedInvoice = '', retriedInvoice = ''] = invoices;

    begin(shop.bank.faults);
    await shop.bank.invoices.pay(paidInvoice);
    await shop.bank.invoices.decline(declinedInvoice);
    await shop.bank.invoices.decline(retriedInvoice);
    await shop.bank.invoices.pay(retriedInvoice);
    end?.(shop.bank.faults);
    await anHourPasses();

    expect(await paid.state()).toEqual(['processed', 'paid']);
    expect(await declined.state()).toEqual(['processed', 'failed']);
    expect(await retried.state()).toEqual(['processed', 'paid']);
    expect(await left.state()).toEqual(['processed', 'awaiting']);
    for (const order of [paid, retried]) {
      expect((await order.events()).filter((kind) => kind === 'paid')).toEqual(['paid']);
      expect(await order.payments()).toHaveLength(1);
    }
    expect(await left.stock()).toBe(3);
  });

  it('intermittently, for a whole day: unpaid orders expire, paid ones stay, and no stock is lost', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => UnpaidOrder.make(shop, {}, 24 * 60)));
    const [paid, unpaid] = [orders.slice(0, 3), orders.slice(3)];
    for (const order of orders) {
      shop.bank.faults.breakNext('invoice/create', { kind: 'status', status: 429, errCode: 'TMR' });
      await expect(order.openPage()).rejects.toMatchObject({ status: 503 });
    }
    shop.bank.faults.areWebhooksDropped = true;
    await hoursPass(6);
    for (const order of paid) await shop.bank.invoices.pay((await order.payments())[0]?.invoiceId ?? '');
    await hoursPass(25);
    for (const order of paid) {
      expect(await order.state()).toEqual(['processed', 'paid']);
      expect(await order.stock()).toBe(3);
    }
    for (const order of unpaid) {
      expect(await order.state()).toEqual(['abolition', 'expired']);
      expect(await order.stock()).toBe(5);
    }
  });
});
