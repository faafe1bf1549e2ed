import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '#contracts/kit/envelope.ts';
import { languageOf } from '#domain/language.ts';
import { Refusal } from '#server/errors.ts';
import { asProblem } from './dispatch.ts';

type Address = { Params: { id: string; file: string } };

type PictureFile = { bytes: Buffer; contentType: string };

export type ReadPictureFile = (id: string, file: string, log: FastifyBaseLogger) => Promise<PictureFile | null>;

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const filePattern = /^[1-9]\d{0,4}\.(avif|webp)$/;

/** GET and HEAD /media/{id}/{width}.{avif|webp}. Outside the contract, since the response is a file and not JSON. */
export function servePictureFiles(app: FastifyInstance, readFile: ReadPictureFile): void {
  app.get<Address>('/media/:id/:file', { exposeHeadRoute: true }, async (request, reply) => {
    const { id, file } = request.params;
    if (!idPattern.test(id) || !filePattern.test(file)) throw new Refusal('NOT_FOUND');

    // Files are immutable, so the ETag is derived from the URL.
    const tag = `"${id}-${file}"`;
    if (isSameTag(request.headers['if-none-match'], tag)) return keepForever(reply, tag).code(304).send();

    const stored = await readFile(id, file, request.log);
    if (!stored) throw new Refusal('NOT_FOUND');
    return keepForever(reply, tag)
      .header('content-type', stored.contentType)
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(stored.bytes);
  });

  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
}

function keepForever(reply: FastifyReply, tag: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag);
}

function isSameTag(sent: string | undefined, tag: string): boolean {
  return (sent ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const problem = asProblem(error, { language, log: request.log }, {});
  return reply.code(problem.status).header('cache-control', 'no-store').send(failure(problem));
}
