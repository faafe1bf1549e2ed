import { randomUUID } from 'node:crypto';
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
import type { ConstraintMeanings } from '#server/errors.ts';
import { type ContextOf, largestFileBytes, largestJsonBytes, registerApi } from './api.ts';
import { dataPolicy } from './content-security.ts';
import type { Route } from './door.ts';
import { isApi, registerFailures, sendUnknownAddress, sendUnreadableAddress } from './failures.ts';
import { finishRequests, RequestsUnderWay } from './finish-requests.ts';
import { registerHealth } from './health.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { registerOpenApi } from './openapi-pages.ts';
import { protectingHeaders } from './protecting-headers.ts';
import { registerRateLimits } from './rate-limits.ts';
import { readyFirst } from './ready-first.ts';
import { answerFromMemory } from './send-ready.ts';

export type AppOptions = {
  readonly log: Logger;
  readonly publicUrl: string;
  /** Where the counts of all processes stand; null counts in this one. */
  readonly redisUrl: string | null;
  /** Who may say on whose behalf a request comes; anybody else's word for it is not taken. */
  readonly trustedProxies: readonly string[];
  /** A process that is later than this sends people away for a moment; 0 never does. */
  readonly mostDelayMs: number;
  readonly routes: readonly Route[];
  readonly contextOf: ContextOf;
  readonly meanings: ConstraintMeanings;
  readonly answers: KeptAnswers;
  readonly isReady: () => Promise<Record<string, boolean>>;
  /** Built scripts, styles and fonts; none in development, where Vite serves them. */
  readonly assetsFolder: string | null;
  readonly sendPage: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null;
  /** Pictures, stand-ins and whatever else brings addresses of its own. */
  readonly plugins: readonly FastifyPluginAsync[];
  readonly serverFactory?: FastifyServerFactory;
};

async function registerProtection(
  app: FastifyInstance,
  { publicUrl, mostDelayMs }: Pick<AppOptions, 'publicUrl' | 'mostDelayMs'>,
): Promise<void> {
  const headers = protectingHeaders({ isHttps: publicUrl.startsWith('https:') });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isApi(request)) reply.header('content-security-policy', dataPolicy);
    done();
  });
  // A stretch without a single measurement counts as endless delay. Of a second's length it is only a start on a busy machine.
  await app.register(underPressure, { maxEventLoopDelay: mostDelayMs, sampleInterval: 5000, retryAfter: 5 });
}

/** The HTTP side of the shop, without a database or a port of its own: both come from outside, so tests can bring theirs. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const underWay = new RequestsUnderWay();
  const app: FastifyInstance = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    bodyLimit: largestJsonBytes,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    // A proxy may keep a connection for its next request; closing waits for requests, not for idle connections.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery, maxParamLength: 300 },
    frameworkErrors: sendUnreadableAddress,
    serverFactory: options.serverFactory ?? readyFirst(answerFromMemory(options.answers, underWay, options.log)),
  });
  finishRequests(app, underWay);
  registerFailures(app, options.meanings);
  await registerProtection(app, options);
  await registerRateLimits(app, options.redisUrl);
  await app.register(multipart, {
    limits: { fileSize: largestFileBytes, files: 1, fields: 100, fieldSize: largestJsonBytes },
  });
  registerHealth(app, options.isReady);
  for (const plugin of options.plugins) await app.register(plugin);
  registerApi(app, options);
  registerOpenApi(app, options.routes);
  if (options.assetsFolder) {
    await app.register(serveStatic, {
      root: path.join(options.assetsFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      logLevel: 'warn',
    });
  }
  app.setNotFoundHandler((request, reply) =>
    isApi(request) || !options.sendPage || !['GET', 'HEAD'].includes(request.method)
      ? sendUnknownAddress(request, reply)
      : options.sendPage(request, reply),
  );
  return app;
}
