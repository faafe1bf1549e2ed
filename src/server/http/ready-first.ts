import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { type AnswerFromMemory, keepAliveSeconds } from './send-ready.ts';

/** A server as Fastify would make it, but what is in memory leaves before Fastify hears of the request. */
export function readyFirst(answer: AnswerFromMemory): FastifyServerFactory {
  return (handle) => {
    const server = createServer(
      { keepAliveTimeout: keepAliveSeconds * 1000, requestTimeout: 0 },
      (request, response) => {
        // A server that closes says so on every connection, and that is Fastify's to say.
        if (!server.listening || !answer(request, response)) handle(request, response);
      },
    );
    return server;
  };
}
