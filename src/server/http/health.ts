import type { FastifyInstance } from 'fastify';

/** Two questions of whoever runs the shop: does the process live, and can it serve? */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<Record<string, boolean>>): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const parts = await isReady();
    const ready = Object.values(parts).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...parts });
  });
}
