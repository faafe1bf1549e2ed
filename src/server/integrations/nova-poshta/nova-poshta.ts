import { z } from 'zod';
import { type Carrier, CarrierAway } from '#server/modules/delivery/carrier.ts';
import { askingNovaPoshta, type NovaPoshtaOptions } from './ask.ts';
import { readPages } from './pages.ts';

const place = z.object({ Ref: z.string().min(1), Description: z.string().min(1) });
const city = place.extend({ Area: z.string().min(1) });
const branch = place.extend({
  // Older rows lack these, and what says nothing is not closed.
  WarehouseStatus: z.string().catch('Working'),
  DenyToSelect: z.coerce.string().catch('0'),
  PostMachineType: z.string().catch(''),
});

/** One odd row must not hide a whole city. */
function readRows<Row>(rows: readonly unknown[], schema: z.ZodType<Row>): Row[] {
  return rows.flatMap((row) => schema.safeParse(row).data ?? []);
}

/** Some lockers stand in the hall of a house, for those who live there. */
function isForAnybody({ WarehouseStatus, DenyToSelect, PostMachineType }: z.output<typeof branch>): boolean {
  return WarehouseStatus === 'Working' && DenyToSelect !== '1' && !PostMachineType.includes('ForResidents');
}

/** The country has regions and cities: where none can be read, the answer is worth nothing. */
function notEmpty<Row>(rows: Row[], method: string): Row[] {
  if (rows.length === 0) throw new CarrierAway(`The carrier answered ${method} with an empty list`);
  return rows;
}

/** The directories of Nova Poshta, API 2.0. */
export function createNovaPoshta(options: NovaPoshtaOptions): Carrier {
  const ask = askingNovaPoshta(options);
  return {
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
      const places = branches.filter(isForAnybody).map(({ Ref, Description }) => ({ Ref, Description }));
      return { places, isComplete: isComplete && branches.length > 0 };
    },
  };
}
