import type { Answer, Call, Endpoint } from './endpoint.ts';
import { fillPath } from './endpoint.ts';
import { openEnvelope } from './envelope.ts';
import { Problem } from './problem.ts';
import { writeQuery } from './query-string.ts';

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, File | undefined>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  outlivesPage?: boolean;
};

export type HttpTransportOptions = {
  /** Empty in the browser; the server's address in tests. */
  readonly origin?: string;
  readonly language: () => string;
  readonly token: () => string | null;
  /** Message for a response without one. */
  readonly fallback: () => string;
  /** Message for a failed connection. */
  readonly offline: () => string;
  /** Replaces fetch, to report upload progress. */
  readonly send?: (address: string, request: RequestInit) => Promise<Response>;
};

function formOf({ body = {}, files = {} }: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== null) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
  return form;
}

function requestOf(endpoint: Endpoint, parts: Parts, options: HttpTransportOptions): RequestInit {
  const accept = endpoint.download ? `${endpoint.download.type}, application/json` : 'application/json';
  const headers = new Headers({ accept, 'accept-language': options.language() });
  const token = options.token();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (parts.idempotencyKey !== undefined) headers.set('idempotency-key', parts.idempotencyKey);
  const request: RequestInit = { method: endpoint.method, headers };
  if (parts.outlivesPage) request.keepalive = true;
  if (parts.signal) request.signal = parts.signal;
  if (endpoint.files) request.body = formOf(parts);
  else if (parts.body !== undefined) {
    headers.set('content-type', 'application/json');
    request.body = JSON.stringify(parts.body);
  }
  return request;
}

/** Makes calls over HTTP. Without a timeout: a slow response is still useful. */
export function httpTransport(options: HttpTransportOptions): Call {
  const send = options.send ?? ((address, request) => fetch(address, request));
  return async (endpoint, input) => {
    const parts = input as Parts;
    const address = `${options.origin ?? ''}/api/${fillPath(endpoint.path, parts.params)}${writeQuery(parts.query)}`;
    const refuseBroken = (error: unknown) => {
      if (parts.signal?.aborted) throw error;
      throw new Problem('UNAVAILABLE', options.offline(), { cause: error });
    };
    const response = await send(address, requestOf(endpoint, parts, options)).catch(refuseBroken);
    if (endpoint.download && response.headers.get('content-type') === endpoint.download.type) {
      const data = new Uint8Array(await response.arrayBuffer().catch(refuseBroken));
      return { message: '', data } satisfies Answer<unknown> as never;
    }
    const body: unknown = await response.json().catch((error: unknown) => {
      if (parts.signal?.aborted) throw error;
    });
    return openEnvelope(response.status, body, options.fallback()) satisfies Answer<unknown> as never;
  };
}
