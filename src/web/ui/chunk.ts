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

/** Loads a chunk. A failure (offline, or replaced by a release) is reported to listeners and to the console, and rethrown. */
export async function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${chunkTimeoutMs} ms`)), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    const error = new ChunkLoadError(chunk, cause);
    globalThis.reportError(error);
    for (const listener of listeners) listener(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
