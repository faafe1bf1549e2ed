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

/** The client for counting: an IPv4 address, or the /64 prefix of an IPv6 address, within which a household has any number. */
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

/** What is no call of the contract: rendered pages, and files as they are. */
type CallClass = Cost | 'page' | 'file';

/**
 * How many calls of a class one caller may make in a minute. Generous to an office behind one address, to a browser that loads
 * twenty pages ahead and to crawlers; far below what it takes to slow the shop down for others.
 */
export const callsPerMinute: Record<CallClass, number> = {
  read: 1200,
  search: 300,
  write: 300,
  'sign-in': 120,
  upload: 120,
  export: 120,
  // The bank calls from a few addresses and must always get through; an unsigned message costs one look at its signature.
  webhook: 3000,
  page: 600,
  file: 6000,
};

/** Every call counts here too, whatever it is and wherever its answer comes from. */
export const allCallsPerMinute = 12_000;

/** One caller has one count in each class, so that no single caller can push out the counts of others. */
const mostCounts = 50_000;

const searchedBy = ['query', 'find', 'filter'];

/** What a call costs unless it says so itself. */
export function costOf({ cost, signed, files, method, path, query, body }: Endpoint): Cost {
  if (cost) return cost;
  if (signed) return 'webhook';
  if (files) return 'upload';
  if (path.startsWith('auth/') && method !== 'GET') return 'sign-in';
  if (searchedBy.some((name) => name in { ...query?.shape, ...body?.shape })) return 'search';
  return method === 'GET' ? 'read' : 'write';
}

/** Also for addresses that nobody declared, so that none is without a limit. */
function classOf({ method, url, routeOptions }: FastifyRequest): CallClass {
  const { cost } = routeOptions.config;
  if (cost) return cost;
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  if (isApiAddress(url)) return 'read';
  if (/^\/(?:assets|media)\//.test(url)) return 'file';
  // A page with a question in its address is a search or a filtered list.
  return url.includes('?') ? 'search' : 'page';
}

export type RateLimitOptions = {
  readonly redisUrl: string | null;
  /** Multiplies every limit; 0 switches them off. */
  readonly factor: number;
};

/**
 * Counts the calls of each class by caller: in this process, or in Redis for all processes together. Limits protect the shop,
 * so a Redis that is away must not close it: then only `floodGate` counts until it is back.
 */
export async function registerRateLimits(app: FastifyInstance, { redisUrl, factor }: RateLimitOptions): Promise<void> {
  if (factor === 0) return;
  const redis = redisUrl === null ? null : await openRedis(redisUrl);
  if (redis) {
    redis.on('error', (err) => app.log.warn({ err }, 'Redis is away; calls are not counted by class'));
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
    request.log.info({ callClass: classOf(request) }, 'too many calls of one caller');
    const { headers, body } = tooManyCalls(request.raw, counted.ttlInSeconds);
    return reply.code(429).headers(headers).send(body);
  });
}

/** Most shops are one process and need none. */
async function openRedis(url: string) {
  const { Redis } = await import('ioredis');
  return new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1, enableOfflineQueue: false });
}

/** Answers, and says so, where a caller has called too often. */
export type FloodGate = (request: IncomingMessage, response: ServerResponse) => boolean;

type FloodGateOptions = Pick<RateLimitOptions, 'factor'> & {
  readonly trustedProxies: readonly string[];
  /** In milliseconds, for the windows. */
  readonly clock: () => number;
  /** What every answer carries. */
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
    if (count === counter.most + 1) log.warn({ caller }, 'a caller calls too often');
    const refusal = tooManyCalls(request, counter.secondsLeft);
    response.writeHead(429, { ...headers, ...refusal.headers, 'x-request-id': randomUUID() });
    response.end(request.method === 'HEAD' ? undefined : refusal.body);
    return true;
  };
}

/** For a program JSON in its language; for a person a page in both, since nobody knows yet which one it would have been in. */
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
