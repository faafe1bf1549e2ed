import { AsyncLocalStorage } from 'node:async_hooks';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Call } from '#contracts/kit/endpoint.ts';
import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { pagePolicy } from './content-security.ts';

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
};

/** What the pages bring from their side: React Router's build, and the place where the server puts its carrier. */
export type PagesBuild = ServerBuild & {
  entry: { module: { openDoor(call: Call, report: (error: unknown) => void): void } };
};

export type PagesOptions = {
  readonly build: () => Promise<PagesBuild>;
  readonly guestContext: (language: Language, log: Context['log']) => Context;
  readonly carrier: (contextOf: () => Context) => Call;
  readonly pictureOrigins: readonly string[];
  /** Development loads modules one by one and reloads them, which a strict policy would forbid. */
  readonly isDevelopment: boolean;
};

function encodingFor(accepted: string | undefined): keyof typeof compressors | null {
  if (accepted === undefined) return null;
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Every public page is rendered for a guest, the same for everyone; what depends on the person comes by script later. */
export function createPages({ build, guestContext, carrier, pictureOrigins, isDevelopment }: PagesOptions) {
  const rendering = new AsyncLocalStorage<Context>();
  const call = carrier(() => {
    const context = rendering.getStore();
    if (!context) throw new Error('A page asked for data outside of its rendering');
    return context;
  });

  const report = (error: unknown) => rendering.getStore()?.log.error({ err: error }, 'a page broke');

  async function render(address: string, method: string, log: Context['log']): Promise<Response> {
    const loaded = await build();
    loaded.entry.module.openDoor(call, report);
    const url = new URL(address, 'http://shop.internal');
    const language = /^\/en(?:\/|\.data$|$)/.test(url.pathname) ? 'en' : 'uk';
    const handle = createRequestHandler(loaded, isDevelopment ? 'development' : 'production');
    return rendering.run(guestContext(language, log), () => handle(new Request(url, { method })));
  }

  return async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const response = await render(request.url, request.method, request.log);
    const bytes = Buffer.from(await response.arrayBuffer());
    reply.code(response.status).headers(Object.fromEntries(response.headers)).header('cache-control', 'no-cache');
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isHtml && !isDevelopment) reply.header('content-security-policy', pagePolicy(bytes.toString(), pictureOrigins));
    reply.header('vary', 'accept-encoding');
    const encoding = bytes.length > 1024 ? encodingFor(request.headers['accept-encoding']) : null;
    if (encoding === null) return reply.send(bytes);
    return reply.header('content-encoding', encoding).send(await compressors[encoding](bytes));
  };
}
