import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { BankAway, BankRefused } from '#server/modules/payments/bank.ts';

export type HttpOptions = { url: string; token: string; timeoutMs?: number; pauseMs?: number };

export type MonobankHttp = {
  /** Asked again once if no answer came: a read changes nothing. */
  read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>>;
  /** Never repeated by itself: the first may have worked although its answer was lost. */
  write<Schema extends z.ZodType>(path: string, body: unknown, schema: Schema): Promise<z.output<Schema>>;
  /** A write whose whole answer is its status: the body may be empty and is not read. */
  command(path: string, body: unknown): Promise<void>;
};

const failure = z.object({ errCode: z.string(), errText: z.string().catch('') });

/** Refusals that the bank answers with a status as if it were in trouble. */
const refusalsByCode = new Set(['CANCEL_NOT_AVAILABLE']);

export function monobankHttp({ url, token, timeoutMs = 5000, pauseMs = 250 }: HttpOptions): MonobankHttp {
  /** An answer of 200, whose body nobody has read yet. */
  async function call(path: string, init: RequestInit): Promise<Response> {
    const response = await arriving(
      fetch(`${url}/api/merchant/${path}`, {
        ...init,
        headers: { 'X-Token': token, accept: 'application/json', ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
    if (response.status !== 200) throw failureOf(response.status, await arriving(response.json()));
    return response;
  }

  async function exchange<Schema extends z.ZodType>(path: string, schema: Schema, init: RequestInit) {
    const response = await call(path, init);
    const read = schema.safeParse(await arriving(response.json()));
    if (!read.success) throw new BankAway(`The bank's answer to ${nameOf(path)} is not what it should be`);
    return read.data;
  }

  return {
    async read(path, schema) {
      try {
        return await exchange(path, schema, {});
      } catch (error) {
        if (!(error instanceof BankAway)) throw error;
        await pause(pauseMs);
        return exchange(path, schema, {});
      }
    },
    write: (path, body, schema) => exchange(path, schema, posting(body)),
    async command(path, body) {
      const response = await call(path, posting(body));
      await response.body?.cancel();
    },
  };
}

const posting = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A time-out, a broken line, or a page of somebody who stands before the bank: all of them are no answer. */
async function arriving<Value>(value: Promise<Value>): Promise<Value> {
  try {
    return await value;
  } catch (cause) {
    throw new BankAway('The bank did not answer', { cause });
  }
}

/** By the code, never by the text. */
function failureOf(status: number, body: unknown): BankAway | BankRefused {
  const told = failure.safeParse(body);
  if (!told.success) return new BankAway(`The bank answered ${status} without saying why`);
  const { errCode, errText } = told.data;
  const isTrouble = (status >= 500 || status === 429) && !refusalsByCode.has(errCode);
  return isTrouble
    ? new BankAway(`The bank answered ${status} ${errCode}`)
    : new BankRefused(errCode, `${status} ${errText}`);
}

/** Without what was asked about, for the log. */
function nameOf(path: string): string {
  return path.split('?', 1)[0] ?? path;
}
