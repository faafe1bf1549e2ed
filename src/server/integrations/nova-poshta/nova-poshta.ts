import { z } from 'zod';
import {
  type Carrier,
  type CarrierPoint,
  type CarrierRoute,
  CarrierUnavailable,
} from '#server/modules/delivery/carrier.ts';
import type { ParcelCarrier } from '#server/modules/shipments/parcel-carrier.ts';
import { type Ask, askingNovaPoshta, dayOf, type NovaPoshtaOptions } from './nova-poshta-api.ts';
import { createParcelCarrier } from './nova-poshta-parcels.ts';

/** The maximum of the API. */
const pageSize = 500;
/** Concurrent page requests: a large city has twenty pages, too slow one by one. */
const pagesAtOnce = 4;
/** Bounds the pagination if the API never sends a last page. */
const mostPages = 200;

const withRef = z.object({ Ref: z.string() });

type Listing = {
  readonly rows: readonly unknown[];
  /** False if rows are missing by the API's count, or the page limit was reached. */
  readonly isComplete: boolean;
};

/**
 * Reads all pages. The API may ignore pagination, send smaller pages than requested, or repeat rows when its list changes
 * meanwhile: so rows are deduplicated, and a page without new rows is the last. If the API sends a count, reading ends when it is
 * reached.
 */
async function readPages(ask: Ask, method: string, properties: Record<string, string>): Promise<Listing> {
  const found = new Map<string, unknown>();
  const read = (page: number) => ask(method, { ...properties, Page: String(page), Limit: String(pageSize) });
  const take = (rows: readonly unknown[]): boolean => {
    const before = found.size;
    for (const row of rows) found.set(withRef.safeParse(row).data?.Ref ?? JSON.stringify(row), row);
    return found.size > before;
  };

  const opening = await read(1);
  // The API sometimes returns an empty list by mistake, and the correct one on retry.
  const { rows, total } = opening.rows.length > 0 ? opening : await read(1);
  let hasNewRows = take(rows);
  const isCounted = () => total !== null && found.size >= total;
  for (let page = 2; hasNewRows && !isCounted() && page <= mostPages; ) {
    const count = total === null ? 1 : Math.min(pagesAtOnce, Math.ceil((total - found.size) / pageSize));
    const first = page;
    const pages = await Promise.all(Array.from({ length: count }, (_, index) => read(first + index)));
    hasNewRows = pages.map((next) => take(next.rows)).some(Boolean);
    page += count;
  }
  return { rows: [...found.values()], isComplete: total === null ? !hasNewRows : isCounted() };
}

const place = z.object({ Ref: z.string().min(1), Description: z.string().min(1) });
const city = place.extend({ Area: z.string().min(1) });
const branch = place.extend({
  // Older rows lack these fields; missing means open.
  WarehouseStatus: z.string().catch('Working'),
  DenyToSelect: z.coerce.string().catch('0'),
  PostMachineType: z.string().catch(''),
  CategoryOfWarehouse: z.string().catch(''),
  Number: z.union([z.string(), z.number()]).catch('').transform(String),
  WarehouseIndex: z.string().catch(''),
  TotalMaxWeightAllowed: z.coerce.number().catch(0),
  PlaceMaxWeightAllowed: z.coerce.number().catch(0),
  MaxDeclaredCost: z.coerce.number().catch(0),
});
type Branch = z.output<typeof branch>;

/** Of the two weight limits, 0 means that the other one applies. */
const pointOf = ({ Ref, Description, Number: number, WarehouseIndex: index, ...row }: Branch): CarrierPoint => ({
  Ref,
  Description,
  kind: row.PostMachineType !== '' || row.CategoryOfWarehouse === 'Postomat' ? 'locker' : 'branch',
  number,
  index,
  heaviestKg: row.TotalMaxWeightAllowed || row.PlaceMaxWeightAllowed || null,
  highestDeclaredUah: row.MaxDeclaredCost || null,
});

const street = place.extend({ StreetsType: z.string().catch('') });

/** One invalid row must not hide a whole city. */
function readRows<Row>(rows: readonly unknown[], schema: z.ZodType<Row>): Row[] {
  return rows.flatMap((row) => schema.safeParse(row).data ?? []);
}

/** Excludes closed branches and parcel lockers for residents of one building. */
function isForAnybody({ WarehouseStatus, DenyToSelect, PostMachineType }: Branch): boolean {
  return WarehouseStatus === 'Working' && DenyToSelect !== '1' && !PostMachineType.includes('ForResidents');
}

/** An empty list of regions or cities is an error of the API. */
function notEmpty<Row>(rows: Row[], method: string): Row[] {
  if (rows.length === 0) throw new CarrierUnavailable(`The carrier answered ${method} with an empty list`);
  return rows;
}

/** Numbers live, text in the documentation. */
const priceRow = z.object({ Cost: z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]).transform(Number) });
const moment = z.object({ date: z.string() });
/** Some responses lack the outer object. */
const dateRow = z.union([z.object({ DeliveryDate: moment }).transform(({ DeliveryDate }) => DeliveryDate), moment]);

const branchToBranch = ({ from, to }: CarrierRoute) => ({
  CitySender: from,
  CityRecipient: to,
  ServiceType: 'WarehouseWarehouse',
});

/** Nova Poshta, API 2.0: directories, prices, dates and parcels. */
export function createNovaPoshta(options: NovaPoshtaOptions): Carrier & ParcelCarrier {
  const ask = askingNovaPoshta(options);
  return {
    ...createParcelCarrier(ask, options),

    async listAreas() {
      const opening = await ask('getAreas', {});
      const { rows } = opening.rows.length > 0 ? opening : await ask('getAreas', {});
      return { places: notEmpty(readRows(rows, place), 'getAreas'), isComplete: true };
    },

    async listCities() {
      const { rows, isComplete } = await readPages(ask, 'getCities', {});
      const cities = notEmpty(readRows(rows, city), 'getCities');
      const places = cities.map(({ Ref, Description, Area }) => ({ Ref, Description, areaRef: Area }));
      return { places, isComplete };
    },

    async listBranches(cityRef) {
      const { rows, isComplete } = await readPages(ask, 'getWarehouses', { CityRef: cityRef });
      const branches = readRows(rows, branch);
      return { places: branches.filter(isForAnybody).map(pointOf), isComplete: isComplete && branches.length > 0 };
    },

    async listStreets(cityRef) {
      const { rows, isComplete } = await readPages(ask, 'getStreet', { CityRef: cityRef });
      const places = readRows(rows, street).map(({ Ref, StreetsType, Description }) => ({
        Ref,
        Description: `${StreetsType} ${Description}`.trim(),
      }));
      return { places, isComplete: isComplete && places.length > 0 };
    },

    async getPrice(route, { weightGrams, sumKopecks }) {
      const properties = {
        ...branchToBranch(route),
        Weight: String(Math.max(0.1, weightGrams / 1000)),
        Cost: String(Math.ceil(sumKopecks / 100)),
        CargoType: 'Parcel',
        SeatsAmount: '1',
      };
      const { rows } = await ask('getDocumentPrice', properties, 'InternetDocument');
      const price = priceRow.safeParse(rows[0]).data;
      if (!price) throw new CarrierUnavailable('The carrier answered getDocumentPrice without a price');
      return Math.round(price.Cost * 100);
    },

    async getArrivalDay(route, sentOn) {
      const properties = { ...branchToBranch(route), DateTime: sentOn.split('-').reverse().join('.') };
      const { rows } = await ask('getDocumentDeliveryDate', properties, 'InternetDocument');
      const day = dayOf(dateRow.safeParse(rows[0]).data?.date ?? '');
      if (day === null) throw new CarrierUnavailable('The carrier answered getDocumentDeliveryDate without a day');
      return day;
    },
  };
}
