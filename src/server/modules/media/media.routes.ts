import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '#contracts/kit/envelope.ts';
import { Problem, type ProblemCode } from '#contracts/kit/problem.ts';
import { problemMessages } from '#contracts/messages/messages.ts';
import { languageOf } from '#domain/language.ts';
import type { MediaService } from './media.service.ts';
import { StorageFailed } from './storage.ts';

type Address = { Params: { id: string; file: string } };

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const filePattern = /^[1-9]\d{0,4}\.(avif|webp)$/;

/** The pictures' own door: GET and HEAD /media/{id}/{width}.{avif|webp}. */
export const mediaRoutes: FastifyPluginCallback<{ media: Pick<MediaService, 'readFile'> }> = (app, { media }, done) => {
  app.get<Address>('/media/:id/:file', { exposeHeadRoute: true }, async (request, reply) => {
    const { id, file } = request.params;
    if (!idPattern.test(id) || !filePattern.test(file)) return refuse('NOT_FOUND', request, reply);

    // An address never changes its bytes, so the address itself is the tag and a copy once given out stays good.
    const tag = `"${id}-${file}"`;
    if (isSameTag(request.headers['if-none-match'], tag)) return keepForever(reply, tag).code(304).send();

    const stored = await media.readFile(id, file);
    if (!stored) return refuse('NOT_FOUND', request, reply);
    return keepForever(reply, tag)
      .header('content-type', stored.contentType)
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(stored.bytes);
  });

  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a picture could not be read');
    return refuse(error instanceof StorageFailed ? 'UNAVAILABLE' : 'FAILED', request, reply);
  });
  done();
};

function keepForever(reply: FastifyReply, tag: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag);
}

function isSameTag(sent: string | undefined, tag: string): boolean {
  return (sent ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}

function refuse(code: ProblemCode, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = new Problem(code, problemMessages[languageOf(request.headers['accept-language'])][code]);
  return reply.code(problem.status).header('cache-control', 'no-store').send(failure(problem));
}
