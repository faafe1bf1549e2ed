import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makePictureFromDrawing, type Picture } from './media.pipeline.ts';

/** Changes with the way pictures are encoded, so that nothing old is taken for new. */
const edition = '1';

/**
 * A drawing is pure: the same SVG makes the same picture. Encoding it takes half a second, reading it back a millisecond,
 * so what was drawn for one data folder is not drawn again for the next. Where nothing can be kept, it is drawn.
 */
export function rememberDrawings(folder: string): (svg: string) => Promise<Picture> {
  return async (svg) => {
    const name = createHash('sha256').update(edition).update(svg).digest('hex');
    const file = path.join(folder, name);
    const known = await readFile(file).catch(() => null);
    if (known) return deserialize(known) as Picture;
    const picture = await makePictureFromDrawing(svg);
    await keep(file, picture).catch(() => undefined);
    return picture;
  };
}

/** Renamed into place: a half-written file is never read. */
async function keep(file: string, picture: Picture): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, serialize(picture));
  await rename(draft, file);
}
