import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrder, markOrderPaid } from '#contracts/admin-orders.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { changeOrder, payOrder, placeOrder, setOrderStatus } from '#contracts/orders.ts';
import { listOrderRefunds, refundOrder, retryRefund } from '#contracts/refunds.ts';
import type { PaymentKind } from '#domain/payment-methods.ts';
import { pollPayments } from '#server/modules/payments/payment-polling.service.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { refunds } from '#server/modules/payments/refunds/refunds.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { UnpaidOrder } from '#test/payments.ts';
import { openTestShop } from '#test/shop.ts';
import { orderEvents } from '../order-events.table.ts';
import { orderLines } from '../order-lines.table.ts';
import { orders } from '../orders.table.ts';
import { advanceOrder } from './order-process.service.ts';

const shop = openTestShop();

let staff: TestPerson;
beforeAll(async () => {
  staff = await makePerson(shop.db, { admin: ['orders'] });
});
beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
});
afterEach(() => shop.bank.faults.reset());

const later = (minutes: number) => {
  shop.now = new Date(shop.now.getTime() + minutes * 60_000);
};

const startingStock = 50;

type Row = typeof payments.$inferSelect;
const isKept = ({ state, reversalRequestedAt, refundRefusedAt }: Row) =>
  state === 'paid' && reversalRequestedAt === null && refundRefusedAt === null;
const keptOf = ({ amountKopecks, surplusKopecks }: Row) => amountKopecks - surplusKopecks;

/** An order under random events, with everything that the invariants need. */
class Story {
  readonly id: string;
  readonly email: string;
  readonly perfume: string;
  readonly sample: string;
  readonly #seen = new Set<string>();

  private constructor(fields: Pick<Story, 'id' | 'email' | 'perfume' | 'sample'>) {
    this.id = fields.id;
    this.email = fields.email;
    this.perfume = fields.perfume;
    this.sample = fields.sample;
  }

  static async begin(number: number): Promise<Story> {
    const perfume = await makeProduct(shop.db, { quantity: startingStock, currentPriceKopecks: 61_750 });
    const sample = await makeProduct(shop.db, { quantity: startingStock, currentPriceKopecks: 0 });
    const email = `story-${number}-${shop.now.getTime()}@kraplyna.test`;
    const phone = `+38067${String(1_000_000 + number)}`;
    const { data } = await shop.callAs(null)(placeOrder, { body: orderBody([line(perfume, 2)], { email, phone }) });
    return new Story({ id: data.order._id, email, perfume: perfume.id, sample: sample.id });
  }

  /** Refusals and an unavailable bank are fine; a status 500 is not. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => {
      if (!isProblem(error) || error.status === 500) throw error;
    });
  }

  async invoices(): Promise<string[]> {
    const rows = await shop.db.select().from(payments).where(eq(payments.orderId, this.id)).orderBy(payments.createdAt);
    return rows.flatMap(({ invoiceId }) => invoiceId ?? []);
  }

  async #stock(productId: string): Promise<number> {
    const [row] = await shop.db.select().from(products).where(eq(products.id, productId));
    return row?.quantity ?? Number.NaN;
  }

  async order() {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, this.id));
    if (!row) throw new Error('The order is gone');
    return row;
  }

  async held(productId: string): Promise<number> {
    const found = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, this.id));
    return found.filter((one) => one.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** Invariants after every step. */
  async check(): Promise<void> {
    const order = await this.order();
    const isAlive = order.status !== 'abolition';
    const rows = await shop.db.select().from(payments).where(eq(payments.orderId, this.id));
    const kept = rows.filter(isKept).reduce((sum, row) => sum + keptOf(row), 0);
    expect([kept, order.paidKopecks]).toEqual([order.paidKopecks, isAlive ? kept : 0]);
    const due = order.totalKopecks - order.returnedKopecks;
    expect(kept).toBeLessThanOrEqual(due);
    const isAllAskedBack = order.totalKopecks > 0 && due === 0;
    if (isAlive && !isAllAskedBack) expect(order.paymentState === 'paid').toBe(kept === due);
    if (isAlive && isAllAskedBack) expect(['paid', 'refunded']).toContain(order.paymentState);
    const asked = await shop.db.select().from(refunds).where(eq(refunds.orderId, this.id));
    for (const row of rows) {
      const ofPayment = asked.filter(({ paymentId }) => paymentId === row.id);
      expect(ofPayment.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0)).toBeLessThanOrEqual(
        row.amountKopecks,
      );
    }
    for (const productId of [this.perfume, this.sample]) {
      const back = asked.flatMap(({ lines }) => lines).filter((one) => one.productId === productId);
      const restocked = back.reduce((sum, { quantity }) => sum + quantity, 0);
      const held = isAlive ? (await this.held(productId)) - restocked : 0;
      expect(await this.#stock(productId)).toBe(startingStock - held);
    }
  }

  /** Sends the queued e-mails; each must be true at that moment. */
  async post(): Promise<void> {
    const { status: before } = await this.order();
    await shop.runJobs();
    const { status: after } = await this.order();
    const letters = await shop.lettersTo(this.email);
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, this.id));
    const asked = await shop.db.select().from(refunds).where(eq(refunds.orderId, this.id));
    for (const { id, subject } of letters) {
      if (this.#seen.has(id)) continue;
      this.#seen.add(id);
      if (subject.includes('оплачено')) {
        expect(events.some(({ kind }) => kind === 'paid' || kind === 'marked-paid')).toBe(true);
      }
      // Staff may cancel while the jobs run. What staff refunded before that is still refunded.
      const isOfRefund = /повертаємо гроші|гроші повернено/.test(subject);
      const isTrue = subject.includes('скасовано')
        ? after === 'abolition'
        : before !== 'abolition' || (isOfRefund && asked.some(({ cause }) => cause === 'staff'));
      expect([subject, isTrue]).toEqual([subject, true]);
    }
  }

  /** Finally the bank holds exactly the money that the shop has recorded. */
  async checkBank(): Promise<void> {
    const rows = await shop.db.select().from(payments).where(eq(payments.orderId, this.id));
    for (const row of rows.filter(({ note, refundRefusedAt }) => note === null && refundRefusedAt === null)) {
      const invoice = row.invoiceId === null ? null : shop.bank.invoices.find(row.invoiceId);
      const left = invoice?.status === 'success' ? invoice.finalAmount : 0;
      // A part that the bank refused to refund is still there.
      expect(left).toBe(isKept(row) ? keptOf(row) + row.refusedKopecks : 0);
    }
    expect(
      rows.filter(({ state, reversalRequestedAt }) => reversalRequestedAt !== null && state !== 'expired'),
    ).toEqual([]);
  }
}

type Step = (story: Story) => Promise<unknown>;

const asStaff = () => shop.callAs(staff.token);

const setGoods =
  (chooseLines: (story: Story) => { product: string; cartQuantity: number }[]): Step =>
  async (story) => {
    const { firstName, lastName, email, delivery, region, city, address } = await story.order();
    const deliveryAddress = { delivery, region, city, address };
    const body = { firstName, lastName, email, deliveryAddress, products: chooseLines(story) };
    await asStaff()(changeOrder, { params: { id: story.id }, body });
  };

const setPayment =
  (paymentKind: PaymentKind): Step =>
  async (story) => {
    const { firstName, lastName, email, delivery, region, city, address } = await story.order();
    const deliveryAddress = { delivery, region, city, address };
    await asStaff()(changeOrder, {
      params: { id: story.id },
      body: { firstName, lastName, email, deliveryAddress, paymentKind },
    });
  };

const setStatus =
  (status: 'specified' | 'processed' | 'send' | 'completed' | 'abolition'): Step =>
  ({ id }) =>
    asStaff()(setOrderStatus, { params: { id }, body: { status } });

/** Acts on the payment page of the order's invoice at this index, oldest first. */
const atBank =
  (at: number, act: (invoiceId: string) => Promise<unknown>): Step =>
  async (story) => {
    const invoiceId = (await story.invoices())[at];
    if (invoiceId !== undefined) await act(invoiceId);
  };

const steps: Record<string, Step> = {
  'the buyer opens the page to pay': ({ id }) => shop.callAs(null)(payOrder, { params: { id } }),
  'staff take one': setGoods(({ perfume }) => [line({ id: perfume }, 1)]),
  'staff take three': setGoods(({ perfume }) => [line({ id: perfume }, 3)]),
  'staff make it free': setGoods(({ sample }) => [line({ id: sample }, 1)]),
  'staff take the money': ({ id }) =>
    asStaff()(markOrderPaid, { params: { id }, body: { note: 'Готівкою в крамниці' } }),
  'staff refund a sum': async ({ id }) => {
    const { data } = await asStaff()(listOrderRefunds, { params: { id } });
    const body = { lines: [], amount: 200, reason: 'Знижка', version: data.version };
    await asStaff()(refundOrder, { params: { id }, body });
  },
  'staff refund a piece': async ({ id, perfume }) => {
    const { data } = await asStaff()(listOrderRefunds, { params: { id } });
    const lines = [{ product: perfume, quantity: 1, restock: true }];
    await asStaff()(refundOrder, { params: { id }, body: { lines, reason: 'Повернення', version: data.version } });
  },
  'staff retry a refund': async ({ id }) => {
    const { data } = await asStaff()(listOrderRefunds, { params: { id } });
    const refused = data.refunds.find(({ state }) => state === 'refused');
    if (refused) await asStaff()(retryRefund, { params: { id: refused._id } });
  },
  'staff agree on cash': setPayment('cash-pickup'),
  'staff agree on a card': setPayment('online'),
  'staff ask to clarify': setStatus('specified'),
  'staff process it': setStatus('processed'),
  'staff send it': setStatus('send'),
  'staff cancel it': setStatus('abolition'),
  ...Object.fromEntries(
    [0, 1, 2].flatMap((at) => [
      [`a card is declined on invoice ${at + 1}`, atBank(at, (invoiceId) => shop.bank.invoices.decline(invoiceId))],
      [`invoice ${at + 1} is paid`, atBank(at, (invoiceId) => shop.bank.invoices.pay(invoiceId))],
      [`the bank itself refunds invoice ${at + 1}`, atBank(at, (invoiceId) => shop.bank.invoices.refund(invoiceId))],
    ]),
  ),
  'a few seconds pass': async () => later(0.1),
  'an hour passes': async () => later(60),
  'three hours pass': async () => later(180),
  'the shop asks the bank': async () => {
    later(1);
    await pollPayments(shop.context);
  },
  'jobs run': (story) => story.post(),
  'webhooks wait': async () => {
    shop.bank.faults.areWebhooksHeld = true;
  },
  'webhooks come backwards and twice': async () => {
    Object.assign(shop.bank.faults, { areWebhooksHeld: false, areWebhooksReversed: true, areWebhooksDoubled: true });
    await shop.bank.webhooks.deliver();
  },
  'webhooks get lost': async () => {
    shop.bank.faults.areWebhooksDropped = true;
  },
  'refunds take time': async () => {
    shop.bank.faults.isRefundSlow = true;
  },
  'the bank refuses refunds': async () => {
    shop.bank.faults.isRefundRefused = true;
  },
  'an answer of the bank is lost': async () => {
    for (const path of ['invoice/create', 'invoice/remove', 'invoice/cancel', 'invoice/status']) {
      shop.bank.faults.breakNext(path, { kind: 'page', status: 502 });
    }
  },
};

/** The bank recovers, and a day passes. */
async function settleDown(story: Story): Promise<void> {
  shop.bank.faults.reset();
  for (const invoiceId of await story.invoices()) await shop.bank.invoices.finishRefunds(invoiceId);
  await shop.bank.webhooks.deliver();
  for (let hour = 0; hour < 30; hour += 1) {
    later(60);
    await pollPayments(shop.context);
    if (hour % 5 === 0) await story.post();
  }
  await story.post();
}

let stories = 0;

describe('an order, its payments and its goods', () => {
  it('[RULE-SAFE-01][RULE-SAFE-02][AD-ORDER-07][RULE-REFUND-01] are consistent after every step of any sequence, and in the end with the bank', async () => {
    const names = Object.keys(steps);
    const name = fc.constantFrom(...names);
    // Sometimes two concurrent events.
    const moment = fc.oneof({ weight: 3, arbitrary: fc.tuple(name) }, { weight: 1, arbitrary: fc.tuple(name, name) });
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 5, maxLength: 25 }), async (moments) => {
        shop.bank.faults.reset();
        stories += 1;
        const story = await Story.begin(stories);
        for (const happening of moments) {
          await Promise.all(happening.map((one) => story.attempt(async () => steps[one]?.(story))));
          await story.check();
        }
        await settleDown(story);
        await story.check();
        await story.checkBank();
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('[RULE-SAFE-03] stay paid by an earlier invoice when the later one ends', async () => {
    const order = await UnpaidOrder.make(shop);
    const first = await order.openPage();
    await shop.bank.invoices.decline(first);
    // Race condition: the buyer pays on the first page while the shop opens a second one.
    shop.bank.faults.breakNext('invoice/remove', { kind: 'status', status: 400, errCode: 'BAD_REQUEST' });
    const second = await order.openPage();
    await shop.bank.invoices.pay(first);
    expect(await order.state()).toEqual(['processed', 'paid']);
    later(1);
    await pollPayments(shop.context);
    later(180);
    await pollPayments(shop.context);
    expect(shop.bank.invoices.find(second)?.status).toBe('expired');
    expect(shop.bank.invoices.find(first)?.status).toBe('success');
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect(await order.stock()).toBe(3);
    const subjects = (await shop.lettersTo(order.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([`Замовлення №${order.orderNo} оплачено`]);
  });

  it('[RULE-SAFE-04] stay active when staff edit an unpaid order down to nothing', async () => {
    const story = await Story.begin(1000);
    await steps['staff make it free']?.(story);
    later(1);
    await story.post();
    later(180);
    await pollPayments(shop.context);
    await story.post();
    expect(await story.order()).toMatchObject({ status: 'processed', paymentState: 'paid', totalKopecks: 0 });
    await story.check();
  });

  it('[RULE-SAFE-13] expire after two hours without a payment, and after 24 where staff took the order', async () => {
    const { quantity: _, ...product } = await makeProduct(shop.db, { quantity: 10 });
    const own = await shop.callAs(null)(placeOrder, { body: orderBody([line(product)]) });
    const byPhone = await asStaff()(createOrder, { body: orderBody([line(product)]) });
    const statusOf = async ({ data }: typeof own) => {
      const [row] = await shop.db.select().from(orders).where(eq(orders.id, data.order._id));
      return row?.status;
    };
    const ends: string[] = [];
    for (let half = 0; half < 50; half += 1) {
      later(30);
      await pollPayments(shop.context);
      ends.push(`${await statusOf(own)} ${await statusOf(byPhone)}`);
    }
    expect([ends.indexOf('abolition processed'), ends.indexOf('abolition abolition')]).toEqual([3, 47]);
  });

  it('[AD-ORDER-06] never expire where the buyer pays otherwise than online, also if that was agreed later', async () => {
    const product = await makeProduct(shop.db, { quantity: 10 });
    const { data } = await asStaff()(createOrder, { body: { ...orderBody([line(product)]), paymentKind: 'transfer' } });
    const story = await Story.begin(2000);
    await steps['staff agree on cash']?.(story);
    for (let day = 0; day < 4; day += 1) {
      later(24 * 60);
      await pollPayments(shop.context);
      await shop.runJobs();
    }
    const [byTransfer] = await shop.db.select().from(orders).where(eq(orders.id, data.order._id));
    expect(byTransfer).toMatchObject({ status: 'processed', paymentState: 'awaiting' });
    expect(await story.order()).toMatchObject({ status: 'processed', paymentState: 'awaiting' });
    await story.check();
  });

  it('[RULE-SAFE-13] expire no later after a declined card and a retry', async () => {
    const order = await UnpaidOrder.make(shop);
    await shop.bank.invoices.decline(await order.openPage());
    later(115);
    await shop.bank.invoices.decline(await order.openPage());
    later(15);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['abolition', 'expired']);
    expect(await order.stock()).toBe(5);
  });

  it('ignore a payment of another order', async () => {
    const order = await UnpaidOrder.make(shop);
    await advanceOrder(shop.context, order.id, { kind: 'time-out', attemptNo: 7 });
    expect(await order.state()).toEqual(['processed', 'awaiting']);
  });
});
