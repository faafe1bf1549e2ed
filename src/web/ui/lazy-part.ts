import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from './chunk.ts';

/**
 * A part whose code comes when it is first shown. When it does not come, the part is missing and the rest of the page stays as it is,
 * with everything typed into it: `lazy` alone would replace the whole page by an error.
 */
export function lazyPart<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(chunk, load).catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}
