import { createHash } from 'node:crypto';
import { pointCountOf, regions } from './regions.ts';
import { addressOf } from './streets.ts';

/** The carrier's own records, with its own spelling; everything it does not fill is left out. */
export type Area = { Ref: string; AreasCenter: string; Description: string; DescriptionRu: string };
export type City = {
  Ref: string;
  Description: string;
  DescriptionRu: string;
  Area: string;
  AreaDescription: string;
  SettlementType: string;
  SettlementTypeDescription: string;
  IsBranch: string;
  CityID: string;
  SpecialCashCheck: number;
};
export type Warehouse = Record<string, unknown> & { Ref: string; Number: string; Description: string; CityRef: string };

const types = {
  branch: '841339c7-591a-42e2-8233-7a0a00f0ed6f',
  cargo: '9a68df70-0267-42a8-bb5c-37f427e36ee4',
  locker: 'f9316480-5f2d-425d-bc2c-ac7cd29decf0',
};

const digest = (...parts: (string | number)[]) => createHash('sha256').update(parts.join('\n')).digest();

/** The same thing has the same mark on every machine. */
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

export const cities: readonly City[] = regions
  .flatMap(({ name, suffix, centrePrefix, cities: names }) =>
    names.map((city, index) => ({
      Ref: index === 0 ? centreRef(centrePrefix) : refOf(name, city),
      Description: city,
      DescriptionRu: '',
      Area: areaRef(suffix),
      AreaDescription: name,
      SettlementType: '563ced10-f210-11e3-8c4a-0050568002cf',
      SettlementTypeDescription: 'місто',
      IsBranch: index === 0 ? '1' : '0',
      CityID: String(digest(name, city).readUInt16BE(0)),
      SpecialCashCheck: 1,
    })),
  )
  .sort((one, other) => byName(one.Description, other.Description));

const citiesByRef = new Map(cities.map((city) => [city.Ref, city]));
const lists = new Map<string, readonly Warehouse[]>();

/** Branches first, then twice as many lockers; null for a city that nobody knows. Made when somebody asks for the first time. */
export function warehousesOf(cityRef: string): readonly Warehouse[] | null {
  const known = lists.get(cityRef);
  if (known) return known;
  const city = citiesByRef.get(cityRef);
  if (!city) return null;
  const isCentre = city.IsBranch === '1';
  const count = pointCountOf(city.Description, isCentre);
  const branches = Math.ceil(count / 3);
  const seed = digest(city.Ref).readUInt32BE(0);
  const made = Array.from({ length: count }, (_, index) => makeWarehouse(city, seed, index, branches));
  lists.set(cityRef, made);
  return made;
}

/** What only lockers have, and what only branches. */
const lockerPoint = (street: string, number: string, isForResidents: boolean) => ({
  Description: `Поштомат "Нова Пошта" №${number}: ${street}`,
  TypeOfWarehouse: types.locker,
  CategoryOfWarehouse: 'Postomat',
  TotalMaxWeightAllowed: '20',
  PlaceMaxWeightAllowed: '20',
  Schedule: { Monday: '00:00-23:59', Saturday: '00:00-23:59', Sunday: '00:00-23:59' },
  PostMachineType: isForResidents ? 'ForResidentsOfEntrance' : 'FullServicePostMachine',
});

const branchPoint = (street: string, number: string, isSmall: boolean) => ({
  Description: `Відділення №${number}${isSmall ? ' (до 30 кг)' : ''}: ${street}`,
  TypeOfWarehouse: isSmall ? types.branch : types.cargo,
  CategoryOfWarehouse: 'Branch',
  TotalMaxWeightAllowed: isSmall ? '30' : '1100',
  PlaceMaxWeightAllowed: isSmall ? '30' : '1100',
  Schedule: { Monday: '08:00-21:00', Saturday: '09:00-19:00', Sunday: '10:00-18:00' },
  PostMachineType: 'None',
});

function makeWarehouse(city: City, seed: number, index: number, branches: number): Warehouse {
  const isLocker = index >= branches;
  const street = addressOf(seed, index);
  const number = String(isLocker ? 20_000 + (seed % 9000) + index : index + 1);
  // A few are closed for works, and a few lockers let in nobody but their house: a shop must not offer these.
  const isClosed = index % 97 === 40;
  return {
    SiteKey: String((seed % 90_000) + index),
    Ref: refOf(city.Ref, index),
    Number: number,
    DescriptionRu: '',
    ShortAddress: `${city.Description}, ${street}`,
    Phone: '380800500609',
    CityRef: city.Ref,
    CityDescription: city.Description,
    SettlementAreaDescription: city.AreaDescription,
    ...(isLocker ? lockerPoint(street, number, index % 83 === 50) : branchPoint(street, number, index % 4 !== 0)),
    WarehouseStatus: isClosed ? 'Repair' : 'Working',
    DenyToSelect: isClosed ? '1' : '0',
    WarehouseIndex: `${seed % 700}/${index + 1}`,
  };
}
