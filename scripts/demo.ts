import './production-mode.ts';
import { readDemoArguments } from '#demo/run-demo.ts';
import { withStartLock } from '#server/db/start-lock.ts';
import { fillWithDemo } from '#server/demo-filling.ts';
import { makeFirstAccounts } from '#server/first-accounts.ts';
import { startInfrastructure } from '#server/infrastructure.ts';
import { createLogger } from '#server/log.ts';
import type { StartStep } from '#server/main.ts';
import { parseSettings } from '#server/settings.ts';
import { createShop } from '#server/shop.ts';
import { Shutdown } from '#server/shutdown.ts';
import { describeStep } from './start-summary.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** `npm run demo -- --products 100000 --orders 1000000`: fills the data folder's database with demo data of any size. */
await stopOnSignals(async ({ showStep, say, fail }) => {
  const wanted = readDemoArguments(process.argv.slice(2));
  const settings = parseSettings(process.env);
  const log = createLogger('warn');
  const shutdown = new Shutdown((name, error) => console.error(`${name} did not close`, error));
  const onStep = (step: StartStep, done?: number, total?: number) => showStep(describeStep(step), done, total);
  try {
    const { database, databaseUrl, databaseFolder, media } = await startInfrastructure({
      settings,
      log,
      shutdown,
      onStep,
      onFatal: fail,
    });
    const context = createShop({ database, media, log, publicUrl: settings.publicUrl }).guestContext('uk');
    const fill = async () => {
      await makeFirstAccounts(context, settings);
      // Nobody else opens the embedded database.
      return fillWithDemo({
        database,
        databaseUrl,
        isAlone: databaseFolder !== null,
        media,
        context,
        onStep,
        ...wanted,
      });
    };
    const { products, orders } = await withStartLock(databaseUrl, fill, () => onStep('waiting-for-another'));
    say(`\n  ${products} products and ${orders} past orders came into the shop. Start it with npm start.\n`);
  } finally {
    await shutdown.close();
  }
});
