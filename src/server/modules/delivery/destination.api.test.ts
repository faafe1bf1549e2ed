import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CarrierQuery, listCarrierPlaces } from '#contracts/carrier.ts';
import { changeOrder, placeOrder } from '#contracts/orders.ts';
import { defaultTerms } from '#domain/sales-terms.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { createNovaPoshta } from '#server/integrations/nova-poshta/nova-poshta.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { CarrierProxy } from '#test/carrier-proxy.ts';
import { openTestDatabase } from '#test/database.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { TestShop } from '#test/shop.ts';
import { findDestination } from './destination.service.ts';

const lviv = 'db5c88f5-391c-11dd-90d9-001a92567626';
const proxy = new CarrierProxy();

class CarrierShop extends TestShop {
  protected override extraParts() {
    const terms = { ...defaultTerms, deliveries: ['nova-poshta', 'courier', 'pickup'] as const };
    return { carrier: createNovaPoshta({ url: proxy.url, key: proxy.key }), terms };
  }
}

const shop = new CarrierShop(openTestDatabase());
const otherDatabase = openTestDatabase();

beforeAll(async () => {
  await proxy.open();
  await shop.open();
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
});
beforeEach(async () => {
  await shop.db.execute(sql`delete from carrier_answers`);
  shop.responseCache.invalidate('everything');
  proxy.isDown = false;
});

const list = async (calledMethod: CarrierQuery['calledMethod'], CityRef = lviv) => {
  const body = { modelName: 'Address' as const, calledMethod, methodProperties: { CityRef } };
  return (await shop.callAs(null)(listCarrierPlaces, { body })).data;
};

async function place(address: string, delivery = 'Нова пошта') {
  const product = await makeProduct(shop.db, { quantity: 5 });
  const deliveryAddress = { delivery, region: 'Львівська', city: 'Львів', address };
  const { data } = await shop.callAs(null)(placeOrder, { body: orderBody([line(product, 1)], { deliveryAddress }) });
  return data.order;
}

async function destinationOf(id: string) {
  const [found] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return found?.destination;
}

describe('the destination of an order', () => {
  it('[RULE-SHIP-01] keeps the references, kind, number and index of the chosen branch or locker in addition to the texts', async () => {
    const points = await list('getWarehouses');
    const branch = points.find(({ Description }) => Description.startsWith('Відділення №1'));
    const locker = points.find(({ Description }) => Description.startsWith('Поштомат'));
    for (const [point, kind] of [
      [branch, 'branch'],
      [locker, 'locker'],
    ] as const) {
      const order = await place(point?.Description ?? '');
      expect(order.deliveryAddress.address).toBe(point?.Description);
      expect(await destinationOf(order._id)).toEqual({
        kind,
        cityRef: lviv,
        pointRef: point?.Ref,
        number: /№(\d+)/.exec(point?.Description ?? '')?.[1],
        index: expect.stringMatching(/^\d+\/\d+$/),
      });
    }
  });

  it('[RULE-SHIP-09] of a courier is street, house and flat', async () => {
    const [street] = await list('getStreet');
    const order = await place(`${street?.Description}, 12а, кв. 5`, 'Кур’єр Нової пошти');
    expect(await destinationOf(order._id)).toEqual({
      kind: 'door',
      cityRef: lviv,
      streetRef: street?.Ref,
      street: street?.Description,
      house: '12а',
      flat: '5',
    });
  });

  it('is unknown for a typed address, and never delays an order while the carrier is unavailable', async () => {
    await list('getWarehouses');
    expect(await destinationOf((await place('на розі, біля кавʼярні'))._id)).toBeNull();
    await shop.db.execute(sql`delete from carrier_answers`);
    proxy.isDown = true;
    expect(await destinationOf((await place('Відділення №1'))._id)).toBeNull();
  });

  it('follows a changed address, and stays while the address stays', async () => {
    const [first, second] = await list('getWarehouses');
    const order = await place(first?.Description ?? '');
    const before = await destinationOf(order._id);
    expect(before).toMatchObject({ pointRef: first?.Ref });
    const { firstName, lastName, email, deliveryAddress } = order;
    const { token } = await makePerson(shop.db, { admin: ['orders'] });
    const edit = (address: string, name = firstName) =>
      shop.callAs(token)(changeOrder, {
        params: { id: order._id },
        body: { firstName: name, lastName, email, deliveryAddress: { ...deliveryAddress, address } },
      });
    await shop.db.execute(
      sql`update carrier_answers set question = 'hidden ' || question where question like 'points %'`,
    );
    await edit(deliveryAddress.address, 'Марія');
    expect(await destinationOf(order._id)).toEqual(before);
    await shop.db.execute(sql`update carrier_answers set question = replace(question, 'hidden ', '')`);
    await edit(second?.Description ?? '');
    expect(await destinationOf(order._id)).toMatchObject({ pointRef: second?.Ref });
  });

  it('is looked up in the database of its own shop, whose cities are not read again for each order', async () => {
    const [point] = await list('getWarehouses');
    // Shops without a carrier share one object for it.
    const carrier: Context['carrier'] = Object.create(shop.context.carrier);
    const wanted = {
      deliveryKind: 'nova-poshta',
      region: 'Львівська',
      city: 'Львів',
      address: point?.Description ?? '',
    } as const;
    expect(await findDestination({ carrier, db: otherDatabase.db }, wanted)).toBeNull();
    const order = () => inTransaction({ ...shop.context, carrier }, (context) => findDestination(context, wanted));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    expect(await order()).toMatchObject({ pointRef: point?.Ref });
    const { statements } = await shop.countQueries(order);
    clock.mockRestore();
    // Begin, the branch, commit.
    expect(statements).toHaveLength(3);
  });
});
