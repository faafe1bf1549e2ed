import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { rateLimitOf, registerRateLimits } from './rate-limits.ts';

/** A port where nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

it('goes on serving while the counter of all processes is away', async () => {
  const app = fastify();
  await registerRateLimits(app, `redis://127.0.0.1:${await closedPort()}`);
  app.post('/write', { config: { rateLimit: { max: 1, timeWindow: '1 minute' } } }, async () => 'done');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await app.inject({ method: 'POST', url: '/write' })).statusCode).toBe(200);
  }
  await app.close();
});

it('counts writes, and guesses at passwords more strictly, but never reads', () => {
  const endpoint = { name: '', summary: '', access: { kind: 'everyone' }, response: {} } as never;
  const limitOf = (method: 'GET' | 'POST', path: string) =>
    rateLimitOf({ ...(endpoint as object), method, path } as never);
  const write = limitOf('POST', 'orders');
  const guess = limitOf('POST', 'auth/login');
  expect(limitOf('GET', 'openpath/products/getall')).toBe(false);
  expect(write && guess && guess.max < write.max).toBe(true);
});
