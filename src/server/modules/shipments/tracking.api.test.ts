import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contracts/admin-orders.ts';
import { listOwnOrders, setOrderStatus, trackOrder } from '#contracts/orders.ts';
import { getToDo } from '#contracts/overview.ts';
import { createShipment, getOrderShipment, retryShipment } from '#contracts/shipments.ts';
import { hourMs } from '#domain/dates.ts';
import { cities, pointRefOf, pointsOf } from '#sandbox/carrier/directory.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { makeOrder, makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { shipments } from './shipments.table.ts';
import { trackParcels } from './tracking.service.ts';

const shop = openTestShop();

let token = '';
beforeAll(async () => {
  token = (await makePerson(shop.db, { admin: ['orders'] })).token;
});
beforeEach(async () => {
  shop.now = new Date('2026-03-17T10:00:00Z');
  // Parcels of other tests are not asked for.
  await shop.db.update(shipments).set({ nextTrackingAt: null });
});
afterEach(() => shop.carrier.faults.reset());

const later = (hours: number) => {
  shop.now = new Date(shop.now.getTime() + hours * hourMs);
};

const call = () => shop.callAs(token);
const read = async (id: string) => (await call()(getOrderShipment, { params: { id } })).data.shipment;
const statusOf = async (id: string) => (await call()(getOrder, { params: { id } })).data.status;

function branchOfLviv() {
  const city = cities.find(({ Description }) => Description === 'Львів');
  const [point] = city ? pointsOf(city) : [];
  if (!city || !point) throw new Error('Lviv has no branch');
  return {
    kind: 'branch',
    cityRef: city.Ref,
    pointRef: pointRefOf(point),
    number: point.number,
    index: '1/1',
  } as const;
}

async function sentOrder(fields: Parameters<typeof makeOrder>[1] = {}) {
  const order = await makeOrder(shop.db, {
    destination: branchOfLviv(),
    paymentState: 'paid',
    createdAt: shop.now,
    ...fields,
  });
  const params = { id: order.id };
  const { defaults } = (await call()(getOrderShipment, { params })).data;
  if (!defaults) throw new Error('The order cannot be sent');
  await call()(createShipment, { params, body: defaults });
  await shop.runJobs();
  const number = (await read(order.id))?.parcel?.number ?? '';
  return { order, number };
}

/** Through so many states of the carrier, each seen by the shop. */
async function push(number: string, states: number) {
  for (let state = 0; state < states; state += 1) {
    expect(shop.carrier.parcels.pushOn(number)).toBe(true);
    later(25);
    await trackParcels(shop.context);
  }
}

const subjectsTo = async (email: string) => (await shop.lettersTo(email)).map(({ subject }) => subject).toReversed();

describe('tracking', () => {
  it('[RULE-SHIP-07] moves the order when its parcel is scanned and received, and writes at sent and arrived', async () => {
    const { order, number } = await sentOrder();
    later(3);
    await trackParcels(shop.context);
    expect(await statusOf(order.id)).toBe('processed');
    await push(number, 1);
    expect(await statusOf(order.id)).toBe('send');
    const [sent] = await shop.lettersTo(order.email);
    expect(sent?.subject).toBe(`Замовлення №${order.orderNo} відправлено`);
    expect(sent?.text).toContain(number);
    expect(sent?.links).toContain(`https://novaposhta.ua/tracking/?cargo_number=${number}`);
    await push(number, 3);
    expect((await read(order.id))?.parcel?.phase).toBe('arrived');
    const [arrived] = await shop.lettersTo(order.email);
    expect(arrived?.subject).toBe(`Замовлення №${order.orderNo} вже на місці`);
    expect(arrived?.text).toContain(number);
    await push(number, 1);
    expect(await statusOf(order.id)).toBe('completed');
    expect(await subjectsTo(order.email)).toEqual([
      `Замовлення №${order.orderNo} відправлено`,
      `Замовлення №${order.orderNo} вже на місці`,
      `Замовлення №${order.orderNo} виконано`,
    ]);
  });

  it('[RULE-SHIP-07] leaves the order as staff have set it', async () => {
    const { order, number } = await sentOrder();
    await push(number, 1);
    const set = (status: 'processed' | 'specified') =>
      call()(setOrderStatus, { params: { id: order.id }, body: { status } });
    await set('processed');
    await push(number, 3);
    expect(await statusOf(order.id)).toBe('processed');
    await set('specified');
    await push(number, 1);
    expect(await statusOf(order.id)).toBe('specified');
  });

  it('[RULE-SHIP-07] writes the number when staff had said “sent” before there was a waybill', async () => {
    const order = await makeOrder(shop.db, { destination: branchOfLviv(), paymentState: 'paid', createdAt: shop.now });
    const params = { id: order.id };
    await call()(setOrderStatus, { params, body: { status: 'send' } });
    expect(await subjectsTo(order.email)).toEqual([`Замовлення №${order.orderNo} відправлено`]);
    later(1);
    const { defaults } = (await call()(getOrderShipment, { params })).data;
    if (!defaults) throw new Error('The order cannot be sent');
    await call()(createShipment, { params, body: defaults });
    await shop.runJobs();
    const number = (await read(order.id))?.parcel?.number ?? '';
    await push(number, 2);
    expect(await subjectsTo(order.email)).toEqual([
      `Замовлення №${order.orderNo} відправлено`,
      `Замовлення №${order.orderNo}: номер посилки`,
    ]);
    const [letter] = await shop.lettersTo(order.email);
    expect(letter?.text).toContain(number);
  });

  it('moves an order that was received between two questions', async () => {
    const { order, number } = await sentOrder();
    for (let state = 0; state < 5; state += 1) shop.carrier.parcels.pushOn(number);
    later(3);
    await trackParcels(shop.context);
    expect(await statusOf(order.id)).toBe('completed');
  });

  it('[RULE-SHIP-07] marks an order that is paid on delivery as paid', async () => {
    const { order, number } = await sentOrder({ paymentKind: 'cash-delivery', paymentState: 'awaiting' });
    await push(number, 4);
    expect((await call()(getOrder, { params: { id: order.id } })).data.paymentState).toBe('awaiting');
    await push(number, 1);
    expect((await call()(getOrder, { params: { id: order.id } })).data).toMatchObject({
      paymentState: 'paid',
      status: 'completed',
    });
  });

  it('[RULE-SHIP-07] marks nothing as paid if another sum was collected than is owed', async () => {
    const { order, number } = await sentOrder({ paymentKind: 'cash-delivery', paymentState: 'awaiting' });
    await shop.db.update(orders).set({ totalKopecks: sql`total_kopecks + 30000` }).where(eq(orders.id, order.id));
    await push(number, 5);
    expect((await call()(getOrder, { params: { id: order.id } })).data).toMatchObject({
      paymentState: 'awaiting',
      status: 'completed',
    });
  });

  it('[RULE-SHIP-07] collects on delivery what is still owed, without what went back', async () => {
    const sums = { totalKopecks: 100_000, returnedKopecks: 40_000, paidKopecks: 50_000 };
    const order = await makeOrder(shop.db, { destination: branchOfLviv(), paymentKind: 'cash-delivery', ...sums });
    const { defaults } = (await call()(getOrderShipment, { params: { id: order.id } })).data;
    expect(defaults?.cashOnDeliveryUah).toBe(100);
  });

  it('[RULE-SHIP-07] writes when the parcel returns, and shows it to staff', async () => {
    const { order, number } = await sentOrder();
    await push(number, 4);
    shop.carrier.parcels.refuse(number);
    later(25);
    await trackParcels(shop.context);
    expect(await read(order.id)).toMatchObject({
      trouble: 'refused',
      returnNumber: expect.stringMatching(/^59\d{12}$/),
    });
    expect(await subjectsTo(order.email)).toContain(`Замовлення №${order.orderNo} повертається до нас`);
    expect((await call()(getToDo, {})).data.parcels).toContainEqual({
      orderNo: order.orderNo,
      number,
      trouble: 'refused',
    });
    expect(await statusOf(order.id)).toBe('send');
  });

  it('writes each letter once, though the carrier repeats itself', async () => {
    const { order, number } = await sentOrder();
    await push(number, 4);
    for (let day = 0; day < 3; day += 1) {
      later(25);
      await trackParcels(shop.context);
    }
    await call()(retryShipment, { params: { id: order.id } });
    expect(await subjectsTo(order.email)).toHaveLength(2);
    expect((await read(order.id))?.parcel?.events).toHaveLength(4);
  });

  it('asks when it is time, in one request, and stops at the end', async () => {
    const { order, number } = await sentOrder();
    shop.carrier.parcels.pushOn(number);
    later(1);
    await trackParcels(shop.context);
    expect((await read(order.id))?.parcel?.phase).toBe('registered');
    later(1.1);
    await trackParcels(shop.context);
    expect((await read(order.id))?.parcel?.phase).toBe('moving');
    await push(number, 4);
    const [row] = await shop.db.select().from(shipments).where(eq(shipments.orderId, order.id));
    expect(row?.nextTrackingAt).toBeNull();
  });

  it('survives a wrong number: it is left out, and the others are asked for', async () => {
    const wrong = await sentOrder();
    const { order, number } = await sentOrder();
    await shop.db.update(shipments).set({ number: '123' }).where(eq(shipments.orderId, wrong.order.id));
    await push(number, 1);
    expect(await statusOf(order.id)).toBe('send');
    expect(await statusOf(wrong.order.id)).toBe('processed');
  });

  it.each([
    ['unavailable', { kind: 'page', status: 503 }],
    ['lost', { kind: 'lost' }],
    ['not readable', { kind: 'broken-json' }],
    ['over the limit', { kind: 'refusal', code: '20000401501', text: 'To many requests' }],
  ] as const)('asks again when the answer is %s', async (_, fault) => {
    const { order, number } = await sentOrder();
    shop.carrier.parcels.pushOn(number);
    for (let time = 0; time < 4; time += 1) shop.carrier.faults.breakNext('getStatusDocuments', fault);
    later(3);
    await trackParcels(shop.context);
    expect(await statusOf(order.id)).toBe('processed');
    shop.carrier.faults.reset();
    await trackParcels(shop.context);
    expect(await statusOf(order.id)).toBe('send');
  });
});

describe('[RULE-SHIP-08] the timeline of a parcel', () => {
  it('is on the buyer’s own orders and on the tracking page of guests, with number and link', async () => {
    const buyer = await makePerson(shop.db, { customer: ['orders'] });
    const { order, number } = await sentOrder({ userId: buyer.userId });
    await push(number, 4);
    const link = `https://novaposhta.ua/tracking/?cargo_number=${number}`;
    const expected = { number, link, phase: 'arrived', arrivesOn: expect.any(String) };
    const [own] = (await shop.callAs(buyer.token)(listOwnOrders, {})).data;
    const { data: tracked } = await shop.callAs(null)(trackOrder, {
      params: { orderNo: String(order.orderNo) },
      query: { phone: order.phone },
    });
    for (const { parcel } of [own ?? { parcel: null }, tracked]) {
      expect(parcel).toMatchObject(expected);
      expect(parcel?.events.map(({ phase }) => phase)).toEqual(['arrived', 'moving', 'moving', 'moving']);
      expect(parcel?.events.map(({ code }) => code)).toEqual([7, 6, 5, 4]);
    }
  });

  it('is not there without a waybill', async () => {
    const order = await makeOrder(shop.db);
    const { data } = await shop.callAs(null)(trackOrder, {
      params: { orderNo: String(order.orderNo) },
      query: { phone: order.phone },
    });
    expect(data).not.toHaveProperty('parcel');
  });
});
