import { renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { reportPageError } from './kit/api-client.ts';
import { type Finished, takeOwnScripts } from './own-scripts.ts';
import { startAfterPaint } from './start-after-paint.ts';

export { setServerTransport } from './kit/api-client.ts';

/** Called for what a loader throws without meaning to: refusals are answers, not errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) reportPageError(error);
}

/** A page's text next to its response, which would turn it into bytes and back, and the scripts that its policy allows. */
class Page extends Response {
  readonly html: string;
  readonly scripts: readonly string[];

  constructor({ html, scripts }: Finished, init: ResponseInit) {
    super(null, init);
    this.html = html;
    this.scripts = scripts;
  }
}

/**
 * What the loaders found, as the page's scripts will read it, in one piece and before the page is drawn: React Router would let each
 * piece come as it will, but a page that is kept whole has nothing to wait for while it is drawn.
 */
async function withHandoff(context: EntryContext): Promise<EntryContext> {
  const value = await new Response(context.serverHandoffStream).text();
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read } } };
}

/** React's mark at a part that broke, or was still on its way, and is left to the browser. */
const missingPart = '<!--$!-->';

/**
 * Renders the page whole before it answers: the server hashes the shop's own inline scripts for the content security policy,
 * keeps the bytes, and compresses them once.
 */
export default async function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Page> {
  const nonce = crypto.randomUUID();
  const router = <ServerRouter context={await withHandoff(context)} url={url} nonce={nonce} />;
  const rendered = `<!DOCTYPE html>${renderToString(router)}`;
  if (rendered.includes(missingPart)) reportPageError(new Error('A part of the page did not come with it'));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Development puts scripts of its own before the first one, which must not wait.
  const page = import.meta.env.PROD ? startAfterPaint(rendered, nonce) : rendered;
  return new Page(takeOwnScripts(page, nonce), { status, headers });
}
