/** How long code that a page asks for later may take to come. */
export const chunkTimeoutMs = 120_000;

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(chunk: string, cause: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

type Listener = (error: ChunkLoadError) => void;

const listeners = new Set<Listener>();

export function onChunkFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads a part of the shop's code. When it does not come (no connection, or a release has replaced it), those who offer a reload
 * are told, the browser's log too, and the caller gets the error.
 */
export async function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${chunkTimeoutMs} ms`)), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    const error = new ChunkLoadError(chunk, cause);
    globalThis.reportError(error);
    for (const listener of listeners) listener(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
