import './production-mode.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagesBuild } from '#server/http/pages.ts';
import { createLogger } from '#server/log.ts';
import { startShop } from '#server/main.ts';
import { parseSettings } from '#server/settings.ts';
import { buildIfStale } from './build.ts';
import { describeStep, summary } from './start-summary.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { createProgress } from './terminal.ts';
import { projectRoot } from './tools/run-tool.ts';

const progress = createProgress();
const shopIsOpen = Promise.withResolvers<{ stop(): Promise<void> }>();
const { fail } = stopOnSignals(shopIsOpen.promise);

try {
  const settings = parseSettings(process.env);
  console.log('\n  Краплина\n');
  await buildIfStale({ onProgress: (step) => progress.step(step) });
  const built = pathToFileURL(path.join(projectRoot, 'build/server/index.js')).href;
  const pages: Promise<PagesBuild> = import(built);
  const shop = await startShop({
    settings,
    log: createLogger(settings.logLevel),
    onStep: (step, done, total) => progress.step(describeStep(step), done, total),
    pages: { build: () => pages, assetsFolder: path.join(projectRoot, 'build/client'), isDevelopment: false },
    onFatal: fail,
  });
  progress.finish();
  shopIsOpen.resolve(shop);
  console.log(summary(shop, settings));
} catch (error) {
  progress.abandon();
  fail(error);
}
