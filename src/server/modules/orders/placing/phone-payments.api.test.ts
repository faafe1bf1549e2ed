import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOrder, listOrderEvents, markOrderPaid } from '#contracts/admin-orders.ts';
import { listAuditOf } from '#contracts/audit.ts';
import { changeOrder, getOrderPayment, payOrder, placeOrder, setOrderStatus } from '#contracts/orders.ts';
import { pollPayments } from '#server/modules/payments/payment-polling.service.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { UnpaidOrder } from '#test/payments.ts';
import { openTestShop } from '#test/shop.ts';
import { orders } from '../orders.table.ts';

const shop = openTestShop();

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});

const asStaff = () => shop.callAs(keeper.token);
const note = 'Готівкою в крамниці на Подолі';
const mark = (id: string, words = note) => asStaff()(markOrderPaid, { params: { id }, body: { note: words } });

async function takeOrder(changes: Record<string, unknown> = {}) {
  const product = await makeProduct(shop.db, { quantity: 5 });
  const body = { ...orderBody([line(product)], { phone: '+380675550101' }), paymentKind: 'cash-pickup', ...changes };
  return (await asStaff()(createOrder, { body: body as never })).data;
}

const rowOf = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
const paymentsOf = (id: string) => shop.db.select().from(payments).where(eq(payments.orderId, id));

describe('the payment of an order taken by phone', () => {
  it('[AD-ORDER-06] is one of the shop’s methods, never free text, and only an online one opens an invoice', async () => {
    for (const [paymentKind, label] of [
      ['cash-pickup', 'Готівкою або карткою при самовивозі'],
      ['cash-delivery', 'Накладений платіж'],
      ['transfer', 'Переказ на рахунок'],
    ]) {
      const { order, pageUrl } = await takeOrder({ paymentKind, paymentMethod: 'як домовимося' });
      expect(order).toMatchObject({ paymentKind, paymentMethod: label, paymentState: 'awaiting' });
      expect([pageUrl, await paymentsOf(order._id)]).toEqual([null, []]);
      const state = (await shop.callAs(null)(getOrderPayment, { params: { id: order._id } })).data;
      expect(state).toMatchObject({ paymentState: 'awaiting', canBePaid: false });
      await expect(shop.callAs(null)(payOrder, { params: { id: order._id } })).rejects.toMatchObject({ status: 409 });
    }
    const online = await takeOrder({ paymentKind: 'online' });
    expect(online.order).toMatchObject({ paymentKind: 'online', paymentMethod: 'Онлайн-оплата карткою' });
    expect(online.pageUrl).toMatch(/^http/);
    await expect(takeOrder({ paymentKind: 'barter' })).rejects.toMatchObject({
      status: 422,
      data: { paymentKind: 'Оберіть спосіб оплати' },
    });
  });

  it('[AD-ORDER-06] holds nobody back: an order that is paid otherwise counts for no limit of unpaid orders', async () => {
    const phone = '+380675550199';
    const product = await makeProduct(shop.db, { quantity: 50 });
    for (let at = 0; at < 4; at += 1) await takeOrder({ phone, email: '' });
    const body = orderBody([line(product)], { phone, email: `${randomUUID()}@kraplyna.test` });
    expect((await shop.callAs(null)(placeOrder, { body })).data.order.paymentState).toBe('awaiting');
  });

  it('[AD-ORDER-06] is marked as received by staff: once, with a note, in the history and the audit log', async () => {
    const email = `${randomUUID()}@kraplyna.test`;
    const { order } = await takeOrder({ email });
    await expect(mark(order._id, '   ')).rejects.toMatchObject({ status: 422, data: { note: 'Напишіть кілька слів' } });
    const both = await Promise.allSettled([mark(order._id), mark(order._id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(mark(order._id)).rejects.toMatchObject({ status: 409, message: 'Це замовлення вже сплачене' });
    expect(await rowOf(order._id)).toMatchObject({ paymentState: 'paid', status: 'processed' });
    expect(await paymentsOf(order._id)).toMatchObject([{ state: 'paid', note, invoiceId: null }]);
    const params = { id: order._id };
    expect((await asStaff()(listOrderEvents, { params })).data.at(-1)).toMatchObject({
      kind: 'marked-paid',
      by: 'person',
      who: { email: keeper.email },
      note,
    });
    const audit = await asStaff()(listAuditOf, { params: { thing: 'order', id: order._id }, query: {} });
    expect(audit.data.entries[0]?.changes).toMatchObject({ paymentState: ['awaiting', 'paid'], note: [null, note] });
    const subjects = (await shop.lettersTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Замовлення №${order.orderNo} оплачено`);
  });

  it('[AD-ORDER-06] is not marked on an order that is paid online or cancelled, and by nobody else', async () => {
    const paid = await UnpaidOrder.make(shop);
    await shop.bank.invoices.pay(await paid.openPage());
    await expect(mark(paid.id)).rejects.toMatchObject({ status: 409, message: 'Це замовлення вже сплачене' });
    const { order } = await takeOrder();
    await asStaff()(setOrderStatus, { params: { id: order._id }, body: { status: 'abolition' } });
    await expect(mark(order._id)).rejects.toMatchObject({ status: 409 });
    const buyer = await makePerson(shop.db, { customer: ['orders'] });
    const others = shop.callAs(buyer.token)(markOrderPaid, { params: { id: order._id }, body: { note } });
    await expect(others).rejects.toMatchObject({ status: 403 });
  });

  it('[AD-ORDER-06] in cash voids the open invoice, and a card paid meanwhile is refunded', async () => {
    const order = await UnpaidOrder.make(shop);
    const invoiceId = await order.openPage();
    await mark(order.id);
    await shop.bank.invoices.pay(invoiceId);
    shop.now = new Date(shop.now.getTime() + 60_000);
    await pollPayments(shop.context);
    expect(await order.state()).toEqual(['processed', 'paid']);
    expect(shop.bank.invoices.find(invoiceId)?.status).not.toBe('success');
  });

  it('[AD-ORDER-06] in cash goes back by hand when the order is cancelled: the bank is not asked', async () => {
    const { order } = await takeOrder();
    await mark(order._id);
    await asStaff()(setOrderStatus, { params: { id: order._id }, body: { status: 'abolition' } });
    await shop.runJobs();
    const events = (await asStaff()(listOrderEvents, { params: { id: order._id } })).data.map(({ kind }) => kind);
    expect(events).toEqual(['created', 'marked-paid', 'status-changed', 'refund-by-hand']);
  });

  it('[AD-ORDER-06] is changed by staff alone', async () => {
    const buyer = await makePerson(shop.db, { customer: ['orders', 'account'] });
    const { order } = await takeOrder({ email: buyer.email, paymentKind: 'online' });
    const { firstName, lastName, email, deliveryAddress } = order;
    const body = { firstName, lastName, email, deliveryAddress, paymentKind: 'transfer' as const };
    const params = { id: order._id };
    await asStaff()(setOrderStatus, { params, body: { status: 'specified' } });
    await expect(shop.callAs(buyer.token)(changeOrder, { params, body })).rejects.toMatchObject({ status: 403 });
    const changed = (await asStaff()(changeOrder, { params, body })).data.order;
    expect(changed).toMatchObject({ paymentKind: 'transfer', paymentMethod: 'Переказ на рахунок' });
    const renamed = (await asStaff()(changeOrder, { params, body: { ...body, firstName: 'Надія' } })).data.order;
    expect(renamed).toMatchObject({ firstName: 'Надія', paymentKind: 'transfer' });
  });
});

describe('an order taken by phone without an e-mail', () => {
  it('[AD-ORDER-06] sends nothing and belongs to nobody; a buyer cannot take an e-mail out', async () => {
    const { order } = await takeOrder({ email: '' });
    expect(order.email).toBe('');
    await mark(order._id);
    await asStaff()(setOrderStatus, { params: { id: order._id }, body: { status: 'send' } });
    await shop.runJobs();
    const about = (await shop.lettersTo('')).filter(({ subject }) => subject.includes(String(order.orderNo)));
    expect(about).toEqual([]);
    expect(await rowOf(order._id)).toMatchObject({ userId: null, status: 'send' });
    const buyer = await makePerson(shop.db, { customer: ['orders', 'account'] });
    const { order: theirs } = await takeOrder({ email: buyer.email });
    const params = { id: theirs._id };
    await asStaff()(setOrderStatus, { params, body: { status: 'specified' } });
    const { firstName, lastName, deliveryAddress } = theirs;
    const body = { firstName, lastName, email: '', deliveryAddress };
    await expect(shop.callAs(buyer.token)(changeOrder, { params, body })).rejects.toMatchObject({
      status: 422,
      data: { email: 'Вкажіть електронну пошту' },
    });
    expect((await asStaff()(changeOrder, { params, body })).data.order.email).toBe('');
  });

  it('[AD-ORDER-06] needs the buyer’s name, a place and goods, in words for staff', async () => {
    const empty = { firstName: '', lastName: '', products: [] };
    await expect(takeOrder(empty)).rejects.toMatchObject({
      data: {
        firstName: "Вкажіть ім'я покупця",
        lastName: 'Вкажіть прізвище покупця',
        products: 'Додайте хоча б один товар',
      },
    });
  });
});
