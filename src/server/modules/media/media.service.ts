import type { ProblemCode } from '#contracts/kit/problem.ts';
import type { FieldKey } from '#contracts/messages/uk-fields.ts';
import { dayMs } from '#domain/dates.ts';
import { type Context, inTransaction, type Pictures, type StoredPicture } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { encodeDrawing, makePicture, measureDrawing, type Picture } from './media.pipeline.ts';
import { deleteMedia, deleteUnused, insertMedia, knownMediaIds, nextMediaId, noteUnused } from './media.repository.ts';
import { type PictureRefusal, PictureRefused } from './picture-refused.ts';
import { type PictureStorage, StorageFailed, type StoredFile } from './storage.ts';

export type MediaService = Pictures & {
  /** For the shop's own SVG drawings; uploads use `store`. Each file is encoded at its first request, so that hundreds cost no time at once. */
  storeDrawing(context: Context, svg: string): Promise<StoredPicture>;
  remove(context: Context, id: string): Promise<void>;
  readFile(id: string, file: string, log: Context['log']): Promise<StoredFile | null>;
};

const refusals: Record<PictureRefusal, [ProblemCode, FieldKey?]> = {
  'not-an-image': ['WRONG_TYPE', 'not-an-image'],
  'too-large': ['TOO_LARGE', 'image-too-large'],
  'too-many-pixels': ['TOO_LARGE', 'image-too-many-pixels'],
  'too-small': ['INVALID', 'image-too-small'],
  animated: ['WRONG_TYPE', 'image-animated'],
  damaged: ['WRONG_TYPE', 'image-damaged'],
  busy: ['UNAVAILABLE'],
};

const SWEEP_BATCH = 500;

const drawingFile = 'drawing.svg';

export function createMediaService(storage: PictureStorage): MediaService {
  async function keep(context: Context, { width, height, preview, files }: Picture): Promise<StoredPicture> {
    const id = await nextMediaId(context.db);
    const address = `/media/${id}/${width}.webp`;
    // Files before the row: a failure in between leaves orphaned files for the clean-up job, never a row without files.
    await Promise.all(
      files.map(({ name, bytes, contentType }) => storage.put(`${id}/${name}`, bytes, contentType)),
    ).catch((error) => fail(error, context.log));
    await insertMedia(context.db, { id, address, width, height, preview });
    return { id, address, preview };
  }

  /** Concurrent first requests of one file share its encoding. */
  const encoding = new Map<string, Promise<StoredFile | null>>();

  async function encodeFromDrawing(id: string, name: string): Promise<StoredFile | null> {
    const drawing = await storage.read(`${id}/${drawingFile}`);
    const file = drawing && (await encodeDrawing(drawing.bytes, name));
    if (file) await storage.put(`${id}/${name}`, file.bytes, file.contentType);
    return file;
  }

  async function readFile(id: string, name: string): Promise<StoredFile | null> {
    const key = `${id}/${name}`;
    const stored = await storage.read(key);
    if (stored) return stored;
    const running = encoding.get(key) ?? encodeFromDrawing(id, name).finally(() => encoding.delete(key));
    encoding.set(key, running);
    return running;
  }

  const store: Pictures['store'] = async (context, bytes) =>
    keep(context, await makePictureOrRefuse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));

  return {
    store,
    async storeFile(context, file) {
      return file && (await store(context, file.bytes)).id;
    },

    async storeDrawing(context, svg) {
      const bytes = Buffer.from(svg);
      const file = { name: drawingFile, contentType: 'image/svg+xml', bytes };
      return keep(context, { ...(await measureDrawing(bytes)), files: [file] });
    },

    // Deletes only the row, since the transaction may roll back; the clean-up job deletes the files.
    remove: (context, id) => deleteMedia(context.db, id),

    readFile: (id, file, log) => readFile(id, file).catch((error) => fail(error, log)),

    async sweepOrphans(context) {
      // Grace period of a day: an open page may still show a replaced picture, and an upload writes its files before
      // its row and references.
      const bornBefore = context.now().getTime() - dayMs;
      await noteUnused(context.db, context.now());
      await inTransaction(context, ({ db }) => deleteUnused(db, new Date(bornBefore)));
      let removed = 0;
      for await (const ids of batches(storage.listPrefixes(), (id) => bornAtMs(id) < bornBefore)) {
        const known = await knownMediaIds(context.db, ids);
        for (const id of ids.filter((candidate) => !known.has(candidate))) {
          await storage.remove(id);
          removed += 1;
        }
      }
      return removed;
    },
  };
}

async function makePictureOrRefuse(bytes: Buffer): Promise<Picture> {
  try {
    return await makePicture(bytes);
  } catch (error) {
    throw error instanceof PictureRefused ? toRefusal(error) : error;
  }
}

/** Clients get "unavailable"; the reason is logged. */
function fail(error: unknown, log: Context['log']): never {
  if (!(error instanceof StorageFailed)) throw error;
  log.error({ err: error }, 'the picture storage failed');
  throw new Refusal('UNAVAILABLE');
}

function toRefusal({ reason }: PictureRefused): Refusal {
  const [code, file] = refusals[reason];
  return new Refusal(code, file && { fields: { file } });
}

/** The timestamp of a UUIDv7. Other names were not created by the shop and are never cleaned up. */
function bornAtMs(id: string): number {
  const hex = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.exec(id);
  return hex ? Number.parseInt(`${hex[1]}${hex[2]}`, 16) : Number.POSITIVE_INFINITY;
}

async function* batches(ids: AsyncIterable<string>, isWanted: (id: string) => boolean): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const id of ids) {
    if (isWanted(id)) batch.push(id);
    if (batch.length < SWEEP_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
