import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { changeOrder, clarificationForm, listOwnOrders } from '#contracts/orders.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { addresses } from '#server/modules/addresses/addresses.table.ts';
import { makeOrder, makePerson, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { orderEvents } from '../order-events.table.ts';
import { orders } from '../orders.table.ts';

const shop = openTestShop();

const pickupPoint = 'вул. Соборна, 14';

let buyer: TestPerson;
beforeAll(async () => {
  buyer = await makePerson(shop.db, { customer: ['orders'] });
  await shop.db.insert(addresses).values({ name: 'Краплина на Соборній', address: pickupPoint, isActive: true });
});

const clarified = () => ({
  firstName: 'Ольга',
  lastName: 'Коваленко',
  email: `${randomUUID()}@kraplyna.test`,
  phone: '067 765 43 21',
  paymentMethod: 'Онлайн-оплата карткою',
  comment: 'Подзвоніть',
  deliveryAddress: {
    delivery: 'Самовивіз',
    region: 'Полтавська область',
    city: 'Кременчук',
    address: pickupPoint,
  },
});

const makeOwn = (fields: Parameters<typeof makeOrder>[1] = {}) =>
  makeOrder(shop.db, { userId: buyer.userId, status: 'specified', ...fields });

const clarify = (person: TestPerson, id: string, body: CallInput<typeof changeOrder>['body']) =>
  shop.callAs(person.token)(changeOrder, { params: { id }, body });

async function rowOf(id: string) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return row;
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }: { status: number; code: string }) => [status, code],
  );

describe('clarifying an order', () => {
  it('[ST-VAL-18] needs the e-mail of the buyer: only staff may leave it empty', async () => {
    const order = await makeOwn();
    await expect(clarify(buyer, order.id, { ...clarified(), email: '' })).rejects.toMatchObject({
      status: 422,
      data: { email: expect.any(String) },
    });
    expect((await rowOf(order.id))?.status).toBe('specified');
  });

  it('[API-ORD-03] [RULE-MAIL-02] changes contact and delivery, sets the status to processed and sends an e-mail', async () => {
    const order = await makeOwn();
    const body = clarified();
    const sent = { ...body, letterSubject: 'Something else', status: 'completed' };
    const { data, message } = await clarify(buyer, order.id, sent);
    expect(message).toBe('Замовлення уточнено!');
    expect(data.order).toMatchObject({
      _id: order.id,
      ...body,
      phone: '+380677654321',
      status: 'processed',
      orderNo: order.orderNo,
    });
    expect((await shop.callAs(buyer.token)(listOwnOrders, {})).data).toContainEqual(data.order);
    expect(await rowOf(order.id)).toMatchObject({ deliveryKind: 'pickup', totalKopecks: order.totalKopecks });
    expect(await shop.lettersTo(body.email)).toMatchObject([{ subject: 'Ваше замовлення уточнене!' }]);
    expect(await shop.lettersTo(order.email)).toEqual([]);
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events).toMatchObject([{ kind: 'clarified', actorId: buyer.userId }]);
  });

  it('writes in the language in which the order was made', async () => {
    const order = await makeOwn({ language: 'en' });
    const body = clarified();
    await clarify(buyer, order.id, body);
    expect(await shop.lettersTo(body.email)).toMatchObject([{ subject: 'Your order has been clarified!' }]);
  });

  it('leaves fields unchanged that were not sent', async () => {
    const order = await makeOwn({ comment: 'Подарунок', paymentMethod: 'Карткою' });
    const { paymentMethod: _, comment: __, ...body } = clarified();
    await clarify(buyer, order.id, {
      ...body,
      phone: '',
      deliveryAddress: { ...body.deliveryAddress, delivery: 'Кур’єром' },
    });
    expect(await rowOf(order.id)).toMatchObject({
      comment: 'Подарунок',
      paymentMethod: 'Карткою',
      phone: order.phone,
      delivery: 'Кур’єром',
      deliveryKind: order.deliveryKind,
    });
  });

  it('[RULE-ORD-05] leads from specified to processed; in any other status it is refused and changes nothing', async () => {
    for (const status of orderStatuses) {
      const order = await makeOwn({ status });
      const body = clarified();
      const outcome = await refusalOf(clarify(buyer, order.id, body));
      if (status === 'specified') {
        expect([status, outcome, (await rowOf(order.id))?.status]).toEqual([status, 'done', 'processed']);
      } else {
        expect([status, outcome]).toEqual([status, [409, 'NOT_ALLOWED_NOW']]);
        expect(await rowOf(order.id)).toEqual(order);
        expect(await shop.lettersTo(body.email)).toEqual([]);
      }
    }
  });

  it('moves a pickup only to a pickup point of the shop, for a buyer and for a person of the shop', async () => {
    const keeper = await makePerson(shop.db, { admin: ['orders'] });
    const closed = 'вул. Київська, 3';
    await shop.db.insert(addresses).values({ name: 'Краплина на Київській', address: closed, isActive: false });
    for (const person of [buyer, keeper]) {
      for (const [kind, delivery] of [
        ['nova-poshta', 'Самовивіз'],
        ['nova-poshta', ' PICKUP '],
        ['pickup', 'Заберу сама'],
      ] as const) {
        for (const address of [closed, 'вул. Вигадана, 1']) {
          const order = await makeOwn({ deliveryKind: kind });
          const deliveryAddress = { ...clarified().deliveryAddress, delivery, address };
          await expect(clarify(person, order.id, { ...clarified(), deliveryAddress })).rejects.toMatchObject({
            status: 422,
            data: { 'deliveryAddress.address': 'Тут замовлень не видають. Оберіть інший пункт' },
          });
          expect(await rowOf(order.id)).toEqual(order);
          await clarify(person, order.id, {
            ...clarified(),
            deliveryAddress: { ...deliveryAddress, address: pickupPoint },
          });
          expect(await rowOf(order.id)).toMatchObject({ deliveryKind: 'pickup', address: pickupPoint });
        }
      }
    }
  });

  it('that stays at its pickup point goes on though the point has closed', async () => {
    const address = 'вул. Закрита, 1';
    const order = await makeOwn({ deliveryKind: 'pickup', delivery: 'Самовивіз', address });
    const body = { ...clarified(), deliveryAddress: { ...clarified().deliveryAddress, address } };
    expect(await refusalOf(clarify(buyer, order.id, body))).toBe('done');
  });

  it('works once, also with concurrent requests', async () => {
    const order = await makeOwn();
    const body = clarified();
    const outcomes = await Promise.all([1, 2].map(() => refusalOf(clarify(buyer, order.id, body))));
    expect(outcomes.toSorted()).toEqual([[409, 'NOT_ALLOWED_NOW'], 'done']);
    expect(await shop.lettersTo(body.email)).toHaveLength(1);
  });

  it('[ST-PERM-06] the order of another user is 404: neither shown nor changed', async () => {
    const other = await makePerson(shop.db, { customer: ['orders'] });
    const shopkeeperOfOtherThings = await makePerson(shop.db, { admin: ['products', 'statistic'] });
    const order = await makeOwn();
    const guests = await makeOwn({ userId: null });
    for (const { token } of [other, shopkeeperOfOtherThings]) {
      for (const { id } of [order, guests]) {
        const init = { token, method: 'PUT', headers: { 'content-type': 'application/json' } };
        const answer = await shop.fetch(`/api/orders/${id}`, { ...init, body: JSON.stringify(clarified()) });
        expect(answer.status).toBe(404);
        expect(await answer.json()).toEqual({
          status: false,
          code: 'NOT_FOUND',
          message: 'Такого замовлення немає',
          data: {},
        });
        expect((await shop.callAs(token)(listOwnOrders, {})).data).toEqual([]);
      }
    }
    expect([await rowOf(order.id), await rowOf(guests.id)]).toEqual([order, guests]);
  });

  it('does not change the goods', async () => {
    const order = await makeOwn();
    const products = [{ product: randomUUID(), cartQuantity: 1 }];
    expect(await refusalOf(clarify(buyer, order.id, { ...clarified(), products }))).toEqual([403, 'FORBIDDEN']);
    expect(await rowOf(order.id)).toEqual(order);
  });

  describe('stores plain text', () => {
    const letters = (count: number) => 'ї'.repeat(count);
    const accepts = (change: object) => changeOrder.body?.safeParse({ ...clarified(), ...change }).success;
    const inAddress = (field: string, value: string) =>
      accepts({ deliveryAddress: { ...clarified().deliveryAddress, [field]: value } });

    it('[ST-VAL-17] region 3–50, city 3–100, delivery 3–40 letters, and an address', () => {
      for (const [field, least, most] of [
        ['region', 3, 50],
        ['city', 3, 100],
        ['delivery', 3, 40],
        ['address', 1, 300],
      ] as const) {
        const lengths = [least - 1, least, most, most + 1];
        expect([field, ...lengths.map((length) => inAddress(field, letters(length)))]).toEqual([
          field,
          false,
          true,
          true,
          false,
        ]);
        expect(inAddress(field, '      ')).toBe(false);
      }
      const { address: _, ...noAddress } = clarified().deliveryAddress;
      expect(accepts({ deliveryAddress: noAddress })).toBe(false);
    });

    it('[ST-VAL-18] names, e-mail, payment and comment as at the checkout; the phone may be left out', () => {
      for (const [field, least, most] of [
        ['firstName', 2, 60],
        ['lastName', 2, 60],
        ['paymentMethod', 1, 60],
        ['comment', 0, 400],
      ] as const) {
        const lengths = [least - 1, least, most, most + 1].filter((length) => length >= 0);
        const expected = [least - 1, least, most, most + 1]
          .filter((length) => length >= 0)
          .map((length) => length >= least && length <= most);
        expect([field, ...lengths.map((length) => accepts({ [field]: letters(length) }))]).toEqual([
          field,
          ...expected,
        ]);
      }
      const acceptsEmail = (email: string) => clarificationForm.shape.email.safeParse(email).success;
      expect(['', 'olena', 'olena@', 'olena@kraplyna.test'].map(acceptsEmail)).toEqual([false, false, false, true]);
      expect(['', '+380671234567', '067 123 45 67', '12345'].map((phone) => accepts({ phone }))).toEqual([
        true,
        true,
        true,
        false,
      ]);
      const { phone: _, ...noPhone } = clarified();
      expect(changeOrder.body?.safeParse(noPhone).success).toBe(true);
    });
  });
});
