import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';
import type { PagesBuild } from '#server/http/pages.ts';
import { createLogger } from '#server/log.ts';
import { startShop } from '#server/main.ts';
import { parseSettings } from '#server/settings.ts';
import { describeStep, summary } from './start-summary.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { createProgress } from './terminal.ts';
import { projectRoot } from './tools/run-tool.ts';

/** The shop with pages that follow every change. `npm run dev` restarts this file when the server's own code changes. */
const progress = createProgress();
const shopIsOpen = Promise.withResolvers<{ stop(): Promise<void> }>();
const { fail } = stopOnSignals(shopIsOpen.promise);

try {
  const settings = parseSettings(process.env);
  const httpServer = createHttpServer();
  const vite = await createVite({
    root: projectRoot,
    appType: 'custom',
    server: { middlewareMode: { server: httpServer } },
  });
  const shop = await startShop({
    settings,
    log: createLogger(settings.logLevel),
    onStep: (step, done, total) => progress.step(describeStep(step), done, total),
    pages: {
      build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PagesBuild>,
      assetsFolder: null,
      isDevelopment: true,
    },
    // Vite answers what is its own: modules, styles, the channel for changes. The rest is the shop's.
    serverFactory: (handle) =>
      httpServer.on('request', (request, response) =>
        vite.middlewares(request, response, () => handle(request, response)),
      ),
    onFatal: fail,
  });
  progress.finish();
  shopIsOpen.resolve({
    stop: async () => {
      await vite.close();
      await shop.stop();
    },
  });
  console.log(summary(shop, settings));
  console.log(`  Parts of the pages: ${settings.publicUrl}/ui\n`);
} catch (error) {
  progress.abandon();
  fail(error);
}
