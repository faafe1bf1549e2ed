import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { FloodGate } from './rate-limits.ts';
import { type AnswerFromMemory, keepAliveSeconds } from './send-ready.ts';

/** How long a caller may take to send a request. */
export type SocketTimeouts = {
  readonly headersMs: number;
  /** Headers and body together. */
  readonly requestMs: number;
  readonly checkEveryMs: number;
};

/** Time enough for the largest file over a line of one megabit. Whoever sends drop by drop is cut, and holds a socket no longer. */
export const socketTimeouts: SocketTimeouts = { headersMs: 20_000, requestMs: 120_000, checkEveryMs: 5000 };

type ReadyFirstOptions = {
  readonly answer: AnswerFromMemory;
  readonly refuseFlood: FloodGate;
  readonly timeouts: SocketTimeouts;
};

/** A server as Fastify would make it, but what is in memory leaves before Fastify hears of the request. */
export function readyFirst({ answer, refuseFlood, timeouts }: ReadyFirstOptions): FastifyServerFactory {
  const options = {
    keepAliveTimeout: keepAliveSeconds * 1000,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkEveryMs,
  };
  return (handle) => {
    const server = createServer(options, (request, response) => {
      if (refuseFlood(request, response)) return;
      // A server that closes says so on every connection, and that is Fastify's to say.
      if (!server.listening || !answer(request, response)) handle(request, response);
    });
    return server;
  };
}
