import { setTimeout as pause } from 'node:timers/promises';
import { CarrierAway } from '#server/modules/delivery/carrier.ts';
import { AskedTooOften, openEnvelope, type Rows } from './envelope.ts';

export type NovaPoshtaOptions = {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs?: number;
  /** How long to wait when it answers that it is asked too often; each time twice as long. */
  readonly pauseMs?: number;
};

export type Ask = (method: string, properties: Record<string, string>) => Promise<Rows>;

/** Pauses of one, two and four seconds lie between them. */
const mostTries = 4;

/** One question about addresses. It only reads, so that asking again is harmless. */
export function askingNovaPoshta({ url, key, timeoutMs = 10_000, pauseMs = 1000 }: NovaPoshtaOptions): Ask {
  async function send(method: string, address: string, init: RequestInit) {
    try {
      const response = await fetch(address, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Read here, so that the time-out and a broken connection cover the body as well. A complaint may repeat the key,
      // and complaints are logged.
      const text = (await response.text()).replaceAll(key, '***');
      return { status: response.status, location: response.headers.get('location'), text };
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      const what = isLate ? `did not answer in ${timeoutMs} ms` : 'cannot be reached';
      throw new CarrierAway(`The carrier ${what} (${method})`, { cause });
    }
  }

  async function askOnce(method: string, properties: Record<string, string>): Promise<Rows> {
    const question = { apiKey: key, modelName: 'Address', calledMethod: method, methodProperties: properties };
    const address = `${url}/`;
    const answer = await send(method, address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
    });
    if (answer.status !== 303 || answer.location === null) return openEnvelope(method, answer.status, answer.text);
    // Long lists are sometimes a file elsewhere. The key stays behind: only the address that it belongs to may see it.
    const file = URL.parse(answer.location, address);
    if (file?.protocol !== 'https:' && file?.origin !== new URL(address).origin) {
      throw new CarrierAway(`The carrier sent ${method} to an address that cannot be followed`);
    }
    const { status, text } = await send(method, file.href, { headers: { accept: 'application/json' } });
    return openEnvelope(method, status, text);
  }

  return async (method, properties) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await askOnce(method, properties);
      } catch (error) {
        if (!(error instanceof AskedTooOften) || tries === mostTries) throw error;
        await pause(pauseMs * 2 ** (tries - 1));
      }
    }
  };
}
