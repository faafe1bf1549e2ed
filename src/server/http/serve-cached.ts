import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import type { CachedResponse, Variant } from './cached-response.ts';
import type { PendingRequests } from './pending-requests.ts';
import type { FloodGate } from './rate-limits.ts';
import type { ResponseCache } from './response-cache.ts';

/** The headers that hooks have set, to be cached with the response; the request id belongs to one request alone. */
export function cacheableHeaders(reply: FastifyReply): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => name !== 'x-request-id'));
}

type Sending = { readonly cached: CachedResponse; readonly variant: Variant; readonly requestId: string };

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { cached, variant, requestId }: Sending,
): void {
  const isNotModified = method === 'GET' && cached.matches(headers['if-none-match']);
  response.writeHead(isNotModified ? 304 : cached.status, [
    ...(isNotModified ? variant.notModifiedHeaders : variant.headers),
    'x-request-id',
    requestId,
  ]);
  response.end(isNotModified || method === 'HEAD' ? undefined : variant.body);
}

/** Sends a response that was found or produced inside a Fastify route. */
export function sendCached(
  { raw, id: requestId }: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): FastifyReply {
  const variant = cached.getVariant(cached.encodingFor(raw.headers['accept-encoding']));
  reply.hijack();
  send(raw, reply.raw, { cached, variant, requestId });
  return reply;
}

/** Answers a cache hit and returns true; false leaves the request to Fastify. */
export type ServeCached = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A hit is one look-up by the raw URL: routing and hooks would cost more than sending the bytes. */
export function serveCached(cache: ResponseCache, pendingRequests: PendingRequests, log: Logger): ServeCached {
  const isLogged = log.isLevelEnabled('debug');
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const key = cache.keys.find(url, headers['accept-language']);
    const cached = key === undefined ? undefined : cache.find(key);
    const variant = cached?.findVariant(cached.encodingFor(headers['accept-encoding']));
    if (!cached || !variant) return false;
    const requestId = randomUUID();
    send(request, response, { cached, variant, requestId });
    pendingRequests.beginIfBuffered(response);
    if (isLogged) log.debug({ requestId, method, url, status: response.statusCode }, 'cache hit');
    return true;
  };
}

/** How long a client may take to send a request. */
export type SocketTimeouts = {
  readonly headersMs: number;
  /** Headers and body together. */
  readonly requestMs: number;
  readonly checkEveryMs: number;
};

/** Time enough for the largest upload over one megabit per second; slow-loris clients are cut off. */
export const socketTimeouts: SocketTimeouts = { headersMs: 20_000, requestMs: 120_000, checkEveryMs: 5000 };

/** Longer than proxies keep an idle connection, so that the server never closes one that they are about to reuse. */
const keepAliveMs = 72_000;

type CacheFirstOptions = {
  readonly serveCached: ServeCached;
  readonly refuseFlood: FloodGate;
  readonly timeouts: SocketTimeouts;
};

/** The HTTP server for Fastify: cache hits are answered before Fastify's router sees the request. */
export function cacheFirstServer({ serveCached, refuseFlood, timeouts }: CacheFirstOptions): FastifyServerFactory {
  const options = {
    keepAliveTimeout: keepAliveMs,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkEveryMs,
  };
  return (handle) => {
    const server = createServer(options, (request, response) => {
      if (refuseFlood(request, response)) return;
      // While the server closes, Fastify adds `connection: close` to every response.
      if (!server.listening || !serveCached(request, response)) handle(request, response);
    });
    return server;
  };
}
