import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { routeModulesPlugin } from './scripts/building/route-modules-plugin.ts';

// What nearly every page shows travels in one file: thirty files of half a kilobyte cost more than they save.
// Nothing here may import Base UI, or every guest would download dialogs and menus.
const everyday: readonly RegExp[] = [
  /\/src\/web\/ui\/(?:badge|button|button-link|button-look|chunk|empty-state|icon-button|input-look|lazy-part|link|logo)\.tsx?$/,
  /\/src\/web\/ui\/(?:picture|price|search-field|skeleton|spinner|toast|toasts|visually-hidden)\.tsx?$/,
  /\/src\/web\/kit\/(?:api-client|chunk-notice|form-draft|language|load-route-module|messages|page-problem|session)\.tsx?$/,
  /\/src\/web\/features\/session\/(?:refresh-session|return-path|session-monitor)\.tsx?$/,
  /\/src\/contracts\/kit\/(?:problem|query-string)\.ts$/,
  /\/src\/domain\/(?:language|money|numbers|picture|plural)\.ts$/,
  /\/node_modules\/clsx\//,
  /\/node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/,
];

/** What every page of the storefront has around it, and the cards that most of them show. */
const storefront: readonly RegExp[] = [
  /\/src\/web\/storefront\/layout\/(?:category-line|category-path|footer|header|header-icons|icon-link|icon-look)\.tsx?$/,
  /\/src\/web\/storefront\/layout\/(?:language-switch|menu-burger|page-progress|ribbon|scroll-to-top|search-form)\.tsx?$/,
  /\/src\/web\/storefront\/product-card\//,
  /\/src\/web\/kit\/(?:font-preloads|json-ld|product-price|seo|shop-settings)\.tsx?$/,
  /\/src\/web\/features\/cart\/(?:cart|cart-line)\.ts$/,
  /\/src\/web\/ui\/(?:breadcrumbs|use-hydrated)\.tsx?$/,
  /\/src\/domain\/(?:bottling|dates|permissions|pricing|shop)\.ts$/,
  /\/node_modules\/lucide-react\/dist\/esm\/icons\/(?:arrow-right|arrow-up|chevron-right|menu|search|shopping-bag|user-round|x)\.m?js$/,
];

/** What most of those that list or sell goods have on top. */
const controls: readonly RegExp[] = [
  /\/src\/web\/ui\/(?:checkbox|chip|field|page-window|pagination|select)\.tsx?$/,
  /\/node_modules\/lucide-react\/dist\/esm\/icons\/chevron-(?:down|left)\.m?js$/,
];

const isReact = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), routeModulesPlugin()],
  environments: {
    // Hundreds of small files that the server would read at each start; in the build they are a part of the pages.
    ssr: { resolve: { noExternal: ['@base-ui/react', '@base-ui/utils', 'lucide-react'] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: isReact },
                { name: 'parts', test: (id) => everyday.some((pattern) => pattern.test(id)) },
                { name: 'storefront', test: (id) => storefront.some((pattern) => pattern.test(id)) },
                { name: 'controls', test: (id) => controls.some((pattern) => pattern.test(id)) },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // The content security policy allows fonts, pictures and scripts from the shop itself, not from data: addresses.
    assetsInlineLimit: 0,
    // The shop's budget counts what is really sent; measuring every chunk again only slows the build.
    reportCompressedSize: false,
  },
});
