import path from 'node:path';
import type { Plugin } from 'vite';

const theirs = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const ours = path.resolve(import.meta.dirname, '../../src/web/kit/load-route-module.ts');

/** Puts the shop's way of loading the code of pages in the place of React Router's: see `ours` for why. */
export function routeModulesPlugin(): Plugin {
  let isReplaced = false;
  return {
    name: 'kraplyna:route-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: theirs },
      handler() {
        isReplaced = true;
        return `export { loadRouteModule } from ${JSON.stringify(ours)};`;
      },
    },
    generateBundle() {
      if (!isReplaced)
        this.error('React Router keeps its loading of route modules elsewhere now: see route-modules-plugin.ts');
    },
  };
}
