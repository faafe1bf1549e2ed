import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CarrierQuery, listCarrierPlaces } from '#contracts/carrier.ts';
import { createNovaPoshta } from '#server/integrations/nova-poshta/nova-poshta.ts';
import { CarrierProxy } from '#test/carrier-proxy.ts';
import { openTestDatabase } from '#test/database.ts';
import { makePerson } from '#test/factories.ts';
import { TestShop } from '#test/shop.ts';
import { carrierAnswers } from './carrier-answers.table.ts';
import { dropOldResponses } from './delivery.service.ts';

const hourMs = 60 * 60_000;
const lviv = 'db5c88f5-391c-11dd-90d9-001a92567626';
const lvivRegion = '71508134-9b87-11de-822f-000c2965ae0e';

const proxy = new CarrierProxy();

class CarrierShop extends TestShop {
  readonly lines: string[] = [];

  protected override extraParts() {
    const log = pino({ level: 'debug' }, { write: (text: string) => void this.lines.push(text) });
    return { log, carrier: createNovaPoshta({ url: proxy.url, key: proxy.key }) };
  }
}

const database = openTestDatabase();
const shop = new CarrierShop(database);
/** A second process of the same shop. */
const neighbour = new CarrierShop(database);

beforeAll(async () => {
  await proxy.open();
  await shop.open();
  await neighbour.open();
});
afterAll(async () => {
  await shop.close();
  await neighbour.close();
  await proxy.close();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from carrier_answers`);
  // Expires the negative cache of earlier tests.
  shop.now = new Date(shop.now.getTime() + hourMs);
  neighbour.now = shop.now;
  proxy.requests.length = 0;
  proxy.isDown = false;
  proxy.override = null;
});

type Method = CarrierQuery['calledMethod'];
type Properties = CarrierQuery['methodProperties'];

/** Clears the response cache, since these tests are about the cache in the database. */
const ask = async (calledMethod: Method, methodProperties: Properties = {}, by: TestShop = shop) => {
  by.responseCache.invalidate('everything');
  return (await by.callAs(null)(listCarrierPlaces, { body: { modelName: 'Address', calledMethod, methodProperties } }))
    .data;
};

const askRaw = (body: object | string, headers: Record<string, string> = {}, by: TestShop = shop) => {
  by.responseCache.invalidate('everything');
  return by.fetch('/api/carrier', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
};

const find = (places: readonly { Ref: string; Description: string }[], name: string) =>
  places.find(({ Description }) => Description === name)?.Ref ?? expect.fail(`no ${name} among them`);

describe('the places that the carrier delivers to', () => {
  it('[API-CARR-01] begin with the regions', async () => {
    const areas = await ask('getAreas');
    expect(areas).toHaveLength(25);
    expect(areas).toContainEqual({ Ref: lvivRegion, Description: 'Львівська' });
    for (const area of areas) expect(Object.keys(area)).toEqual(['Ref', 'Description']);
  });

  it('[API-CARR-02] go on with the cities of a region and of no other', async () => {
    const cities = await ask('getCities', { AreaRef: find(await ask('getAreas'), 'Львівська') });
    const names = cities.map(({ Description }) => Description);
    expect(names).toEqual(expect.arrayContaining(['Львів', 'Дрогобич', 'Стрий']));
    expect(names).not.toContain('Київ');
    for (const city of cities) expect(Object.keys(city)).toEqual(['Ref', 'Description']);
  });

  it('[API-CARR-03] end with the branches and lockers of a city, thousands in a large one', async () => {
    const cities = await ask('getCities', { AreaRef: find(await ask('getAreas'), 'Київська') });
    const branches = await ask('getWarehouses', { CityRef: find(cities, 'Київ') });
    expect(branches.length).toBeGreaterThan(4000);
    expect(new Set(branches.map(({ Ref }) => Ref)).size).toBe(branches.length);
    expect(branches[0]?.Description).toMatch(/^Відділення №1: /);
    expect(branches.at(-1)?.Description).toMatch(/^Поштомат "Нова Пошта" №\d{5}: /);
    for (const branch of branches) expect(Object.keys(branch)).toEqual(['Ref', 'Description']);
  });

  it('are compressed, for signed-in users too', async () => {
    const { token } = await makePerson(database.db, {});
    const question = { modelName: 'Address', calledMethod: 'getWarehouses', methodProperties: { CityRef: lviv } };
    const accept = { 'accept-encoding': 'br' };
    for (const headers of [accept, { ...accept, authorization: `Bearer ${token}` }]) {
      const response = await askRaw(question, headers);
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(Number(response.headers.get('content-length'))).toBeLessThan(100_000);
      expect((await response.json()).data.length).toBeGreaterThan(2000);
    }
  });
});

describe('a city without its region', () => {
  const search = (FindByString: string, by: TestShop = shop) => ask('getCities', { FindByString }, by);

  it.each(['львів', 'lviv', 'kmdsd'])('[ST-FIND-10] is found by name, with its region: %s', async (typed) => {
    expect((await search(typed))[0]).toEqual({
      Ref: lviv,
      Description: 'Львів',
      Area: lvivRegion,
      AreaDescription: 'Львівська',
    });
  });

  it.each(["кам'янське", 'кам’янське', 'камʼянське', 'камянське'])(
    '[ST-FIND-10] is found whatever the apostrophe: %s',
    async (typed) => {
      expect(await search(typed)).toMatchObject([{ Description: "Кам'янське", AreaDescription: 'Дніпропетровська' }]);
    },
  );

  it('[ST-FIND-10] is one of at most thirty, and a single letter is not enough', async () => {
    expect(await search('ів')).toHaveLength(30);
    const short = await askRaw({
      modelName: 'Address',
      calledMethod: 'getCities',
      methodProperties: { FindByString: 'л' },
    });
    expect([short.status, Object.keys((await short.json()).data)]).toEqual([422, ['methodProperties.FindByString']]);
  });

  it('[ST-FIND-10] is searched without another request to the carrier, in a new list once it arrives', async () => {
    await ask('getCities', { AreaRef: lvivRegion });
    const { length } = proxy.requests;
    expect(await search('одеса')).toHaveLength(1);
    expect(await search('одеса', neighbour)).toHaveLength(1);
    expect(proxy.requests).toHaveLength(length);

    const renamed = { Ref: 'c-1', Description: 'Нове Місто', Area: lvivRegion };
    proxy.override = () => ({ success: true, data: [renamed], errors: [], info: { totalCount: 1 } });
    shop.now = new Date(shop.now.getTime() + 25 * hourMs);
    await database.db.execute(sql`update carrier_answers set fetched_at = ${shop.now} where question = 'areas'`);
    expect(await search('нове місто')).toMatchObject([{ Ref: 'c-1', AreaDescription: 'Львівська' }]);
    expect(await search('одеса')).toEqual([]);
    neighbour.now = shop.now;
    expect(await search('одеса', neighbour)).toEqual([]);
  });

  it('[ST-FIND-10] is found in the old list while the carrier is unavailable', async () => {
    await search('одеса');
    proxy.isDown = true;
    shop.now = new Date(shop.now.getTime() + 20 * 24 * hourMs);
    expect(await search('одеса')).toHaveLength(1);
  });
});

describe('a request to the carrier', () => {
  it.each([
    ['another model', { modelName: 'InternetDocument', calledMethod: 'getAreas' }, 'modelName'],
    ['another method', { modelName: 'Address', calledMethod: 'save' }, 'calledMethod'],
    ['a method of the object itself', { modelName: 'Address', calledMethod: 'constructor' }, 'calledMethod'],
    ['no model', { calledMethod: 'getAreas' }, 'modelName'],
    ['a key', { modelName: 'Address', calledMethod: 'getAreas', apiKey: 'mine' }, 'apiKey'],
    [
      'another property',
      { modelName: 'Address', calledMethod: 'getAreas', methodProperties: { Limit: 5 } },
      'methodProperties.Limit',
    ],
    ['cities of no region', { modelName: 'Address', calledMethod: 'getCities' }, 'methodProperties.AreaRef'],
    [
      'branches of no city',
      { modelName: 'Address', calledMethod: 'getWarehouses', methodProperties: { AreaRef: lvivRegion } },
      'methodProperties.CityRef',
    ],
  ])('[RULE-CARR-01] is never %s', async (_, body, field) => {
    const response = await askRaw(body);
    const { code, data } = await response.json();
    expect([response.status, code, Object.keys(data)]).toEqual([422, 'INVALID', [field]]);
    expect(proxy.requests).toEqual([]);
  });

  it('is never too deeply nested: such a body is refused', async () => {
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    for (const body of [
      `{"modelName":"Address","calledMethod":"getAreas","methodProperties":${nested}}`,
      `{"modelName":"Address","calledMethod":"getCities","methodProperties":{"AreaRef":${nested}}}`,
      `{"modelName":"Address","calledMethod":"getAreas","more":${nested}}`,
    ]) {
      expect((await askRaw(body)).status).toBe(413);
    }
    expect(proxy.requests).toEqual([]);
  });

  it('is never about an unknown place, and no such place is cached', async () => {
    await ask('getCities', { AreaRef: lvivRegion });
    proxy.requests.length = 0;
    const invented: [string, object][] = [
      ['getCities', { AreaRef: 'nowhere' }],
      ['getWarehouses', { CityRef: '00000000-0000-0000-0000-000000000000' }],
    ];
    for (const [calledMethod, methodProperties] of invented) {
      const response = await askRaw({ modelName: 'Address', calledMethod, methodProperties });
      expect(response.status).toBe(422);
    }
    expect(proxy.requests).toEqual([]);
    expect(
      (await database.db.execute(sql`select from carrier_answers where question ~ 'nowhere|00000000-'`)).rows,
    ).toEqual([]);
  });

  it('[RULE-CARR-02] has the API key, which neither the browser nor the log ever sees', async () => {
    const answers: string[] = [];
    const listen = async (calledMethod: Method, methodProperties: Properties = {}) => {
      const response = await askRaw({ modelName: 'Address', calledMethod, methodProperties });
      answers.push(JSON.stringify([...response.headers]), await response.text());
    };
    await listen('getAreas');
    await listen('getCities', { AreaRef: lvivRegion });
    await listen('getWarehouses', { CityRef: lviv });
    for (const question of proxy.requests) expect(question).toContain(proxy.key);
    await database.db.execute(sql`delete from carrier_answers`);
    proxy.override = () => ({ success: false, data: [], errors: [`apiKey ${proxy.key} is blocked`], info: [] });
    await listen('getAreas');
    expect(answers.at(-1)).toContain('UNAVAILABLE');
    expect(shop.lines.join('')).toContain('is blocked');
    proxy.override = null;
    proxy.isDown = true;
    shop.now = new Date(shop.now.getTime() + hourMs);
    await listen('getAreas');
    expect([...answers, ...shop.lines].join('')).not.toContain(proxy.key);
  });
});

describe('a response of the carrier', () => {
  it('[RULE-CARR-03] is cached in the database for a day: the same query again is a cache hit', async () => {
    const first = await ask('getAreas');
    expect(await ask('getAreas')).toEqual(first);
    expect(await ask('getAreas', {}, neighbour)).toEqual(first);
    expect(proxy.requests).toHaveLength(1);

    // One request fetches the cities of all regions.
    await ask('getCities', { AreaRef: lvivRegion });
    const { length } = proxy.requests;
    for (const { Ref } of first) expect((await ask('getCities', { AreaRef: Ref })).length).toBeGreaterThan(4);
    expect(proxy.requests).toHaveLength(length);

    const begin = shop.now.getTime();
    const areasAsked = () => proxy.requests.filter((question) => question.includes('getAreas')).length;
    shop.now = new Date(begin + 23.9 * hourMs);
    await ask('getAreas');
    expect(areasAsked()).toBe(1);
    shop.now = new Date(begin + 24.1 * hourMs);
    await ask('getAreas');
    await ask('getAreas');
    expect(areasAsked()).toBe(2);
  });

  it('is shared by concurrent requests (request coalescing)', async () => {
    await ask('getCities', { AreaRef: lvivRegion });
    proxy.requests.length = 0;
    const opened = Promise.withResolvers<void>();
    proxy.gate = opened.promise;
    const answers = Array.from({ length: 40 }, () => ask('getWarehouses', { CityRef: lviv }));
    while (proxy.requests.length === 0) await pause(5);
    opened.resolve();
    const [first, ...others] = await Promise.all(answers);
    for (const answer of others) expect(answer).toEqual(first);
    // Five pages, each requested once.
    expect(new Set(proxy.requests).size).toBe(proxy.requests.length);
  });

  it('[RULE-CARR-04] is served stale while the carrier is unavailable; without any, the response is 503', async () => {
    const known = await ask('getWarehouses', { CityRef: lviv });
    proxy.isDown = true;
    shop.now = new Date(shop.now.getTime() + 20 * 24 * hourMs);
    expect(await ask('getWarehouses', { CityRef: lviv })).toEqual(known);
    expect(await ask('getCities', { AreaRef: lvivRegion })).toContainEqual({ Ref: lviv, Description: 'Львів' });

    const stryi = find(await ask('getCities', { AreaRef: lvivRegion }), 'Стрий');
    const question = { modelName: 'Address', calledMethod: 'getWarehouses', methodProperties: { CityRef: stryi } };
    const away = await askRaw(question, { 'accept-language': 'en' });
    expect(away.status).toBe(503);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await away.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/^Nova Poshta does not answer/),
    });
    // Negative cache: the failure is repeated without a request for half a minute.
    const { length } = proxy.requests;
    expect((await askRaw(question)).status).toBe(503);
    expect(proxy.requests).toHaveLength(length);
    proxy.isDown = false;
    shop.now = new Date(shop.now.getTime() + 31_000);
    expect((await ask('getWarehouses', { CityRef: stryi })).length).toBeGreaterThan(10);
  });

  it('is not cached where it is an empty list of regions, and the next one is used', async () => {
    proxy.override = () => ({ success: true, data: [], errors: [], info: [] });
    expect((await askRaw({ modelName: 'Address', calledMethod: 'getAreas' })).status).toBe(503);
    expect((await database.db.execute(sql`select from carrier_answers`)).rows).toEqual([]);
    proxy.override = null;
    shop.now = new Date(shop.now.getTime() + 31_000);
    expect(await ask('getAreas')).toHaveLength(25);
  });

  it('is the stale list where the new one is empty', async () => {
    const known = await ask('getAreas');
    proxy.override = () => ({ success: true, data: [], errors: [], info: [] });
    shop.now = new Date(shop.now.getTime() + 25 * hourMs);
    expect(await ask('getAreas')).toEqual(known);
  });

  it.each([
    ['empty', { data: [], info: { totalCount: 0 } }],
    ['cut short', { data: [{ Ref: 'b-1', Description: 'Відділення №1' }], info: { totalCount: 12 } }],
  ])('is served but not cached where the list of branches is %s, with a warning in the log', async (_, answer) => {
    await ask('getCities', { AreaRef: lvivRegion });
    const stored = async () =>
      (await database.db.execute(sql`select from carrier_answers where question like 'branches %'`)).rows;
    proxy.override = () => ({ success: true, errors: [], ...answer });
    proxy.requests.length = 0;
    expect(await ask('getWarehouses', { CityRef: lviv })).toEqual(answer.data);
    expect(await stored()).toEqual([]);
    expect(shop.lines.join('')).toContain('a list of the carrier is empty or cut short');
    // The incomplete response is reused without another request.
    const { length } = proxy.requests;
    expect(await ask('getWarehouses', { CityRef: lviv })).toEqual(answer.data);
    expect(proxy.requests).toHaveLength(length);

    proxy.override = null;
    shop.now = new Date(shop.now.getTime() + 6 * 60_000);
    expect((await ask('getWarehouses', { CityRef: lviv })).length).toBeGreaterThan(1000);
    expect(await stored()).toHaveLength(1);
  });

  it('stays the complete stale one while the carrier sends an incomplete one', async () => {
    const known = await ask('getWarehouses', { CityRef: lviv });
    proxy.override = () => ({
      success: true,
      data: [{ Ref: 'b-1', Description: '№1' }],
      errors: [],
      info: { totalCount: 12 },
    });
    shop.now = new Date(shop.now.getTime() + 25 * hourMs);
    expect(await ask('getWarehouses', { CityRef: lviv })).toEqual(known);
  });

  it('is served stale after a timeout', async () => {
    const known = await ask('getAreas');
    const opened = Promise.withResolvers<void>();
    proxy.gate = opened.promise;
    shop.now = new Date(shop.now.getTime() + 25 * hourMs);
    expect(await ask('getAreas')).toEqual(known);
    opened.resolve();
    // The late response is cached all the same.
    const isKeptAnew = async () => {
      const [row] = (
        await database.db.execute<{ at: string }>(
          sql`select fetched_at as at from carrier_answers where question = 'areas'`,
        )
      ).rows;
      return Date.parse(row?.at ?? '') === shop.now.getTime();
    };
    while (!(await isKeptAnew())) await pause(5);
  });

  it('is deleted after a month without a refresh', async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    await database.db.insert(carrierAnswers).values([
      { question: 'old', answer: [], fetchedAt: day(1) },
      { question: 'young', answer: [], fetchedAt: day(3) },
    ]);
    expect(await dropOldResponses({ db: database.db, now: () => day(32) })).toBe(1);
    expect((await database.db.execute(sql`select question from carrier_answers`)).rows).toEqual([
      { question: 'young' },
    ]);
  });
});
