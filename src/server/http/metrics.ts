import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { KeptAnswers } from './kept-answers.ts';

/** Numbers for whoever watches the shop, on a port of their own that no shopper reaches. */
export function measureRequests(app: FastifyInstance, answers: KeptAnswers): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'How long answers take, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the address: one time series per kind of page instead of one per product.
    const route = request.routeOptions.url ?? 'page';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  measureKeptAnswers(registry, answers);
  return registry;
}

/** What leaves from memory passes no hook, so the memory counts it itself. */
function measureKeptAnswers(registry: Registry, answers: KeptAnswers): void {
  const registers = [registry];
  const counted = { hits: 'Answers found in memory', misses: 'Answers for everyone that had to be made' } as const;
  for (const name of ['hits', 'misses'] as const) {
    new Counter({
      name: `kept_answers_${name}_total`,
      help: counted[name],
      registers,
      collect() {
        this.reset();
        this.inc(answers.numbers[name]);
      },
    });
  }
  const measured = { bytes: 'Memory that kept answers take', answers: 'How many answers are kept' } as const;
  for (const name of ['bytes', 'answers'] as const) {
    new Gauge({
      name: name === 'bytes' ? 'kept_answers_bytes' : 'kept_answers',
      help: measured[name],
      registers,
      collect() {
        this.set(answers.numbers[name]);
      },
    });
  }
}

export async function serveMetrics(registry: Registry, port: number): Promise<{ stop(): Promise<void> }> {
  const server = createServer(async (_, response) => {
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
