import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Options = {
  readonly nonce?: string;
  /** Called for all errors but the one that rejects: what a boundary caught. */
  readonly onError: (error: unknown) => void;
  /** Far more than any page needs. */
  readonly timeoutMs?: number;
};

/** The whole page, by React's API for Node, since web streams take longer. */
export async function renderToBuffer(
  page: ReactNode,
  { nonce, onError, timeoutMs = 10_000 }: Options,
): Promise<Buffer> {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const caught: unknown[] = [];
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Disables out-of-order streaming, which would add inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      caught.push(error);
    },
    onShellError: reject,
    onAllReady: resolve,
  });
  // A page that never ends would hold all who ask for it.
  const timer = setTimeout(() => {
    reject(new Error(`Rendering took more than ${timeoutMs} ms`));
    abort();
  }, timeoutMs);
  try {
    await ready;
  } catch (failure) {
    caught.filter((error) => error !== failure).forEach(onError);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
  caught.forEach(onError);
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const destination = new Writable({
      write(part, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts));
        done();
      },
    });
    pipe(destination.on('error', reject));
  });
}
