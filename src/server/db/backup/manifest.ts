import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '../../start-error.ts';

const storedFile = z.object({ path: z.string(), size: z.number(), sha256: z.string() });

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** False if pictures are in object storage. */
  hasPictures: z.boolean(),
  folders: z.array(z.string()),
  files: z.array(storedFile),
});

export type StoredFile = z.infer<typeof storedFile>;
export type Manifest = z.infer<typeof manifest>;

export const manifestName = 'manifest.json';

/** Copies a file, fsynced, and returns what the manifest says of it. Null if it was deleted meanwhile. */
export async function copyWithChecksum(from: string, to: string, name: string): Promise<StoredFile | null> {
  const hash = createHash('sha256');
  let size = 0;
  const checksum = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part);
      size += part.length;
      done(null, part);
    },
  });
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    await pipeline(createReadStream(from), checksum, createWriteStream(to, { flush: true, mode: 0o600 }));
  } catch (error) {
    if (isMissing(error, from)) return null;
    throw error;
  }
  return { path: name, size, sha256: hash.digest('hex') };
}

const isMissing = (error: unknown, file: string): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error && error.path === file;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new StartError(`There is no backup in ${folder}: it has no ${manifestName}.`);
  try {
    return manifest.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`The backup in ${folder} is damaged: its ${manifestName} cannot be read. Take another one.`, {
      cause: error,
    });
  }
}

/** Compares every file with its checksum. */
export async function verifyFiles(folder: string, { files }: Manifest, onFile: (done: number) => void): Promise<void> {
  for (const [index, { path: name, size, sha256 }] of files.entries()) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found?.size !== size || (await checksumOf(file)) !== sha256)
      throw new StartError(
        `The backup in ${folder} is damaged: ${name} is ${found ? 'not as it was written' : 'missing'}. Nothing was changed; restore another one.`,
      );
    onFile(index + 1);
  }
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest('hex');
}

/** Relative paths, with forward slashes on every system; folders first. */
export async function listTree(folder: string): Promise<{ folders: string[]; files: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const nameOf = (entry: (typeof entries)[number]) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(nameOf),
    files: entries.filter((entry) => entry.isFile()).map(nameOf),
  };
}
