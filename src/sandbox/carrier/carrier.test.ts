import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNovaPoshta } from '#server/integrations/nova-poshta/nova-poshta.ts';
import { CarrierUnavailable } from '#server/modules/delivery/carrier.ts';
import { type SandboxCarrier, startSandboxCarrier } from './carrier.ts';

type Row = Record<string, string> & {
  Ref: string;
  Description: string;
  Schedule: object;
  Reception: object;
  Delivery: object;
};

const lviv = 'db5c88f5-391c-11dd-90d9-001a92567626';
const lvivSettlement = 'e71abb60-4b33-11e4-ab6d-005056801329';
const locker = 'f9316480-5f2d-425d-bc2c-ac7cd29decf0';
const warehouseFields = (
  'SiteKey Ref Number Description DescriptionRu ShortAddress ShortAddressRu Phone TypeOfWarehouse CategoryOfWarehouse CityRef ' +
  'CityDescription CityDescriptionRu SettlementRef SettlementDescription SettlementAreaDescription SettlementRegionsDescription ' +
  'SettlementTypeDescription SettlementTypeDescriptionRu Longitude Latitude PostFinance BicycleParking PaymentAccess POSTerminal ' +
  'InternationalShipping SelfServiceWorkplacesCount TotalMaxWeightAllowed PlaceMaxWeightAllowed SendingLimitationsOnDimensions ' +
  'ReceivingLimitationsOnDimensions Reception Delivery Schedule DistrictCode WarehouseStatus WarehouseStatusDate RegionCity Direct ' +
  'WarehouseForAgent MaxDeclaredCost WorkInMobileAwis DenyToSelect CanGetMoneyTransfer OnlyReceivingParcel PostMachineType ' +
  'PostalCodeUA WarehouseIndex'
).split(' ');

let carrier: SandboxCarrier;
/** All branches of Lviv, unfiltered. */
let ofLviv: Row[];
beforeAll(async () => {
  carrier = await startSandboxCarrier();
  const { data } = await ask({ calledMethod: 'getWarehouses', methodProperties: { CityRef: lviv } });
  ofLviv = data;
});
const offeredInLviv = () =>
  ofLviv.filter(({ DenyToSelect, PostMachineType }) => DenyToSelect === '0' && !PostMachineType?.startsWith('ForRes'))
    .length;
afterEach(() => carrier.faults.reset());
afterAll(() => carrier.stop());

async function ask(body: object | string, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify({ apiKey: carrier.key, modelName: 'Address', ...body });
  const response = await fetch(`${carrier.url}/`, { method: 'POST', body: text, headers });
  expect(response.status).toBe(200);
  return response.json();
}

describe('the stand-in for the carrier', () => {
  it('[RULE-CARR-05] has all regions of Ukraine, their larger cities and several branches in each', async () => {
    const client = createNovaPoshta(carrier);
    const areas = (await client.listAreas()).places;
    // Nova Poshta lists Kyiv as a city of Київська.
    expect(areas.map(({ Description }) => Description)).toEqual(
      (
        'АРК Вінницька Волинська Дніпропетровська Донецька Житомирська Закарпатська Запорізька Івано-Франківська Київська ' +
        'Кіровоградська Луганська Львівська Миколаївська Одеська Полтавська Рівненська Сумська Тернопільська Харківська ' +
        'Херсонська Хмельницька Черкаська Чернівецька Чернігівська'
      ).split(' '),
    );
    const cities = (await client.listCities()).places;
    for (const { Ref } of areas) expect(cities.filter(({ areaRef }) => areaRef === Ref).length).toBeGreaterThan(5);
    expect(new Set(cities.map(({ Ref }) => Ref)).size).toBe(cities.length);
    for (const { Ref, Description } of cities) {
      const points = (await client.listBranches(Ref)).places;
      const branches = points.filter((point) => point.Description.startsWith('Відділення №'));
      const lockers = points.filter((point) => point.Description.startsWith('Поштомат "Нова Пошта" №'));
      expect([Description, branches.length > 3, lockers.length > 6]).toEqual([Description, true, true]);
      expect(branches.length + lockers.length).toBe(points.length);
      expect(new Set(points.map((point) => point.Description)).size).toBe(points.length);
    }
  });

  it('is deterministic', async () => {
    const question = {
      calledMethod: 'getWarehouses',
      methodProperties: { CityRef: lviv },
    };
    const other = await startSandboxCarrier();
    const answer = await ask(question);
    expect(answer.data).toHaveLength(answer.info.totalCount);
    const again = await fetch(other.url, {
      method: 'POST',
      body: JSON.stringify({ apiKey: other.key, modelName: 'AddressGeneral', ...question }),
    });
    expect(await again.json()).toEqual(answer);
    await other.stop();
  });

  it('paginates as the real one: 500 at most, and all without a page', async () => {
    const properties = { CityRef: '8d5a980d-391c-11dd-90d9-001a92567626' };
    const page = (Page: string | number, Limit: string | number) =>
      ask({ calledMethod: 'getWarehouses', methodProperties: { ...properties, Page, Limit } });
    expect((await page('1', '20')).data).toHaveLength(20);
    const second = await page(2, 900);
    expect(second.data).toHaveLength(500);
    expect(second.data[0].Number).toBe('501');
    expect(second.info).toEqual({ totalCount: 4600 });
    expect((await page(99, 500)).data).toEqual([]);
    expect((await ask({ calledMethod: 'getWarehouses', methodProperties: properties })).data).toHaveLength(4600);
    expect((await ask({ calledMethod: 'getAreas', methodProperties: [] })).info).toEqual([]);
  });

  it('finds branches without a city too, 6500 at most without pagination', async () => {
    const all = await ask({ calledMethod: 'getWarehouses' });
    expect(all.data).toHaveLength(6500);
    expect(all.info.totalCount).toBeGreaterThan(10_000);
    const page = await ask({ calledMethod: 'getWarehouses', methodProperties: { Page: 1, Limit: 3 } });
    expect(page.data).toHaveLength(3);
  });

  it.each<[string, Record<string, string | number>, (row: Row) => boolean]>([
    ['CityRef', { CityRef: lviv }, ({ CityRef }) => CityRef === lviv],
    ['CityName', { CityName: 'львів' }, ({ CityRef }) => CityRef === lviv],
    ['SettlementRef', { SettlementRef: lvivSettlement }, ({ CityRef }) => CityRef === lviv],
    [
      'TypeOfWarehouseRef',
      { CityRef: lviv, TypeOfWarehouseRef: locker },
      ({ TypeOfWarehouse }) => TypeOfWarehouse === locker,
    ],
    ['WarehouseId', { CityRef: lviv, WarehouseId: 12 }, (row) => row.Number === '12'],
    [
      'FindByString',
      { CityRef: lviv, FindByString: 'городоцька' },
      ({ Description }) => Description.includes('Городоцька'),
    ],
    ['BicycleParking', { CityRef: lviv, BicycleParking: 1 }, ({ BicycleParking }) => BicycleParking === '1'],
    ['two at once', { CityName: 'Львів', WarehouseId: '7' }, (row) => row.Number === '7'],
  ])('filters branches by %s', async (_, methodProperties, isWanted) => {
    const { data, info, warnings } = await ask({ calledMethod: 'getWarehouses', methodProperties });
    const wanted = ofLviv.filter(isWanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(data.map(({ Ref }: Row) => Ref)).toEqual(wanted.map(({ Ref }) => Ref));
    expect([info, warnings]).toEqual([{ totalCount: wanted.length }, []]);
  });

  it('finds one branch by its reference, and none for contradicting filters', async () => {
    const [some] = ofLviv;
    const one = await ask({ calledMethod: 'getWarehouses', methodProperties: { CityRef: lviv, Ref: some?.Ref } });
    expect(one.data).toEqual([some]);
    const none = await ask({
      calledMethod: 'getWarehouses',
      methodProperties: { CityRef: lviv, SettlementRef: 'e718a680-4b33-11e4-ab6d-005056801329' },
    });
    expect([none.success, none.data, none.info]).toEqual([true, [], { totalCount: 0 }]);
  });

  it('finds cities by a part of their name, whichever apostrophe is typed', async () => {
    for (const FindByString of ["кам'ян", 'Кам’ян']) {
      const { data } = await ask({ calledMethod: 'getCities', methodProperties: { FindByString } });
      expect(data.map(({ Description }: Row) => Description)).toEqual(["Кам'янець-Подільський", "Кам'янське"]);
    }
  });

  it.each([
    ['getCities', { AreaRef: '71508134-9b87-11de-822f-000c2965ae0e', Limit: 10, Page: 1 }, 'AreaRef'],
    ['getWarehouses', { CityRef: lviv, Street: 'Городоцька', Limit: 10, Page: 1 }, 'Street'],
  ])('ignores other filters of %s, with a warning', async (calledMethod, methodProperties, name) => {
    const { [name as never]: _, ...known } = methodProperties;
    const without = await ask({ calledMethod, methodProperties: known });
    expect(await ask({ calledMethod, methodProperties })).toEqual({
      ...without,
      warnings: [`${name} is not known to ${calledMethod} and was ignored`],
    });
  });

  it('sends rows of the real shape', async () => {
    const week = { Monday: '', Tuesday: '', Wednesday: '', Thursday: '', Friday: '', Saturday: '', Sunday: '' };
    const lacking = ofLviv.flatMap((row) => warehouseFields.filter((field) => !(field in row)));
    expect(lacking).toEqual([]);
    const weeks = ofLviv.flatMap(({ Schedule, Reception, Delivery }) => [Schedule, Reception, Delivery]);
    expect(new Set(weeks.map((days) => Object.keys(days).join()))).toEqual(new Set([Object.keys(week).join()]));
    const branch = ofLviv.find(({ CategoryOfWarehouse }) => CategoryOfWarehouse === 'Branch');
    const box = ofLviv.find(({ CategoryOfWarehouse }) => CategoryOfWarehouse === 'Postomat');
    expect(branch).toMatchObject({ TotalMaxWeightAllowed: '0', PlaceMaxWeightAllowed: '1100', PostMachineType: '' });
    expect(box).toMatchObject({
      TotalMaxWeightAllowed: '20',
      PlaceMaxWeightAllowed: '0',
      MaxDeclaredCost: '29000',
      PostMachineType: 'FullDayService',
      Phone: '',
      PostomatFor: 'Sender',
      Schedule: { Monday: '00:01-23:59' },
      Reception: { Monday: '-' },
    });
  });

  it('can simulate a rate limit; the client backs off, and gives up at the fourth attempt', async () => {
    const client = createNovaPoshta({ ...carrier, backOffMs: 1 });
    const tooOften = { kind: 'refusal', code: '20000401501', text: 'To many requests' } as const;
    for (let time = 0; time < 3; time += 1) carrier.faults.breakNext('getAreas', tooOften);
    expect((await client.listAreas()).places).toHaveLength(25);
    // Retries work for paginated lists too, without losing rows.
    for (let time = 0; time < 3; time += 1) carrier.faults.breakNext('getWarehouses', tooOften);
    expect(await client.listBranches(lviv)).toMatchObject({ isComplete: true, places: { length: offeredInLviv() } });
    for (let time = 0; time < 4; time += 1) carrier.faults.breakNext('getAreas', tooOften);
    await expect(client.listAreas()).rejects.toThrow('20000401501');
    expect((await client.listAreas()).places).toHaveLength(25);
  });

  it.each([
    ['is silent', { kind: 'silence' }],
    ['loses its answer', { kind: 'lost' }],
    ['breaks off', { kind: 'broken-json' }],
    ['stands behind a shield', { kind: 'page', status: 403 }],
    ['is out of service', { kind: 'refusal', code: '20000100016', text: 'Service Unavailable' }],
  ] as const)('is unavailable for the client when it %s, and available at the next request', async (_, fault) => {
    carrier.faults.breakNext('getAreas', fault);
    const isUnanswered = fault.kind === 'silence' || fault.kind === 'lost';
    const client = createNovaPoshta({ ...carrier, ...(isUnanswered && { timeoutMs: 500 }) });
    await expect(client.listAreas()).rejects.toThrow(CarrierUnavailable);
    expect((await createNovaPoshta(carrier).listAreas()).places).toHaveLength(25);
  });

  it.each([
    ['no key', { apiKey: '', calledMethod: 'getAreas' }, '20000200069'],
    ['a wrong key', { apiKey: 'x', calledMethod: 'getAreas' }, '20000200068'],
    ['an unknown city', { calledMethod: 'getWarehouses', methodProperties: { CityRef: 'x' } }, '20000900768'],
    [
      'a type of nothing',
      { calledMethod: 'getWarehouses', methodProperties: { TypeOfWarehouseRef: 'x' } },
      '20000501333',
    ],
    ['no settlement', { calledMethod: 'getWarehouses', methodProperties: { SettlementRef: 'x' } }, '20000500626'],
    ['no page', { calledMethod: 'getCities', methodProperties: { Page: '0' } }, '20000500619'],
    ['no limit', { calledMethod: 'getCities', methodProperties: { Limit: 'all' } }, '20000500620'],
    ['another method', { calledMethod: 'getCargoTypes' }, '20000200217'],
    ['a waybill without anything', { modelName: 'InternetDocument', calledMethod: 'save' }, '20000200127'],
    ['another model', { modelName: 'InternetDocument', calledMethod: 'getAreas' }, '20000200217'],
    ['no JSON', 'hello', '20000200069'],
  ])('refuses %s with HTTP 200 and the code of the real one', async (_, body, code) => {
    const { success, errors, errorCodes, data } = await ask(body, { 'content-type': 'text/plain' });
    expect({ success, data, errorCodes }).toEqual({ success: false, data: [], errorCodes: [code] });
    expect(errors).toHaveLength(1);
  });

  it('[ST-SHOP-10] returns the price and the day of arrival of a parcel, dearer and later the farther it goes', async () => {
    const client = createNovaPoshta(carrier);
    const parcel = { weightGrams: 500, sumKopecks: 50_000 };
    const [near, far] = [
      { from: lviv, to: lviv },
      { from: lviv, to: 'db5c8892-391c-11dd-90d9-001a92567626' },
    ];
    expect(await client.getPrice(near, parcel)).toBe(6000);
    expect(await client.getPrice(far, parcel)).toBe(8000);
    expect(await client.getPrice(far, { weightGrams: 5000, sumKopecks: 100_000 })).toBe(8000 + 2800 + 250);
    expect(await client.getArrivalDay(near, '2026-02-28')).toBe('2026-03-01');
    expect(await client.getArrivalDay(far, '2026-02-28')).toBe('2026-03-02');
    await expect(client.getPrice({ from: lviv, to: 'nowhere' }, parcel)).rejects.toBeInstanceOf(CarrierUnavailable);
  });
});
