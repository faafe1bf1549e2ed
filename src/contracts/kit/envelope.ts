import type { Answer } from './endpoint.ts';
import { isProblemCode, Problem } from './problem.ts';

type Success = { status: true; message: string; data: unknown };
/** The format of every response under /api. */
export type Envelope = Success | { status: false; message: string; code: string; data: Record<string, unknown> };

export const success = (message: string, data: unknown): Success => ({ status: true, message, data });

export const failure = ({ message, code, data }: Problem): Envelope => ({ status: false, message, code, data });

/** Parses a response; one in another format becomes a `Problem` with the fallback message. */
export function openEnvelope<Data>(httpStatus: number, body: unknown, fallback: string): Answer<Data> {
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as Partial<Record<string, unknown>>;
  const message = typeof envelope.message === 'string' && envelope.message !== '' ? envelope.message : fallback;
  if (envelope.status === true && httpStatus < 400) return { message, data: envelope.data as Data };
  const { code: given } = envelope;
  const code = isProblemCode(given) ? given : null;
  const data = typeof envelope.data === 'object' && envelope.data !== null ? envelope.data : {};
  // A streamed response (NDJSON) was started with 200, so the status is derived from the code.
  const status = httpStatus < 400 && code ? {} : { status: httpStatus };
  throw new Problem(code ?? 'FAILED', message, { data: data as Record<string, unknown>, ...status });
}
