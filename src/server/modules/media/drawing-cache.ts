import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makePictureFromDrawing, type Picture } from './media.pipeline.ts';

/** Bump when the encoding changes, to invalidate the cache. */
const version = '1';

/**
 * Caches encoded drawings by the hash of their SVG, for all data folders of a checkout: encoding takes half a second, reading a
 * millisecond. Without a writable folder every drawing is encoded.
 */
export function cacheDrawings(folder: string, encode = makePictureFromDrawing): (svg: string) => Promise<Picture> {
  return async (svg) => {
    const name = createHash('sha256').update(version).update(svg).digest('hex');
    const file = path.join(folder, name);
    const known = await readFile(file).catch(() => null);
    if (known) return deserialize(known) as Picture;
    const picture = await encode(svg);
    await save(file, picture).catch(() => undefined);
    return picture;
  };
}

/** Written to a temporary file and renamed (atomic), so that a partial file is never read. */
async function save(file: string, picture: Picture): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, serialize(picture));
  await rename(draft, file);
}
