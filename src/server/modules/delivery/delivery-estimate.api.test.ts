import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { estimateDelivery } from '#contracts/carrier.ts';
import { hourMs } from '#domain/dates.ts';
import { createNovaPoshta } from '#server/integrations/nova-poshta/nova-poshta.ts';
import { CarrierProxy } from '#test/carrier-proxy.ts';
import { openTestDatabase } from '#test/database.ts';
import { TestShop } from '#test/shop.ts';

const lviv = 'db5c88f5-391c-11dd-90d9-001a92567626';
const poltava = 'db5c8892-391c-11dd-90d9-001a92567626';
const unknownRef = '00000000-391c-11dd-90d9-001a92567626';

const proxy = new CarrierProxy();
const shop = new (class extends TestShop {
  protected override extraParts() {
    return { carrier: createNovaPoshta({ url: proxy.url, key: proxy.key }) };
  }
})(openTestDatabase());

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
  // Expires the negative cache of earlier tests.
  shop.now = new Date(shop.now.getTime() + hourMs);
  proxy.isDown = false;
  proxy.override = null;
  proxy.requests.length = 0;
});

/** Clears the response cache, since these tests are about the cache in the database. */
const ask = async (cityRef: string, parcel: { weightGrams?: number; sum?: number } = {}) => {
  shop.responseCache.invalidate('everything');
  return (await shop.callAs(null)(estimateDelivery, { query: { cityRef, ...parcel } })).data;
};
const asked = (method: string) => proxy.requests.filter((request) => request.includes(method)).length;

describe('the estimate of delivery to a city', () => {
  it('[ST-SHOP-10] has the price and the days from the city of the shop, nearer for less', async () => {
    expect(await ask(lviv)).toEqual({ price: 80, days: 2 });
    expect(await ask(poltava)).toEqual({ price: 70, days: 1 });
  });

  it('[ST-SHOP-10] depends on the weight and the sum of the parcel', async () => {
    expect(await ask(lviv, { weightGrams: 4200, sum: 900 })).toEqual({ price: 110.5, days: 2 });
  });

  it('[ST-SHOP-10] is requested from the carrier once a day for parcels of one band', async () => {
    await ask(lviv);
    await ask(lviv, { weightGrams: 20, sum: 77.5 });
    expect(asked('getDocumentPrice')).toBe(1);
    await ask(lviv, { weightGrams: 900 });
    expect(asked('getDocumentPrice')).toBe(2);
    shop.now = new Date(shop.now.getTime() + 25 * hourMs);
    await ask(lviv);
    expect(asked('getDocumentPrice')).toBe(3);
  });

  it('[ST-SHOP-10][RULE-SHIP-02] is unknown, not an error, without the carrier; a known one stays', async () => {
    await ask(lviv);
    proxy.isDown = true;
    expect(await ask(poltava)).toEqual({ price: null, days: null });
    shop.now = new Date(shop.now.getTime() + 25 * hourMs);
    expect(await ask(lviv)).toEqual({ price: 80, days: 2 });
    await shop.db.execute(sql`delete from carrier_answers`);
    expect(await ask(lviv)).toEqual({ price: null, days: null });
  });

  it('[ST-SHOP-10] has the price alone if the carrier does not know the day', async () => {
    await ask(lviv);
    proxy.override = (request) =>
      request.includes('getDocumentPrice')
        ? { success: true, data: [{ Cost: 65 }] }
        : { success: false, data: [], errors: ['no date'] };
    expect(await ask(poltava)).toEqual({ price: 65, days: null });
  });

  it('refuses an unknown city, and asks the carrier nothing about it', async () => {
    await ask(lviv);
    proxy.requests.length = 0;
    await expect(ask(unknownRef)).rejects.toMatchObject({ status: 422, data: { cityRef: 'Такого варіанта немає' } });
    expect(proxy.requests).toEqual([]);
  });
});
