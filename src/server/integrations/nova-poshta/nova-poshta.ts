import { z } from 'zod';
import { type Carrier, CarrierUnavailable } from '#server/modules/delivery/carrier.ts';
import { createHttpClient, type HttpResponse, jsonRequest, parseJson, withRetries } from '../http-client.ts';

/** Lists are never trusted to be lists: the carrier puts strings, objects or one object where it says "array". */
const envelope = z.object({
  success: z.boolean(),
  data: z.array(z.unknown()).catch([]),
  errors: z.unknown().optional(),
  errorCodes: z.unknown().optional(),
  info: z.object({ totalCount: z.coerce.number().int().nonnegative() }).nullable().catch(null),
});

type Rows = {
  readonly rows: readonly unknown[];
  /** Null where the carrier does not count. */
  readonly total: number | null;
};

/** The carrier's code for a request over its rate limit. */
const tooManyRequests = '20000401501';

class RateLimited extends CarrierUnavailable {}

function wordsOf(found: unknown): string[] {
  if (typeof found === 'string' || typeof found === 'number') return [String(found)];
  return typeof found === 'object' && found !== null ? Object.values(found).flatMap(wordsOf) : [];
}

function refusalOf(method: string, { errors, errorCodes }: z.output<typeof envelope>): CarrierUnavailable {
  const codes = wordsOf(errorCodes);
  const said = [...codes, ...wordsOf(errors)].join(', ').slice(0, 300) || 'without a reason';
  const Kind = codes.includes(tooManyRequests) ? RateLimited : CarrierUnavailable;
  return new Kind(`The carrier refused ${method}: ${said}`);
}

/** A failure comes with HTTP 200 as well, so that only the envelope tells. */
function openEnvelope(method: string, status: number, text: string): Rows {
  const parsed = envelope.safeParse(parseJson(text));
  if (!parsed.success) throw new CarrierUnavailable(`The carrier answered ${method} with ${status} and no envelope`);
  if (!parsed.data.success) throw refusalOf(method, parsed.data);
  if (status !== 200) throw new CarrierUnavailable(`The carrier answered ${method} with ${status}`);
  return { rows: parsed.data.data, total: parsed.data.info?.totalCount ?? null };
}

export type NovaPoshtaOptions = {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs?: number;
  /** Before the first retry of a rate-limited request; doubled each time. */
  readonly backOffMs?: number;
};

type Ask = (method: string, properties: Record<string, string>) => Promise<Rows>;

const mostAttempts = 4;

function askingNovaPoshta({ url, key, timeoutMs = 10_000, backOffMs = 1000 }: NovaPoshtaOptions): Ask {
  const client = createHttpClient({ service: 'The carrier', timeoutMs, Unavailable: CarrierUnavailable });
  const address = `${url}/`;

  /** An error may repeat the key, and errors are logged. */
  const textOf = ({ bytes }: HttpResponse) => bytes.toString().replaceAll(key, '***');

  async function askOnce(method: string, properties: Record<string, string>): Promise<Rows> {
    const question = { apiKey: key, modelName: 'Address', calledMethod: method, methodProperties: properties };
    const response = await client(method, address, { ...jsonRequest(question), redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status !== 303 || location === null) return openEnvelope(method, response.status, textOf(response));
    // Long lists are sometimes a file on another host, which must not see the key.
    const file = URL.parse(location, address);
    if (file?.protocol !== 'https:' && file?.origin !== new URL(address).origin) {
      throw new CarrierUnavailable(`The carrier sent ${method} to an address that cannot be followed`);
    }
    const list = await client(method, file.href, { headers: { accept: 'application/json' }, redirect: 'manual' });
    return openEnvelope(method, list.status, textOf(list));
  }

  const isRetryable = (error: unknown) => error instanceof RateLimited;
  return (method, properties) =>
    withRetries(() => askOnce(method, properties), { attempts: mostAttempts, backOffMs, isRetryable });
}

/** The most that the carrier puts into one page. */
const pageSize = 500;
/** A city of ten thousand branches is twenty pages: one after the other they would take longer than a buyer waits. */
const pagesAtOnce = 4;
/** More than any list has; a carrier that never ends its pages must not be read for ever. */
const mostPages = 200;

const withRef = z.object({ Ref: z.string() });

type Listing = {
  readonly rows: readonly unknown[];
  /** False where the carrier counts more rows than it sent, or sent pages without end. */
  readonly isComplete: boolean;
};

/**
 * All rows of a list. The carrier may ignore the paging and send everything at once, send smaller pages than it was asked
 * for, or send rows twice when its list changes in between: each row is taken once, and a page that brings nothing new is
 * the last. Where the carrier counts, its count ends the reading earlier.
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
  // An empty list was seen where there was something, and the same question was answered well right after.
  const { rows, total } = opening.rows.length > 0 ? opening : await read(1);
  let hasNews = take(rows);
  const isCounted = () => total !== null && found.size >= total;
  for (let page = 2; hasNews && !isCounted() && page <= mostPages; ) {
    const count = total === null ? 1 : Math.min(pagesAtOnce, Math.ceil((total - found.size) / pageSize));
    const first = page;
    const pages = await Promise.all(Array.from({ length: count }, (_, index) => read(first + index)));
    hasNews = pages.map((next) => take(next.rows)).some(Boolean);
    page += count;
  }
  return { rows: [...found.values()], isComplete: total === null ? !hasNews : isCounted() };
}

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
  if (rows.length === 0) throw new CarrierUnavailable(`The carrier answered ${method} with an empty list`);
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
