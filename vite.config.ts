import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';

const framework = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const layout =
  /\/src\/web\/(?:root|entry\.client|storefront\/layout\/shop-layout|messages\/\w+\/storefront-layout)\.tsx/;
const card = /\/src\/web\/storefront\/product-card\/product-grid\.tsx/;
const listing = /\/src\/web\/storefront\/listing\/listing-(?:page|view)\.tsx/;
const isTranslated = /\/src\/web\/messages\//;

/** Whether one of the modules imports the module, directly or through others. */
function isPartOf(whole: RegExp, id: string, graph: Rolldown.ChunkingContext, visited = new Set<string>()): boolean {
  if (visited.has(id)) return false;
  visited.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => whole.test(importer) || isPartOf(whole, importer, graph, visited));
}

/** One chunk for what a kind of page loads as a whole: it replaces dozens of requests, and as many links in the page. */
const chunkOf = (name: string, whole: RegExp, test?: RegExp) => ({
  test,
  name: (id: string, graph: Rolldown.ChunkingContext) =>
    !layout.test(id) && !isTranslated.test(id) && isPartOf(whole, id, graph) ? name : null,
});

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // Hundreds of small files that the server would read at each start; in the build they are a part of the pages.
    ssr: {
      resolve: { noExternal: ['@base-ui/react', '@base-ui/utils', 'lucide-react'] },
      // Inline scripts of the pages are functions of this build, as text.
      build: { rolldownOptions: { output: { comments: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: framework },
                // The first that fits wins.
                chunkOf('layout', layout),
                // Pages without a list, such as the home page, have cards too.
                { name: 'cards', test: card },
                chunkOf('cards', card),
                // Pages without a list use these too.
                chunkOf('controls', listing, /\/src\/(?:web\/(?:ui|kit)|domain)\/|\/node_modules\//),
                chunkOf('listing', listing),
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
