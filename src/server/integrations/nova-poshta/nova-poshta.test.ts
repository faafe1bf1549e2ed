import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { CarrierUnavailable } from '#server/modules/delivery/carrier.ts';
import { createNovaPoshta } from './nova-poshta.ts';

type Question = { calledMethod: string; methodProperties: Record<string, string>; apiKey: string };
type Reply = (question: Question | null, response: ServerResponse, request: IncomingMessage) => unknown;

const key = 'key-of-the-shop-4711';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A scripted carrier: an object is sent as the envelope; undefined means that the callback wrote the response itself. */
async function carrierThat(reply: Reply, options: { timeoutMs?: number } = {}) {
  const asked: Question[] = [];
  const server = createServer(async (request, response) => {
    const question = request.method === 'POST' ? ((await json(request)) as Question) : null;
    if (question) asked.push(question);
    const answer = await reply(question, response, request);
    if (answer !== undefined) response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2.0/json`;
  return { carrier: createNovaPoshta({ url, key, backOffMs: 1, ...options }), asked, url };
}

const found = (data: unknown[], info: unknown = []) => ({ success: true, data, errors: [], warnings: [], info });
const refused = (errors: unknown, errorCodes: unknown = []) => ({
  success: false,
  data: [],
  errors,
  errorCodes,
  info: [],
});
const area = { Ref: 'a-1', AreasCenter: 'c-1', Description: 'Львівська', DescriptionRu: '' };
const rows = (count: number, more: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({ Ref: `r-${index}`, Description: `№${index}`, ...more(index) }));

/** Pagination as in the real API: at most 500 rows, and the total count. */
const paged = (all: unknown[], { Page = '1', Limit = '500' }: Record<string, string>) => {
  const size = Math.min(Number(Limit), 500);
  return found(all.slice((Number(Page) - 1) * size, Number(Page) * size), { totalCount: all.length });
};

describe('the client of Nova Poshta', () => {
  it('posts the key and the query to one URL and maps the response', async () => {
    const { carrier, asked } = await carrierThat((_, __, { url }) =>
      url === '/v2.0/json/' ? found([area]) : undefined,
    );
    expect(await carrier.listAreas()).toEqual({ places: [{ Ref: 'a-1', Description: 'Львівська' }], isComplete: true });
    expect(asked).toEqual([{ apiKey: key, modelName: 'Address', calledMethod: 'getAreas', methodProperties: {} }]);
  });

  it('reads every page of a long list without duplicates', async () => {
    const { carrier, asked } = await carrierThat((question) => paged(rows(2701), question?.methodProperties ?? {}));
    const branches = await carrier.listBranches('c-1');
    expect(branches).toMatchObject({ places: rows(2701), isComplete: true });
    expect(asked.map(({ methodProperties }) => methodProperties.Page)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(asked[0]?.methodProperties).toEqual({ CityRef: 'c-1', Page: '1', Limit: '500' });
  });

  it('handles missing pagination, and wrong or missing totals', async () => {
    const whole = await carrierThat(() => found(rows(1167), { totalCount: 1167 }));
    expect(await whole.carrier.listBranches('c')).toMatchObject({ places: rows(1167), isComplete: true });
    expect(whole.asked).toHaveLength(1);
    const tooMany = await carrierThat(() => found(rows(700), { totalCount: '9000' }));
    expect(await tooMany.carrier.listBranches('c')).toMatchObject({ places: rows(700), isComplete: false });
    const uncounted = await carrierThat((question) => ({
      ...paged(rows(1200), question?.methodProperties ?? {}),
      info: [],
    }));
    expect(await uncounted.carrier.listBranches('c')).toMatchObject({ places: rows(1200), isComplete: true });
  });

  it.each([
    ['counts', true],
    ['does not count', false],
  ])('reads to the end where the carrier %s and sends smaller pages than requested', async (_, isCounted) => {
    const all = rows(330);
    const { carrier } = await carrierThat((question) => {
      const page = Number(question?.methodProperties.Page);
      return found(all.slice((page - 1) * 100, page * 100), isCounted ? { totalCount: all.length } : []);
    });
    expect(await carrier.listBranches('c')).toMatchObject({ places: all, isComplete: true });
  });

  it('counts invalid rows too, so that the list does not look truncated', async () => {
    const { carrier } = await carrierThat(() => found([...rows(3), { Description: 'odd' }, null], { totalCount: 5 }));
    expect(await carrier.listBranches('c')).toMatchObject({ places: rows(3), isComplete: true });
  });

  it('limits the number of pages, and marks the list as incomplete', async () => {
    const { carrier, asked } = await carrierThat((question) =>
      found([{ Ref: `r-${question?.methodProperties.Page}`, Description: 'one more' }]),
    );
    const { places, isComplete } = await carrier.listBranches('c');
    expect([places.length, isComplete, asked.length]).toEqual([200, false, 200]);
  });

  it.each([
    ['regions', 'listAreas'],
    ['cities', 'listCities'],
  ] as const)('is unavailable when there are no %s, or no valid ones', async (_, list) => {
    const nothing = await carrierThat(() => found([], { totalCount: 0 }));
    await expect(nothing.carrier[list]()).rejects.toThrow(CarrierUnavailable);
    expect(nothing.asked).toHaveLength(2);
    const unreadable = await carrierThat(() => found([{ id: 7 }, null]));
    await expect(unreadable.carrier[list]()).rejects.toThrow(CarrierUnavailable);
  });

  it('retries an empty response once, and then marks it as incomplete', async () => {
    let times = 0;
    const { carrier } = await carrierThat(() => {
      times += 1;
      return found(times === 1 ? [] : rows(3), { totalCount: times === 1 ? 0 : 3 });
    });
    expect(await carrier.listBranches('c')).toMatchObject({ places: rows(3), isComplete: true });
    const nothing = await carrierThat(() => found([], { totalCount: 0 }));
    expect(await nothing.carrier.listBranches('c')).toMatchObject({ places: [], isComplete: false });
    expect(nothing.asked).toHaveLength(2);
  });

  it('skips branches that are closed, denied or private, and invalid rows', async () => {
    const open = { WarehouseStatus: 'Working', DenyToSelect: '0', PostMachineType: 'None' };
    const { carrier } = await carrierThat(() =>
      found(
        [
          { Ref: '1', Description: 'open', ...open },
          { Ref: '2', Description: 'closed', ...open, WarehouseStatus: 'Repair' },
          { Ref: '3', Description: 'denied', ...open, DenyToSelect: '1' },
          { Ref: '4', Description: 'denied by a number', ...open, DenyToSelect: 1 },
          { Ref: '5', Description: 'residents', ...open, PostMachineType: 'ForResidentsOfEntrance' },
          { Ref: '6', Description: 'old row' },
          { Ref: '7', Description: '' },
          { Description: 'nobody knows which' },
          null,
        ],
        { totalCount: 9 },
      ),
    );
    const { places } = await carrier.listBranches('c');
    expect(places.map(({ Description }) => Description)).toEqual(['open', 'old row']);
  });

  it('knows the region of each city', async () => {
    const { carrier } = await carrierThat(() =>
      found([{ Ref: 'c-1', Description: 'Львів', Area: 'a-1' }], { totalCount: 1 }),
    );
    const places = [{ Ref: 'c-1', Description: 'Львів', areaRef: 'a-1' }];
    expect(await carrier.listCities()).toEqual({ places, isComplete: true });
  });

  it('follows a 303 without sending the key', async () => {
    let seen = '';
    const { carrier } = await carrierThat((question, response, request) => {
      if (question) return void response.writeHead(303, { location: '/files/areas.json' }).end();
      seen = `${request.method} ${request.url} ${JSON.stringify(request.headers)}`;
      return found([area]);
    });
    expect((await carrier.listAreas()).places).toHaveLength(1);
    expect(seen).toMatch(/^GET \/files\/areas\.json /);
    expect(seen).not.toContain(key);
  });

  it.each([307, 308, 302])('follows no %i, which could carry the key elsewhere', async (status) => {
    const { carrier, asked } = await carrierThat(
      (_, response) => void response.writeHead(status, { location: '/elsewhere/' }).end(),
    );
    await expect(carrier.listAreas()).rejects.toThrow(CarrierUnavailable);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['a refusal', refused(['API auth fail'], ['20000200068'])],
    ['a refusal by object', refused({ ID_1: 'API auth fail' })],
    ['a refusal of objects', refused([{ some: { deep: 'API auth fail' } }], { 0: 7 })],
  ])('reports %s that comes with HTTP 200', async (_, envelope) => {
    const { carrier } = await carrierThat(() => envelope);
    await expect(carrier.listAreas()).rejects.toThrow(/^The carrier refused getAreas: .*API auth fail/);
  });

  it('ignores warnings of a successful response', async () => {
    const { carrier } = await carrierThat(() => ({ ...found([area]), warnings: [{ ID_1: 'soon gone' }], info: null }));
    expect((await carrier.listAreas()).places).toHaveLength(1);
  });

  it('retries with back-off when rate limited, and gives up at the fourth attempt', async () => {
    let times = 0;
    const { carrier } = await carrierThat(() => {
      times += 1;
      return times < 4 ? refused(['To many requests'], ['20000401501']) : found([area]);
    });
    expect((await carrier.listAreas()).places).toHaveLength(1);
    const never = await carrierThat(() => refused(['To many requests'], [20000401501]));
    await expect(never.carrier.listAreas()).rejects.toThrow('To many requests');
    expect(never.asked).toHaveLength(4);
  });

  it.each<[string, Reply]>([
    ['401', (_, response) => void response.writeHead(401).end(JSON.stringify(refused(['API auth fail'])))],
    ['500 with a page', (_, response) => void response.writeHead(500).end('<html>Oops</html>')],
    ['a page', (_, response) => void response.end('<html>maintenance</html>')],
    ['half an answer', (_, response) => void response.end('{"success":true,"data":[')],
    ['JSON of another kind', (_, response) => void response.end('[]')],
    ['a success with HTTP 502', (_, response) => void response.writeHead(502).end(JSON.stringify(found([area])))],
    ['a hang-up', (_, response) => void response.destroy()],
  ])('is unavailable when the response is %s', async (_, reply) => {
    const { carrier } = await carrierThat(reply);
    await expect(carrier.listAreas()).rejects.toThrow(CarrierUnavailable);
  });

  it('is unavailable after a timeout, or a truncated response', async () => {
    const silent = await carrierThat(() => undefined, { timeoutMs: 60 });
    await expect(silent.carrier.listAreas()).rejects.toThrow('did not answer in 60 ms');
    const slow = await carrierThat((_, response) => void response.write('{"success":true'), { timeoutMs: 60 });
    await expect(slow.carrier.listAreas()).rejects.toThrow(CarrierUnavailable);
  });

  it('is unavailable when the connection is refused', async () => {
    const { url } = await carrierThat(() => undefined);
    for (const close of closers.splice(0)) await close();
    await expect(createNovaPoshta({ url, key }).listAreas()).rejects.toThrow('cannot be reached');
  });

  it('redacts the key from error messages', async () => {
    const { carrier } = await carrierThat((question) => refused([`apiKey ${question?.apiKey} is blocked`]));
    const error: Error = await carrier.listAreas().then(
      () => expect.fail('it was not refused'),
      (refusal) => refusal,
    );
    expect(error.message).toContain('is blocked');
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(key);
  });

  const route = { from: 'c-1', to: 'c-2' };
  const parcel = { weightGrams: 500, sumKopecks: 120_050 };

  it('[ST-SHOP-10] asks for the price of a parcel in kilograms and whole hryvnias, and reads numbers and text', async () => {
    for (const [Cost, kopecks] of [
      [104.4, 10_440],
      ['90', 9000],
      ['70.35', 7035],
    ]) {
      const { carrier, asked } = await carrierThat(() => found([{ AssessedCost: 1201, Cost }]));
      expect(await carrier.getPrice(route, parcel)).toBe(kopecks);
      expect(asked).toMatchObject([
        {
          modelName: 'InternetDocument',
          calledMethod: 'getDocumentPrice',
          methodProperties: {
            CitySender: 'c-1',
            CityRecipient: 'c-2',
            ServiceType: 'WarehouseWarehouse',
            Weight: '0.5',
            Cost: '1201',
            CargoType: 'Parcel',
            SeatsAmount: '1',
          },
        },
      ]);
    }
  });

  it('[ST-SHOP-10] reads the day of arrival in each of its formats', async () => {
    const moment = { timezone_type: 3, timezone: 'Europe/Kiev' };
    for (const row of [
      { DeliveryDate: { date: '2026-09-15 18:00:00.000000', ...moment } },
      { date: '2026-09-15 18:00:00.000000', ...moment },
      { DeliveryDate: { date: '15.09.2026 18:00:00', ...moment } },
    ]) {
      const { carrier, asked } = await carrierThat(() => found([row]));
      expect(await carrier.getArrivalDay(route, '2026-09-13')).toBe('2026-09-15');
      expect(asked[0]?.methodProperties.DateTime).toBe('13.09.2026');
    }
  });

  it('reports a price or a day that is not one as unavailable', async () => {
    for (const row of [undefined, {}, { Cost: '' }, { Cost: 'free' }, { DeliveryDate: { date: 'soon' } }]) {
      const { carrier } = await carrierThat(() => found(row === undefined ? [] : [row]));
      await expect(carrier.getPrice(route, parcel)).rejects.toBeInstanceOf(CarrierUnavailable);
      await expect(carrier.getArrivalDay(route, '2026-09-13')).rejects.toBeInstanceOf(CarrierUnavailable);
    }
  });
});
