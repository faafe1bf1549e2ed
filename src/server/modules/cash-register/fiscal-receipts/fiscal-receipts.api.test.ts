import { beforeEach, describe, expect, it } from 'vitest';
import { markOrderPaid } from '#contracts/admin-orders.ts';
import { listBuyersReceipts, listFiscalReceipts, repeatFiscalReceipt } from '#contracts/fiscal-receipts.ts';
import { listOrderRefunds, payRefundOtherwise, refundOrder } from '#contracts/refunds.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { openFiscalShop } from '#test/fiscal.ts';
import { UnpaidOrder } from '#test/payments.ts';

const shop = openFiscalShop();

beforeEach(() => {
  const { till } = shop.register;
  shop.now = new Date('2026-03-17T10:00:00Z');
  shop.register.isUnavailable = false;
  shop.register.faults.reset();
  Object.assign(till, { receiptOutcome: 'done', shiftOutcome: 'open', isBusy: false });
});

const soldFor = (orderNo: number) =>
  shop.register.till.receipts.filter(({ context }) => (context as { order: string }).order === String(orderNo));

describe('a fiscal receipt', () => {
  it('[RULE-FISC-01] [RULE-FISC-03] is sold once for a payment, with its goods, sum and card', async () => {
    const decant = await makeProduct(shop.db, {
      name: 'Iris Poudre',
      itemNo: 'IP-ml',
      isBottled: true,
      quantity: 0,
      quantityMl: 100,
      currentPriceKopecks: 2000,
      discountPercent: 10,
    });
    const piece = await makeProduct(shop.db, { itemNo: 'IP-50', currentPriceKopecks: 3333, discountPercent: 10 });
    const lines = [
      { product: piece, quantity: 3 },
      { product: decant, quantity: 7 },
    ];
    const order = await shop.paidOrder({ lines });
    await shop.runJobs();
    await shop.runJobs();
    await shop.make(order.id);
    const [sold, ...more] = soldFor(order.orderNo);
    expect(more).toEqual([]);
    expect(sold).toMatchObject({
      type: 'SELL',
      status: 'DONE',
      totalSum: order.amountKopecks,
      goods: [
        { good: { code: 'IP-50', price: 3333 }, quantity: 3000, discounts: [{ mode: 'VALUE', value: 1000 }] },
        { good: { code: 'IP-ml', price: 2000 }, quantity: 7000, discounts: [{ mode: 'VALUE', value: 1400 }] },
        { good: { code: 'vial-10', price: 3500 }, quantity: 1000, discounts: [] },
      ],
      payments: [
        {
          type: 'CASHLESS',
          value: order.amountKopecks,
          card_mask: '444403******1902',
          auth_code: '662476',
          rrn: expect.any(String),
          terminal: 'MI000001',
          bank_name: 'Універсал Банк',
          payment_system: 'visa',
        },
      ],
    });
    expect(await shop.receiptsOf(order.id)).toMatchObject([
      { id: sold?.id, kind: 'sale', state: 'done', fiscalCode: sold?.fiscalCode, taxUrl: sold?.taxUrl },
    ]);
  });

  it('[RULE-FISC-04] is an error for staff to repeat under a new id, once', async () => {
    shop.register.till.receiptOutcome = 'error';
    const order = await shop.paidOrder();
    await shop.runJobs();
    shop.register.till.receiptOutcome = 'done';
    await shop.sweep();
    const [failed, ...more] = await shop.receiptsOf(order.id);
    expect(failed).toMatchObject({ state: 'error', problem: 'refused', reason: expect.stringContaining('відхилила') });
    expect(more).toEqual([]);

    const call = shop.callAs((await makePerson(shop.db, { admin: ['statistic'] })).token);
    const find = String(order.orderNo);
    const { data } = await call(listFiscalReceipts, { query: { state: 'problem', find } });
    expect(data).toMatchObject({ total: 1, receipts: [{ _id: failed?.id, canBeRepeated: true, problem: 'refused' }] });
    const params = { id: failed?.id ?? '' };
    const presses = await Promise.allSettled([1, 2].map(() => call(repeatFiscalReceipt, { params })));
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(call(repeatFiscalReceipt, { params })).rejects.toMatchObject({ status: 409 });
    expect(await shop.receiptsOf(order.id)).toMatchObject([
      { id: failed?.id, state: 'error' },
      { state: 'done', kind: 'sale' },
    ]);
    expect(soldFor(order.orderNo).map(({ status }) => status)).toEqual(['DONE', 'ERROR']);
  });

  it('[RULE-FISC-04] is looked up after a lost answer, and never sold twice', async () => {
    for (const fault of [{ kind: 'page', status: 502 }, { kind: 'broken-json' }] as const) {
      const order = await shop.paidOrder();
      shop.register.faults.breakNext('receipts/sell', fault);
      await shop.runJobs();
      expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'sent', problem: 'unavailable', failures: 1 }]);
      const { sold } = shop.register.till;
      await shop.sweep();
      expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'done', problem: null }]);
      expect(soldFor(order.orderNo)).toHaveLength(1);
      expect(shop.register.till.sold).toBe(sold);
    }
  });

  it('[RULE-FISC-05] of a return is linked to its sale, for each part that was refunded', async () => {
    const order = await shop.paidOrder();
    await shop.runJobs();
    await shop.bank.invoices.refund(order.invoiceId, 3_333);
    await shop.runJobs();
    shop.later(60);
    await shop.bank.invoices.refund(order.invoiceId);
    await shop.runJobs();
    const [sale, first, second] = await shop.receiptsOf(order.id);
    expect([sale, first, second]).toMatchObject([
      { kind: 'sale', state: 'done', amountKopecks: order.amountKopecks },
      { kind: 'return', state: 'done', saleId: sale?.id, amountKopecks: 3_333 },
      { kind: 'return', state: 'done', saleId: sale?.id, amountKopecks: order.amountKopecks - 3_333 },
    ]);
    const returns = soldFor(order.orderNo).filter(({ type }) => type === 'RETURN');
    expect(returns.map(({ relatedReceiptId }) => relatedReceiptId)).toEqual([sale?.id, sale?.id]);
    expect(returns.every(({ goods }) => goods.every((line) => line.is_return))).toBe(true);
  });

  it('[RULE-FISC-05] of a return names the goods that came back, and a refund by sum is spread', async () => {
    const decant = await makeProduct(shop.db, {
      itemNo: 'RL-ml',
      isBottled: true,
      quantity: 0,
      quantityMl: 100,
      currentPriceKopecks: 2000,
    });
    const piece = await makeProduct(shop.db, { itemNo: 'RL-50', currentPriceKopecks: 3333, discountPercent: 10 });
    const order = await shop.paidOrder({
      lines: [
        { product: piece, quantity: 3 },
        { product: decant, quantity: 10 },
      ],
    });
    await shop.runJobs();
    const call = shop.callAs((await makePerson(shop.db, { admin: ['orders'] })).token);
    const params = { id: order.id };
    const refund = async (fields: object) => {
      const { version } = (await call(listOrderRefunds, { params })).data;
      await call(refundOrder, { params, body: { lines: [], reason: 'Повернення', version, ...fields } });
      shop.later(60);
      await shop.runJobs();
      return soldFor(order.orderNo)[0];
    };
    const back = (product: { id: string }, quantity: number) => ({ product: product.id, quantity, restock: false });
    expect(await refund({ lines: [back(piece, 2), back(decant, 4)] })).toMatchObject({
      type: 'RETURN',
      totalSum: 5999 + 9400,
      goods: [
        { good: { code: 'RL-50', price: 3333 }, quantity: 2000, discounts: [{ mode: 'VALUE', value: 667 }] },
        { good: { code: 'RL-ml', price: 2000 }, quantity: 4000, discounts: [] },
        { good: { code: 'vial-10', price: 1400 }, quantity: 1000 },
      ],
    });
    const spread = await refund({ amount: 10 });
    expect(spread?.goods.map(({ good }) => good.code)).toEqual(['RL-50', 'RL-ml', 'vial-10']);
    expect(spread).toMatchObject({ type: 'RETURN', totalSum: 1000 });
    expect(await refund({ lines: [back(decant, 6)] })).toMatchObject({
      totalSum: 14_100,
      goods: expect.arrayContaining([expect.objectContaining({ quantity: 6000 })]),
    });
  });

  it('[RULE-FISC-05] of money that was paid back another way says so, and what the bank refunds is by card', async () => {
    const order = await shop.paidOrder();
    await shop.runJobs();
    const call = shop.callAs((await makePerson(shop.db, { admin: ['orders'] })).token);
    const params = { id: order.id };
    const refund = async () => {
      const { version } = (await call(listOrderRefunds, { params })).data;
      const lines = [{ product: order.productId, quantity: 1, restock: true }];
      await call(refundOrder, { params, body: { lines, reason: 'Повернення', version } });
      shop.later(60);
      await shop.runJobs();
    };
    shop.bank.faults.isRefundRefused = true;
    await refund();
    shop.bank.faults.reset();
    const [refused] = (await call(listOrderRefunds, { params })).data.refunds;
    expect(refused?.state).toBe('refused');
    const body = { way: 'cash', note: 'Готівкою в крамниці' } as const;
    await call(payRefundOtherwise, { params: { id: refused?._id ?? '' }, body });
    await shop.runJobs();
    await refund();
    const half = order.amountKopecks / 2;
    expect(soldFor(order.orderNo)).toMatchObject([
      { type: 'RETURN', payments: [{ type: 'CASHLESS', value: half, card_mask: '444403******1902' }] },
      { type: 'RETURN', payments: [{ type: 'CASH', value: half, label: 'Готівка' }], goods: [{ quantity: 1000 }] },
      { type: 'SELL' },
    ]);
  });

  it('[RULE-FISC-01] is not made for money that is on its way back', async () => {
    shop.register.isUnavailable = true;
    const order = await shop.paidOrder();
    await shop.runJobs();
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'due', problem: 'unavailable' }]);
    await shop.bank.invoices.refund(order.invoiceId);
    shop.register.isUnavailable = false;
    await shop.runJobs();
    await shop.sweep();
    expect(await shop.receiptsOf(order.id)).toEqual([]);
    expect(soldFor(order.orderNo)).toEqual([]);
  });

  it('[RULE-FISC-03] is paid in cash if staff took the money', async () => {
    const order = await UnpaidOrder.make(shop, { paymentKind: 'cash-pickup' });
    const call = shop.callAs((await makePerson(shop.db, { admin: ['orders'] })).token);
    await call(markOrderPaid, { params: { id: order.id }, body: { note: 'готівка в магазині' } });
    await shop.runJobs();
    expect(soldFor(order.orderNo)).toMatchObject([{ payments: [{ type: 'CASH', value: order.amountKopecks }] }]);
  });

  it('[RULE-FISC-06] is shown to its buyer with link and QR code, also if it was made offline', async () => {
    shop.register.till.receiptOutcome = 'offline';
    const order = await shop.paidOrder();
    await shop.runJobs();
    const read = () => shop.callAs(null)(listBuyersReceipts, { params: { id: order.id } });
    const [receipt] = await shop.receiptsOf(order.id);
    const [letter] = await shop.lettersTo(order.email);
    expect(letter?.subject).toBe(`Фіскальний чек за замовлення №${order.orderNo}`);
    expect(letter?.links).toContain(`https://check.checkbox.ua/${receipt?.id}`);
    expect(letter?.html).toMatch(/<img src="data:image\/png;base64,[^"]+" width="200" height="200" alt="QR-код чека"/);
    expect((await read()).data).toMatchObject([
      { kind: 'sale', link: `https://check.checkbox.ua/${receipt?.id}`, qr: { path: expect.any(String) } },
    ]);
    await shop.register.till.push(receipt?.id ?? '', 'done');
    await shop.sweep();
    expect((await read()).data).toMatchObject([{ link: expect.stringContaining('cabinet.tax.gov.ua') }]);
  });
});

describe('the shift of the cash register', () => {
  const openShifts = () => shop.register.till.shifts.filter(({ status }) => status !== 'CLOSED');

  it('[RULE-FISC-02] closes at ten to midnight; what is paid then waits for the next day', async () => {
    shop.now = new Date('2026-03-20T20:00:00Z');
    const early = await shop.paidOrder();
    await shop.runJobs();
    expect(await shop.receiptsOf(early.id)).toMatchObject([{ state: 'done' }]);
    shop.now = new Date('2026-03-20T21:50:00Z');
    await shop.sweep(0);
    expect(openShifts()).toEqual([]);
    const late = await shop.paidOrder();
    await shop.runJobs();
    await shop.sweep();
    expect(await shop.receiptsOf(late.id)).toMatchObject([{ state: 'due' }]);
    expect(openShifts()).toEqual([]);
    shop.now = new Date('2026-03-20T22:01:00Z');
    await shop.sweep(0);
    expect(await shop.receiptsOf(late.id)).toMatchObject([{ state: 'done' }]);
    expect(openShifts()).toHaveLength(1);
  });

  it('[RULE-FISC-02] of an earlier day is closed before anything is sold', async () => {
    shop.now = new Date('2026-03-21T10:00:00Z');
    await shop.paidOrder();
    await shop.runJobs();
    const [old] = shop.register.till.shifts;
    shop.now = new Date('2026-03-22T10:00:00Z');
    const order = await shop.paidOrder();
    await shop.runJobs();
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'done' }]);
    const [fresh] = shop.register.till.shifts;
    expect(fresh?.id).not.toBe(old?.id);
    expect(shop.register.till.shifts.find(({ id }) => id === old?.id)?.status).toBe('CLOSED');
    expect(soldFor(order.orderNo)).toMatchObject([{ shiftId: fresh?.id }]);
  });

  it('[RULE-FISC-02] [RULE-FISC-04] is opened once by many at the same time, and each sells once', async () => {
    shop.now = new Date('2026-03-23T10:00:00Z');
    const orders = await Promise.all(Array.from({ length: 4 }, () => shop.paidOrder()));
    const before = shop.register.till.shifts.length;
    await Promise.all([...orders, ...orders].map(({ id }) => shop.make(id)));
    await shop.sweep();
    expect(shop.register.till.shifts.length).toBe(before + 1);
    for (const { id, orderNo } of orders) {
      expect(await shop.receiptsOf(id)).toMatchObject([{ state: 'done' }]);
      expect(soldFor(orderNo)).toHaveLength(1);
    }
  });

  it('[RULE-FISC-02] that is refused is reported, and tried again', async () => {
    shop.now = new Date('2026-03-24T10:00:00Z');
    shop.register.till.shiftOutcome = 'refused';
    const order = await shop.paidOrder();
    await shop.runJobs();
    expect(await shop.receiptsOf(order.id)).toMatchObject([
      { state: 'due', problem: 'shift-refused', reason: expect.stringContaining('сертифікат') },
    ]);
    shop.register.till.shiftOutcome = 'open';
    await shop.sweep();
    expect(await shop.receiptsOf(order.id)).toMatchObject([{ state: 'done' }]);
  });
});
