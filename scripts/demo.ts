import { readDemoArguments } from '#demo/run-demo.ts';
import { Closing } from '#server/closing.ts';
import { fillWithDemo } from '#server/demo-filling.ts';
import { makeFirstAccounts } from '#server/first-accounts.ts';
import { layFoundations } from '#server/foundations.ts';
import { createLogger } from '#server/log.ts';
import { parseSettings } from '#server/settings.ts';
import { createShop } from '#server/shop.ts';
import { describeStep } from './start-summary.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { createProgress } from './terminal.ts';

/** `npm run demo -- --products 100000`: brings the shop of the data folder to any size. */
const progress = createProgress();
const closing = new Closing((name, error) => console.error(`${name} did not close`, error));
const { fail } = stopOnSignals(Promise.resolve({ stop: () => closing.close(8000) }));

try {
  const wanted = readDemoArguments(process.argv.slice(2));
  const settings = parseSettings(process.env);
  const log = createLogger('warn');
  const { database, media } = await layFoundations({
    settings,
    log,
    closing,
    onStep: (step) => progress.step(describeStep(step)),
    onFatal: fail,
  });
  const context = createShop({ database, media, log, publicUrl: settings.publicUrl }).guestContext('uk');
  await makeFirstAccounts(context, settings);
  const onStep: Parameters<typeof fillWithDemo>[0]['onStep'] = (step, done, total) =>
    progress.step(describeStep(step), done, total);
  const products = await fillWithDemo({ database, media, context, onStep, ...wanted });
  progress.finish();
  console.log(`\n  ${products} products came into the shop. Start it with npm start.\n`);
  await closing.close(8000);
} catch (error) {
  progress.abandon();
  fail(error);
}
