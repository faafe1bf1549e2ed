import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { Call } from '#contracts/kit/endpoint.ts';
import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { pageKeys } from './cache-key.ts';
import type { CacheTagCollector } from './cache-tags.ts';
import { CachedResponse } from './cached-response.ts';
import { anyOrigin, pageAddresses } from './page-address.ts';
import type { ResponseCache } from './response-cache.ts';
import { isSecretAddress, secretPageHeaders } from './secret-addresses.ts';
import { pagePolicy } from './security-headers.ts';
import { cacheableHeaders, sendCached } from './serve-cached.ts';

/** React Router's build, whose entry takes the server transport. */
export type PagesBuild = ServerBuild & {
  entry: { module: { setServerTransport(call: Call, report: (error: unknown) => void): void } };
};

export type PagesOptions = {
  readonly build: () => Promise<PagesBuild>;
  readonly guestContext: (language: Language, log: Context['log']) => Context;
  readonly transportFor: (contextOf: () => Context) => Call;
  readonly responseCache: ResponseCache;
  readonly pictureOrigins: readonly string[];
  /** In development Vite injects and reloads modules, which a strict Content-Security-Policy would block. */
  readonly isDevelopment: boolean;
};

type PageText = { readonly html: string; readonly scripts: readonly string[] };

/** An HTML page, unlike feeds and loader data. */
const isPage = (response: Response): response is Response & PageText => 'html' in response;

/** One rendering in progress; its cache tags are collected. */
type Rendering = { readonly context: Context; readonly collector: CacheTagCollector };

/** Every public page is rendered for a guest, so that it can be cached; what depends on the user is loaded in the browser. */
export function createPages(options: PagesOptions) {
  const { build, guestContext, transportFor, responseCache, pictureOrigins, isDevelopment } = options;
  const rendering = new AsyncLocalStorage<Rendering>();
  const current = () => {
    const store = rendering.getStore();
    if (!store) throw new Error('A page requested data outside of its rendering');
    return store;
  };
  const direct = transportFor(() => current().context);
  const call: Call = (endpoint, input) => {
    // Pages are cached and shared, so they may only read public endpoints.
    if (!endpoint.isPublic) throw new Error(`A page requested ${endpoint.name}, which is not public`);
    const { context, collector } = current();
    return collector.track((addCacheTags) =>
      rendering.run({ context: { ...context, addCacheTags }, collector }, () => direct(endpoint, input)),
    );
  };

  const report = (error: unknown) => rendering.getStore()?.context.log.error({ err: error }, 'rendering a page failed');

  type Loaded = { build: PagesBuild; handle: RequestHandler; addressOf: (url: string) => string | null };
  let known: Loaded | undefined;
  /** Building the route tree takes as long as a small page; it changes only in development. */
  async function load(): Promise<Loaded> {
    const loaded = await build();
    if (known?.build !== loaded) {
      known = {
        build: loaded,
        handle: createRequestHandler(loaded, isDevelopment ? 'development' : 'production'),
        addressOf: pageAddresses(loaded.routes),
      };
    }
    return known;
  }

  function render({ build, handle }: Loaded, address: string, collector: CacheTagCollector, log: Context['log']) {
    build.entry.module.setServerTransport(call, report);
    const url = new URL(anyOrigin + address);
    const language = /^\/en(?:\/|\.data$|$)/.test(url.pathname) ? 'en' : 'uk';
    return rendering.run({ context: guestContext(language, log), collector }, () => handle(new Request(url)));
  }

  async function makePage(response: Response, around: OutgoingHttpHeaders, isSecret: boolean): Promise<CachedResponse> {
    const headers: OutgoingHttpHeaders = {
      ...around,
      ...Object.fromEntries(response.headers),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(isSecret && secretPageHeaders),
    };
    if (!isPage(response)) {
      return new CachedResponse({ status: response.status, headers, bytes: Buffer.from(await response.arrayBuffer()) });
    }
    const { html, scripts, status } = response;
    if (!isDevelopment) headers['content-security-policy'] = pagePolicy(scripts, pictureOrigins);
    return new CachedResponse({ status, headers, bytes: Buffer.from(html) });
  }

  return async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const loaded = await load();
    const address = loaded.addressOf(request.url);
    const isSecret = address !== null && isSecretAddress(address);
    const keys = address === null || isSecret ? null : pageKeys(address);
    responseCache.keys.remember(request.url, keys);
    const answer = await responseCache.get(keys?.uk ?? null, async (collector) =>
      makePage(await render(loaded, address ?? '/', collector, request.log), cacheableHeaders(reply), isSecret),
    );
    return sendCached(request, reply, answer);
  };
}
