import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RequestsUnderWay } from './finish-requests.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Form, ReadyAnswer } from './ready-answer.ts';

/** What every answer of the shop carries, for one that will leave without passing here again; the request's id is not its own. */
export function headersAround(reply: FastifyReply): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => name !== 'x-request-id'));
}

/** Longer than proxies keep a connection, so that it is never the shop that hangs up on them; Fastify's own choice. */
export const keepAliveSeconds = 72;

let dateText = '';
let dateEndsAt = 0;

/** The time of an answer, which is told in seconds. */
function httpDate(): string {
  const now = Date.now();
  if (now >= dateEndsAt || now < dateEndsAt - 1000) {
    dateText = new Date(now).toUTCString();
    dateEndsAt = now - (now % 1000) + 1000;
  }
  return dateText;
}

type Sending = { readonly answer: ReadyAnswer; readonly form: Form; readonly requestId: string };

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { answer, form, requestId }: Sending,
): void {
  const isSame = method === 'GET' && answer.isSameAs(headers['if-none-match']);
  response.writeHead(isSame ? 304 : answer.status, [
    ...(isSame ? form.unchangedHead : form.head),
    'x-request-id',
    requestId,
  ]);
  if (isSame || method === 'HEAD') response.end();
  else response.end(form.body, 'latin1');
}

/** Sends an answer that was found or made on Fastify's way, which has nothing to add to it. */
export function sendReady(
  { raw, id: requestId }: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): FastifyReply {
  const form = answer.getForm(answer.encodingFor(raw.headers['accept-encoding']));
  reply.hijack();
  send(raw, reply.raw, { answer, form, requestId });
  return reply;
}

/** Node's own place for a head that is written: what it finds there, it sends before the body. */
type WithHead = ServerResponse & { _header: string };

/**
 * As `send`, for the most frequent case: Node would check and join the same twenty headers for every answer, and they were checked when
 * it was made.
 */
function sendWhole(response: ServerResponse, { answer, form, requestId }: Sending): void {
  response.statusCode = answer.status;
  (response as WithHead)._header =
    `${form.headText}x-request-id: ${requestId}\r\ndate: ${httpDate()}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  response.end(form.body, 'latin1');
}

/** Whether the answer is its bytes and the connection stays. */
const isPlain = ({ method, httpVersion, headers }: IncomingMessage, { shouldKeepAlive }: ServerResponse) =>
  method === 'GET' && httpVersion === '1.1' && shouldKeepAlive && headers['if-none-match'] === undefined;

export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers from memory, before Fastify hears of the request: finding the bytes is so little work that everything around
 * it would cost more. Says whether it did.
 */
export function answerFromMemory(answers: KeptAnswers, underWay: RequestsUnderWay, log: Logger): AnswerFromMemory {
  const isLogged = log.isLevelEnabled('debug');
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const key = answers.keys.find(url, headers['accept-language']);
    const answer = key === undefined ? undefined : answers.find(key);
    const form = answer?.findForm(answer.encodingFor(headers['accept-encoding']));
    if (!answer || !form) return false;
    const requestId = randomUUID();
    if (isPlain(request, response)) sendWhole(response, { answer, form, requestId });
    else send(request, response, { answer, form, requestId });
    underWay.left(response);
    if (isLogged) log.debug({ requestId, method, url, status: response.statusCode }, 'answered from memory');
    return true;
  };
}
