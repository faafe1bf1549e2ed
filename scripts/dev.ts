import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';
import type { PagesBuild } from '#server/http/pages.ts';
import { requireFreePort } from '#server/http/port.ts';
import { createLogger } from '#server/log.ts';
import { startShop } from '#server/main.ts';
import { parseSettings } from '#server/settings.ts';
import { describeStep, summary } from './start-summary.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { projectRoot } from './tools/run-tool.ts';

/** The shop with hot reloading of pages. `npm run dev` restarts this file when server code changes. */
await stopOnSignals(async ({ showStep, say, untilStopped, fail }) => {
  const settings = parseSettings(process.env);
  await requireFreePort(settings);
  const httpServer = createHttpServer();
  const vite = await createVite({
    root: projectRoot,
    appType: 'custom',
    server: { middlewareMode: { server: httpServer } },
  });
  const shop = await startShop({
    settings,
    log: createLogger(settings.logLevel),
    onStep: (step, done, total) => showStep(describeStep(step), done, total),
    pages: {
      build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PagesBuild>,
      assetsFolder: null,
      isDevelopment: true,
    },
    // Vite handles its own requests (modules, styles, hot reloading); the shop handles the rest.
    serverFactory: (handle) =>
      httpServer.on('request', (request, response) =>
        vite.middlewares(request, response, () => handle(request, response)),
      ),
    onFatal: fail,
  });
  say(`${summary(shop, settings)}\n  Parts of the pages: ${settings.publicUrl}/ui\n`);
  await untilStopped();
  await Promise.allSettled([vite.close(), shop.stop()]);
});
