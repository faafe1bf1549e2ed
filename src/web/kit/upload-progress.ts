import type { Call } from '#contracts/kit/endpoint.ts';
import { httpClient } from './api-client.ts';

/** Each is a share from 0 to 1. */
type ProgressListener = {
  onUpload?: (share: number) => void;
  /** The server's own progress, for endpoints that stream it. */
  onServerProgress?: (share: number) => void;
};

const ndjson = 'application/x-ndjson';

/** The last complete line: progress, or at the end the response. */
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';

function readProgress(text: string, onServerProgress: (share: number) => void): void {
  const line = lastLine(text.slice(0, text.lastIndexOf('\n') + 1));
  const { progress } = JSON.parse(line || '{}') as { progress?: number };
  if (progress !== undefined) onServerProgress(progress);
}

/** XMLHttpRequest, since fetch reports no upload progress. */
const sendWithProgress =
  ({ onUpload, onServerProgress }: ProgressListener) =>
  (address: string, { method = 'GET', headers, body, signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      if (onServerProgress) request.setRequestHeader('accept', ndjson);
      request.upload.onprogress = ({ loaded, total }) => onUpload?.(total === 0 ? 1 : loaded / total);
      request.onprogress = () => {
        const isNdjson = request.getResponseHeader('content-type')?.startsWith(ndjson);
        if (isNdjson && onServerProgress) readProgress(request.responseText, onServerProgress);
      };
      request.onload = () => resolve(new Response(lastLine(request.responseText), { status: request.status }));
      request.onerror = () => reject(new TypeError('Network error'));
      request.onabort = () => reject(signal?.reason ?? new DOMException('Cancelled', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted) return reject(signal.reason);
      request.send(body as XMLHttpRequestBodyInit | null);
    });

/** An API client with upload progress and streamed server progress. */
export const clientWithProgress = (listener: ProgressListener): Call => httpClient(sendWithProgress(listener));
