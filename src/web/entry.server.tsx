import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { createFragmentCache } from './fragment-cache.tsx';
import { assemblePage, type HashablePage, NonceContext } from './inline-scripts.ts';
import { reportPageError } from './kit/api-client.ts';
import { FragmentCache } from './kit/cached-part.tsx';
import { renderToBuffer } from './render-to-buffer.server.ts';

export { setServerTransport } from './kit/api-client.ts';

/** Called for unexpected errors of loaders and of rendering; a refused request is a response, not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) reportPageError(error);
}

/** Passes the whole HTML on, with the inline scripts that the content security policy allows. */
class Page extends Response {
  readonly html: Uint8Array;
  readonly scripts: readonly Uint8Array[];

  constructor({ bytes, scripts }: HashablePage, init: ResponseInit) {
    super(null, init);
    this.html = bytes;
    this.scripts = scripts;
  }
}

/** In development messages and components change while the server runs. */
const fragmentCache = import.meta.env.PROD ? createFragmentCache() : null;

/** Not streamed: the server hashes the inline scripts of the whole page for the content security policy, compresses it once and caches it. */
export default async function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Page> {
  const nonce = crypto.randomUUID();
  const fragments = fragmentCache?.forPage(nonce);
  const bytes = await renderToBuffer(
    <NonceContext value={nonce}>
      <FragmentCache value={fragments?.renderCached ?? null}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </FragmentCache>
    </NonceContext>,
    { nonce, onError: reportPageError },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Page(assemblePage(bytes, nonce, fragments?.placed), { status, headers });
}
