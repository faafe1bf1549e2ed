import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import { type Mailbox, startMailbox } from '#sandbox/mailbox/mailbox.ts';
import { Closing } from './closing.ts';
import { connectDatabase, type Database } from './db/connection.ts';
import { type EmbeddedServerStep, startEmbeddedServer } from './db/embedded-server.ts';
import { migrate } from './db/migrate.ts';
import { fillWithDemo } from './demo-filling.ts';
import { type DemoAccount, makeFirstAccounts, mayHaveDemoAccounts } from './first-accounts.ts';
import { measureRequests, serveMetrics } from './http/metrics.ts';
import type { PagesBuild } from './http/pages.ts';
import { createDiskStorage } from './integrations/object-storage/disk-storage.ts';
import { createS3Storage } from './integrations/object-storage/s3-storage.ts';
import { startJobs } from './jobs/runner.ts';
import { createMediaService, type MediaService } from './modules/media/media.service.ts';
import { allJobs } from './modules.ts';
import type { Settings } from './settings.ts';
import { createShop } from './shop.ts';
import { StartError } from './start-error.ts';

export type StartStep =
  | EmbeddedServerStep
  | 'connecting'
  | 'migrating'
  | 'drawing-pictures'
  | 'filling-catalogue'
  | 'opening';

export type RunningShop = {
  readonly address: string;
  readonly demoAccounts: readonly DemoAccount[];
  readonly mailbox: Mailbox | null;
  /** Null where the database is somebody else's. */
  readonly databaseFolder: string | null;
  readonly database: Database;
  /** Finishes what is under way, then ends everything that the start began. */
  stop(): Promise<void>;
};

export type StartOptions = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly onStep?: (step: StartStep, done?: number, total?: number) => void;
  /** The pages, built or loaded as they change. */
  readonly pages: { build: () => Promise<PagesBuild>; assetsFolder: string | null; isDevelopment: boolean };
  readonly serverFactory?: FastifyServerFactory;
  /** How many products an empty shop gets. */
  readonly demoProducts?: number;
  /** Called when the shop cannot go on, with a sentence that says why. */
  readonly onFatal?: (reason: string) => void;
};

const closeStepMs = 8000;

/** Opens the shop. Whatever fails on the way, nothing half-started stays behind. */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const closing = new Closing((name, err) => options.log.error({ err }, `${name} did not close`));
  try {
    return await openShop(options, closing);
  } catch (error) {
    await closing.close(closeStepMs);
    throw error;
  }
}

async function openShop(
  { settings, log, onStep = () => undefined, ...options }: StartOptions,
  closing: Closing,
): Promise<RunningShop> {
  await requireFreePort(settings);
  const { url, databaseFolder } = await provideDatabase(settings, log, onStep, options.onFatal, closing);
  onStep('migrating');
  await migrate(url);
  const database = await connectDatabase(url);
  closing.add('the database connections', database.close);

  const media = createMedia(settings);
  const mailbox = settings.mail.smtpUrl === null ? await startMailbox({ dataDir: settings.dataDir }) : null;
  if (mailbox) closing.add('the mailbox', mailbox.stop);

  const plugins: FastifyPluginAsync[] = mailbox ? [async (app) => void app.register(mailbox.plugin)] : [];
  const shop = createShop({
    ...options,
    database,
    media,
    log,
    publicUrl: settings.publicUrl,
    redisUrl: settings.redisUrl,
    plugins,
  });
  const context = shop.guestContext('uk');
  const demoAccounts = await makeFirstAccounts(context, settings);
  if (mayHaveDemoAccounts(settings)) await fillWithDemo(database, media, context, onStep, options.demoProducts);

  const jobs = await startJobs(url, database, allJobs, (jobLog) => shop.guestContext('uk', jobLog), log);
  closing.add('the jobs', jobs.stop);
  onStep('opening');
  const app = await shop.app();
  if (settings.metricsPort !== null) {
    const metrics = await serveMetrics(measureRequests(app), settings.metricsPort);
    closing.add('the metrics', metrics.stop);
  }
  closing.add('the web server', () => app.close());
  await app.listen({ port: settings.port, host: settings.host }).catch((error) => {
    throw explainPort(error, settings);
  });
  return {
    address: settings.publicUrl,
    demoAccounts,
    mailbox,
    databaseFolder,
    database,
    stop: () => closing.close(closeStepMs),
  };
}

async function provideDatabase(
  { database, dataDir }: Settings,
  log: Logger,
  onStep: (step: StartStep) => void,
  onFatal: StartOptions['onFatal'],
  closing: Closing,
): Promise<{ url: string; databaseFolder: string | null }> {
  if (database.url !== null) {
    onStep('connecting');
    return { url: database.url, databaseFolder: null };
  }
  const embedded = await startEmbeddedServer({
    dataDir,
    onProgress: onStep,
    log: (line) => log.debug({ line }, 'postgres'),
  });
  closing.add('the database', embedded.stop);
  embedded.onUnexpectedExit((lastWords) => {
    log.fatal({ lastWords }, 'the database ended by itself');
    onFatal?.('The database ended by itself. Start the shop again: it recovers what was saved.');
  });
  return { url: embedded.url, databaseFolder: embedded.dataFolder };
}

function createMedia({ objectStorage, dataDir }: Settings): MediaService {
  const storage = objectStorage
    ? createS3Storage(objectStorage)
    : createDiskStorage({ folder: path.join(dataDir, 'media') });
  return createMediaService({ storage });
}

/** Asked before anything is started, so that the usual mistake (a shop already runs) costs nobody a minute. */
async function requireFreePort(settings: Settings): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) =>
    probe.once('error', reject).listen(settings.port, settings.host, resolve),
  ).catch((error) => {
    throw explainPort(error, settings);
  });
  await new Promise<void>((resolve) => (probe as Server).close(() => resolve()));
}

function explainPort(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken: stop what listens there, or choose another one, like PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs more rights: choose one above 1024, like PORT=3000.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST=${host} is no address of this machine: use localhost, or 0.0.0.0 for all of them.`);
  }
  return error;
}
