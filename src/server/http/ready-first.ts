import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { AnswerFromMemory } from './send-ready.ts';

/** Fastify's own choice: longer than proxies keep a connection, so that it is never the shop that hangs up on them. */
const keepAliveMs = 72_000;

/** A server as Fastify would make it, but what is in memory leaves before Fastify hears of the request. */
export function readyFirst(answer: AnswerFromMemory): FastifyServerFactory {
  return (handle) => {
    const server = createServer({ keepAliveTimeout: keepAliveMs, requestTimeout: 0 }, (request, response) => {
      // A server that closes says so on every connection, and that is Fastify's to say.
      if (!server.listening || !answer(request, response)) handle(request, response);
    });
    return server;
  };
}
