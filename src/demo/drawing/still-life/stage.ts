import { type BottleShapeName, bottleShapeNames } from '../bottle/bottle-shapes.ts';
import { type CapName, capNames } from '../bottle/caps.ts';
import { type HouseStyle, styleOfHouse } from '../bottle/house-style.ts';
import { materials } from '../bottle/materials.ts';
import { drawPerfume, metalOf } from '../bottle/perfume.ts';
import type { ProductSpec } from '../goods/product-spec.ts';
import { drawVial } from '../goods/vial.ts';
import { type Palette, palettes, type ScentFamily } from '../palette.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { stand } from '../studio/floor.ts';
import { at } from '../svg.ts';

/** The coordinate system of a scene: x from the centre of the arrangement, y from the base line, larger is nearer. */
export type Stage = {
  sheet: Sheet;
  random: Random;
  palette: Palette;
  put: (piece: Piece, x: number, y: number, scale?: number) => string;
  lay: (drawing: string, x: number, y: number, scale?: number) => string;
  bottle: (options?: BottleOptions) => Piece;
  vial: (fill: number, size?: number, family?: ScentFamily) => Piece;
  /** The input for drawing a product of another kind. */
  product: (name: string, family?: ScentFamily) => ProductSpec;
};

type BottleOptions = { family?: ScentFamily; shape?: BottleShapeName; cap?: CapName; name?: string; isOpen?: boolean };

const house = 'Краплина';

export function createStage(sheet: Sheet, random: Random, family: ScentFamily): Stage {
  const palette = palettes[family];
  const styleFor = (shape?: BottleShapeName, cap?: CapName): HouseStyle => ({
    ...styleOfHouse(house),
    shape: shape ?? random.pick(bottleShapeNames),
    cap: cap ?? random.pick(capNames),
    glass: 'clear',
    label: random.pick(['card', 'printed', 'arch', 'ticket', 'oval']),
    nameFace: 'italic',
    material: undefined,
    materialChoice: Math.floor(random.next() * 2),
  });
  return {
    sheet,
    random,
    palette,
    put: (piece, x, y, scale = 1) => stand(sheet, piece, { x, y, scale, reflection: 0.16 }),
    lay: (drawing, x, y, scale = 1) => at(x, y, scale, drawing),
    bottle: ({ family: own, shape, cap, name = 'Parfum', isOpen } = {}) =>
      drawPerfume(sheet, {
        house,
        name,
        palette: own ? palettes[own] : palette,
        random,
        style: styleFor(shape, cap),
        isOpen,
      }),
    vial: (fill, size = 1, own) =>
      drawVial(sheet, {
        width: 62 * size,
        height: 168 * size,
        palette: own ? palettes[own] : palette,
        random,
        fill,
        metal: random.pick([materials.gold, materials.silver, materials.black]),
        hasClearCap: random.chance(0.6),
      }),
    product: (name, own) => {
      const tones = own ? palettes[own] : palette;
      const style = styleFor();
      return { house, name, palette: tones, style, metal: metalOf(style, tones), random, isOpen: false };
    },
  };
}
