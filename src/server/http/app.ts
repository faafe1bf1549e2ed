import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import multipart from '@fastify/multipart';
import serveStatic from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { parseQuery } from '#contracts/kit/query-string.ts';
import type { ConstraintErrors } from '#server/errors.ts';
import { type Callers, largestFileBytes, largestJsonBytes, mountApi } from './api.ts';
import type { Route } from './dispatch.ts';
import {
  isApi,
  refuseUnparsedRequest,
  registerFailures,
  sendUnknownAddress,
  sendUnreadableAddress,
} from './failures.ts';
import { takeJson } from './json-bodies.ts';
import { registerOpenApi } from './openapi-pages.ts';
import { drainOnClose, PendingRequests } from './pending-requests.ts';
import { floodGate, registerRateLimits } from './rate-limits.ts';
import type { ResponseCache } from './response-cache.ts';
import { dataPolicy, securityHeaders } from './security-headers.ts';
import { cacheFirstServer, type SocketTimeouts, serveCached } from './serve-cached.ts';

export type AppOptions = {
  readonly log: Logger;
  readonly publicUrl: string;
  /** Shared rate-limit counters; null counts in this process. */
  readonly redisUrl: string | null;
  /** Multiplies the limits of calls; 0 switches them off. */
  readonly rateLimitFactor: number;
  readonly socketTimeouts: SocketTimeouts;
  /** For fixed time windows, in milliseconds. */
  readonly clock?: () => number;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Event-loop delay above which requests get 503; 0 switches it off. */
  readonly mostDelayMs: number;
  readonly routes: readonly Route[];
  readonly callers: Callers;
  readonly constraintErrors: ConstraintErrors;
  readonly responseCache: ResponseCache;
  /** Passed in by a caller that sets a deadline for them. */
  readonly pendingRequests?: PendingRequests;
  readonly isReady: () => Promise<Record<string, boolean>>;
  /** Built scripts, styles and fonts; none in development, where Vite serves them. */
  readonly assetsFolder: string | null;
  readonly sendPage: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null;
  /** Further routes: pictures, stand-ins. */
  readonly plugins: readonly FastifyPluginAsync[];
  readonly serverFactory?: FastifyServerFactory;
};

async function registerProtection(
  app: FastifyInstance,
  headers: OutgoingHttpHeaders,
  mostDelayMs: number,
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isApi(request)) reply.header('content-security-policy', dataPolicy);
    done();
  });
  // A sampling interval without a sample counts as infinite delay; with one of a second that also happens at a start on a busy
  // machine.
  await app.register(underPressure, { maxEventLoopDelay: mostDelayMs, sampleInterval: 5000, retryAfter: 5 });
}

/** Liveness and readiness probes. */
function registerHealth(app: FastifyInstance, isReady: () => Promise<Record<string, boolean>>): void {
  // Also under pressure: an orchestrator would otherwise restart a shop that has too much to do.
  const config = { pressureHandler: () => undefined };
  app.get('/healthz', { logLevel: 'silent', config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const parts = await isReady();
    const ready = Object.values(parts).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...parts });
  });
}

/** The Fastify app. Database and port are passed in. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { pendingRequests = new PendingRequests() } = options;
  const headers = securityHeaders({ isHttps: options.publicUrl.startsWith('https:') });
  const app: FastifyInstance = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    bodyLimit: largestJsonBytes,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    // Reverse proxies reuse connections: shutdown waits for pending requests, not for idle keep-alive connections.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery, maxParamLength: 300 },
    frameworkErrors: sendUnreadableAddress,
    clientErrorHandler: refuseUnparsedRequest,
    serverFactory:
      options.serverFactory ??
      cacheFirstServer({
        serveCached: serveCached(options.responseCache, pendingRequests, options.log),
        refuseFlood: floodGate({ clock: Date.now, ...options, factor: options.rateLimitFactor, headers }),
        timeouts: options.socketTimeouts,
      }),
  });
  // The API speaks JSON and forms; Fastify would take plain text too.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  takeJson(app);
  drainOnClose(app, pendingRequests);
  registerFailures(app, options.constraintErrors);
  await registerProtection(app, headers, options.mostDelayMs);
  await registerRateLimits(app, { redisUrl: options.redisUrl, factor: options.rateLimitFactor });
  await app.register(multipart, {
    // No limit on parts: the parser skips a part beyond it without an error listener, so an aborted upload would crash the
    // process. Files and fields have their own limits.
    limits: {
      fileSize: largestFileBytes,
      files: 1,
      fields: 100,
      fieldSize: largestJsonBytes,
      parts: Number.POSITIVE_INFINITY,
    },
  });
  registerHealth(app, options.isReady);
  for (const plugin of options.plugins) await app.register(plugin);
  mountApi(app, options);
  registerOpenApi(app, options.routes);
  if (options.assetsFolder) {
    await app.register(serveStatic, {
      root: path.join(options.assetsFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      // Only existing files become routes, so unknown names never cause a disk access.
      wildcard: false,
      logLevel: 'warn',
    });
    app.get('/assets/*', (request, reply) => sendUnknownAddress(request, reply));
  }
  app.setNotFoundHandler((request, reply) =>
    isApi(request) || !options.sendPage || !['GET', 'HEAD'].includes(request.method)
      ? sendUnknownAddress(request, reply)
      : options.sendPage(request, reply),
  );
  return app;
}
