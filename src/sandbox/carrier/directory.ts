import { createHash } from 'node:crypto';
import { pointCountOf, regions } from './regions.ts';
import { addressOf, streetNames } from './streets.ts';

/** Records in the format of the real API. */
export type Area = { Ref: string; AreasCenter: string; Description: string; DescriptionRu: string };
export type City = Readonly<Record<string, string | number>> & {
  readonly Ref: string;
  readonly Description: string;
  readonly Area: string;
  readonly AreaDescription: string;
};

/** The searchable fields of a branch or parcel locker; `warehouseOf` builds the full record. */
export type Point = {
  readonly city: City;
  readonly settlementRef: string;
  readonly index: number;
  readonly seed: number;
  readonly number: string;
  readonly kind: 'branch' | 'cargo' | 'locker';
  readonly description: string;
  readonly street: string;
};

export const typeRefs = {
  branch: '841339c7-591a-42e2-8233-7a0a00f0ed6f',
  cargo: '9a68df70-0267-42a8-bb5c-37f427e36ee4',
  shop: '6f8c7162-4b72-4b0a-88e5-906948c6a92f',
  locker: 'f9316480-5f2d-425d-bc2c-ac7cd29decf0',
  bankLocker: '95dc212d-479c-4ffb-a8ab-8c1b9073d0bc',
};

const digest = (...parts: (string | number)[]) => createHash('sha256').update(parts.join('\n')).digest();

/** Deterministic ids, the same on every machine. */
function refOf(...parts: (string | number)[]): string {
  const hex = digest(...parts).toString('hex');
  return [8, 12, 16, 20, 32].map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end)).join('-');
}

const areaRef = (suffix: string) => `715081${suffix}-9b87-11de-822f-000c2965ae0e`;
const centreRef = (prefix: string) => `${prefix}-391c-11dd-90d9-001a92567626`;

export const areas: readonly Area[] = regions.map(({ name, suffix, centrePrefix }) => ({
  Ref: areaRef(suffix),
  AreasCenter: centreRef(centrePrefix),
  Description: name,
  DescriptionRu: '',
}));

const byName = new Intl.Collator('uk').compare;

const everyDay = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`Delivery${day}`, '1']));

export const cities: readonly City[] = regions
  .flatMap(({ name, suffix, centrePrefix, cities: names }) =>
    names.map((city, index) => ({
      Ref: index === 0 ? centreRef(centrePrefix) : refOf(name, city),
      // The real API uses the straight apostrophe.
      Description: city.replaceAll('’', "'"),
      DescriptionRu: '',
      ...everyDay,
      Area: areaRef(suffix),
      SettlementType: '563ced10-f210-11e3-8c4a-0050568002cf',
      IsBranch: index === 0 ? '1' : '0',
      PreventEntryNewStreetsUser: '0',
      CityID: String(digest(name, city).readUInt16BE(0)),
      SettlementTypeDescription: 'місто',
      SettlementTypeDescriptionRu: '',
      SpecialCashCheck: 1,
      AreaDescription: name,
      AreaDescriptionRu: '',
    })),
  )
  .sort((one, other) => byName(one.Description, other.Description));

/** Settlements have other ids than cities. These two are the real ones. */
const settlementRefs: Record<string, string> = {
  Київ: 'e718a680-4b33-11e4-ab6d-005056801329',
  Львів: 'e71abb60-4b33-11e4-ab6d-005056801329',
};
const settlementRefOf = ({ Ref, Description }: City) => settlementRefs[Description] ?? refOf('settlement', Ref);

const citiesByRef = new Map(cities.map((city) => [city.Ref, city]));
const citiesBySettlement = new Map(cities.map((city) => [settlementRefOf(city), city]));
const pointsByCity = new Map<City, readonly Point[]>();

export const cityOf = (ref: string): City | undefined => citiesByRef.get(ref);
export const cityOfSettlement = (ref: string): City | undefined => citiesBySettlement.get(ref);

/** Branches first, then twice as many lockers. Generated on first use. */
export function pointsOf(city: City): readonly Point[] {
  const known = pointsByCity.get(city);
  if (known) return known;
  const count = pointCountOf(city.Description, city.IsBranch === '1');
  const branches = Math.ceil(count / 3);
  const seed = digest(city.Ref).readUInt32BE(0);
  const settlementRef = settlementRefOf(city);
  const made = Array.from({ length: count }, (_, index): Point => {
    const isLocker = index >= branches;
    const kind = isLocker ? 'locker' : index % 4 === 0 ? 'cargo' : 'branch';
    const number = String(isLocker ? 20_000 + (seed % 9000) + index : index + 1);
    const street = addressOf(seed, index);
    const name = isLocker
      ? `Поштомат "Нова Пошта" №${number}`
      : `Відділення №${number}${kind === 'branch' ? ' (до 30 кг)' : ''}`;
    return { city, settlementRef, index, seed, number, kind, street, description: `${name}: ${street}` };
  });
  pointsByCity.set(city, made);
  return made;
}

/** The same names in every city, with ids of its own. */
export const streetsOf = (city: City) =>
  streetNames.map((Description) => ({
    Ref: refOf('street', city.Ref, Description),
    Description,
    StreetsTypeRef: 'Street',
    StreetsType: 'вул.',
  }));

export const pointRefOf = ({ city, index }: Point) => refOf(city.Ref, index);

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const everyWeekday = (hours: string) => Object.fromEntries(weekdays.map((day) => [day, hours]));
const limits = (Width: number, Height: number, Length: number) => ({ Width, Height, Length });
const workdays = { ...everyWeekday('08:00-21:00'), Saturday: '09:00-19:00', Sunday: '10:00-18:00' };

/** Fields of lockers and of branches. A weight limit of 0 means that the other one applies. */
const lockerFields = {
  TypeOfWarehouse: typeRefs.locker,
  CategoryOfWarehouse: 'Postomat',
  Phone: '',
  POSTerminal: '0',
  PostFinance: '0',
  TotalMaxWeightAllowed: '20',
  PlaceMaxWeightAllowed: '0',
  MaxDeclaredCost: '29000',
  SendingLimitationsOnDimensions: limits(40, 30, 60),
  ReceivingLimitationsOnDimensions: limits(40, 30, 60),
  Reception: everyWeekday('-'),
  Delivery: everyWeekday('-'),
  Schedule: everyWeekday('00:01-23:59'),
  CanGetMoneyTransfer: '0',
  PostomatFor: 'Sender',
};
const branchFields = {
  CategoryOfWarehouse: 'Branch',
  Phone: '380800500609',
  POSTerminal: '1',
  PostFinance: '1',
  TotalMaxWeightAllowed: '0',
  MaxDeclaredCost: '0',
  Reception: workdays,
  Delivery: everyWeekday('10:00-19:00'),
  Schedule: workdays,
  CanGetMoneyTransfer: '1',
  PostMachineType: '',
};
const sizes = { branch: limits(70, 70, 120), cargo: limits(170, 170, 300) };

function fieldsOfKind({ kind, index }: Point) {
  if (kind === 'locker') {
    // A few are for residents of one building: a shop must not offer these.
    return { ...lockerFields, PostMachineType: index % 83 === 50 ? 'ForResidentsOfEntrance' : 'FullDayService' };
  }
  return {
    ...branchFields,
    TypeOfWarehouse: typeRefs[kind],
    PlaceMaxWeightAllowed: kind === 'branch' ? '30' : '1100',
    SendingLimitationsOnDimensions: sizes[kind],
    ReceivingLimitationsOnDimensions: sizes[kind],
  };
}

/** The full record, in the format of the real API. */
export function warehouseOf(point: Point): Readonly<Record<string, unknown>> {
  const { city, settlementRef, index, seed, number, description, street } = point;
  // A few are closed for repair.
  const isClosed = index % 97 === 40;
  return {
    SiteKey: String((seed % 90_000) + index),
    Description: description,
    DescriptionRu: '',
    ShortAddress: `${city.Description}, ${street}`,
    ShortAddressRu: '',
    Ref: pointRefOf(point),
    Number: number,
    CityRef: city.Ref,
    CityDescription: city.Description,
    CityDescriptionRu: '',
    SettlementRef: settlementRef,
    SettlementDescription: city.Description,
    SettlementAreaDescription: `${city.AreaDescription} область`,
    SettlementRegionsDescription: '',
    SettlementTypeDescription: 'місто',
    SettlementTypeDescriptionRu: '',
    Longitude: (22.2 + (seed % 17_000) / 1000 + (index % 70) / 1000).toFixed(6),
    Latitude: (46.5 + (seed % 5_000) / 1000 + (index % 50) / 1000).toFixed(6),
    BicycleParking: index % 5 === 0 ? '1' : '0',
    PaymentAccess: '0',
    InternationalShipping: '0',
    SelfServiceWorkplacesCount: '0',
    ...fieldsOfKind(point),
    DistrictCode: '',
    WarehouseStatus: isClosed ? 'Repair' : 'Working',
    WarehouseStatusDate: '2026-01-10 00:00:00',
    RegionCity: city.Description,
    Direct: '',
    WarehouseForAgent: '0',
    WorkInMobileAwis: '0',
    DenyToSelect: isClosed ? '1' : '0',
    OnlyReceivingParcel: '0',
    PostalCodeUA: String(10_000 + (seed % 80_000)),
    WarehouseIndex: `${seed % 700}/${index + 1}`,
  };
}
