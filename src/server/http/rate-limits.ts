import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contracts/kit/endpoint.ts';
import { Refusal } from '#server/errors.ts';

/**
 * A guess at a password costs an attacker more than a read of the catalogue, and a write more than a read. This only keeps
 * floods out; how often one may be wrong is counted for all processes together, where passwords are checked.
 */
export function rateLimitOf({ method, path, signed }: Endpoint) {
  // All that a company has to tell comes from a few addresses, and none of it may be turned away.
  if (method === 'GET' || signed) return false as const;
  return path.startsWith('auth/') ? { max: 120, timeWindow: '1 minute' } : { max: 300, timeWindow: '1 minute' };
}

/**
 * Counts writes by address: in this process, or in Redis for all processes together. Limits protect the shop,
 * so a Redis that is away must not close it: then nothing is counted until it is back.
 */
export async function registerRateLimits(app: FastifyInstance, redisUrl: string | null): Promise<void> {
  const redis = redisUrl === null ? null : await openRedis(redisUrl);
  if (redis) {
    redis.on('error', (err) => app.log.warn({ err }, 'Redis is away; writes are not counted'));
    app.addHook('onClose', async () => redis.disconnect());
  }
  await app.register(rateLimit, {
    global: false,
    ...(redis && { redis, skipOnError: true, nameSpace: 'kraplyna-rate-' }),
    errorResponseBuilder: () => new Refusal('TOO_MANY'),
  });
}

/** Most shops are one process and need none. */
async function openRedis(url: string) {
  const { Redis } = await import('ioredis');
  return new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1, enableOfflineQueue: false });
}
