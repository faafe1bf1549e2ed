import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isProblem } from '#contracts/kit/problem.ts';
import {
  changeShipment,
  createShipment,
  deleteShipment,
  getOrderShipment,
  printLabels,
  type Shipment,
} from '#contracts/shipments.ts';
import { cities } from '#sandbox/carrier/directory.ts';
import { createNovaPoshta } from '#server/integrations/nova-poshta/nova-poshta.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeOrder, makePerson } from '#test/factories.ts';
import { TestShop } from '#test/shop.ts';
import { trackParcels } from './tracking.service.ts';
import { syncWaybills } from './waybill-sync.service.ts';

/** Does not wait long for a silent carrier. */
class ImpatientShop extends TestShop {
  protected override extraParts() {
    return { carrier: createNovaPoshta({ ...this.carrier, backOffMs: 0, timeoutMs: 2000 }) };
  }
}

const shop = new ImpatientShop(openTestDatabase());
let token = '';
beforeAll(async () => {
  await shop.open();
  token = (await makePerson(shop.db, { admin: ['orders'] })).token;
});
afterAll(() => shop.close());
beforeEach(() => {
  // Another day for each test: the sender is asked for once a day.
  shop.now = new Date(shop.now.getTime() + 2 * 86_400_000);
});
afterEach(() => shop.carrier.faults.reset());

const call = () => shop.callAs(token);

async function shipmentOf(id: string): Promise<Shipment> {
  const { shipment } = (await call()(getOrderShipment, { params: { id } })).data;
  if (!shipment) throw new Error('The order has no waybill');
  return shipment;
}

const mostTurns = 15;

/** As the minutes go by, until nothing is awaited. */
async function settle(id: string): Promise<Shipment> {
  await shop.runJobs();
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const shipment = await shipmentOf(id);
    if (shipment.awaited === null) return shipment;
    shop.now = new Date(shop.now.getTime() + 200_000);
    await syncWaybills(shop.context);
  }
  throw new Error('The waybill is still awaited');
}

/** Staff press again after "the carrier does not answer". */
async function insist<Result>(press: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await press();
    } catch (error) {
      if (!isProblem(error) || error.status !== 503 || attempt === 3) throw error;
    }
  }
}

const faults = {
  'answers too late': { kind: 'late', ms: 3000 },
  'says nothing': { kind: 'silence' },
  'loses its answer': { kind: 'lost' },
  'breaks off': { kind: 'broken-json' },
  'is unavailable': { kind: 'page', status: 503 },
  'has too many requests': { kind: 'refusal', code: '20000401501', text: 'To many requests' },
} as const;

const calls = [
  'getCounterparties',
  'getCounterpartyContactPersons',
  'Counterparty/save',
  'Address/save',
  'InternetDocument/save',
  'getDocumentList',
  'update',
  'getStatusDocuments',
  'print',
  'delete',
];

describe.each(Object.entries(faults))('a carrier that %s', (_, fault) => {
  it.each(calls)('[RULE-SHIP-03] at %s gets each wish once', async (broken) => {
    const cityRef = cities.find(({ Description }) => Description === 'Львів')?.Ref ?? '';
    const destination = { kind: 'door', cityRef, streetRef: 's', street: 'вул. Зелена', house: '5', flat: '' } as const;
    const phone = `+38067${randomInt(1_000_000, 9_999_999)}`;
    const order = await makeOrder(shop.db, {
      deliveryKind: 'courier',
      destination,
      paymentState: 'paid',
      phone,
      createdAt: shop.now,
    });
    const params = { id: order.id };
    const { defaults } = (await call()(getOrderShipment, { params })).data;
    if (!defaults) throw new Error('The order cannot be sent');
    // The search happens only after a lost answer.
    if (broken === 'getDocumentList') shop.carrier.faults.breakNext('InternetDocument/save', { kind: 'lost' });
    shop.carrier.faults.breakNext(broken, fault);

    await call()(createShipment, { params, body: defaults });
    const made = await settle(order.id);
    expect(made).toMatchObject({ state: 'created', problem: null });

    const sendOn = new Date(shop.now.getTime() + 86_400_000).toISOString().slice(0, 10);
    await call()(changeShipment, { params, body: { ...made.form, weightKg: 3, sendOn } });
    expect(await settle(order.id)).toMatchObject({ state: 'created', problem: null, form: { weightKg: 3 } });
    const [document] = shop.carrier.parcels.ofOrder(order.orderNo);
    expect(document?.fields.Weight).toBe('3');

    const query = { numbers: made.parcel?.number ?? '', format: '100x100' } as const;
    const labels = (await insist(() => call()(printLabels, { query }))).data;
    expect(Buffer.from(labels).subarray(0, 4).toString()).toBe('%PDF');

    shop.now = new Date(shop.now.getTime() + 86_400_000);
    await trackParcels(shop.context);
    await trackParcels(shop.context);
    expect((await shipmentOf(order.id)).trackedAt).not.toBeNull();

    await call()(deleteShipment, { params });
    expect(await settle(order.id)).toMatchObject({ state: 'deleted', problem: null });
    const all = shop.carrier.parcels.list().filter((one) => one.fields.InfoRegClientBarcodes === String(order.orderNo));
    expect(all.map(({ states }) => states.map(({ code }) => code))).toEqual([[1, 2]]);
  });
});
