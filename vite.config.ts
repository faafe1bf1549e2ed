import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';

const framework = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const layout =
  /\/src\/web\/(?:root|entry\.client|storefront\/layout\/shop-layout|messages\/\w+\/storefront-layout)\.tsx/;
const isTranslated = /\/src\/web\/messages\//;

/** Whether a layout of the storefront imports the module, directly or through others. */
function isInLayout(id: string, graph: Rolldown.ChunkingContext, visited = new Set<string>()): boolean {
  if (visited.has(id)) return false;
  visited.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => layout.test(importer) || isInLayout(importer, graph, visited));
}

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
                // Every page loads its layout as a whole, so one chunk replaces dozens of requests.
                {
                  name: (id, graph) =>
                    !layout.test(id) && !isTranslated.test(id) && isInLayout(id, graph) ? 'layout' : null,
                },
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
