import './production-mode.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BackupStep, takeBackup } from '#server/db/backup/take-backup.ts';
import { parseSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const steps: Record<BackupStep, string> = {
  measuring: 'measuring what is to be copied',
  'copying-database': 'copying the database',
  'copying-log': 'copying the changes made meanwhile',
  'copying-pictures': 'copying the pictures',
};

/** `npm run backup [-- --to folder]`: a copy of the embedded database and the pictures, while the shop runs. */
await stopOnSignals(async ({ showStep, say }) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { database, dataDir, objectStorage } = parseSettings(process.env);
  if (database.url !== null)
    throw new StartError(
      'DATABASE_URL is set: this command copies the embedded database only. Use the tools of your PostgreSQL server; docs/operations.md names some.',
    );
  const now = new Date();
  const to = path.resolve(values.to ?? path.join(dataDir, 'backups', now.toISOString().replaceAll(/[:.]/g, '-')));
  const hasPictures = objectStorage === null;
  const { files } = await takeBackup({
    dataDir,
    to,
    now,
    hasPictures,
    onStep: (step, done, total) => showStep(steps[step], done, total),
  });
  const megabytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1_000_000);
  say(
    `\n  The backup is in ${to}: ${files.length} files, ${megabytes} MB.${hasPictures ? '' : ' Pictures are in object storage, and not part of it.'} Keep a copy on another machine, and try a restore now and then.\n`,
  );
});
