import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

export type HttpRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
};

export type HttpResponse = {
  readonly status: number;
  header(name: string): string | null;
  readonly bytes: Buffer<ArrayBuffer>;
};

/** `operation` names the request in error messages; the URL may hold secrets. Redirects are not followed. */
export type HttpClient = (operation: string, url: string, request?: HttpRequest) => Promise<HttpResponse>;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type HttpClientOptions = {
  readonly service: string;
  readonly timeoutMs: number;
  /** The port's error for an unavailable service. An error status is returned as a response, for the caller to map. */
  readonly Unavailable: new (
    message: string,
    options?: ErrorOptions,
  ) => Error;
  /** For services with signed requests, or with long responses, which `fetch` asks for compressed. */
  readonly fetch?: Fetch;
};

/** Also reads the body, so that the timeout covers it and a broken connection is mapped. */
export function createHttpClient({ service, timeoutMs, Unavailable, fetch }: HttpClientOptions): HttpClient {
  const send = fetch ? sendByFetch(fetch) : sendByNode;
  return async (operation, url, request = {}) => {
    // Not `AbortSignal.timeout`: its timer runs on after the response, and then makes an error that nobody needs.
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), timeoutMs);
    try {
      return await send(url, request, timeout.signal);
    } catch (cause) {
      const failure = timeout.signal.aborted ? `did not answer in ${timeoutMs} ms` : 'cannot be reached';
      throw new Unavailable(`${service} ${failure} (${operation})`, { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}

type Send = (url: string, request: HttpRequest, signal: AbortSignal) => Promise<HttpResponse>;

const sendByFetch =
  (fetch: Fetch): Send =>
  async (url, request, signal) => {
    const response = await fetch(url, { ...request, redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, header: (name) => headers.get(name), bytes: Buffer.from(await response.arrayBuffer()) };
  };

/** Some firewalls refuse requests without one. */
const userAgent = 'kraplyna';

/** Without `fetch`, which takes twice the CPU for a short call. */
const sendByNode: Send = (url, { method = 'GET', headers = {}, body = '' }, signal) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestByHttps : requestByHttp;
    const answered = (response: IncomingMessage) => {
      const parts: Buffer<ArrayBuffer>[] = [];
      response
        .on('error', reject)
        .on('data', (part) => parts.push(part))
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            header: (name) => response.headers[name]?.toString() ?? null,
            bytes: Buffer.concat(parts),
          }),
        );
    };
    send(url, { method, headers: { 'user-agent': userAgent, ...headers }, signal }, answered)
      .on('error', reject)
      .end(body);
  });

export const jsonRequest = (body: unknown): HttpRequest => ({
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
