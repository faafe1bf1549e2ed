import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getOrderPayment, payOrder, placeOrder } from '#contracts/orders.ts';
import { makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { UnpaidOrder } from '#test/payments.ts';
import { openTestShop } from '#test/shop.ts';
import { pollPayments } from './payment-polling.service.ts';

const shop = openTestShop();
const start = new Date('2026-03-17T10:00:00Z');

beforeEach(() => {
  shop.now = start;
});
afterEach(() => shop.bank.faults.reset());

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000);
};
const pay = (order: UnpaidOrder) => shop.callAs(null)(payOrder, { params: { id: order.id } });
const look = async (order: UnpaidOrder) =>
  (await shop.callAs(null)(getOrderPayment, { params: { id: order.id } })).data;

const webhook = '/api/payments/monobank/webhook';
const send = (body: string, signature?: string) =>
  shop.fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'x-sign': signature }) },
    body,
  });
const sendSigned = (message: Record<string, unknown>) => {
  const body = JSON.stringify(message);
  return send(body, shop.bank.key.sign(Buffer.from(body)));
};

/** The webhook body of a paid invoice. */
const paidMessage = (order: UnpaidOrder, invoiceId: string, change: Record<string, unknown> = {}) => ({
  invoiceId,
  status: 'success',
  amount: order.amountKopecks,
  ccy: 980,
  finalAmount: order.amountKopecks,
  modifiedDate: '2026-03-17T10:01:30Z',
  reference: String(order.orderNo),
  ...change,
});

describe('paying an order', () => {
  it('[RULE-PAY-01] starts as awaiting, with one payment page for repeated requests (idempotent)', async () => {
    const order = await UnpaidOrder.make(shop);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    const pages = await Promise.allSettled([pay(order), pay(order), pay(order)]);
    const opened = pages.flatMap((page) => (page.status === 'fulfilled' ? [page.value.data.pageUrl] : []));
    const { data } = await pay(order);
    expect(new Set([...opened, data.pageUrl]).size).toBe(1);
    expect(await order.payments()).toMatchObject([{ state: 'awaiting', amountKopecks: 123_500 }]);
    expect(await look(order)).toMatchObject({
      orderNo: order.orderNo,
      status: 'processed',
      paymentState: 'awaiting',
      totalSum: { $numberDecimal: '1235.00' },
      canBePaid: true,
    });
  });

  it('waits while the bank is unavailable: the order stays, and gets its payment page later', async () => {
    const order = await UnpaidOrder.make(shop);
    shop.bank.faults.breakNext('invoice/create', { kind: 'status', status: 500, errCode: 'INTERNAL_ERROR' });
    await expect(pay(order)).rejects.toMatchObject({ status: 503, message: expect.stringContaining('Банк зараз') });
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    later(60);
    shop.bank.faults.breakNext('invoice/create', { kind: 'page', status: 502 });
    await pollPayments(shop.context);
    expect(await order.payments()).toMatchObject([{ invoiceId: null }]);
    later(60);
    await pollPayments(shop.context);
    const [payment] = await order.payments();
    expect(payment?.pageUrl).toContain('/sandbox/bank/');
    expect((await pay(order)).data.pageUrl).toBe(payment?.pageUrl);
  });

  it('can be tried again at once where the bank failed when the order was placed', async () => {
    const product = await makeProduct(shop.db);
    // As in production, time passes while an order is written.
    let ms = start.getTime();
    Object.defineProperty(shop, 'now', { configurable: true, get: () => new Date(ms++) });
    try {
      shop.bank.faults.breakNext('invoice/create', { kind: 'status', status: 500, errCode: 'INTERNAL_ERROR' });
      const { data } = await shop.callAs(null)(placeOrder, { body: orderBody([line(product)]) });
      const again = await shop.callAs(null)(payOrder, { params: { id: data.order._id } });
      expect(again.data.pageUrl).toContain('/sandbox/bank/');
    } finally {
      Object.defineProperty(shop, 'now', { configurable: true, writable: true, value: start });
    }
  });

  it('is not polled one by one while the bank refuses the token', async () => {
    const orders = [await UnpaidOrder.make(shop), await UnpaidOrder.make(shop)];
    const invoices = async () =>
      (await Promise.all(orders.map((order) => order.payments()))).map(([one]) => one?.invoiceId);
    later(60);
    shop.bank.faults.breakNext('invoice/create', { kind: 'status', status: 403, errCode: 'FORBIDDEN' });
    await pollPayments(shop.context);
    expect(await invoices()).toEqual([null, null]);
    later(60);
    await pollPayments(shop.context);
    expect(await invoices()).toEqual([expect.any(String), expect.any(String)]);
  });

  it('is polled together with others: one slow answer of the bank holds up none of them', async () => {
    shop.bank.faults.areWebhooksDropped = true;
    const orders: UnpaidOrder[] = [];
    for (let count = 0; count < 4; count += 1) orders.push(await UnpaidOrder.make(shop));
    for (const order of orders) await shop.bank.invoices.pay(await order.openPage());
    later(60);
    const { bank } = shop.context;
    let asked = 0;
    const { promise: areAllAsked, resolve } = Promise.withResolvers<void>();
    // After the first, no answer comes before all were asked for.
    const findInvoice: typeof bank.findInvoice = async (invoiceId) => {
      asked += 1;
      if (asked === orders.length) resolve();
      if (asked > 1) await areAllAsked;
      return bank.findInvoice(invoiceId);
    };
    await pollPayments({ ...shop.context, bank: { ...bank, findInvoice } });
    for (const order of orders) expect(await order.state()).toEqual(['processed', 'paid']);
  });

  it('sends number, basket and return URL to the bank, in the language of the buyer', async () => {
    const order = await UnpaidOrder.make(shop, { language: 'en' });
    const invoice = shop.bank.invoices.find(await order.openPage());
    expect(invoice).toMatchObject({
      amount: 123_500,
      ccy: 980,
      reference: String(order.orderNo),
      destination: `Order no. ${order.orderNo} at Kraplyna`,
      basket: [{ qty: 2, sum: 61_750 }],
      redirectUrl: `http://localhost/en/orders/orderAccepted?order=${order.id}`,
      validitySeconds: 7200,
    });
  });

  it('[RULE-PAY-05] paid on the bank’s page is paid, declined is failed, left is awaiting', async () => {
    const [paid, declined, left] = await Promise.all([1, 2, 3].map(() => UnpaidOrder.make(shop)));
    if (!(paid && declined && left)) throw new Error('three orders were made');
    const post = (invoiceId: string, deed: string) =>
      shop.fetch(`/sandbox/bank/${invoiceId}/${deed}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const back = await post(await paid.openPage(), 'pay');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `http://localhost/orders/orderAccepted?order=${paid.id}`,
    ]);
    await post(await declined.openPage(), 'decline');
    await left.openPage();

    expect(await paid.state()).toEqual(['processed', 'paid']);
    expect(await declined.state()).toEqual(['processed', 'failed']);
    expect(await left.state()).toEqual(['processed', 'awaiting']);
    expect(await paid.events()).toEqual(['paid']);
    expect(await declined.events()).toEqual(['payment-failed']);
    expect(await shop.lettersTo(paid.email)).toMatchObject([{ subject: `Замовлення №${paid.orderNo} оплачено` }]);
    expect(await shop.lettersTo(declined.email)).toEqual([]);
  });

  it('[RULE-PAY-02] is confirmed by the bank only, not by the return URL', async () => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    later(10);
    expect(await look(order)).toMatchObject({ paymentState: 'awaiting' });

    shop.bank.faults.areWebhooksDropped = true;
    await shop.bank.invoices.pay(invoiceId);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    later(10);
    expect(await look(order)).toMatchObject({ paymentState: 'paid', canBePaid: false });
    expect(await order.events()).toEqual(['paid']);
  });

  it('uses the stored state while the bank is unavailable, and throttles requests to the bank', async () => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    shop.bank.faults.areWebhooksDropped = true;
    await shop.bank.invoices.pay(invoiceId);
    expect(await look(order)).toMatchObject({ paymentState: 'awaiting' });
    later(3);
    const away = { kind: 'status', status: 500, errCode: 'INTERNAL_ERROR' } as const;
    for (let call = 0; call < 2; call += 1) shop.bank.faults.breakNext('invoice/status', away);
    expect(await look(order)).toMatchObject({ paymentState: 'awaiting' });
    later(3);
    expect(await look(order)).toMatchObject({ paymentState: 'paid' });
  });

  it('after a failure is possible with a new invoice, and the old one is voided', async () => {
    const order = await UnpaidOrder.make(shop);
    const first = await order.openPage();
    await shop.bank.invoices.decline(first);
    expect(await look(order)).toMatchObject({ paymentState: 'failed', canBePaid: true });

    const second = await order.openPage();
    expect(second).not.toBe(first);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    expect(shop.bank.invoices.canBePaid(first)).toBe(false);
    await shop.bank.invoices.pay(second);
    later(60);
    await shop.runJobs();
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect((await order.payments()).map(({ state }) => state)).toEqual(['paid', 'expired']);
    expect(await order.events()).toEqual(['payment-failed', 'payment-renewed', 'paid']);
  });

  it('with the same invoice after a failure is possible too', async () => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    await shop.bank.invoices.decline(invoiceId);
    await shop.bank.invoices.pay(invoiceId);
    expect(await order.state()).toEqual(['processed', 'paid']);
  });

  it('is refused for an order that is paid, cancelled or unknown', async () => {
    const paid = await UnpaidOrder.make(shop);
    await shop.bank.invoices.pay(await paid.openPage());
    await expect(pay(paid)).rejects.toMatchObject({ status: 409, message: 'Це замовлення вже сплачене' });
    const abolished = await UnpaidOrder.make(shop, { status: 'abolition' });
    await expect(pay(abolished)).rejects.toMatchObject({ status: 409, message: 'Це замовлення вже не можна сплатити' });
    const nobody = { params: { id: '01890000-0000-7000-8000-000000000000' } };
    await expect(shop.callAs(null)(payOrder, nobody)).rejects.toMatchObject({ status: 404 });
    await expect(shop.callAs(null)(getOrderPayment, nobody)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the bank’s webhook', () => {
  it('[API-ORD-07] is accepted with a valid signature and refused with an invalid one or none', async () => {
    const order = await UnpaidOrder.make(shop);
    const message = paidMessage(order, await order.openPage());
    expect((await send(JSON.stringify(message))).status).toBe(400);
    expect((await send(JSON.stringify(message), shop.bank.key.sign(Buffer.from('other')))).status).toBe(400);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    expect((await sendSigned(message)).status).toBe(200);
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect((await shop.fetch(webhook)).status).toBe(200);
  });

  it('[RULE-PAY-03] with an invalid signature changes nothing', async () => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    const [before] = await order.payments();
    shop.bank.faults.hasBadSignature = true;
    await shop.bank.invoices.pay(invoiceId);
    expect(shop.bank.webhooks.waiting).toBeGreaterThan(0);
    expect(await order.payments()).toEqual([before]);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    expect(await order.events()).toEqual([]);
  });

  it('is verified over its raw bytes: with spaces, another content type and Ukrainian letters', async () => {
    const order = await UnpaidOrder.make(shop);
    const message = paidMessage(order, await order.openPage(), { destination: 'Замовлення «Краплина»' });
    const body = JSON.stringify(message, null, 3);
    const signature = shop.bank.key.sign(Buffer.from(body));
    const answer = await shop.fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-sign': signature },
      body,
    });
    expect(answer.status).toBe(200);
    expect(await order.state()).toEqual(['processed', 'paid']);
  });

  it.each([
    ['another sum', { amount: 1 }],
    ['another currency', { ccy: 840 }],
    ['another order', { reference: '1' }],
  ])('about %s changes nothing', async (_what, change) => {
    const order = await UnpaidOrder.make(shop);
    const message = paidMessage(order, await order.openPage(), change);
    expect((await sendSigned(message)).status).toBe(422);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    expect(await order.payments()).toMatchObject([{ bankStatus: null, state: 'awaiting' }]);
  });

  it.each([
    ['a status that nobody knows', { status: 'paid' }],
    ['no sum', { amount: undefined }],
    ['a sum in words', { amount: 'багато' }],
    ['a text that no database holds', { failureReason: 'a\0b' }],
  ])('that is signed but has %s is answered 400 and changes nothing', async (_what, change) => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    const answer = await sendSigned(paidMessage(order, invoiceId, change));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Магазин не розуміє цього повідомлення банку' });
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    expect(await order.payments()).toMatchObject([{ state: 'awaiting', bankStatus: null }]);
  });

  it.each(['null', '[]', '"success"', '{', ''])('that is signed but malformed, %j, gets 400', async (body) => {
    expect((await send(body, shop.bank.key.sign(Buffer.from(body)))).status).toBe(400);
  });

  it('about an invoice that is not ours is refused', async () => {
    const order = await UnpaidOrder.make(shop);
    expect((await sendSigned(paidMessage(order, 'inv_0_other'))).status).toBe(404);
  });

  it('that is duplicated or late changes nothing: its timestamp decides', async () => {
    const order = await UnpaidOrder.make(shop);
    const message = paidMessage(order, await order.openPage());
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await sendSigned(message)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const status of ['processing', 'failure', 'expired', 'created']) {
      const late = { ...message, status, modifiedDate: '2026-03-17T10:01:29.999Z' };
      expect((await sendSigned(late)).status).toBe(200);
    }
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect(await order.events()).toEqual(['paid']);
    expect(await shop.lettersTo(order.email)).toHaveLength(1);
  });

  it('with the same timestamp is applied if its status is further on', async () => {
    const order = await UnpaidOrder.make(shop);
    const message = paidMessage(order, await order.openPage());
    await sendSigned({ ...message, status: 'processing' });
    await sendSigned(message);
    await sendSigned({ ...message, status: 'processing' });
    expect(await order.state()).toEqual(['processed', 'paid']);
  });

  it('without a timestamp fetches the status from the bank', async () => {
    const order = await UnpaidOrder.make(shop);
    const { modifiedDate: _, ...message } = paidMessage(order, await order.openPage());
    expect((await sendSigned(message)).status).toBe(200);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
  });

  it('gets 503 while the public key is unavailable, so that the bank retries', async () => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    await shop.bank.key.rotate();
    later(31);
    for (let call = 0; call < 2; call += 1) shop.bank.faults.breakNext('pubkey', { kind: 'page', status: 502 });
    expect((await sendSigned(paidMessage(order, invoiceId))).status).toBe(503);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    later(31);
    expect((await sendSigned(paidMessage(order, invoiceId))).status).toBe(200);
    expect(await order.state()).toEqual(['processed', 'paid']);
  });

  it('that is too large is not read', async () => {
    expect((await send('x'.repeat(70_000), 'AAAA')).status).toBe(413);
  });
});

describe('an unpaid invoice', () => {
  it('[RULE-PAY-04] expires: the order is cancelled, its goods return to stock and the buyer gets an e-mail', async () => {
    const order = await UnpaidOrder.make(shop);
    await order.openPage();
    later(7199);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['processed', 'awaiting']);
    later(61);
    await pollPayments(shop.context);

    expect(await order.state()).toEqual(['abolition', 'expired']);
    expect(await order.stock()).toBe(5);
    expect(await order.events()).toEqual(['payment-expired', 'status-changed']);
    const letters = await shop.lettersTo(order.email);
    expect(letters.map(({ subject }) => subject)).toEqual([`Замовлення №${order.orderNo} скасовано`]);
    later(120);
    await pollPayments(shop.context);
    expect(await order.stock()).toBe(5);
    expect(await look(order)).toMatchObject({ paymentState: 'expired', canBePaid: false });
  });

  it('expires also where the card was declined, and where the bank no longer knows it', async () => {
    const declined = await UnpaidOrder.make(shop);
    await shop.bank.invoices.decline(await declined.openPage());
    const unopened = await UnpaidOrder.make(shop);
    later(7200 + 301);
    await pollPayments(shop.context);
    expect(await declined.state()).toEqual(['abolition', 'expired']);
    expect(await unopened.state()).toEqual(['abolition', 'expired']);
    expect(await unopened.stock()).toBe(5);
  });

  it('of shipped goods is left to staff', async () => {
    const order = await UnpaidOrder.make(shop, { status: 'send' });
    await order.openPage();
    later(7260);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['send', 'expired']);
    expect(await order.stock()).toBe(3);
  });
});
