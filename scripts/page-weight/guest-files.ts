import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { listFiles } from '../list-files.ts';

interface RouteAssets {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  [part: string]: unknown;
}

interface Manifest {
  entry: { module: string };
  routes: Record<string, RouteAssets>;
}

function readManifest(root: string): { file: string; manifest: Manifest } {
  const scripts = listFiles(root, 'build/client/assets').filter((name) => /\/manifest-[^/]+\.js$/.test(name));
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  // A page may be called manifest too; the router's is recognized by its global variable.
  const file = scripts.find((name) => read(name).startsWith('window.__reactRouterManifest'));
  if (!file) throw new Error('There is no build to weigh: run npm run build.');
  const script = read(file);
  return { file, manifest: JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) };
}

/** A route may be split into several modules: `module`, `clientLoaderModule`, `hydrateFallbackModule` … */
function modulesOf(route: RouteAssets): string[] {
  return Object.entries(route).flatMap(([key, value]) =>
    /module$/i.test(key) && typeof value === 'string' ? [value] : [],
  );
}

function routesAt(routes: Manifest['routes'], path: string): RouteAssets[] {
  let route = Object.values(routes).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The build has no route with the path "${path}".`);
  const chain: RouteAssets[] = [];
  for (; route; route = routes[route.parentId ?? '']) chain.push(route);
  return chain;
}

/**
 * The scripts that hydrate the page at `path`: the entry, the route modules from the root to the page, and their static imports, as paths from the
 * project's root.
 */
export function guestFiles(root: string, path: string): string[] {
  const { file: manifestFile, manifest } = readManifest(root);
  const client = 'build/client';
  const found = new Set([manifestFile]);
  const waiting = [manifest.entry.module, ...routesAt(manifest.routes, path).flatMap(modulesOf)].map(
    (module) => `${client}${module}`,
  );
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const { staticImports, staticExports } = parseSync(file, readFileSync(join(root, file), 'utf8')).module;
    const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
    for (const { moduleRequest } of requests) {
      if (moduleRequest) waiting.push(posix.join(posix.dirname(file), moduleRequest.value));
    }
  }
  return [...found].sort();
}
