import { loadChunk } from '#web/ui/chunk.ts';

type RouteModules = Record<string, unknown>;

/**
 * Takes the place of React Router's own function in the browser's build (see `scripts/building/route-modules-plugin.ts`), which
 * reloads the page by itself when the code of the next one does not come: whatever was typed would be gone. Here the page stays, and
 * offers the reload. The promise then never ends; whoever offers the reload ends the navigation.
 */
export async function loadRouteModule(route: { id: string; module: string }, loaded: RouteModules): Promise<unknown> {
  if (!(route.id in loaded)) {
    try {
      loaded[route.id] = await loadChunk(nameOf(route.module), () => import(/* @vite-ignore */ route.module));
    } catch {
      return new Promise(() => undefined);
    }
  }
  return loaded[route.id];
}

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1).replace(/\.js$/, '');
