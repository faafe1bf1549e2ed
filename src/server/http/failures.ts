import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '#contracts/kit/envelope.ts';
import { Problem, type ProblemCode } from '#contracts/kit/problem.ts';
import { problemMessages } from '#contracts/messages/messages.ts';
import { languageOf } from '#domain/language.ts';
import { type ConstraintErrors, Refusal, toProblem } from '#server/errors.ts';
import { asProblem } from './dispatch.ts';

/** Maps errors of Fastify and its plugins to codes of the contract. */
const codesByStatus: Record<number, ProblemCode> = {
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'WRONG_TYPE',
  429: 'TOO_MANY',
  431: 'TOO_LARGE',
  503: 'UNAVAILABLE',
};

/** Their other client errors are about malformed requests. */
function codeOf(status: number): ProblemCode | undefined {
  return codesByStatus[status] ?? (status >= 400 && status < 500 ? 'MALFORMED' : undefined);
}

export const isApiAddress = (url: string) => /^\/api(?:[/?]|$)/.test(url);

export const isApi = (request: FastifyRequest) => isApiAddress(request.url);

function problemOf(error: unknown, request: FastifyRequest, constraintErrors: ConstraintErrors): Problem {
  const language = languageOf(request.headers['accept-language']);
  if (error instanceof Problem) return error;
  const status = (error as FastifyError).statusCode ?? 500;
  const code = error instanceof Refusal ? undefined : codeOf(status);
  if (code) return new Problem(code, problemMessages[language][code], { status, cause: error });
  return asProblem(error, { language, log: request.log }, constraintErrors);
}

function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const retryAfterSeconds = problem.retryAfterSeconds ?? (problem.status === 503 ? 5 : undefined);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(problem.status).header('cache-control', 'no-store').send(failure(problem));
}

/** Under /api every failure is JSON in the caller's language; never a stack trace. */
export function registerFailures(app: FastifyInstance, constraintErrors: ConstraintErrors): void {
  app.setErrorHandler((error, request, reply) => sendProblem(reply, problemOf(error, request, constraintErrors)));
}

const parserStatuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Without a body: the method may not have been parsed, and a body after the headers of a HEAD is a protocol error. */
export function refuseUnparsedRequest(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = parserStatuses[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}

/** A malformed URL such as '%E0%A4': the API answers with an error, pages redirect to the home page, as for every unknown URL. */
export function sendUnreadableAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isApi(request)) return sendProblem(reply, problemOf(error, request, {}));
  return reply.redirect(/^\/en(?:\/|$)/.test(request.url) ? '/en/index' : '/index');
}

export function sendUnknownAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = new Refusal('NOT_FOUND', { because: 'no-such-address' });
  return sendProblem(reply, toProblem(refusal, languageOf(request.headers['accept-language'])));
}
