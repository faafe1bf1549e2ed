import './production-mode.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type RestoreStep, restoreBackup } from '#server/db/backup/restore-backup.ts';
import { parseSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const steps: Record<RestoreStep, string> = {
  verifying: 'comparing every file with its checksum',
  copying: 'copying the backup',
  starting: 'starting the restored database',
};

/** `npm run restore -- --from folder [--replace]`: brings a backup into the data folder. */
await stopOnSignals(async ({ showStep, say }) => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } } });
  if (values.from === undefined)
    throw new StartError('Name the folder of the backup: npm run restore -- --from folder');
  const { database, dataDir } = parseSettings(process.env);
  if (database.url !== null)
    throw new StartError(
      'DATABASE_URL is set: this command restores the embedded database only. Unset it, or use the tools of your PostgreSQL server.',
    );
  const { madeAt, keptAside } = await restoreBackup({
    from: path.resolve(values.from),
    dataDir,
    isReplacing: values.replace,
    now: new Date(),
    onStep: (step, done, total) => showStep(steps[step], done, total),
  });
  const aside =
    keptAside.length > 0 ? ` What was there before is in ${keptAside.join(' and ')}: delete it when you are sure.` : '';
  say(`\n  ${dataDir} is as it was at ${madeAt}.${aside} Start the shop with npm start.\n`);
});
