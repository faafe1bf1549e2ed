import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contracts/admin-orders.ts';
import { listCarrierPlaces } from '#contracts/carrier.ts';
import { setOrderStatus } from '#contracts/orders.ts';
import {
  changeShipment,
  createShipment,
  createShipments,
  deleteShipment,
  getOrderShipment,
  listWaybillNumbers,
  makeRegister,
  printLabels,
  printRegister,
  retryShipment,
  type WaybillForm,
} from '#contracts/shipments.ts';
import type { Destination } from '#domain/destination.ts';
import { cities, pointRefOf, pointsOf } from '#sandbox/carrier/directory.ts';
import { makeOrder, makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { carrierRecipients, shipments } from './shipments.table.ts';
import { syncWaybill, syncWaybills } from './waybill-sync.service.ts';

const shop = openTestShop();

let token = '';
beforeAll(async () => {
  token = (await makePerson(shop.db, { admin: ['orders'] })).token;
});
beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
});
afterEach(() => {
  shop.carrier.faults.reset();
  shop.carrier.writtenAfterMs = 0;
});

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000);
};

const lviv = cities.find(({ Description }) => Description === 'Львів');
const pointOf = (wanted: 'branch' | 'locker'): Destination => {
  const point = lviv && pointsOf(lviv).find(({ kind }) => kind === wanted);
  if (!lviv || !point) throw new Error('Lviv has no such point');
  return { kind: wanted, cityRef: lviv.Ref, pointRef: pointRefOf(point), number: point.number, index: '1/1' };
};

const call = () => shop.callAs(token);
const read = async (id: string) => (await call()(getOrderShipment, { params: { id } })).data;

async function paidOrder(fields: Parameters<typeof makeOrder>[1] = {}) {
  return makeOrder(shop.db, { destination: pointOf('branch'), paymentState: 'paid', createdAt: shop.now, ...fields });
}

async function formOf(id: string, changes: Partial<WaybillForm> = {}): Promise<WaybillForm> {
  const { defaults } = await read(id);
  if (!defaults) throw new Error('The order cannot be sent');
  return { ...defaults, ...changes };
}

const request = async (id: string, changes: Partial<WaybillForm> = {}) =>
  (await call()(createShipment, { params: { id }, body: await formOf(id, changes) })).data;

async function sentOrder(fields: Parameters<typeof makeOrder>[1] = {}) {
  const order = await paidOrder(fields);
  await request(order.id);
  await shop.runJobs();
  const { shipment } = await read(order.id);
  expect(shipment?.state).toBe('created');
  return { order, number: shipment?.parcel?.number ?? '' };
}

async function sentForm(id: string): Promise<WaybillForm> {
  const { shipment } = await read(id);
  if (!shipment) throw new Error('The order has no waybill');
  return shipment.form;
}

const rowsOf = (orderId: string) => shop.db.select().from(shipments).where(eq(shipments.orderId, orderId));
const atCarrier = (orderNo: number) => shop.carrier.parcels.ofOrder(orderNo);

describe('a waybill', () => {
  it('[RULE-SHIP-03] is made from an order, with its number, price and day', async () => {
    const order = await paidOrder();
    expect(await request(order.id)).toMatchObject({
      shipment: { state: 'requested', awaited: 'making', parcel: null },
    });
    await shop.runJobs();
    const { shipment, defaults } = await read(order.id);
    expect(defaults).toBeNull();
    expect(shipment).toMatchObject({ state: 'created', awaited: null, problem: null, canChange: true });
    const [parcel, ...others] = atCarrier(order.orderNo);
    expect(others).toEqual([]);
    expect(shipment?.parcel).toMatchObject({ number: parcel?.number, phase: 'registered', arrivesOn: '2026-03-19' });
    expect(shipment?.price).toBe(parcel?.costUah);
    expect(parcel?.fields).toMatchObject({
      InfoRegClientBarcodes: String(order.orderNo),
      RecipientAddress: (order.destination as { pointRef: string }).pointRef,
      RecipientsPhone: '380671234567',
      DateTime: '17.03.2026',
      Cost: String(order.totalKopecks / 100),
      PayerType: 'Recipient',
      ServiceType: 'WarehouseWarehouse',
      CitySender: cities.find(({ Description }) => Description === 'Кременчук')?.Ref,
    });
    expect(parcel?.fields).not.toHaveProperty('BackwardDeliveryData');
  });

  it('[RULE-SHIP-03] to a door has its own address, and one of a typed address goes by words', async () => {
    const cityRef = lviv?.Ref ?? '';
    const door = {
      kind: 'door',
      cityRef,
      streetRef: 'street-1',
      street: 'вул. Зелена',
      house: '5',
      flat: '7',
    } as const;
    const { order } = await sentOrder({ deliveryKind: 'courier', destination: door });
    expect(atCarrier(order.orderNo)[0]?.fields).toMatchObject({
      ServiceType: 'WarehouseDoors',
      CityRecipient: cityRef,
    });
    const { order: typed } = await sentOrder({ destination: null });
    expect(atCarrier(typed.orderNo)[0]?.fields).toMatchObject({
      NewAddress: '1',
      RecipientCityName: 'Львів',
      RecipientArea: 'Львівська',
      RecipientAddressName: '5',
      RecipientName: 'Коваль Олена',
    });
  });

  it('collects the money of an order that is paid on delivery', async () => {
    const { order } = await sentOrder({ paymentKind: 'cash-delivery', paymentState: 'awaiting' });
    expect(atCarrier(order.orderNo)[0]?.fields.BackwardDeliveryData).toEqual([
      { PayerType: 'Recipient', CargoType: 'Money', RedeliveryString: String(order.totalKopecks / 100) },
    ]);
  });

  it('sends a person to the carrier once', async () => {
    const phone = '+380501112233';
    await sentOrder({ phone });
    await sentOrder({ phone });
    expect(await shop.db.select().from(carrierRecipients).where(eq(carrierRecipients.phone, phone))).toHaveLength(1);
  });

  it('is one for an order, also with concurrent requests', async () => {
    const order = await paidOrder();
    const body = await formOf(order.id);
    const ask = () => call()(createShipment, { params: { id: order.id }, body });
    const asked = await Promise.allSettled([ask(), ask(), ask()]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await shop.runJobs();
    await expect(ask()).rejects.toMatchObject({ status: 409, message: 'У цього замовлення вже є накладна' });
    expect(atCarrier(order.orderNo)).toHaveLength(1);
  });

  it.each([
    ['picked up', { deliveryKind: 'pickup' as const, delivery: 'Самовивіз' }],
    ['cancelled', { status: 'abolition' as const }],
    ['completed', { status: 'completed' as const }],
  ])('is not made for an order that is %s', async (_, fields) => {
    const order = await paidOrder(fields);
    const body = await formOf((await paidOrder()).id);
    expect((await read(order.id)).defaults).toBeNull();
    await expect(call()(createShipment, { params: { id: order.id }, body })).rejects.toMatchObject({ status: 409 });
  });
});

describe('a waybill whose answer is lost', () => {
  it.each([
    ['the connection breaks', { kind: 'lost' }],
    ['the answer cannot be read', { kind: 'broken-json' }],
    ['a proxy says 502', { kind: 'page', status: 502 }],
    ['a proxy redirects', { kind: 'page', status: 302 }],
  ] as const)('[RULE-SHIP-03] is found again when %s, and not sent twice', async (_, fault) => {
    const order = await paidOrder();
    await request(order.id);
    shop.carrier.faults.breakNext('InternetDocument/save', fault);
    await shop.runJobs();
    expect(atCarrier(order.orderNo)).toHaveLength(1);
    expect((await read(order.id)).shipment).toMatchObject({ state: 'unknown', awaited: 'answer', parcel: null });
    later(11);
    await syncWaybills(shop.context);
    const [parcel, ...others] = atCarrier(order.orderNo);
    expect(others).toEqual([]);
    expect((await read(order.id)).shipment).toMatchObject({ state: 'created', parcel: { number: parcel?.number } });
  });

  it('is not sent again before the carrier had time to write it', async () => {
    shop.carrier.writtenAfterMs = 15_000;
    const order = await paidOrder();
    await request(order.id);
    shop.carrier.faults.breakNext('InternetDocument/save', { kind: 'lost' });
    await shop.runJobs();
    for (let turn = 0; turn < 6; turn += 1) {
      later(10);
      await syncWaybills(shop.context);
    }
    expect(atCarrier(order.orderNo)).toHaveLength(1);
    expect((await read(order.id)).shipment?.state).toBe('created');
  });

  it('that never reached the carrier is sent again, once', async () => {
    const order = await paidOrder();
    await request(order.id);
    const [row] = await rowsOf(order.id);
    // A process died after it had said "now I send", and before it did.
    await shop.db
      .update(shipments)
      .set({ state: 'unknown', sentAt: shop.now, claimedAt: shop.now })
      .where(eq(shipments.orderId, order.id));
    await syncWaybill(shop.context, row?.id ?? '');
    expect(atCarrier(order.orderNo)).toHaveLength(0);
    later(200);
    await syncWaybills(shop.context);
    await syncWaybills(shop.context);
    expect(atCarrier(order.orderNo)).toHaveLength(1);
    expect((await read(order.id)).shipment?.state).toBe('created');
  });

  it('is looked up only after the search itself worked', async () => {
    const order = await paidOrder();
    await request(order.id);
    shop.carrier.faults.breakNext('InternetDocument/save', { kind: 'lost' });
    await shop.runJobs();
    for (const seconds of [60, 120, 240]) {
      shop.carrier.faults.breakNext('getDocumentList', { kind: 'page', status: 503 });
      later(seconds);
      await syncWaybills(shop.context);
      expect((await read(order.id)).shipment).toMatchObject({
        state: 'unknown',
        problem: expect.stringContaining('не відповідає'),
      });
    }
    later(600);
    await syncWaybills(shop.context);
    expect((await read(order.id)).shipment?.state).toBe('created');
    expect(atCarrier(order.orderNo)).toHaveLength(1);
  });
});

describe('a carrier that fails before anything is written', () => {
  it.each(['getCounterparties', 'Counterparty/save', 'InternetDocument/save'])(
    'or limits %s is asked again',
    async (method) => {
      const order = await paidOrder({ phone: `+38063555000${method.length % 10}` });
      await request(order.id);
      const tooOften = { kind: 'refusal', code: '20000401501', text: 'To many requests' } as const;
      for (let time = 0; time < 4; time += 1) shop.carrier.faults.breakNext(method, tooOften);
      await shop.runJobs();
      shop.carrier.faults.reset();
      later(60);
      await syncWaybills(shop.context);
      expect((await read(order.id)).shipment?.state).toBe('created');
      expect(atCarrier(order.orderNo)).toHaveLength(1);
    },
  );

  it('has its refusal shown, which is final until staff retry', async () => {
    const order = await paidOrder();
    await request(order.id);
    const refusal = { kind: 'refusal', code: '20000203869', text: 'RecipientWarehouse is denied to select' } as const;
    shop.carrier.faults.breakNext('InternetDocument/save', refusal);
    await shop.runJobs();
    later(3600);
    await syncWaybills(shop.context);
    const refused = await read(order.id);
    expect(refused.shipment).toMatchObject({
      state: 'refused',
      awaited: null,
      problem: expect.stringContaining('denied to select'),
    });
    expect(refused.defaults).not.toBeNull();
    expect(atCarrier(order.orderNo)).toHaveLength(0);
    await call()(retryShipment, { params: { id: order.id } });
    await shop.runJobs();
    expect((await read(order.id)).shipment?.state).toBe('created');
    expect(atCarrier(order.orderNo)).toHaveLength(1);
  });
});

describe('the form of a waybill', () => {
  it('[RULE-SHIP-04] is checked before the carrier is asked, with a message at each field', async () => {
    await call()(listCarrierPlaces, {
      body: { modelName: 'Address', calledMethod: 'getWarehouses', methodProperties: { CityRef: lviv?.Ref ?? '' } },
    });
    const order = await paidOrder({ destination: pointOf('locker') });
    const wrong = {
      firstName: 'Olena',
      weightKg: 21,
      seats: 2,
      lengthCm: 61,
      declaredUah: 29_001,
      sendOn: '2026-03-16',
    };
    await expect(request(order.id, wrong)).rejects.toMatchObject({
      status: 422,
      data: {
        firstName: 'Ім’я та прізвище: лише українські літери, апостроф і дефіс',
        weightKg: 'У поштомат можна найбільше 20 кг',
        seats: 'У поштомат можна лише одне місце',
        lengthCm: 'Для поштомата завелике: найбільше 40 × 60 × 30 см',
        declaredUah: 'Цей поштомат не приймає такої оголошеної вартості',
        sendOn: 'Цей день уже минув',
      },
    });
    expect(await rowsOf(order.id)).toEqual([]);
    const typed = await paidOrder({ destination: null, address: 'десь на околиці' });
    await expect(request(typed.id)).rejects.toMatchObject({ data: { branchNo: 'Вкажіть номер відділення' } });
  });
});

describe('until the parcel is scanned', () => {
  it('[RULE-SHIP-06] its waybill can be changed', async () => {
    const { order, number } = await sentOrder();
    const body = { ...(await sentForm(order.id)), weightKg: 2.34, description: 'Подарунок' };
    const { data } = await call()(changeShipment, { params: { id: order.id }, body });
    expect(data.shipment).toMatchObject({ state: 'created', awaited: 'change' });
    await shop.runJobs();
    expect((await read(order.id)).shipment).toMatchObject({
      awaited: null,
      parcel: { number },
      form: { weightKg: 2.4 },
    });
    expect(atCarrier(order.orderNo)).toMatchObject([{ number, fields: { Weight: '2.4', Description: 'Подарунок' } }]);
  });

  it('[RULE-SHIP-06] its waybill can be deleted, and another one made', async () => {
    const { order, number } = await sentOrder();
    const { data } = await call()(deleteShipment, { params: { id: order.id } });
    expect(data.shipment?.awaited).toBe('deletion');
    await shop.runJobs();
    expect(await read(order.id)).toMatchObject({ shipment: { state: 'deleted', parcel: null }, defaults: {} });
    expect(atCarrier(order.orderNo)).toEqual([]);
    await request(order.id);
    shop.carrier.faults.breakNext('InternetDocument/save', { kind: 'lost' });
    await shop.runJobs();
    later(60);
    await syncWaybills(shop.context);
    const [parcel] = atCarrier(order.orderNo);
    expect(parcel?.number).not.toBe(number);
    expect((await read(order.id)).shipment).toMatchObject({ state: 'created', parcel: { number: parcel?.number } });
  });

  it('[RULE-SHIP-06] a deletion right after the making waits until the carrier has written it', async () => {
    shop.carrier.writtenAfterMs = 12_000;
    const { order } = await sentOrder();
    await call()(deleteShipment, { params: { id: order.id } });
    await shop.runJobs();
    expect((await read(order.id)).shipment).toMatchObject({ state: 'created', awaited: 'deletion' });
    later(15);
    await syncWaybills(shop.context);
    expect((await read(order.id)).shipment?.state).toBe('deleted');
    expect(atCarrier(order.orderNo)).toEqual([]);
  });

  it('a deletion whose answer is lost is believed after tracking says so', async () => {
    const { order } = await sentOrder();
    await call()(deleteShipment, { params: { id: order.id } });
    shop.carrier.faults.breakNext('delete', { kind: 'lost' });
    await shop.runJobs();
    later(60);
    await syncWaybills(shop.context);
    expect((await read(order.id)).shipment?.state).toBe('deleted');
  });

  it('[RULE-SHIP-06] and no longer: after that it is refused', async () => {
    const { order, number } = await sentOrder();
    shop.carrier.parcels.pushOn(number);
    // The shop does not know of the scan yet: the carrier refuses.
    await call()(deleteShipment, { params: { id: order.id } });
    await shop.runJobs();
    expect((await read(order.id)).shipment).toMatchObject({
      state: 'created',
      awaited: null,
      problem: expect.any(String),
    });
    await call()(retryShipment, { params: { id: order.id } });
    await expect(call()(deleteShipment, { params: { id: order.id } })).rejects.toMatchObject({ status: 409 });
    const body = await sentForm(order.id);
    await expect(call()(changeShipment, { params: { id: order.id }, body })).rejects.toMatchObject({
      message: 'Перевізник уже прийняв посилку, тому накладну не змінити',
    });
  });
});

describe('many orders at once', () => {
  it('[RULE-SHIP-05] get waybills, labels and a register, with a result for each', async () => {
    const [one, two] = [await paidOrder(), await paidOrder()];
    const pickup = await paidOrder({ deliveryKind: 'pickup' });
    const foreign = await paidOrder({ firstName: 'Emily' });
    const ids = [one.id, two.id, pickup.id, foreign.id];
    const { results } = (await call()(createShipments, { body: { ids } })).data;
    expect(results.map(({ orderNo, problem }) => [orderNo, problem === null])).toEqual([
      [one.orderNo, true],
      [two.orderNo, true],
      [pickup.orderNo, false],
      [foreign.orderNo, false],
    ]);
    expect(results[3]?.problem).toBe('Ім’я та прізвище: лише українські літери, апостроф і дефіс');
    await shop.runJobs();
    for (const format of ['100x100', 'a4'] as const) {
      const { numbers, missing } = (await call()(listWaybillNumbers, { body: { ids } })).data;
      expect(missing.map(({ orderNo }) => orderNo)).toEqual([pickup.orderNo, foreign.orderNo]);
      const labels = (await call()(printLabels, { query: { numbers: numbers.join(','), format } })).data;
      expect(Buffer.from(labels).toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]+\/Count 2[\s\S]+%%EOF\s*$/);
    }
    const register = (await call()(makeRegister, { body: { ids } })).data;
    expect(register.number).not.toBe('');
    const printed = (await call()(printRegister, { params: { number: register.number } })).data;
    expect(Buffer.from(printed).toString('latin1')).toMatch(/^%PDF/);
    expect((await read(one.id)).shipment?.registerNumber).toBe(register.number);
    const again = (await call()(makeRegister, { body: { ids: [one.id, two.id] } })).data;
    expect(again.number).toBe(register.number);
  });

  it('[RULE-SHIP-05] labels are asked for again while the carrier has no PDF, and the key stays on the server', async () => {
    const { number } = await sentOrder();
    const query = { numbers: number, format: '100x100' as const };
    shop.carrier.faults.breakNext('print', { kind: 'page', status: 200 });
    const labels = (await call()(printLabels, { query })).data;
    expect(Buffer.from(labels).toString('latin1')).not.toContain(shop.carrier.key);
    for (let time = 0; time < 3; time += 1) shop.carrier.faults.breakNext('print', { kind: 'page', status: 200 });
    const refused = await call()(printLabels, { query }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 503 });
    expect(JSON.stringify(refused)).not.toContain(shop.carrier.key);
  });
});

describe('a PDF of the carrier', () => {
  const fetchAs = (person: string | null, path: string) =>
    fetch(`${shop.origin}/api/admin/shipments/${path}`, {
      headers: person === null ? {} : { authorization: `Bearer ${person}` },
    });

  it('[RULE-SHIP-05] is a download that no cache keeps, for staff with orders alone', async () => {
    const { order, number } = await sentOrder();
    const register = (await call()(makeRegister, { body: { ids: [order.id] } })).data;
    const other = (await makePerson(shop.db, { admin: ['products'] })).token;
    for (const [path, name] of [
      [`labels?numbers=${number}&format=100x100`, 'nova-poshta-labels.pdf'],
      [`labels?numbers=${number}&format=a4`, 'nova-poshta-labels.pdf'],
      [`register/${register.number}`, 'nova-poshta-register.pdf'],
    ] as const) {
      const { status, headers, ...answer } = await fetchAs(token, path).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        bytes: Buffer.from(await response.arrayBuffer()),
      }));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.bytes.subarray(0, 4).toString()).toBe('%PDF');
      expect(`${answer.bytes.toString('latin1')} ${JSON.stringify([...headers])}`).not.toContain(shop.carrier.key);
      expect((await fetchAs(null, path)).status).toBe(401);
      const refused = await fetchAs(other, path);
      expect(refused.status).toBe(403);
      expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('[RULE-SHIP-05] is printed only of waybills and registers of the shop', async () => {
    const { order, number } = await sentOrder();
    const unknown = '20459999999999';
    const print = (numbers: string) => call()(printLabels, { query: { numbers, format: 'a4' } });
    await expect(print(`${number},${unknown}`)).rejects.toMatchObject({
      status: 404,
      message: 'Такої накладної немає',
    });
    await expect(print(`${number}/apiKey`)).rejects.toMatchObject({ status: 422 });
    const printed = call()(printRegister, { params: { number: '105-0' } });
    await expect(printed).rejects.toMatchObject({ status: 404, message: 'Такого реєстру немає' });
    await call()(deleteShipment, { params: { id: order.id } });
    await shop.runJobs();
    await expect(print(number)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a register whose answer is lost', () => {
  const register = (ids: string[]) => call()(makeRegister, { body: { ids } });
  const registersOf = (...orderNos: number[]) => orderNos.map((orderNo) => atCarrier(orderNo)[0]?.registerRef ?? null);

  it.each([
    ['the connection breaks', { kind: 'lost' }],
    ['the answer cannot be read', { kind: 'broken-json' }],
    ['a proxy says 502', { kind: 'page', status: 502 }],
  ] as const)('[RULE-SHIP-05] is found again when %s, and not made twice', async (_, fault) => {
    const [one, two] = [(await sentOrder()).order, (await sentOrder()).order];
    const ids = [one.id, two.id];
    shop.carrier.faults.breakNext('insertDocuments', fault);
    await expect(register(ids)).rejects.toMatchObject({
      status: 503,
      message: 'Нова пошта зараз не відповідає. Спробуйте за хвилину',
    });
    const lost = registersOf(one.orderNo, two.orderNo);
    expect(new Set(lost).size).toBe(1);
    expect(lost[0]).not.toBeNull();
    // A second register would be refused by the stand-in, and by the fault.
    shop.carrier.faults.breakNext('insertDocuments', { kind: 'refusal', code: '1', text: 'sent twice' });
    const { number, missing } = (await register(ids)).data;
    expect(missing).toEqual([]);
    expect(registersOf(one.orderNo, two.orderNo)).toEqual(lost);
    expect((await read(one.id)).shipment?.registerNumber).toBe(number);
    expect((await read(two.id)).shipment?.registerNumber).toBe(number);
  });

  it('[RULE-SHIP-05] is found for its own parcels, and a new one takes the others', async () => {
    const [one, two] = [(await sentOrder()).order, (await sentOrder()).order];
    shop.carrier.faults.breakNext('insertDocuments', { kind: 'lost' });
    await expect(register([one.id])).rejects.toMatchObject({ status: 503 });
    const { number, missing } = (await register([one.id, two.id])).data;
    expect(missing.map(({ orderNo }) => orderNo)).toEqual([one.orderNo]);
    expect((await read(two.id)).shipment?.registerNumber).toBe(number);
    const [first, second] = registersOf(one.orderNo, two.orderNo);
    expect(first).not.toBeNull();
    expect(second).not.toBe(first);
  });

  it('[RULE-SHIP-05] that never reached the carrier is made later, once', async () => {
    const { order } = await sentOrder();
    // A process died after it had said "now I send", and before it did.
    await shop.db.update(shipments).set({ registerSentAt: shop.now }).where(eq(shipments.orderId, order.id));
    await expect(register([order.id])).rejects.toMatchObject({
      status: 503,
      message: 'Нова пошта ще не підтвердила реєстр. Спробуйте за хвилину: двічі його не створимо',
    });
    expect(registersOf(order.orderNo)).toEqual([null]);
    later(60);
    const { number } = (await register([order.id])).data;
    expect((await read(order.id)).shipment?.registerNumber).toBe(number);
    expect(registersOf(order.orderNo)).toEqual([expect.any(String)]);
  });

  it.each(['getDocumentList', 'getScanSheetList'])('is not made again while %s does not answer', async (method) => {
    const { order } = await sentOrder();
    shop.carrier.faults.breakNext('insertDocuments', { kind: 'lost' });
    await expect(register([order.id])).rejects.toMatchObject({ status: 503 });
    const lost = registersOf(order.orderNo);
    later(3600);
    shop.carrier.faults.breakNext(method, { kind: 'page', status: 503 });
    await expect(register([order.id])).rejects.toMatchObject({ status: 503 });
    await register([order.id]);
    expect(registersOf(order.orderNo)).toEqual(lost);
  });

  it('is not awaited if it was refused, or the carrier was too busy', async () => {
    const { order } = await sentOrder();
    shop.carrier.faults.breakNext('insertDocuments', { kind: 'refusal', code: '20000200564', text: 'Not today' });
    await expect(register([order.id])).rejects.toMatchObject({
      status: 409,
      message: 'Нова пошта відмовила: Not today',
    });
    const tooOften = { kind: 'refusal', code: '20000401501', text: 'To many requests' } as const;
    for (let time = 0; time < 4; time += 1) shop.carrier.faults.breakNext('insertDocuments', tooOften);
    await expect(register([order.id])).rejects.toMatchObject({ status: 503 });
    await register([order.id]);
    expect(registersOf(order.orderNo)).toEqual([expect.any(String)]);
  });

  it('is one, also with concurrent requests', async () => {
    const { order } = await sentOrder();
    const asked = await Promise.allSettled([register([order.id]), register([order.id]), register([order.id])]);
    expect(asked.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 503 });
    expect(registersOf(order.orderNo)).toEqual([expect.any(String)]);
  });
});

describe('an order with a waybill', () => {
  it('that is cancelled before the carrier was asked gets none', async () => {
    const order = await paidOrder();
    await request(order.id);
    await call()(setOrderStatus, { params: { id: order.id }, body: { status: 'abolition' } });
    await shop.runJobs();
    expect((await read(order.id)).shipment).toMatchObject({ state: 'deleted', awaited: null });
    expect(atCarrier(order.orderNo)).toEqual([]);
  });

  it('is not sent in bulk while nobody has paid it, and its page says so to staff', async () => {
    const order = await paidOrder({ paymentState: 'awaiting' });
    const { results } = (await call()(createShipments, { body: { ids: [order.id] } })).data;
    expect(results).toMatchObject([{ orderNo: order.orderNo, problem: expect.stringContaining('не оплачене') }]);
    expect((await read(order.id)).isUnpaid).toBe(true);
    await request(order.id);
    const onDelivery = await paidOrder({ paymentState: 'awaiting', paymentKind: 'cash-delivery' });
    expect((await read(onDelivery.id)).isUnpaid).toBe(false);
  });

  it('is still moved by staff', async () => {
    const { order } = await sentOrder();
    await call()(setOrderStatus, { params: { id: order.id }, body: { status: 'send' } });
    expect((await call()(getOrder, { params: { id: order.id } })).data.status).toBe('send');
  });
});
