import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replicas } from '#server/db/replicas.ts';
import { explainPort } from './port.ts';
import type { ResponseCache } from './response-cache.ts';

/** Prometheus metrics, served on a private port. */
export function measureRequests(app: FastifyInstance, responseCache: ResponseCache, replicas?: Replicas): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the address: one time series per kind of page instead of one per product.
    const route = request.routeOptions.url ?? 'page';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  measureResponseCache(registry, responseCache);
  if (replicas) measureReplicas(registry, replicas);
  return registry;
}

/** Cache hits pass no Fastify hook, so the cache counts them itself. */
function measureResponseCache(registry: Registry, responseCache: ResponseCache): void {
  const registers = [registry];
  const counters = { hits: 'Responses served from the cache', misses: 'Public responses that were produced' } as const;
  for (const name of ['hits', 'misses'] as const) {
    new Counter({
      name: `response_cache_${name}_total`,
      help: counters[name],
      registers,
      collect() {
        this.reset();
        this.inc(responseCache.stats[name]);
      },
    });
  }
  const gauges = { bytes: 'Memory of the response cache', entries: 'Responses in the cache' } as const;
  for (const name of ['bytes', 'entries'] as const) {
    new Gauge({
      name: `response_cache_${name}`,
      help: gauges[name],
      registers,
      collect() {
        this.set(responseCache.stats[name]);
      },
    });
  }
}

function measureReplicas(registry: Registry, replicas: Replicas): void {
  const registers = [registry];
  const counters = {
    reads: 'Public reads that a replica answered',
    fallbacks: 'Public reads that the primary answered, since no replica was recent enough or it failed',
    failures: 'Public reads that failed on a replica and were repeated on the primary',
  } as const;
  for (const name of ['reads', 'fallbacks', 'failures'] as const) {
    new Counter({
      name: `database_replica_${name}_total`,
      help: counters[name],
      registers,
      collect() {
        this.reset();
        this.inc(replicas.stats[name]);
      },
    });
  }
  new Gauge({
    name: 'database_replicas_available',
    help: 'Replicas that answer',
    registers,
    collect() {
      this.set(replicas.stats.available);
    },
  });
}

/** Not HOST: the metrics are private, whatever address the shop listens on. */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ stop(): Promise<void> }> {
  const server = createServer(async (_, response) => {
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve)).catch(
    (error) => {
      throw explainPort(error, { port, host }, 'METRICS_PORT');
    },
  );
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
