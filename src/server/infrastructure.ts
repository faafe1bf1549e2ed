import path from 'node:path';
import type { Logger } from 'pino';
import { connectDatabase, type Database } from './db/connection.ts';
import { DirectConnection } from './db/direct-connection.ts';
import { type EmbeddedServerStep, startEmbeddedServer } from './db/embedded-server.ts';
import { migrate, requireMigrated } from './db/migrate.ts';
import { Replicas } from './db/replicas.ts';
import { setRoleDefaults } from './db/session-defaults.ts';
import { withStartLock } from './db/start-lock.ts';
import { createDiskStorage } from './integrations/object-storage/disk-storage.ts';
import { createS3Storage } from './integrations/object-storage/s3-storage.ts';
import { createMediaService, type MediaService } from './modules/media/media.service.ts';
import type { Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';

export type InfrastructureStep =
  | EmbeddedServerStep
  | 'connecting'
  | 'building-indexes'
  | 'migrating'
  | 'waiting-for-another';

export type Infrastructure = {
  readonly database: Database;
  readonly direct: DirectConnection;
  /** Past a pooler. */
  readonly databaseUrl: string;
  /** Null for an external database. */
  readonly databaseFolder: string | null;
  readonly media: MediaService;
};

type InfrastructureOptions = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly shutdown: Shutdown;
  readonly onStep: (step: InfrastructureStep, done?: number, total?: number) => void;
  /** Called with the reason when the database cannot be restarted. */
  readonly onFatal?: ((reason: string) => void) | undefined;
};

/** Starts or connects the database, migrates it and opens the media storage. */
export async function startInfrastructure(options: InfrastructureOptions): Promise<Infrastructure> {
  const { settings, log, shutdown } = options;
  const { url, databaseUrl, databaseFolder } = await provideDatabase(options);
  if (settings.database.migratesOnStart) await prepareDatabase(databaseUrl, options);
  else await requireMigrated(databaseUrl);
  const direct = new DirectConnection(databaseUrl, log);
  shutdown.add('the direct connection', () => direct.stop(), 300);
  const database = await connectDatabase(url, {
    maxConnections: settings.database.poolSize,
    besidePooler: url === databaseUrl ? undefined : direct,
  });
  shutdown.add('the database connections', database.close, 300);
  return { database, direct, databaseUrl, databaseFolder, media: createMedia(settings) };
}

/** Undefined without DATABASE_REPLICA_URLS. */
export async function openReplicas(
  { database: { replicaUrls, poolSize, directUrl } }: Settings,
  direct: DirectConnection,
  log: Logger,
): Promise<Replicas | undefined> {
  if (replicaUrls.length === 0) return undefined;
  // Beside a pooler for the primary, the replicas may have one too.
  const connection = { maxConnections: poolSize, besidePooler: directUrl === null ? undefined : direct };
  return Replicas.open({ urls: replicaUrls, direct, log, connection });
}

/** `npm run migrate`: returns the names of the migrations that have run. */
export async function migrateOnly(options: InfrastructureOptions): Promise<string[]> {
  const { databaseUrl } = await provideDatabase(options);
  return prepareDatabase(databaseUrl, options);
}

async function prepareDatabase(url: string, { settings, log, onStep }: InfrastructureOptions): Promise<string[]> {
  onStep('migrating');
  const onWait = () => onStep('waiting-for-another');
  const onRetry = (name: string) =>
    log.warn({ migration: name }, 'a migration waits for other transactions to end, and is repeated');
  const onIndex = (done: number, total: number) => onStep('building-indexes', done, total);
  const names = await migrate(url, { onWait, onRetry, onIndex });
  const isPooled = settings.database.directUrl !== null;
  if (isPooled) await withStartLock(url, () => setRoleDefaults(url), onWait);
  return names;
}

async function provideDatabase({ settings, log, shutdown, onStep, onFatal }: InfrastructureOptions) {
  const { database, dataDir } = settings;
  if (database.url !== null) {
    onStep('connecting');
    return { url: database.url, databaseUrl: database.directUrl ?? database.url, databaseFolder: null };
  }
  const embedded = await startEmbeddedServer({
    dataDir,
    onProgress: onStep,
    log: (line) => log.debug({ line }, 'postgres'),
    onCrash: (lastWords) => log.error({ lastWords }, 'the database crashed and is restarted'),
    onRestart: () => log.warn('the database was restarted'),
    onGivingUp: (reason) => {
      log.fatal({ reason }, 'the database crashes repeatedly');
      onFatal?.(
        `The database ended by itself several times within a minute, and is not started again: ${lastLine(reason)} Once the cause is gone, start the shop: it recovers what was saved.`,
      );
    },
  });
  shutdown.add('the database', embedded.stop, 3000);
  return { url: embedded.url, databaseUrl: embedded.url, databaseFolder: embedded.dataFolder };
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

function createMedia({ objectStorage, dataDir }: Settings): MediaService {
  const storage = objectStorage
    ? createS3Storage(objectStorage)
    : createDiskStorage({ folder: path.join(dataDir, 'media') });
  return createMediaService(storage);
}
