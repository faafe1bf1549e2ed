import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOrder, listOrderEvents, markOrderPaid } from '#contracts/admin-orders.ts';
import { listAuditOf } from '#contracts/audit.ts';
import { changeOrder, getOrderPayment, setOrderStatus } from '#contracts/orders.ts';
import { getToDo } from '#contracts/overview.ts';
import { confirmRefund, listOrderRefunds, payRefundOtherwise, refundOrder, retryRefund } from '#contracts/refunds.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { insertRefund } from '#server/modules/orders/refunds/refunds.repository.ts';
import { stockMoves } from '#server/modules/stock/stock-moves.table.ts';
import { makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { makePaidOrder, pollForMinutes, UnpaidOrder } from '#test/payments.ts';
import { openTestShop } from '#test/shop.ts';
import { refunds } from './refunds.table.ts';
import { voidOrRefund } from './void-refund.service.ts';

const shop = openTestShop();
const piece = 61_750;

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});
beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
});
afterEach(() => shop.bank.faults.reset());

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000);
};

const paidOrder = () => makePaidOrder(shop);
const poll = (minutes?: number) => pollForMinutes(shop, minutes);

const asKeeper = () => shop.callAs(keeper.token);
const look = async ({ id }: UnpaidOrder) => (await asKeeper()(listOrderRefunds, { params: { id } })).data;

type Wanted = { pieces?: number; restock?: boolean; amount?: number };

async function refund(order: UnpaidOrder, { pieces, restock = true, amount }: Wanted) {
  const { version } = await look(order);
  const lines = pieces === undefined ? [] : [{ product: order.productId, quantity: pieces, restock }];
  const body = { lines, reason: 'Розбився флакон', version, ...(amount !== undefined && { amount }) };
  return (await asKeeper()(refundOrder, { params: { id: order.id }, body })).data;
}

const setStatus = (order: UnpaidOrder, status: 'send' | 'completed' | 'abolition') =>
  asKeeper()(setOrderStatus, { params: { id: order.id }, body: { status } });

const atBank = (invoiceId: string) => shop.bank.invoices.find(invoiceId);
const refundsOf = (invoiceId: string) => atBank(invoiceId)?.refunds.map(({ amount, status }) => [amount, status]);
const statesOf = async (order: UnpaidOrder) => (await look(order)).refunds.map(({ state }) => state);

describe('a refund by staff', () => {
  it('[RULE-REFUND-01][RULE-REFUND-02][RULE-REFUND-03] of a piece returns its price and the piece, and the order asks for nothing', async () => {
    const { order, invoiceId } = await paidOrder();
    await setStatus(order, 'completed');
    const before = await look(order);
    expect(before).toMatchObject({ refundable: 1235, lines: [{ quantity: 2, refunded: 0 }], refunds: [] });
    await refund(order, { pieces: 1 });
    expect(await order.stock()).toBe(4);
    expect(await statesOf(order)).toEqual(['requested']);
    await shop.runJobs();
    const after = await look(order);
    expect(after).toMatchObject({ refundable: 617.5, lines: [{ refunded: 1 }], refunds: [{ state: 'done' }] });
    expect(atBank(invoiceId)).toMatchObject({
      status: 'success',
      finalAmount: piece,
      refunds: [{ extRef: after.refunds[0]?._id, amount: piece, items: [{ qty: 1, sum: piece }] }],
    });
    expect(await order.state()).toEqual(['completed', 'paid']);
    expect(await order.payments()).toMatchObject([{ state: 'paid', refundedKopecks: piece }]);
    const { data } = await shop.callAs(null)(getOrderPayment, { params: { id: order.id } });
    expect(data).toMatchObject({
      canBePaid: false,
      refunds: [{ amount: 617.5, isDone: true, reason: 'Розбився флакон', date: expect.any(String) }],
    });
    expect(data.rest).toBeUndefined();
    const [move] = await shop.db
      .select()
      .from(stockMoves)
      .where(eq(stockMoves.productId, order.productId))
      .orderBy(desc(stockMoves.id))
      .limit(1);
    expect(move).toMatchObject({ reason: 'return', actorId: keeper.userId, orderId: order.id });
    const letters = (await shop.lettersTo(order.email)).map(({ text }) => text).join();
    expect(letters).toMatch(/повертаємо вам 617,50\s₴/);
    expect(letters).toMatch(/Повернення 617,50\s₴ за замовлення №\d+ завершено/);
    expect(letters).toContain('Причина: Розбився флакон');
  });

  it('[RULE-REFUND-01][RULE-FISC-03] of a decant names millilitres and vials to the bank, as its invoice did', async () => {
    const fields = { isBottled: true, quantity: 0, quantityMl: 90, currentPriceKopecks: 2000, discountPercent: 10 };
    const decant = await makeProduct(shop.db, fields);
    const order = await UnpaidOrder.make(shop, { lines: [{ product: decant, quantity: 10 }] });
    const invoiceId = await order.openPage();
    expect(atBank(invoiceId)?.basket).toMatchObject([
      { name: expect.stringContaining('на розлив, 1\u00a0мл'), qty: 10, sum: 1800 },
      { name: 'Флакон 10 мл', qty: 1, sum: 3500 },
    ]);
    await shop.bank.invoices.pay(invoiceId);
    later(60);
    const { version } = await look(order);
    const lines = [{ product: decant.id, quantity: 4, restock: false }];
    await asKeeper()(refundOrder, { params: { id: order.id }, body: { lines, reason: 'Протік', version } });
    await shop.runJobs();
    expect(atBank(invoiceId)?.refunds).toMatchObject([
      {
        amount: 8600,
        items: [
          { qty: 4, sum: 1800 },
          { code: 'vial-10', qty: 1, sum: 1400 },
        ],
      },
    ]);
  });

  it('[RULE-REFUND-01] of a sum and then of the rest ends as refunded; more than was paid is refused, and a repeated click too', async () => {
    const { order, invoiceId } = await paidOrder();
    const { version } = await look(order);
    await expect(refund(order, { amount: 1235.01 })).rejects.toMatchObject({ status: 409 });
    await refund(order, { amount: 200 });
    const again = { lines: [], amount: 200, reason: 'Ще раз', version };
    await expect(asKeeper()(refundOrder, { params: { id: order.id }, body: again })).rejects.toMatchObject({
      status: 409,
    });
    await expect(refund(order, { pieces: 2 })).rejects.toMatchObject({ status: 409 });
    await refund(order, { amount: 1035 });
    await shop.runJobs();
    await poll(2);
    expect(refundsOf(invoiceId)).toEqual([
      [20_000, 'success'],
      [103_500, 'success'],
    ]);
    expect(atBank(invoiceId)?.status).toBe('reversed');
    expect(await order.state()).toEqual(['processed', 'refunded']);
    await expect(refund(order, { amount: 1 })).rejects.toMatchObject({ status: 409 });
    expect(await order.stock()).toBe(3);
  });

  it('[RULE-REFUND-01] needs goods or a sum, a reason, and goods that were not refunded yet', async () => {
    const { order } = await paidOrder();
    const { version } = await look(order);
    const call = (body: object) =>
      asKeeper()(refundOrder, { params: { id: order.id }, body: { lines: [], reason: 'Так', version, ...body } });
    await expect(call({})).rejects.toMatchObject({ status: 422 });
    await expect(call({ amount: 0 })).rejects.toMatchObject({ status: 422 });
    await expect(call({ amount: 5, reason: ' ' })).rejects.toMatchObject({ status: 422 });
    await expect(refund(order, { pieces: 3 })).rejects.toMatchObject({ status: 409 });
    await refund(order, { pieces: 1 });
    await expect(refund(order, { pieces: 2 })).rejects.toMatchObject({ status: 409 });
  });

  it('[RULE-REFUND-01] fixes the goods of the order, and the database refuses more than was paid', async () => {
    const { order } = await paidOrder();
    await refund(order, { amount: 100 });
    const { data } = await asKeeper()(getOrder, { params: { id: order.id } });
    const { firstName, lastName, email, deliveryAddress } = data;
    const products = [{ product: order.productId, cartQuantity: 1 }];
    const body = { firstName, lastName, email, deliveryAddress, products };
    await expect(asKeeper()(changeOrder, { params: { id: order.id }, body })).rejects.toMatchObject({ status: 409 });
    const [payment] = await order.payments();
    const beyond = { orderId: order.id, paymentId: payment?.id ?? '', amountKopecks: 113_501, cause: 'staff' } as const;
    await expect(insertRefund(shop.db, beyond)).rejects.toMatchObject({
      cause: { constraint: 'refunds_within_payment' },
    });
    const bad = shop.db.update(orders).set({ returnedKopecks: 20_000 }).where(eq(orders.id, order.id));
    await expect(bad).rejects.toMatchObject({ cause: { constraint: 'orders_paid_range' } });
  });

  it('[RULE-REFUND-03] of goods that are written off returns no stock, nor does the order when it is cancelled later', async () => {
    const { order, invoiceId } = await paidOrder();
    await refund(order, { pieces: 1, restock: false });
    expect(await order.stock()).toBe(3);
    await shop.runJobs();
    later(60);
    await setStatus(order, 'abolition');
    await shop.runJobs();
    expect(await order.stock()).toBe(4);
    expect(atBank(invoiceId)?.status).toBe('reversed');
    expect(refundsOf(invoiceId)).toEqual([
      [piece, 'success'],
      [piece, 'success'],
    ]);
    expect(await order.state()).toEqual(['abolition', 'refunded']);
  });

  it('[RULE-REFUND-01] of money that staff took is confirmed by them', async () => {
    const order = await UnpaidOrder.make(shop, { paymentKind: 'cash-pickup' });
    await asKeeper()(markOrderPaid, { params: { id: order.id }, body: { note: 'Готівка' } });
    await refund(order, { pieces: 1 });
    await shop.runJobs();
    await poll();
    const [first] = (await look(order)).refunds;
    expect(first).toMatchObject({ state: 'requested', isByHand: true, amount: 617.5 });
    const confirm = () => asKeeper()(confirmRefund, { params: { id: first?._id ?? '' } });
    await confirm();
    await expect(confirm()).rejects.toMatchObject({ status: 409 });
    expect((await order.payments())[0]).toMatchObject({ state: 'paid', refundedKopecks: piece });
    const { refunds: both } = await refund(order, { amount: 617.5 });
    await asKeeper()(confirmRefund, { params: { id: both[1]?._id ?? '' } });
    expect((await order.payments())[0]).toMatchObject({ state: 'refunded' });
    expect(await order.state()).toEqual(['processed', 'refunded']);
    expect(await statesOf(order)).toEqual(['done', 'done']);
  });
});

describe('a bank in trouble', () => {
  const broken = [
    ['answered nothing before it acted', 'invoice/cancel', { kind: 'status', status: 500, errCode: 'INTERNAL_ERROR' }],
    ['acted and its answer was lost', 'invoice/cancel', { kind: 'page', status: 502 }],
    ['could not be read before', 'invoice/status', { kind: 'page', status: 502 }],
    ['has had too many requests', 'invoice/cancel', { kind: 'status', status: 429, errCode: 'TMR' }],
  ] as const;

  it.each(broken)('[RULE-REFUND-02] that %s makes exactly one refund', async (_, path, fault) => {
    const { order, invoiceId } = await paidOrder();
    await refund(order, { pieces: 1 });
    shop.bank.faults.areWebhooksDropped = true;
    shop.bank.faults.breakNext(path, fault);
    if (path === 'invoice/status') shop.bank.faults.breakNext(path, fault);
    await shop.runJobs();
    await poll(3);
    expect(refundsOf(invoiceId)).toEqual([[piece, 'success']]);
    expect(await statesOf(order)).toEqual(['done']);
    expect(await order.payments()).toMatchObject([{ refundedKopecks: piece }]);
  });

  it('[RULE-REFUND-02] whose answer is read by nobody, since the process was killed, makes exactly one refund', async () => {
    for (const wasMade of [false, true]) {
      const { order, invoiceId } = await paidOrder();
      await refund(order, { pieces: 1 });
      const [row] = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));
      // What a killed process leaves: the mark is written, and the bank was reached or not.
      await shop.db
        .update(refunds)
        .set({ state: 'sent', sentAt: shop.now })
        .where(eq(refunds.id, row?.id ?? ''));
      shop.bank.faults.areWebhooksDropped = true;
      if (wasMade) await shop.bank.invoices.refund(invoiceId, piece, { extRef: row?.id });
      await Promise.all([voidOrRefund(shop.context, order.id), voidOrRefund(shop.context, order.id)]);
      await poll(2);
      expect(refundsOf(invoiceId)).toEqual([[piece, 'success']]);
      expect(await statesOf(order)).toEqual(['done']);
      shop.bank.faults.reset();
    }
  });

  it('[RULE-REFUND-02] that is slow is polled until it is done, and the next refund waits', async () => {
    const { order, invoiceId } = await paidOrder();
    shop.bank.faults.isRefundSlow = true;
    await refund(order, { amount: 100 });
    await refund(order, { amount: 200 });
    await poll(3);
    expect(refundsOf(invoiceId)).toEqual([[10_000, 'processing']]);
    expect(await statesOf(order)).toEqual(['sent', 'requested']);
    shop.bank.faults.isRefundSlow = false;
    await shop.bank.invoices.finishRefunds(invoiceId);
    await poll(2);
    expect(refundsOf(invoiceId)).toEqual([
      [10_000, 'success'],
      [20_000, 'success'],
    ]);
    expect(await statesOf(order)).toEqual(['done', 'done']);
  });

  it.each(['isRefundRefused', 'isRefundFailing'] as const)(
    '[RULE-REFUND-02] that refuses (%s) is asked again when staff want it, with a new reference',
    async (fault) => {
      const { order, invoiceId } = await paidOrder();
      shop.bank.faults[fault] = true;
      await refund(order, { pieces: 1 });
      await shop.runJobs();
      await poll(2);
      const [refused] = (await look(order)).refunds;
      expect(refused).toMatchObject({ state: 'refused', refusalCode: expect.any(String) });
      expect(await order.events()).toEqual(['paid', 'refund-requested', 'refund-refused']);
      shop.bank.faults.reset();
      const retry = () => asKeeper()(retryRefund, { params: { id: refused?._id ?? '' } });
      await retry();
      await expect(retry()).rejects.toMatchObject({ status: 409 });
      later(60);
      await shop.runJobs();
      expect(await statesOf(order)).toEqual(['done']);
      expect(atBank(invoiceId)).toMatchObject({ finalAmount: piece });
      expect(atBank(invoiceId)?.refunds.at(-1)).toMatchObject({ extRef: `${refused?._id}-2`, status: 'success' });
      expect(await order.stock()).toBe(4);
    },
  );

  it('[RULE-REFUND-01][RULE-REFUND-02] that refuses leaves it to staff to pay back another way, once, and the rest stays refundable', async () => {
    const { order, invoiceId } = await paidOrder();
    shop.bank.faults.isRefundRefused = true;
    await refund(order, { pieces: 1 });
    await shop.runJobs();
    await poll(2);
    shop.bank.faults.reset();
    const [refused] = (await look(order)).refunds;
    const params = { id: refused?._id ?? '' };
    const note = 'Віддала Оля в крамниці';
    const pay = (body: object = { way: 'cash', note }) =>
      asKeeper()(payRefundOtherwise, { params, body: body as never });
    await expect(pay({ way: 'cash', note: ' ' })).rejects.toMatchObject({
      status: 422,
      data: { note: expect.any(String) },
    });
    await expect(pay({ note })).rejects.toMatchObject({ status: 422, data: { way: 'Оберіть, як повернули гроші' } });
    const both = await Promise.allSettled([pay(), pay()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(asKeeper()(retryRefund, { params })).rejects.toMatchObject({ status: 409 });
    expect((await look(order)).refunds).toMatchObject([{ state: 'done', otherWay: 'cash', note, refusalCode: null }]);
    expect(await order.payments()).toMatchObject([{ state: 'paid', refundedKopecks: piece, repaidKopecks: piece }]);
    const events = (await asKeeper()(listOrderEvents, { params: { id: order.id } })).data;
    expect(events.at(-1)).toMatchObject({ kind: 'refunded-otherwise', by: 'person', note });
    const audit = await asKeeper()(listAuditOf, { params: { thing: 'order', id: order.id }, query: {} });
    expect(JSON.stringify(audit.data.entries[0]?.changes)).toContain(note);
    const { data } = await shop.callAs(null)(getOrderPayment, { params: { id: order.id } });
    expect(data.refunds).toMatchObject([{ amount: 617.5, isDone: true, otherWay: 'cash' }]);
    expect(JSON.stringify(data)).not.toContain(note);
    const letters = (await shop.lettersTo(order.email)).map(({ text }) => text).join();
    expect(letters).toContain('Гроші повернули готівкою');
    await poll(2);
    expect(refundsOf(invoiceId)).toEqual([]);

    await expect(refund(order, { amount: 617.51 })).rejects.toMatchObject({ status: 409 });
    await refund(order, { amount: 617.5 });
    later(60);
    await shop.runJobs();
    await poll();
    expect(atBank(invoiceId)).toMatchObject({ finalAmount: piece, refunds: [{ amount: piece, status: 'success' }] });
    expect(await statesOf(order)).toEqual(['done', 'done']);
    expect(await order.payments()).toMatchObject([{ state: 'refunded' }]);
    expect(await order.state()).toEqual(['processed', 'refunded']);
  });

  it('[RULE-REFUND-02] that refused to refund a cancelled order is paid back by transfer; a refund that is not refused is not', async () => {
    const { order } = await paidOrder();
    shop.bank.faults.isRefundRefused = true;
    await setStatus(order, 'abolition');
    const pay = async () => {
      const params = { id: (await look(order)).refunds[0]?._id ?? '' };
      await asKeeper()(payRefundOtherwise, { params, body: { way: 'transfer', note: 'Платіж 4021' } });
    };
    await expect(pay()).rejects.toMatchObject({ status: 409 });
    await shop.runJobs();
    await poll(2);
    await pay();
    expect(await order.state()).toEqual(['abolition', 'refunded']);
    await poll(2);
    expect(await statesOf(order)).toEqual(['done']);
    const letters = (await shop.lettersTo(order.email)).map(({ text }) => text).join();
    expect(letters).toContain('Гроші повернули переказом на рахунок');
  });

  it('[RULE-REFUND-02] that refused, and money that staff have to give back, wait in what is to do today', async () => {
    const { order } = await paidOrder();
    shop.bank.faults.isRefundRefused = true;
    await refund(order, { pieces: 1 });
    await shop.runJobs();
    await poll(2);
    const byHand = await UnpaidOrder.make(shop, { paymentKind: 'cash-pickup' });
    await asKeeper()(markOrderPaid, { params: { id: byHand.id }, body: { note: 'Готівка' } });
    await refund(byHand, { amount: 100 });
    const waiting = async () => {
      const { refunds = [] } = (await asKeeper()(getToDo, {})).data;
      return (refunds ?? []).filter(({ orderNo }) => orderNo === order.orderNo || orderNo === byHand.orderNo);
    };
    expect(await waiting()).toMatchObject([
      { orderNo: order.orderNo, amount: 617.5, isRefused: true },
      { orderNo: byHand.orderNo, amount: 100, isRefused: false },
    ]);
    for (const { _id: id, isRefused } of await waiting()) {
      if (isRefused) await asKeeper()(payRefundOtherwise, { params: { id }, body: { way: 'cash', note: 'Готівка' } });
      else await asKeeper()(confirmRefund, { params: { id } });
    }
    expect(await waiting()).toEqual([]);
  });

  it('[RULE-REFUND-02] where staff made the refund themselves meanwhile is not asked for it again', async () => {
    const { order, invoiceId } = await paidOrder();
    await refund(order, { pieces: 1 });
    await shop.bank.invoices.refund(invoiceId, piece);
    await shop.runJobs();
    await poll();
    expect(refundsOf(invoiceId)).toEqual([[piece, 'success']]);
    expect(await statesOf(order)).toEqual(['done']);
  });
});
