import { drawPerfume } from '../bottle/perfume.ts';
import { mix } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { drawShadows } from '../studio/floor.ts';
import { at } from '../svg.ts';
import { drawCarton } from './carton.ts';
import type { ProductSpec } from './product-spec.ts';
import { drawTube } from './tube.ts';
import { drawVial } from './vial.ts';

export const cartonColour = ({ palette, random }: ProductSpec) =>
  random.pick(['#f6f0e5', mix(palette.ground.low, palette.tone, 0.25), mix(palette.tone, palette.ink, 0.3), '#2a2420']);

/** The carton of a product, in its brand's style. */
export const drawProductBox = (sheet: Sheet, spec: ProductSpec, size = { width: 196, height: 326 }): Piece =>
  drawCarton(sheet, {
    house: spec.house,
    name: spec.name,
    note: spec.style.note,
    palette: spec.palette,
    metal: spec.metal,
    nameFace: spec.style.nameFace,
    label: spec.style.label === 'band' ? 'printed' : spec.style.label,
    colour: cartonColour(spec),
    ...size,
  });

/** A gift set: a carton with a ribbon, the bottle in front, and a travel spray or a tube. */
export function drawGiftSet(sheet: Sheet, spec: ProductSpec): Piece {
  const { palette, random } = spec;
  const box = drawCarton(sheet, {
    house: spec.house,
    name: spec.name,
    palette,
    metal: spec.metal,
    nameFace: spec.style.nameFace,
    label: 'card',
    colour: cartonColour(spec),
    width: random.between(236, 262),
    height: random.between(300, 336),
    hasRibbon: true,
  });
  const bottle = drawPerfume(sheet, { house: spec.house, name: spec.name, palette, random, note: '' });
  const small = random.chance(0.5)
    ? drawVial(sheet, { width: 54, height: 132, palette, random, fill: 0.9, metal: spec.metal, hasClearCap: false })
    : drawTube(sheet, { ...spec, name: spec.name });
  const bottleScale = Math.min(0.72, 300 / bottle.height, 190 / bottle.width);
  const smallScale = small.width > 100 ? 0.46 : 1;
  const placed = (piece: Piece, x: number, y: number, scale: number) =>
    at(x, y, scale, drawShadows(sheet, piece, 0.8), piece.body);
  return {
    body:
      at(34, -18, 1, drawShadows(sheet, box, 0.7), box.body) +
      placed(bottle, -92, 4, bottleScale) +
      placed(small, 150, 22, smallScale),
    width: 390,
    height: box.height + 20,
    baseWidth: 330,
  };
}
