import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cacheDrawings } from './drawing-cache.ts';
import { makePictureFromDrawing } from './media.pipeline.ts';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"><rect width="60" height="80" fill="${colour}"/></svg>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kraplyna-drawings-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('returns the cached bytes, and renders another drawing', async () => {
  const draw = cacheDrawings(path.join(folder, 'kept'));
  const drawn = await makePictureFromDrawing(svg('red'));
  expect(await draw(svg('red'))).toEqual(drawn);
  expect(await draw(svg('red'))).toEqual(drawn);
  expect(await readdir(path.join(folder, 'kept'))).toHaveLength(1);
  expect(await draw(svg('blue'))).not.toEqual(drawn);
});

it('draws where the cache cannot be written', async () => {
  const notAFolder = path.join(folder, 'file');
  await writeFile(notAFolder, '');
  const draw = cacheDrawings(notAFolder);
  expect((await draw(svg('green'))).width).toBe(60);
});
