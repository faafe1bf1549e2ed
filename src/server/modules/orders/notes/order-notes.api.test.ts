import { beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '#contracts/admin-orders.ts';
import { listAuditOf } from '#contracts/audit.ts';
import {
  addOrderNote,
  deleteOrderNote,
  findOrderStaff,
  getOrderWork,
  listOrderTags,
  setOrderResponsible,
  setOrderTags,
} from '#contracts/order-notes.ts';
import { getOrderPayment, listOwnOrders, trackOrder } from '#contracts/orders.ts';
import { makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

let keeper: TestPerson;
let colleague: TestPerson;
let buyer: TestPerson;
let orderId: string;
let orderNo: number;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
  colleague = await makePerson(shop.db, { admin: ['orders'] });
  buyer = await makePerson(shop.db, { customer: ['orders', 'account'] });
  const product = await makeProduct(shop.db, { quantity: 5 });
  const body = orderBody([line(product)], { email: buyer.email, phone: '+380671112233' });
  const { order } = (await shop.callAs(keeper.token)(createOrder, { body })).data;
  orderId = order._id;
  orderNo = order.orderNo;
});

const asKeeper = () => shop.callAs(keeper.token);
const secret = 'Просить не дзвонити до десятої';

describe('what staff note about an order', () => {
  it('[AD-ORDER-02] are notes with their author, tags and a responsible person, in the audit log', async () => {
    const params = { id: orderId };
    await expect(asKeeper()(addOrderNote, { params, body: { text: '  ' } })).rejects.toMatchObject({
      data: { text: 'Напишіть кілька слів' },
    });
    await asKeeper()(addOrderNote, { params, body: { text: secret } });
    await asKeeper()(setOrderTags, { params, body: { tags: ['Подарунок', 'терміново', 'подарунок'] } });
    await asKeeper()(setOrderResponsible, { params, body: { userId: colleague.userId } });
    const work = (await asKeeper()(getOrderWork, { params })).data;
    expect(work).toMatchObject({
      notes: [{ text: secret, who: { _id: keeper.userId } }],
      tags: ['подарунок', 'терміново'],
      responsible: { _id: colleague.userId },
    });
    expect((await asKeeper()(listOrderTags, { query: { find: 'ПОДА' } })).data).toEqual(['подарунок']);
    const audit = await asKeeper()(listAuditOf, { params: { thing: 'order', id: orderId }, query: {} });
    const changed = audit.data.entries.flatMap(({ changes }) => Object.keys(changes));
    expect(changed).toEqual(expect.arrayContaining(['note', 'tags', 'responsible']));
  });

  it('[AD-ORDER-02] are responsible only those who may work on orders', async () => {
    const params = { id: orderId };
    const writer = await makePerson(shop.db, { admin: ['blog'] });
    for (const { userId } of [writer, buyer]) {
      const give = asKeeper()(setOrderResponsible, { params, body: { userId } });
      await expect(give).rejects.toMatchObject({ status: 422 });
    }
    const found = (await asKeeper()(findOrderStaff, { query: { find: colleague.email } })).data;
    expect(found.map(({ _id }) => _id)).toEqual([colleague.userId]);
    await asKeeper()(setOrderResponsible, { params, body: { userId: null } });
    expect((await asKeeper()(getOrderWork, { params })).data.responsible).toBeNull();
  });

  it('[AD-ORDER-02] are taken back by their author alone', async () => {
    const params = { id: orderId };
    const { notes } = (await asKeeper()(addOrderNote, { params, body: { text: 'Помилка' } })).data;
    const noteId = notes.at(-1)?._id ?? '';
    const gone = { params: { ...params, noteId } };
    await expect(shop.callAs(colleague.token)(deleteOrderNote, gone)).rejects.toMatchObject({ status: 404 });
    const left = (await asKeeper()(deleteOrderNote, gone)).data.notes;
    expect(left.map(({ text }) => text)).not.toContain('Помилка');
  });

  it('[AD-ORDER-02] never reach the buyer or a guest', async () => {
    const params = { id: orderId };
    await asKeeper()(addOrderNote, { params, body: { text: secret } });
    await asKeeper()(setOrderTags, { params, body: { tags: ['вибаглива'] } });
    await asKeeper()(setOrderResponsible, { params, body: { userId: colleague.userId } });
    const answers = [
      await shop.callAs(buyer.token)(listOwnOrders, {}),
      await shop.callAs(null)(getOrderPayment, { params }),
      await shop.callAs(null)(trackOrder, { params: { orderNo: String(orderNo) }, query: { phone: '+380671112233' } }),
    ];
    for (const answer of answers) {
      const said = JSON.stringify(answer);
      for (const hidden of [secret, 'вибаглива', colleague.email, colleague.userId]) expect(said).not.toContain(hidden);
    }
    for (const { subject, text } of await shop.lettersTo(buyer.email)) expect(subject + text).not.toContain(secret);
    for (const token of [buyer.token, null]) {
      await expect(shop.callAs(token)(getOrderWork, { params })).rejects.toMatchObject({
        status: token === null ? 401 : 403,
      });
    }
  });
});
