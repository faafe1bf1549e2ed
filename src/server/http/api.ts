import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Address, addressesOf } from '#contracts/kit/addresses.ts';
import type { Endpoint, HandlerInput, SignedMessage, UploadedFile } from '#contracts/kit/endpoint.ts';
import { success } from '#contracts/kit/envelope.ts';
import type { Context, PublicContext } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { serializeObject } from '#server/serialized-json.ts';
import { publicKeys } from './cache-key.ts';
import { CachedResponse } from './cached-response.ts';
import { authorize, dispatch, invoke, type RawInput, type Route, validate } from './dispatch.ts';
import { acceptsLines, sendLines } from './progress-lines.ts';
import { costOf } from './rate-limits.ts';
import type { ResponseCache } from './response-cache.ts';
import { cacheableHeaders, sendCached } from './serve-cached.ts';

const megabyte = 1024 * 1024;
export const largestJsonBytes = megabyte;
const largestMessageBytes = 64 * 1024;
export const largestFileBytes = 10 * megabyte;

/** Builds the context of a request. */
export type Callers = {
  /** Contains nothing of the caller but the language. */
  publicContext: (request: FastifyRequest) => PublicContext;
  /** Refuses an invalid token instead of treating the caller as a guest. */
  contextOf: (request: FastifyRequest, endpoint: Endpoint) => Promise<Context>;
};

type Form = { body: Record<string, unknown>; files: HandlerInput<Endpoint>['files'] };

async function readForm(
  request: FastifyRequest,
  { files: fileFields = [], largestFileMb }: Pick<Endpoint, 'files' | 'largestFileMb'>,
): Promise<Form> {
  const body: Form['body'] = {};
  const files: Record<string, UploadedFile> = {};
  const limits = largestFileMb === undefined ? {} : { limits: { fileSize: largestFileMb * megabyte } };
  try {
    for await (const part of request.parts(limits)) {
      if (part.type === 'field') body[part.fieldname] = part.value;
      else if (fileFields.includes(part.fieldname)) {
        files[part.fieldname] = { name: part.filename, bytes: new Uint8Array(await part.toBuffer()) };
      } else throw new Refusal('INVALID', { fields: { [part.fieldname]: 'unknown-field' } });
    }
  } catch (error) {
    throw isRefused(error) ? error : new Refusal('MALFORMED');
  }
  return { body, files };
}

/** The multipart parser reports no status for a missing boundary or a truncated form. */
const isRefused = (error: unknown) => error instanceof Refusal || (error instanceof Error && 'statusCode' in error);

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('MALFORMED');
  return key;
}

/** The raw bytes: the handler verifies the signature before it parses them. */
function signedMessageOf({ body, headers }: FastifyRequest, header: string): SignedMessage {
  const signature = headers[header];
  return {
    bytes: Buffer.isBuffer(body) ? body : new Uint8Array(),
    signature: typeof signature === 'string' ? signature : undefined,
  };
}

async function readInput(request: FastifyRequest, endpoint: Endpoint): Promise<RawInput> {
  const { files, signed, ignoresBody } = endpoint;
  const idempotencyKey = idempotencyKeyOf(request);
  if (ignoresBody) return { params: request.params, query: request.query, idempotencyKey };
  if (signed) return { params: request.params, message: signedMessageOf(request, signed.header) };
  if (!files && request.isMultipart()) throw new Refusal('WRONG_TYPE');
  const form = files && request.isMultipart() ? await readForm(request, endpoint) : { body: request.body, files: {} };
  return { params: request.params, query: request.query, ...form, idempotencyKey };
}

type ApiOptions = {
  readonly routes: readonly Route[];
  readonly callers: Callers;
  readonly constraintErrors: ConstraintErrors;
  readonly responseCache: ResponseCache;
};

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Mounts every endpoint of the contract at its path and aliases. */
export function mountApi(app: FastifyInstance, options: ApiOptions): void {
  const takesAnyBody = ({ endpoint }: Route) => endpoint.signed !== undefined || endpoint.ignoresBody === true;
  for (const route of options.routes) if (!takesAnyBody(route)) registerRoute(app, route, options);
  void app.register((inner, _options, done) => {
    parseRawBodies(inner);
    for (const route of options.routes) if (takesAnyBody(route)) registerRoute(inner, route, options);
    done();
  });
}

/** A signature covers the raw bytes, whatever the content type. */
function parseRawBodies(app: FastifyInstance): void {
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
      config: { cost: costOf(endpoint) },
      handler: handlerOf(route, accesses, options),
    });
  }
}

type Accesses = Address['accesses'];

function handlerOf(route: Route, accesses: Accesses, options: ApiOptions): Handle {
  return route.endpoint.isPublic ? publicHandler(route, options) : ownHandler(route, accesses, options);
}

/** Serves public reads through the response cache: the only handler whose responses are shared between callers. */
function publicHandler(route: Route, { callers, responseCache }: ApiOptions): Handle {
  const { endpoint } = route;
  return async (request, reply) => {
    const context = callers.publicContext(request);
    const input = validate(endpoint, request, context.language);
    const keys = publicKeys(endpoint, input);
    if (request.method !== 'POST') responseCache.keys.remember(request.url, keys);
    const answer = await responseCache.get(keys?.[context.language] ?? null, async (collector) => {
      const { message, data } = await collector.track((addCacheTags) =>
        invoke(route, { ...context, addCacheTags }, input),
      );
      const headers = {
        ...cacheableHeaders(reply),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': collector.isComplete ? 'no-cache' : 'no-store',
        vary: 'accept-encoding, accept-language',
      };
      return new CachedResponse({
        status: 200,
        headers,
        bytes: Buffer.from(serializeObject(success(message, data)).json),
      });
    });
    return sendCached(request, reply, answer);
  };
}

/** Serves one caller; never cached. */
function ownHandler(route: Route, accesses: Accesses, { callers, constraintErrors }: ApiOptions): Handle {
  const read = async (request: FastifyRequest) => {
    const context = await callers.contextOf(request, route.endpoint);
    // Before the upload is read, so that it costs nothing without permission.
    if (route.endpoint.files) authorize(accesses, context);
    return { context, input: await readInput(request, route.endpoint) };
  };

  const serveOne: Handle = async (request, reply) => {
    const { context, input } = await read(request);
    const answer = await dispatch(route, context, input, constraintErrors, accesses);
    reply.header('cache-control', 'no-store');
    const { download } = route.endpoint;
    if (!download) return reply.send(success(answer.message, answer.data));
    return reply
      .type(download.type)
      .header('content-disposition', `attachment; filename="${download.name}"`)
      .send(answer.data);
  };

  const serveWithProgress: Handle = async (request, reply) => {
    if (!acceptsLines(request)) return serveOne(request, reply);
    const { context, input } = await read(request);
    return sendLines(reply, (reportProgress) =>
      dispatch(route, context, { ...input, reportProgress }, constraintErrors, accesses),
    );
  };

  return route.endpoint.reportsProgress ? serveWithProgress : serveOne;
}
