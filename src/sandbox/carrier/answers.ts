import { z } from 'zod';
import {
  areas,
  type City,
  cities,
  cityOf,
  cityOfSettlement,
  pointRefOf,
  pointsOf,
  streetsOf,
  typeRefs,
  warehouseOf,
} from './directory.ts';
import { Refused } from './refused.ts';
import { deliveryDateOf, priceOf } from './tariffs.ts';

type Properties = ReadonlyMap<string, string>;
type Page = { readonly data: readonly unknown[]; readonly total: number | null };
type Method = { readonly known: readonly string[]; readonly answer: (given: Properties) => Page };

/** The protocol accepts numbers and flags as text too. */
const propertyValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const question = z.looseObject({
  apiKey: z.string().catch(''),
  modelName: z.string().catch(''),
  calledMethod: z.string().catch(''),
  // Some clients send an empty array for an empty object.
  methodProperties: z.record(z.string(), z.unknown()).catch({}),
});

/** The maximum per page, and without pagination. */
const largestPage = 500;
const mostWithoutPages = 6500;

function wholeNumber(given: Properties, name: 'Page' | 'Limit', code: string): number | undefined {
  const text = given.get(name);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refused(code, `${name} is incorrect`);
  return Number(text);
}

function paged<Row>(rows: readonly Row[], given: Properties, recordOf: (row: Row) => unknown): Page {
  const page = wholeNumber(given, 'Page', '20000500619');
  const size = Math.min(wholeNumber(given, 'Limit', '20000500620') ?? largestPage, largestPage);
  const part = page === undefined ? rows.slice(0, mostWithoutPages) : rows.slice((page - 1) * size, page * size);
  return { data: part.map(recordOf), total: rows.length };
}

const folded = (text: string) => text.toLocaleLowerCase('uk').replaceAll(/[’ʼ`]/g, "'");
const includesWords = (text: string, wanted: string | undefined) =>
  wanted === undefined || folded(text).includes(folded(wanted));

function listCities(given: Properties): Page {
  const ref = given.get('Ref');
  const found = cities.filter(
    (city) => (ref === undefined || city.Ref === ref) && includesWords(city.Description, given.get('FindByString')),
  );
  return paged(found, given, (city) => city);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Cities that match all given filters. */
function citiesOf(given: Properties): readonly City[] {
  const [cityRef, settlementRef, name] = [given.get('CityRef'), given.get('SettlementRef'), given.get('CityName')];
  let found = cities;
  if (cityRef !== undefined) {
    const city = cityOf(cityRef);
    if (!city) throw new Refused('20000900768', 'City not found');
    found = [city];
  }
  if (settlementRef !== undefined) {
    if (!uuid.test(settlementRef)) throw new Refused('20000500626', 'SettlementRef is invalid');
    const city = cityOfSettlement(settlementRef);
    found = found.filter((one) => one === city);
  }
  return name === undefined ? found : found.filter(({ Description }) => folded(Description) === folded(name));
}

const flags = ['PostFinance', 'BicycleParking', 'POSTerminal'] as const;

function listWarehouses(given: Properties): Page {
  const type = given.get('TypeOfWarehouseRef');
  if (type !== undefined && !Object.values(typeRefs).includes(type)) {
    throw new Refused('20000501333', 'TypeOfWarehouseRef is incorrect');
  }
  const [ref, number, words] = [given.get('Ref'), given.get('WarehouseId'), given.get('FindByString')];
  const wanted = flags.filter((flag) => given.has(flag));
  const found = citiesOf(given)
    .flatMap(pointsOf)
    .filter((point) => type === undefined || typeRefs[point.kind] === type)
    .filter((point) => number === undefined || point.number === number)
    .filter((point) => includesWords(point.description, words))
    .filter((point) => ref === undefined || pointRefOf(point) === ref);
  if (wanted.length === 0) return paged(found, given, warehouseOf);
  const records = found.map(warehouseOf).filter((record) => wanted.every((flag) => record[flag] === given.get(flag)));
  return paged(records, given, (record) => record);
}

function listStreets(given: Properties): Page {
  if (!given.has('CityRef')) throw new Refused('20000900767', 'CityRef is not specified');
  const found = citiesOf(given)
    .flatMap(streetsOf)
    .filter((street) => includesWords(street.Description, given.get('FindByString')));
  return paged(found, given, (street) => street);
}

function cityNamed(given: Properties, name: 'CitySender' | 'CityRecipient'): City {
  const city = cityOf(given.get(name) ?? '');
  if (!city) throw new Refused('20000100200', `${name} is incorrect`);
  return city;
}

const serviceTypes = ['WarehouseWarehouse', 'WarehouseDoors', 'WarehousePostomat', 'DoorsWarehouse', 'DoorsDoors'];

function wayOf(given: Properties) {
  if (!serviceTypes.includes(given.get('ServiceType') ?? ''))
    throw new Refused('20000101197', 'ServiceType is incorrect');
  return { from: cityNamed(given, 'CitySender'), to: cityNamed(given, 'CityRecipient') };
}

function priceDocument(given: Properties): Page {
  const way = wayOf(given);
  const weightKg = Number(given.get('Weight'));
  if (!(weightKg >= 0.1)) throw new Refused('20000200080', 'Weight is incorrect');
  const costUah = Number(given.get('Cost') ?? '300');
  if (!(costUah >= 0)) throw new Refused('20000200125', 'Cost is incorrect');
  return { data: [{ AssessedCost: costUah, Cost: priceOf({ ...way, weightKg, costUah }) }], total: null };
}

function dateDocument(given: Properties): Page {
  const way = wayOf(given);
  const sentOn = given.get('DateTime') ?? new Date().toISOString().slice(0, 10).split('-').reverse().join('.');
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(sentOn)) throw new Refused('20000200097', 'DateTime is incorrect');
  return { data: [{ DeliveryDate: deliveryDateOf(way, sentOn) }], total: null };
}

const way = ['CitySender', 'CityRecipient', 'ServiceType'];

const documentMethods: Readonly<Record<string, Method>> = {
  getDocumentPrice: { known: [...way, 'Weight', 'Cost', 'CargoType', 'SeatsAmount'], answer: priceDocument },
  getDocumentDeliveryDate: { known: [...way, 'DateTime'], answer: dateDocument },
};

const addressMethods: Readonly<Record<string, Method>> = {
  getAreas: { known: ['Page', 'Limit'], answer: () => ({ data: areas, total: null }) },
  getCities: { known: ['Ref', 'FindByString', 'Page', 'Limit'], answer: listCities },
  getWarehouses: {
    known: [
      'CityRef',
      'CityName',
      'SettlementRef',
      'Ref',
      'WarehouseId',
      'TypeOfWarehouseRef',
      'FindByString',
      ...flags,
      'Language',
      'Page',
      'Limit',
    ],
    answer: listWarehouses,
  },
  getStreet: { known: ['CityRef', 'FindByString', 'Page', 'Limit'], answer: listStreets },
};

const models: Readonly<Record<string, Readonly<Record<string, Method>>>> = {
  Address: addressMethods,
  AddressGeneral: addressMethods,
  InternetDocument: documentMethods,
  InternetDocumentGeneral: documentMethods,
};

const nothing = {
  errors: [],
  warnings: [],
  info: [],
  messageCodes: [],
  errorCodes: [],
  warningCodes: [],
  infoCodes: [],
};

export const refusal = (code: string, text: string) => ({
  success: false,
  data: [],
  ...nothing,
  errors: [text],
  errorCodes: [code],
});

/** Empty text means not set. */
function propertiesOf(given: Record<string, unknown>): Properties {
  const read = Object.entries(given).map(([name, value]) => [name, propertyValue.safeParse(value).data ?? ''] as const);
  return new Map(read.filter(([, value]) => value !== ''));
}

/** For fault injection: by method, or by model and method. */
export const methodsOf = (body: unknown): string[] => {
  const { modelName = '', calledMethod = '' } = question.safeParse(body).data ?? {};
  return [`${modelName}/${calledMethod}`, calledMethod];
};

/** Methods with documents, which get their properties as they were sent. */
export type DocumentMethods = Readonly<
  Record<string, Readonly<Record<string, (given: Record<string, unknown>) => readonly unknown[]>>>
>;

const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Responds as the real API does; methods that no shop needs are refused. */
export function answerTo(body: unknown, key: string, documents: DocumentMethods): object {
  const { apiKey = '', modelName = '', calledMethod = '', methodProperties = {} } = question.safeParse(body).data ?? {};
  if (apiKey === '') return refusal('20000200069', 'apiKey is empty');
  if (apiKey !== key) return refusal('20000200068', 'API auth fail');
  try {
    const document = own(own(documents, modelName) ?? {}, calledMethod);
    if (document) return { success: true, ...nothing, data: document(methodProperties) };
    const method = own(own(models, modelName) ?? {}, calledMethod);
    if (!method) return refusal('20000200217', 'No rights to this method');
    const given = propertiesOf(methodProperties);
    const { data, total } = method.answer(given);
    // The real API ignores unknown properties silently; this one adds a warning.
    const ignored = [...given.keys()].filter((name) => !method.known.includes(name));
    const warnings = ignored.map((name) => `${name} is not known to ${calledMethod} and was ignored`);
    return { success: true, data, ...nothing, warnings, info: total === null ? [] : { totalCount: total } };
  } catch (error) {
    if (error instanceof Refused) return refusal(error.code, error.message);
    throw error;
  }
}
