import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Cost, Endpoint } from '#contracts/kit/endpoint.ts';
import { failure } from '#contracts/kit/envelope.ts';
import { refusalMessages } from '#contracts/messages/messages.ts';
import { html } from '#domain/html.ts';
import { languageOf } from '#domain/language.ts';
import { Refusal, toProblem } from '#server/errors.ts';
import { CallCounter } from './call-counter.ts';
import { isApiAddress } from './failures.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    cost?: Cost;
  }
}

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key of rate limits: an IPv4 address, or the /64 prefix of an IPv6 address, since one household has a whole /64. */
export function callerAddress(ip: string): string {
  const ipv4 = mappedIpv4.exec(ip)?.[1] ?? (ip.includes(':') ? null : ip);
  if (ipv4 !== null) return ipv4;
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Requests outside the contract: rendered pages and static files. */
type CallClass = Cost | 'page' | 'file';

/**
 * Requests per minute and caller. High enough for an office behind one address, a browser that prefetches twenty pages and
 * crawlers; far below what would slow the shop down.
 */
export const callsPerMinute: Record<CallClass, number> = {
  read: 1200,
  search: 300,
  write: 300,
  'sign-in': 120,
  upload: 120,
  export: 120,
  // The bank calls from a few addresses and must not be limited; an unsigned message costs one signature check.
  webhook: 3000,
  page: 600,
  file: 6000,
};

/** Applies to all requests together, cache hits included. */
export const allCallsPerMinute = 12_000;

/** Size of the counter cache: a caller has one counter per class, so a single caller cannot evict those of others. */
const mostCounts = 50_000;

const searchedBy = ['query', 'find', 'filter'];

/** The default cost class of an endpoint. */
export function costOf({ cost, signed, files, method, path, query, body }: Endpoint): Cost {
  if (cost) return cost;
  if (signed) return 'webhook';
  if (files) return 'upload';
  if (path.startsWith('auth/') && method !== 'GET') return 'sign-in';
  if (searchedBy.some((name) => name in { ...query?.shape, ...body?.shape })) return 'search';
  return method === 'GET' ? 'read' : 'write';
}

/** Unknown URLs have a class too, so that none is unlimited. */
function classOf({ method, url, routeOptions }: FastifyRequest): CallClass {
  const { cost } = routeOptions.config;
  if (cost) return cost;
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  if (isApiAddress(url)) return 'read';
  if (/^\/(?:assets|media)\//.test(url)) return 'file';
  // A page with search parameters is a search or a filtered list.
  return url.includes('?') ? 'search' : 'page';
}

export type RateLimitOptions = {
  readonly redisUrl: string | null;
  /** Multiplies every limit; 0 switches them off. */
  readonly factor: number;
};

/**
 * Rate limits per caller and class: in this process, or in Redis for all processes. They fail open: while Redis is unavailable,
 * only `floodGate` counts.
 */
export async function registerRateLimits(app: FastifyInstance, { redisUrl, factor }: RateLimitOptions): Promise<void> {
  if (factor === 0) return;
  const redis = redisUrl === null ? null : await openRedis(redisUrl);
  if (redis) {
    redis.on('error', (err) => app.log.warn({ err }, 'Redis is unavailable; rate limits by class are off'));
    app.addHook('onClose', async () => redis.disconnect());
  }
  await app.register(rateLimit, {
    global: false,
    max: (request) => Math.ceil(callsPerMinute[classOf(request)] * factor),
    timeWindow: '1 minute',
    keyGenerator: (request) => `${classOf(request)} ${callerAddress(request.ip)}`,
    cache: mostCounts,
    ...(redis && { redis, skipOnError: true, nameSpace: 'kraplyna-rate-' }),
  });
  const countCall = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    const counted = await countCall(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    request.log.info({ callClass: classOf(request) }, 'rate limit exceeded');
    const { headers, body } = tooManyCalls(request.raw, counted.ttlInSeconds);
    return reply.code(429).headers(headers).send(body);
  });
}

/** Lazy import: most shops are one process and need no Redis. */
async function openRedis(url: string) {
  const { Redis } = await import('ioredis');
  return new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1, enableOfflineQueue: false });
}

/** Answers 429 and returns true if the caller is over the limit. */
export type FloodGate = (request: IncomingMessage, response: ServerResponse) => boolean;

type FloodGateOptions = Pick<RateLimitOptions, 'factor'> & {
  readonly trustedProxies: readonly string[];
  /** In milliseconds. */
  readonly clock: () => number;
  /** Added to every response. */
  readonly headers: OutgoingHttpHeaders;
  readonly log: Logger;
};

/** Counts every request before anything else is done for it, cache hits included. */
export function floodGate({ factor, trustedProxies, clock, headers, log }: FloodGateOptions): FloodGate {
  if (factor === 0) return () => false;
  const counter = new CallCounter({ most: Math.ceil(allCallsPerMinute * factor), clock });
  const isTrusted = trustedProxies.length > 0 ? proxyAddress.compile([...trustedProxies]) : null;
  const addressOf = (request: IncomingMessage) =>
    (isTrusted ? proxyAddress(request, isTrusted) : request.socket.remoteAddress) ?? '';
  return (request, response) => {
    const caller = callerAddress(addressOf(request));
    const count = counter.count(caller);
    if (count <= counter.most) return false;
    if (count === counter.most + 1) log.warn({ caller }, 'a client exceeded its rate limit');
    const refusal = tooManyCalls(request, counter.secondsLeft);
    response.writeHead(429, { ...headers, ...refusal.headers, 'x-request-id': randomUUID() });
    response.end(request.method === 'HEAD' ? undefined : refusal.body);
    return true;
  };
}

/**
 * JSON in the caller's language for the API; a page in both languages otherwise, since the page's language is not known before
 * routing.
 */
function tooManyCalls({ url = '', headers }: IncomingMessage, seconds: number) {
  const around = { 'retry-after': String(Math.max(1, seconds)), 'cache-control': 'no-store' };
  if (isApiAddress(url)) {
    const refusal = new Refusal('TOO_MANY', { because: 'too-many-calls', retryAfterSeconds: seconds });
    const body = JSON.stringify(failure(toProblem(refusal, languageOf(headers['accept-language']))));
    return { headers: { ...around, 'content-type': 'application/json; charset=utf-8' }, body };
  }
  return {
    headers: {
      ...around,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
    body: tooManyPage,
  };
}

const { uk, en } = refusalMessages;
const tooManyPage = html`<!doctype html>
<html lang="uk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>429</title></head>
<body><main><p>${uk['too-many-calls']}</p><p lang="en">${en['too-many-calls']}</p></main></body></html>
`.source;
