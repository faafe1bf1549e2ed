import { z } from 'zod';
import { areas, cities, warehousesOf } from './directory.ts';

/** Numbers may come as text, as everywhere in this protocol. */
const number = z.coerce.number().int().positive().optional();

const question = z.object({
  apiKey: z.string().default(''),
  modelName: z.enum(['Address', 'AddressGeneral']),
  calledMethod: z.enum(['getAreas', 'getCities', 'getWarehouses']),
  methodProperties: z
    .object({ CityRef: z.string().optional(), Ref: z.string().optional(), Page: number, Limit: number })
    // An empty list stands for an empty object with some clients.
    .or(z.array(z.unknown()).transform(() => ({})))
    .default({}),
});
type Paging = { Page?: number | undefined; Limit?: number | undefined };

const empty = { errors: [], warnings: [], messageCodes: [], errorCodes: [], warningCodes: [], infoCodes: [] };
const found = (data: readonly unknown[]) => ({ success: true, data, ...empty, info: [] });
const refused = (code: string, text: string) => ({
  success: false,
  data: [],
  ...empty,
  errors: [text],
  errorCodes: [code],
  info: [],
});

const largestPage = 500;

/** Without a page the whole list comes, as from the real carrier. */
function paged(rows: readonly unknown[], { Page, Limit = largestPage }: Paging) {
  const size = Math.min(Limit, largestPage);
  const data = Page === undefined ? rows : rows.slice((Page - 1) * size, Page * size);
  return { ...found(data), info: { totalCount: rows.length } };
}

/** What the real carrier would say, as far as the directories of addresses go. Nobody is told about other things. */
export function answerTo(body: unknown, key: string): object {
  const parsed = question.safeParse(body);
  if (!parsed.success) return refused('20000100016', 'Called method is not allowed');
  const { apiKey, calledMethod, methodProperties } = parsed.data;
  if (apiKey === '') return refused('20000200069', 'apiKey is empty');
  if (apiKey !== key) return refused('20000200068', 'API auth fail');
  if (calledMethod === 'getAreas') return found(areas);
  const properties: { CityRef?: string | undefined; Ref?: string | undefined } & Paging = methodProperties;
  if (calledMethod === 'getCities') {
    const { Ref } = properties;
    return paged(Ref === undefined ? cities : cities.filter((city) => city.Ref === Ref), properties);
  }
  if (properties.CityRef === undefined) return refused('20000900767', 'CityRef is not specified');
  const warehouses = warehousesOf(properties.CityRef);
  return warehouses ? paged(warehouses, properties) : refused('20000900768', 'City not found');
}
