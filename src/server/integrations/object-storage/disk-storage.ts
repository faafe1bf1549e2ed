import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  isPrefix,
  type PictureStorage,
  parseKey,
  parsePrefix,
  StorageFailed,
  type StoredFile,
} from '#server/modules/media/storage.ts';

const contentTypes: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp' };

/** Stores `{folder}/{picture id}/{file}`. Writes are atomic (fsync and rename), also on power loss. */
export function createDiskStorage(options: { folder: string }): PictureStorage {
  const { folder } = options;
  return {
    async put(key, bytes) {
      const { prefix, file } = parseKey(key);
      const home = join(folder, prefix);
      await attempt(`write ${key}`, async () => {
        await mkdir(home, { recursive: true });
        await writeWhole(home, file, bytes);
      });
    },

    async read(key): Promise<StoredFile | null> {
      const { prefix, file } = parseKey(key);
      const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
      return attempt(`read ${key}`, async () => {
        const bytes = await orNull(readFile(join(folder, prefix, file)));
        return bytes && { bytes, contentType };
      });
    },

    async remove(prefix) {
      const home = join(folder, parsePrefix(prefix));
      await attempt(`remove ${prefix}`, () => rm(home, { recursive: true, force: true }));
    },

    async *listPrefixes() {
      const entries = await attempt('list', () => orNull(opendir(folder)));
      if (!entries) return;
      for await (const entry of entries) if (entry.isDirectory() && isPrefix(entry.name)) yield entry.name;
    },
  };
}

async function writeWhole(home: string, file: string, bytes: Buffer): Promise<void> {
  // No valid key starts with a dot, so a partial file cannot be read.
  const draft = join(home, `.${randomUUID()}`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, join(home, file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function attempt<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageFailed(`The picture folder could not ${what}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
