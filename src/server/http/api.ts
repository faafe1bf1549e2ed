import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, HandlerInput, UploadedFile } from '#contracts/kit/endpoint.ts';
import { success } from '#contracts/kit/envelope.ts';
import type { Context } from '#server/context.ts';
import { type ConstraintMeanings, Refusal } from '#server/errors.ts';
import { type RawInput, type Route, serve } from './door.ts';
import { rateLimitOf } from './rate-limits.ts';

const megabyte = 1024 * 1024;
export const largestJsonBytes = megabyte;
export const largestFileBytes = 10 * megabyte;

export type ContextOf = (request: FastifyRequest) => Promise<Context>;

type Form = { body: Record<string, unknown>; files: HandlerInput<Endpoint>['files'] };

async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  const body: Form['body'] = {};
  const files: Record<string, UploadedFile> = {};
  for await (const part of request.parts()) {
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

async function readInput(request: FastifyRequest, { files }: Endpoint): Promise<RawInput> {
  const form = files && request.isMultipart() ? await readForm(request, files) : { body: request.body, files: {} };
  return { params: request.params, query: request.query, ...form, idempotencyKey: idempotencyKeyOf(request) };
}

/** Every endpoint of the contract becomes a route, at each of its addresses. */
export function registerApi(
  app: FastifyInstance,
  routes: readonly Route[],
  contextOf: ContextOf,
  meanings: ConstraintMeanings,
): void {
  for (const route of routes) {
    const { endpoint } = route;
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url: `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`,
        config: { rateLimit: rateLimitOf(endpoint) },
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const context = await contextOf(request);
          const answer = await serve(route, context, await readInput(request, endpoint), meanings);
          return reply.header('cache-control', 'no-store').send(success(answer.message, answer.data));
        },
      });
    }
  }
}
