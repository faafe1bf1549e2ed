import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

import { reportBrokenPage } from './kit/door.ts';
import { startAfterPaint } from './start-after-paint.ts';

export { openDoor } from './kit/door.ts';

/** Called for what a loader throws without meaning to: refusals are answers, not errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) reportBrokenPage(error);
}

/**
 * Renders the page whole before it answers: the server hashes its inline scripts for the content security policy,
 * keeps the bytes, and compresses them once.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let answerStatus = status;
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    // React would otherwise hide large finished parts and reveal them by script; the shop can be read without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      answerStatus = 500;
      reportBrokenPage(error);
    },
  });
  await stream.allReady;
  const rendered = await new Response(stream).text();
  // Development puts scripts of its own before the first one, which must not wait.
  const html = import.meta.env.PROD ? startAfterPaint(rendered) : rendered;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : html, { status: answerStatus, headers });
}
