import path from 'node:path';
import type { Logger } from 'pino';
import type { Closing } from './closing.ts';
import { connectDatabase, type Database } from './db/connection.ts';
import { type EmbeddedServerStep, startEmbeddedServer } from './db/embedded-server.ts';
import { migrate } from './db/migrate.ts';
import { createDiskStorage } from './integrations/object-storage/disk-storage.ts';
import { createS3Storage } from './integrations/object-storage/s3-storage.ts';
import { rememberDrawings } from './modules/media/drawing-cache.ts';
import { createMediaService, type MediaService } from './modules/media/media.service.ts';
import type { Settings } from './settings.ts';

/** Where build tools keep what can be made again: gone with `npm ci`, and nobody misses it. */
const drawingsFolder = path.join(import.meta.dirname, '../../node_modules/.cache/kraplyna/drawings');

/** More would only share out the same cores of the database more often: with sixteen, lists took a fifth longer under load. */
const mostConnections = 8;

export type FoundationStep = EmbeddedServerStep | 'connecting' | 'migrating' | 'waiting-for-another';

export type Foundations = {
  readonly database: Database;
  readonly databaseUrl: string;
  /** Null where the database is somebody else's. */
  readonly databaseFolder: string | null;
  readonly media: MediaService;
};

type FoundationOptions = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly closing: Closing;
  readonly onStep: (step: FoundationStep) => void;
  /** Called when the database is gone for good, with a sentence that says so. */
  readonly onFatal?: ((reason: string) => void) | undefined;
};

/** A migrated database and a place for pictures: what a shop stands on, and all that filling one needs. */
export async function layFoundations(options: FoundationOptions): Promise<Foundations> {
  const { settings, closing, onStep } = options;
  const { url, databaseFolder } = await provideDatabase(options);
  onStep('migrating');
  await migrate(url, { onWait: () => onStep('waiting-for-another') });
  const database = await connectDatabase(url, { maxConnections: mostConnections });
  closing.add('the database connections', database.close, 300);
  return { database, databaseUrl: url, databaseFolder, media: createMedia(settings) };
}

async function provideDatabase({ settings, log, closing, onStep, onFatal }: FoundationOptions) {
  const { database, dataDir } = settings;
  if (database.url !== null) {
    onStep('connecting');
    return { url: database.url, databaseFolder: null };
  }
  const embedded = await startEmbeddedServer({
    dataDir,
    onProgress: onStep,
    log: (line) => log.debug({ line }, 'postgres'),
    onCrash: (lastWords) => log.error({ lastWords }, 'the database ended by itself and is started again'),
    onRestart: () => log.warn('the database runs again'),
    onGivingUp: (reason) => {
      log.fatal({ reason }, 'the database ends again and again');
      onFatal?.(
        `The database ended by itself several times within a minute, and is not started again: ${lastLine(reason)} Once the cause is gone, start the shop: it recovers what was saved.`,
      );
    },
  });
  closing.add('the database', embedded.stop, 3000);
  return { url: embedded.url, databaseFolder: embedded.dataFolder };
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

function createMedia({ objectStorage, dataDir }: Settings): MediaService {
  const storage = objectStorage
    ? createS3Storage(objectStorage)
    : createDiskStorage({ folder: path.join(dataDir, 'media') });
  return createMediaService({ storage, makeDrawing: rememberDrawings(drawingsFolder) });
}
