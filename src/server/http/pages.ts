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
import { anyOrigin, type FoundPage, pageFinder } from './page-address.ts';
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

type PageBytes = { readonly html: Uint8Array; readonly scripts: readonly Uint8Array[] };

/** An HTML page, unlike feeds and loader data. */
const isPage = (response: Response): response is Response & PageBytes => 'html' in response;

/** For requests that no route matches. */
const homePage: FoundPage = { address: '/', routeIds: [] };

const pick = <Value>(all: Readonly<Record<string, Value>>, ids: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));

/**
 * One request handler per kind of page, with its own routes only: React Router matches each request against all routes several times, and
 * prepares all of them for each rendering.
 */
function pageHandlers(build: ServerBuild, mode: string): (routeIds: readonly string[]) => RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  return (routeIds) => {
    const key = routeIds.at(-1) ?? '';
    const existing = handlers.get(key);
    if (existing) return existing;
    const { routes, assets } = build;
    const own = { routes: pick(routes, routeIds), assets: { ...assets, routes: pick(assets.routes, routeIds) } };
    const handler = createRequestHandler(key === '' ? build : { ...build, ...own }, mode);
    handlers.set(key, handler);
    return handler;
  };
}

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
    const { language } = context;
    const make = (addCacheTags: Context['addCacheTags']) =>
      rendering.run({ context: { ...context, addCacheTags }, collector }, () => direct(endpoint, input));
    return collector.track((addCacheTags) =>
      responseCache.pageData.answer({ endpoint, input, language }, addCacheTags, make),
    ) as ReturnType<typeof make>;
  };

  const report = (error: unknown) => rendering.getStore()?.context.log.error({ err: error }, 'rendering a page failed');

  type Loaded = {
    build: PagesBuild;
    findPage: (url: string) => FoundPage | null;
    handlerFor: (routeIds: readonly string[]) => RequestHandler;
  };
  let known: Loaded | undefined;
  /** Building the route tree takes as long as a small page; it changes only in development. */
  async function load(): Promise<Loaded> {
    const loaded = await build();
    if (known?.build !== loaded) {
      const mode = isDevelopment ? 'development' : 'production';
      known = { build: loaded, findPage: pageFinder(loaded.routes), handlerFor: pageHandlers(loaded, mode) };
    }
    return known;
  }

  function render(
    { build, handlerFor }: Loaded,
    { address, routeIds }: FoundPage,
    collector: CacheTagCollector,
    log: Context['log'],
  ) {
    build.entry.module.setServerTransport(call, report);
    const url = new URL(anyOrigin + address);
    const language = /^\/en(?:\/|\.data$|$)/.test(url.pathname) ? 'en' : 'uk';
    const handle = handlerFor(routeIds);
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
    return new CachedResponse({ status, headers, bytes: html });
  }

  return async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const loaded = await load();
    const page = loaded.findPage(request.url);
    const isSecret = page !== null && isSecretAddress(page.address);
    const keys = page === null || isSecret ? null : pageKeys(page.address);
    responseCache.keys.remember(request.url, keys);
    const answer = await responseCache.get(keys?.uk ?? null, async (collector) =>
      makePage(await render(loaded, page ?? homePage, collector, request.log), cacheableHeaders(reply), isSecret),
    );
    return sendCached(request, reply, answer);
  };
}
