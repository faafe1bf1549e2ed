import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { openDoor } from './kit/door.ts';

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
    onError() {
      answerStatus = 500;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();

  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : html, { status: answerStatus, headers });
}
