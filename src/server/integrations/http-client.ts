import { setTimeout as pause } from 'node:timers/promises';

export type HttpResponse = { readonly status: number; readonly headers: Headers; readonly bytes: Buffer<ArrayBuffer> };

/** `operation` names the request in error messages; the URL may hold secrets. */
export type HttpClient = (operation: string, url: string, init?: RequestInit) => Promise<HttpResponse>;

type HttpClientOptions = {
  readonly service: string;
  readonly timeoutMs: number;
  /** The port's error for an unavailable service. An error status is returned as a response, for the caller to map. */
  readonly Unavailable: new (
    message: string,
    options?: ErrorOptions,
  ) => Error;
  /** For services with signed requests. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

/** Also reads the body, so that the timeout covers it and a broken connection is mapped. */
export function createHttpClient({
  service,
  timeoutMs,
  Unavailable,
  fetch: send = fetch,
}: HttpClientOptions): HttpClient {
  return async (operation, url, init) => {
    // Not `AbortSignal.timeout`: its timer runs on after the response, and then makes an error that nobody needs.
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), timeoutMs);
    try {
      const response = await send(url, { ...init, signal: timeout.signal });
      return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch (cause) {
      const failure = timeout.signal.aborted ? `did not answer in ${timeoutMs} ms` : 'cannot be reached';
      throw new Unavailable(`${service} ${failure} (${operation})`, { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}

export const jsonRequest = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify(body),
});

/** Undefined for what is not JSON, such as the error page of a proxy. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type RetryOptions = {
  readonly attempts: number;
  /** Before the second attempt; doubled before each further one. */
  readonly backOffMs: number;
  readonly isRetryable: (error: unknown) => boolean;
};

/** Retries with exponential back-off. Only for reads: a write may have worked although its response was lost. */
export async function withRetries<Result>(
  request: () => Promise<Result>,
  { attempts, backOffMs, isRetryable }: RetryOptions,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await pause(backOffMs * 2 ** (attempt - 1));
    }
  }
}
