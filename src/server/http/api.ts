import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Address, addressesOf } from '#contracts/kit/addresses.ts';
import type { Endpoint, HandlerInput, SignedMessage, UploadedFile } from '#contracts/kit/endpoint.ts';
import { success } from '#contracts/kit/envelope.ts';
import type { Context } from '#server/context.ts';
import { type ConstraintMeanings, Refusal } from '#server/errors.ts';
import { writeObject } from '#server/written.ts';
import { apiKey } from './answer-key.ts';
import { admit, type RawInput, type Route, serve } from './door.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { acceptsLines, sendLines } from './progress-lines.ts';
import { rateLimitOf } from './rate-limits.ts';
import { ReadyAnswer } from './ready-answer.ts';
import { headersAround, sendReady } from './send-ready.ts';
import { utf8 } from './utf8.ts';

const megabyte = 1024 * 1024;
export const largestJsonBytes = megabyte;
const largestMessageBytes = 64 * 1024;
export const largestFileBytes = 10 * megabyte;

/** A question longer than that is asked once in its life. */
const longestQuestion = 500;

export type ContextOf = (request: FastifyRequest) => Promise<Context>;

type Form = { body: Record<string, unknown>; files: HandlerInput<Endpoint>['files'] };

async function readForm(
  request: FastifyRequest,
  { files: fileFields = [], largestFileMb }: Pick<Endpoint, 'files' | 'largestFileMb'>,
): Promise<Form> {
  const body: Form['body'] = {};
  const files: Record<string, UploadedFile> = {};
  const limits = largestFileMb === undefined ? {} : { limits: { fileSize: largestFileMb * megabyte } };
  for await (const part of request.parts(limits)) {
    if (part.type === 'field') body[part.fieldname] = part.value;
    else if (fileFields.includes(part.fieldname)) {
      files[part.fieldname] = { name: part.filename, bytes: new Uint8Array(await part.toBuffer()) };
    } else throw new Refusal('INVALID', { fields: { [part.fieldname]: 'unknown-field' } });
  }
  return { body, files };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('MALFORMED');
  return key;
}

/** Nobody has checked the signature yet: until then the bytes are just bytes. */
function signedMessageOf({ body, headers }: FastifyRequest, header: string): SignedMessage {
  const signature = headers[header];
  return {
    bytes: Buffer.isBuffer(body) ? body : new Uint8Array(),
    signature: typeof signature === 'string' ? signature : undefined,
  };
}

async function readInput(request: FastifyRequest, endpoint: Endpoint): Promise<RawInput> {
  const { files, signed } = endpoint;
  if (signed) return { params: request.params, message: signedMessageOf(request, signed.header) };
  const form = files && request.isMultipart() ? await readForm(request, endpoint) : { body: request.body, files: {} };
  return { params: request.params, query: request.query, ...form, idempotencyKey: idempotencyKeyOf(request) };
}

type ApiOptions = {
  readonly routes: readonly Route[];
  readonly contextOf: ContextOf;
  readonly meanings: ConstraintMeanings;
  readonly answers: KeptAnswers;
};

/** What the answer depends on; null for what is not worth keeping. */
function keyOf(request: FastifyRequest): string | null {
  const address = apiKey(request.url, request.headers['accept-language']);
  if (request.method === 'GET' || address === null) return address;
  const question = JSON.stringify(request.body ?? null);
  return question.length <= longestQuestion ? `${address} ${question}` : null;
}

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Every endpoint of the contract becomes a route, at each of its addresses. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const isSigned = ({ endpoint }: Route) => endpoint.signed !== undefined;
  for (const route of options.routes) if (!isSigned(route)) registerRoute(app, route, options);
  void app.register((inner, _options, done) => {
    takeBytes(inner);
    for (const route of options.routes) if (isSigned(route)) registerRoute(inner, route, options);
    done();
  });
}

/** A signature is over the bytes as they came, whatever they are said to be. */
function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = { parseAs: 'buffer', bodyLimit: largestMessageBytes } as const;
  app.addContentTypeParser('*', parse, (_request, body, done) => done(null, body));
}

function registerRoute(app: FastifyInstance, route: Route, options: ApiOptions): void {
  const { endpoint } = route;
  for (const { path, accesses } of addressesOf(endpoint)) {
    app.route({
      method: endpoint.method,
      url: `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { rateLimit: rateLimitOf(endpoint) },
      handler: handlerOf(route, accesses, options),
    });
  }
}

type Accesses = Address['accesses'];

function handlerOf(route: Route, accesses: Accesses, { contextOf, meanings, answers }: ApiOptions): Handle {
  const { method, isQuestion } = route.endpoint;
  const isForEveryone = (method === 'GET' || isQuestion === true) && accesses.every(({ kind }) => kind === 'everyone');

  const read = async (request: FastifyRequest) => {
    const context = await contextOf(request);
    // Files are not even taken from those whose call will be refused.
    if (route.endpoint.files) admit(accesses, context);
    return { context, input: await readInput(request, route.endpoint) };
  };

  const serveOne: Handle = async (request, reply) => {
    const { context, input } = await read(request);
    const answer = await serve(route, context, input, meanings, accesses);
    return reply.header('cache-control', 'no-store').send(success(answer.message, answer.data));
  };

  const serveAll: Handle = async (request, reply) => {
    const key = keyOf(request);
    // Somebody in particular may take what is kept for everyone, and never leaves anything for everyone.
    const isForOne = request.headers.authorization !== undefined;
    const kept = isForOne && key !== null ? answers.find(key) : undefined;
    if (kept) return sendReady(request, reply, kept);
    const answer = await answers.get(isForOne ? null : key, async (showing) => {
      const context = await contextOf(request);
      const input = await readInput(request, route.endpoint);
      const { message, data } = await showing.watch((shows) => serve(route, { ...context, shows }, input, meanings));
      const headers = {
        ...headersAround(reply),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': showing.isKnown && !isForOne ? 'no-cache' : 'no-store',
        vary: 'accept-encoding, accept-language',
      };
      return new ReadyAnswer({ status: 200, headers, bytes: utf8(writeObject(success(message, data)).json) });
    });
    return sendReady(request, reply, answer);
  };

  const serveTelling: Handle = async (request, reply) => {
    if (!acceptsLines(request)) return serveOne(request, reply);
    const { context, input } = await read(request);
    return sendLines(reply, (tell) => serve(route, context, { ...input, tell }, meanings, accesses));
  };

  if (route.endpoint.tellsProgress) return serveTelling;
  return isForEveryone ? serveAll : serveOne;
}
