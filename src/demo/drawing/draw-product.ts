import { backdropNames, drawBackdrop } from './backdrop.ts';
import { stand } from './floor.ts';
import { palettes, type ScentFamily } from './palette.ts';
import { drawPerfume } from './perfume.ts';
import { createRandom } from './random.ts';
import { createSheet } from './sheet.ts';

export type ProductPicture = { kind: 'perfume'; house: string; name: string; family: ScentFamily; seed: number | string };

export function drawProduct({ kind, house, name, family, seed }: ProductPicture): string {
  const random = createRandom(kind, house, name, family, seed);
  const palette = palettes[family];
  const sheet = createSheet();
  const backdrop = drawBackdrop(random.pick(backdropNames), sheet, palette, random);
  const piece = drawPerfume(sheet, { house, name, palette, random });
  const body = stand(sheet, piece, { x: 300, y: backdrop.standY, reflection: backdrop.reflection });
  return sheet.finish({ width: 960, height: 1280, viewWidth: 600, viewHeight: 800 }, backdrop.back, body);
}
