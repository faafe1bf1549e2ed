import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { collectInlineScripts, type HashablePage, NonceContext } from './inline-scripts.ts';
import { reportPageError } from './kit/api-client.ts';

export { setServerTransport } from './kit/api-client.ts';

/** Called for unexpected errors of loaders and of rendering; refusals are responses, not errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) reportPageError(error);
}

/** A response with the page as text, which spares a round trip through bytes, and the scripts that its policy allows. */
class Page extends Response {
  readonly html: string;
  readonly scripts: readonly string[];

  constructor({ html, scripts }: HashablePage, init: ResponseInit) {
    super(null, init);
    this.html = html;
    this.scripts = scripts;
  }
}

/**
 * Waits for the whole page instead of streaming it: the server hashes its inline scripts for the content security policy, compresses it
 * once and caches it.
 */
export default async function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Page> {
  const nonce = crypto.randomUUID();
  let isShellRendered = false;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // No boundary is sent late, so none needs a script that moves it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // An error of the shell rejects and goes to `handleError`.
      onError: (error) => (isShellRendered ? reportPageError(error) : undefined),
    },
  );
  isShellRendered = true;
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Page(collectInlineScripts(await new Response(stream).text(), nonce), { status, headers });
}
