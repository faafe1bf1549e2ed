import './production-mode.ts';
import { migrateOnly } from '#server/infrastructure.ts';
import { createLogger } from '#server/log.ts';
import { parseSettings } from '#server/settings.ts';
import { Shutdown } from '#server/shutdown.ts';
import { describeStep } from './start-summary.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** `npm run migrate`: runs pending migrations while shops serve, and ends. */
await stopOnSignals(async ({ showStep, say, fail }) => {
  // No external service is used, so none needs credentials.
  const settings = parseSettings({ ...process.env, SANDBOX: 'yes' });
  const shutdown = new Shutdown((name, error) => console.error(`${name} did not close`, error));
  try {
    const names = await migrateOnly({
      settings,
      log: createLogger(settings.logLevel),
      shutdown,
      onStep: (step, done, total) => showStep(describeStep(step), done, total),
      onFatal: fail,
    });
    const done = names.map((name) => `  ${name}`).join('\n');
    say(
      names.length === 0
        ? '\n  Nothing to do: all migrations have run.\n'
        : `\n  These migrations have run:\n${done}\n`,
    );
  } finally {
    await shutdown.close();
  }
});
