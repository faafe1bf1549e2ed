import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagesBuild } from '#server/http/pages.ts';
import { requireFreePort } from '#server/http/port.ts';
import { createLogger } from '#server/log.ts';
import { startShop } from '#server/main.ts';
import { parseSettings } from '#server/settings.ts';
import { buildIfStale } from './build.ts';
import { describeStep, summary } from './start-summary.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { projectRoot } from './tools/run-tool.ts';

await stopOnSignals(async ({ showStep, say, stopping, untilStopped, allowDraining, fail }) => {
  const settings = parseSettings(process.env);
  console.log('\n  Краплина\n');
  // Before the build, which would remove the pages of a shop that is already running in this folder.
  await requireFreePort(settings);
  await buildIfStale({ onProgress: showStep, signal: stopping });
  const built = pathToFileURL(path.join(projectRoot, 'build/server/index.js')).href;
  const pages: Promise<PagesBuild> = import(built);
  const shop = await startShop({
    settings,
    log: createLogger(settings.logLevel),
    onStep: (step, done, total) => showStep(describeStep(step), done, total),
    pages: { build: () => pages, assetsFolder: path.join(projectRoot, 'build/client'), isDevelopment: false },
    onFatal: fail,
  });
  say(summary(shop, settings));
  allowDraining(settings.drainSeconds);
  await untilStopped();
  await shop.stop();
});
