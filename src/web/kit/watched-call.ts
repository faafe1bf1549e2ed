import type { Call } from '#contracts/kit/endpoint.ts';
import { overHttp } from './api-client.ts';

type Watcher = {
  /** From 0 to 1 while what was sent is on its way. */
  onSent?: (share: number) => void;
  /** From 0 to 1 as the server tells how far it is, where the endpoint `tellsProgress`. */
  onTold?: (share: number) => void;
};

const lines = 'application/x-ndjson';

/** The last line that came whole: how far it is, or, at the end, the answer. */
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';

function tellFrom(text: string, onTold: (share: number) => void): void {
  const told = lastLine(text.slice(0, text.lastIndexOf('\n') + 1));
  const { progress } = JSON.parse(told || '{}') as { progress?: number };
  if (progress !== undefined) onTold(progress);
}

/** XMLHttpRequest, since fetch does not tell how much of a body has left. */
const sendWatched =
  ({ onSent, onTold }: Watcher) =>
  (address: string, { method = 'GET', headers, body, signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      if (onTold) request.setRequestHeader('accept', lines);
      request.upload.onprogress = ({ loaded, total }) => onSent?.(total === 0 ? 1 : loaded / total);
      request.onprogress = () => {
        const isLines = request.getResponseHeader('content-type')?.startsWith(lines);
        if (isLines && onTold) tellFrom(request.responseText, onTold);
      };
      request.onload = () => resolve(new Response(lastLine(request.responseText), { status: request.status }));
      request.onerror = () => reject(new TypeError('No answer came'));
      request.onabort = () => reject(signal?.reason ?? new DOMException('Cancelled', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted) return reject(signal.reason);
      request.send(body as XMLHttpRequestBodyInit | null);
    });

/** The door for what takes long enough to be watched: large files, and work that tells how far it is. */
export const watchedCall = (watcher: Watcher): Call => overHttp(sendWatched(watcher));
