import { z } from 'zod';
import { CarrierAway } from '#server/modules/delivery/carrier.ts';

/** Lists are never trusted to be lists: the carrier puts strings, objects or one object where it says "array". */
const envelope = z.object({
  success: z.boolean(),
  data: z.array(z.unknown()).catch([]),
  errors: z.unknown().optional(),
  errorCodes: z.unknown().optional(),
  info: z.object({ totalCount: z.coerce.number().int().nonnegative() }).nullable().catch(null),
});

export type Rows = {
  readonly rows: readonly unknown[] /** Null where the carrier does not count. */;
  readonly total: number | null;
};

/** What the carrier answers to who asks too quickly; it has not looked at the question. */
const tooManyRequests = '20000401501';

export class AskedTooOften extends CarrierAway {}

function wordsOf(found: unknown): string[] {
  if (typeof found === 'string' || typeof found === 'number') return [String(found)];
  return typeof found === 'object' && found !== null ? Object.values(found).flatMap(wordsOf) : [];
}

function refusalOf(method: string, { errors, errorCodes }: z.output<typeof envelope>): CarrierAway {
  const codes = wordsOf(errorCodes);
  const said = [...codes, ...wordsOf(errors)].join(', ').slice(0, 300) || 'without a reason';
  const Kind = codes.includes(tooManyRequests) ? AskedTooOften : CarrierAway;
  return new Kind(`The carrier refused ${method}: ${said}`);
}

/** A failure comes with HTTP 200 as well, so that only the envelope tells. */
export function openEnvelope(method: string, status: number, text: string): Rows {
  const parsed = envelope.safeParse(parseJson(text));
  if (!parsed.success) throw new CarrierAway(`The carrier answered ${method} with ${status} and no envelope`);
  if (!parsed.data.success) throw refusalOf(method, parsed.data);
  if (status !== 200) throw new CarrierAway(`The carrier answered ${method} with ${status}`);
  return { rows: parsed.data.data, total: parsed.data.info?.totalCount ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
