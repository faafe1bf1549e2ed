import type { ScentFamily } from '../palette.ts';
import type { Piece } from '../piece.ts';
import { drawCitrusHalf, drawCitrusSlice, fruits } from '../props/citrus.ts';
import { drawBloom, drawPetals } from '../props/flowers.ts';
import { drawResin } from '../props/resin.ts';
import { drawCinnamon, drawStarAnise } from '../props/spices.ts';
import { drawSprig } from '../props/sprig.ts';
import { drawStones } from '../props/stones.ts';
import { drawChips } from '../props/woods.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { group } from '../svg.ts';
import { drawShadows } from './floor.ts';

type Draw = (sheet: Sheet, random: Random) => string;

const laid = (sheet: Sheet, piece: Piece) => drawShadows(sheet, piece, 0.6) + piece.body;

const sprig =
  (colour: string, slim: number): Draw =>
  (sheet, random) =>
    group(
      { transform: `rotate(${random.chance(0.5) ? -76 : -70})` },
      drawSprig(sheet, { length: 170, leaf: 44, slim, colour, bend: 24 }),
    );

const citrus: Draw = (sheet, random) => {
  const fruit = random.pick([fruits.lemon, fruits.orange, fruits.grapefruit, fruits.lime]);
  return laid(sheet, random.chance(0.5) ? drawCitrusHalf(sheet, 46, fruit) : drawCitrusSlice(sheet, 46, fruit));
};

const petals =
  (colour: string): Draw =>
  (sheet, random) =>
    drawPetals(sheet, colour, random, 5, 130);

const flower =
  (colour: string): Draw =>
  (sheet, random) =>
    random.chance(0.4) ? laid(sheet, drawBloom(sheet, 52, colour, random)) : petals(colour)(sheet, random);

const chips =
  (colour: string): Draw =>
  (sheet, random) =>
    laid(sheet, drawChips(sheet, colour, random, 5, 110));

const resin: Draw = (sheet, random) => laid(sheet, drawResin(sheet, random, 3, 100));

const stones =
  (colour: string): Draw =>
  (sheet, random) =>
    laid(sheet, drawStones(sheet, colour, random, 2, 100));

const anise: Draw = (sheet) => drawStarAnise(sheet, 28);

const cinnamon: Draw = (sheet) => laid(sheet, drawCinnamon(sheet, 104));

const accents: Record<ScentFamily, readonly [Draw, ...Draw[]]> = {
  citrus: [citrus],
  floral: [flower('#e3a09a'), petals('#e9b3ab')],
  woody: [chips('#8a6240')],
  amber: [resin],
  aquatic: [stones('#b9b7b0')],
  green: [sprig('#7f9163', 0.3), sprig('#6d7f52', 0.2)],
  oud: [chips('#5a3620'), resin],
  gourmand: [cinnamon, anise],
  powdery: [petals('#b29cc9')],
  leather: [chips('#5f3d25')],
  spicy: [anise, cinnamon],
  musk: [stones('#d8d0c2'), petals('#f0e2d4')],
  fruity: [petals('#df8378')],
  chypre: [sprig('#8a8a56', 0.26)],
};

/** A small ingredient of the scent on the floor, to the right of the bottle; the origin is its position. */
export const drawAccent = (sheet: Sheet, family: ScentFamily, random: Random) =>
  random.pick(accents[family])(sheet, random);
