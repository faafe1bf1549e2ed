import { z } from 'zod';
import type { Carrier } from '#server/modules/delivery/carrier.ts';
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

/** The directories of Nova Poshta, API 2.0. */
export function createNovaPoshta(options: NovaPoshtaOptions): Carrier {
  const ask = askingNovaPoshta(options);
  return {
    async listAreas() {
      const { rows } = await ask('getAreas', {});
      return readRows(rows, place);
    },

    async listCities() {
      const cities = readRows(await readPages(ask, 'getCities', {}), city);
      return cities.map(({ Ref, Description, Area }) => ({ Ref, Description, areaRef: Area }));
    },

    async listBranches(cityRef) {
      const branches = readRows(await readPages(ask, 'getWarehouses', { CityRef: cityRef }), branch);
      return branches.filter(isForAnybody).map(({ Ref, Description }) => ({ Ref, Description }));
    },
  };
}
