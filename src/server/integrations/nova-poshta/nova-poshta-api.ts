import { z } from 'zod';
import { isShopDay, type ShopDay } from '#domain/dates.ts';
import { CarrierUnavailable } from '#server/modules/delivery/carrier.ts';
import { CarrierBusy, CarrierRefused } from '#server/modules/shipments/parcel-carrier.ts';
import { createHttpClient, type HttpResponse, jsonRequest, parseJson, withRetries } from '../http-client.ts';

/** Tolerant: the API returns strings or objects where its documentation says array. */
const envelope = z.object({
  success: z.boolean(),
  data: z.array(z.unknown()).catch([]),
  errors: z.unknown().optional(),
  errorCodes: z.unknown().optional(),
  warnings: z.unknown().optional(),
  info: z.object({ totalCount: z.coerce.number().int().nonnegative() }).nullable().catch(null),
});

export type Rows = {
  readonly rows: readonly unknown[];
  /** Null if the API sends no count. */
  readonly total: number | null;
  readonly warnings: readonly string[];
};

/** The carrier's code for a request over its rate limit. */
const tooManyRequests = '20000401501';

export function wordsOf(found: unknown): string[] {
  if (typeof found === 'string' || typeof found === 'number') return [String(found)];
  return typeof found === 'object' && found !== null ? Object.values(found).flatMap(wordsOf) : [];
}

function refusalOf(method: string, { errors, errorCodes }: z.output<typeof envelope>): CarrierUnavailable {
  const codes = wordsOf(errorCodes);
  const said = wordsOf(errors).join(', ').slice(0, 300);
  const message = `The carrier refused ${method}: ${[...codes, said].join(', ').slice(0, 300) || 'without a reason'}`;
  return codes.includes(tooManyRequests) ? new CarrierBusy(message) : new CarrierRefused(message, codes, said);
}

const isClientError = (status: number) => status >= 400 && status < 500;

/** Failures have HTTP 200 too; only the envelope shows them. With a server error, nobody knows whether a write was done. */
function openEnvelope(method: string, status: number, text: string): Rows {
  const parsed = envelope.safeParse(parseJson(text));
  if (status === 429) throw new CarrierBusy(`The carrier answered ${method} with ${status}`);
  if (!parsed.success) {
    const message = `The carrier answered ${method} with ${status} and no envelope`;
    throw isClientError(status) ? new CarrierRefused(message, [], `HTTP ${status}`) : new CarrierUnavailable(message);
  }
  if (!parsed.data.success && status < 500) throw refusalOf(method, parsed.data);
  if (status !== 200) throw new CarrierUnavailable(`The carrier answered ${method} with ${status}`);
  const { data: rows, info, warnings } = parsed.data;
  return { rows, total: info?.totalCount ?? null, warnings: wordsOf(warnings) };
}

export type NovaPoshtaOptions = {
  readonly url: string;
  readonly key: string;
  /** Where labels are printed; by default the same address. */
  readonly printUrl?: string;
  readonly timeoutMs?: number;
  /** Before the first retry of a rate-limited request; doubled each time. */
  readonly backOffMs?: number;
};

type Model = 'Address' | 'InternetDocument' | 'Counterparty' | 'TrackingDocument' | 'ScanSheet';

/** A request over the rate limit is refused before it is executed, so writes are repeated too. */
export type Ask = (method: string, properties: Record<string, unknown>, model?: Model) => Promise<Rows>;

const mostAttempts = 4;

export function askingNovaPoshta({ url, key, timeoutMs = 10_000, backOffMs = 1000 }: NovaPoshtaOptions): Ask {
  const client = createHttpClient({ service: 'The carrier', timeoutMs, Unavailable: CarrierUnavailable, fetch });
  const address = `${url}/`;

  /** An error message may contain the API key, and errors are logged. */
  const textOf = ({ bytes }: HttpResponse) => bytes.toString().replaceAll(key, '***');

  async function requestOnce(method: string, properties: Record<string, unknown>, model: Model): Promise<Rows> {
    const question = { apiKey: key, modelName: model, calledMethod: method, methodProperties: properties };
    const response = await client(method, address, jsonRequest(question));
    const location = method.startsWith('get') ? response.header('location') : null;
    if (response.status !== 303 || location === null) return openEnvelope(method, response.status, textOf(response));
    // Long lists may be redirected to a file on another host, which must not receive the API key.
    const file = URL.parse(location, address);
    if (file?.protocol !== 'https:' && file?.origin !== new URL(address).origin) {
      throw new CarrierUnavailable(`The carrier sent ${method} to an address that cannot be followed`);
    }
    const list = await client(method, file.href, { headers: { accept: 'application/json' } });
    return openEnvelope(method, list.status, textOf(list));
  }

  const isRetryable = (error: unknown) => error instanceof CarrierBusy;
  return (method, properties, model = 'Address') =>
    withRetries(() => requestOnce(method, properties, model), { attempts: mostAttempts, backOffMs, isRetryable });
}

/** Undefined for a row that is not as expected. */
export const firstRow = <Row>({ rows }: Rows, schema: z.ZodType<Row>): Row | undefined =>
  schema.safeParse(rows[0]).data;

/** '2026-09-15 18:00:00', '15-09-2026 18:00:00' or '15.09.2026', else null. */
export function dayOf(text: string): ShopDay | null {
  const [, day, month, year] = /^(\d{2})[.-](\d{2})[.-](\d{4})/.exec(text) ?? [];
  const written = year ? `${year}-${month}-${day}` : text.slice(0, 10);
  // Unset is the year 1.
  return isShopDay(written) && written > '2000' ? written : null;
}
