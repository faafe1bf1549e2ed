import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, fillPath } from '#contracts/kit/endpoint.ts';
import { administratorRole } from '#domain/roles.ts';
import type { Context } from '#server/context.ts';
import { allRoutes } from '#server/modules.ts';
import { serializeObject } from '#server/serialized-json.ts';
import { createApp } from './app.ts';
import type { Route } from './dispatch.ts';
import { ResponseCache } from './response-cache.ts';
import { socketTimeouts } from './serve-cached.ts';

/** Data of the caller, which a public response must not depend on. */
type Seen = { person: unknown; callerAddress: unknown; idempotencyKey: unknown };

let arrived: Seen[] = [];
let expected = 0;
let all = Promise.withResolvers<void>();

/** All endpoints, without validation, with a handler that returns what it sees of its caller. */
const routes: Route[] = allRoutes.map(({ endpoint }) => ({
  endpoint: { ...endpoint, params: undefined, query: undefined, body: undefined } as unknown as Endpoint,
  handler: async (context, input) => {
    const { person, callerAddress } = context as Context;
    const seen = {
      person: person?.userId ?? null,
      callerAddress: callerAddress ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    };
    arrived.push(seen);
    if (arrived.length === expected) all.resolve();
    await all.promise;
    context.addCacheTags();
    return endpoint.download ? Buffer.from(JSON.stringify(seen)) : serializeObject(seen);
  },
}));

const contextOf = (more: Partial<Context>) =>
  ({ language: 'uk', log: pino({ level: 'silent' }), addCacheTags: () => undefined, ...more }) as Context;

let app: FastifyInstance;
const responseCache = new ResponseCache({ clock: () => 0 });

beforeAll(async () => {
  responseCache.connected();
  responseCache.upToDate(0);
  app = await createApp({
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost',
    redisUrl: null,
    trustedProxies: [],
    mostDelayMs: 0,
    rateLimitFactor: 0,
    socketTimeouts,
    routes,
    callers: {
      publicContext: () => contextOf({}),
      contextOf: async ({ headers, ip }) => {
        const userId = headers.authorization ?? '';
        return contextOf({
          person: { userId, email: '', permissions: administratorRole.permissions },
          callerAddress: ip,
        });
      },
    },
    constraintErrors: {},
    responseCache,
    isReady: async () => ({}),
    assetsFolder: null,
    sendPage: null,
    plugins: [],
  });
});
afterAll(() => app.close());

const call = ({ method, path }: Endpoint, who: string) =>
  app.inject({
    method,
    url: `/api/${fillPath(path, { id: '1', orderNo: '1', token: '1', thing: '1', title: '1' })}`,
    remoteAddress: `10.0.0.${who}`,
    headers: { authorization: who, 'idempotency-key': `key-${who}` },
  });

/** Concurrent calls: no response is produced before all calls have arrived. */
async function callAtOnce(endpoint: Endpoint, callers: number) {
  arrived = [];
  expected = endpoint.isPublic ? 1 : callers;
  all = Promise.withResolvers();
  return Promise.all(Array.from({ length: callers }, (_, index) => call(endpoint, String(index + 1))));
}

const own = allRoutes.map(({ endpoint }) => endpoint).filter(({ isPublic }) => !isPublic);
const shared = allRoutes.map(({ endpoint }) => endpoint).filter(({ isPublic }) => isPublic);

describe('[RULE-SAFE-05] two concurrent clients', () => {
  it.each(own.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s get separate responses with no-store',
    async (_, endpoint) => {
      for (const round of [1, 2]) {
        const responses = await callAtOnce(endpoint, 2);
        expect(arrived, `in round ${round}`).toHaveLength(2);
        for (const [index, response] of responses.entries()) {
          expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
          const data = endpoint.download ? response.json<Seen>() : response.json<{ data: Seen }>().data;
          expect(data.person).toBe(String(index + 1));
          expect(data.callerAddress).toBe(`10.0.0.${index + 1}`);
          if (!endpoint.signed) expect(data.idempotencyKey).toBe(`key-${index + 1}`);
        }
      }
    },
  );

  it.each(shared.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s share a response that depends on neither',
    async (_, endpoint) => {
      responseCache.invalidate('everything');
      const responses = await callAtOnce(endpoint, 2);
      const nobody = { person: null, callerAddress: null, idempotencyKey: null };
      expect(arrived).toEqual([nobody]);
      for (const response of responses) {
        expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
        expect(response.json<{ data: unknown }>().data).toEqual(nobody);
      }
    },
  );
});
