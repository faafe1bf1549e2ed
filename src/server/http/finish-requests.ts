import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Long enough for a picture over a slow line, short enough to leave the database its share of the ten seconds. */
const patienceMs = 4500;

/**
 * Closing waits for the requests under way and for nobody else: a browser also keeps connections open on which it never
 * asked anything, and Node would wait for those. Fastify itself waits only for the first of localhost's two addresses.
 */
export function finishRequests(app: FastifyInstance): void {
  const underWay = new Set<FastifyRequest>();
  const allAnswered = Promise.withResolvers<void>();
  let isClosing = false;

  function hangUp(): void {
    for (const { raw } of underWay) raw.socket.destroy();
    app.server.closeAllConnections();
    allAnswered.resolve();
  }

  app.addHook('onRequest', async (request) => {
    underWay.add(request);
  });
  app.addHook('onResponse', async (request) => {
    underWay.delete(request);
    if (isClosing && underWay.size === 0) hangUp();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const timer = setTimeout(hangUp, patienceMs);
    void allAnswered.promise.then(() => clearTimeout(timer));
    if (underWay.size === 0) hangUp();
  });
  app.addHook('onClose', () => allAnswered.promise);
}
