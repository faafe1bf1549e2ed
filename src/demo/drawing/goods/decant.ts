import { materials } from '../bottle/materials.ts';
import type { Palette } from '../palette.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { drawShopLabel } from './shop-label.ts';
import { drawVial } from './vial.ts';

/** A decant: the shop's vial with the shop's label. */
export function drawDecant(
  sheet: Sheet,
  spec: { house: string; name: string; palette: Palette; random: Random },
): Piece {
  const { random, palette } = spec;
  const width = random.between(76, 86);
  const height = random.between(228, 258);
  const metal = random.pick([materials.gold, materials.silver, materials.black, materials.rose]);
  const vial = drawVial(sheet, {
    width,
    height,
    palette,
    random,
    fill: random.between(0.84, 0.93),
    metal,
    hasClearCap: random.chance(0.6),
  });
  const label = drawShopLabel(sheet, { ...spec, width: width - 1, height: 106, y: -height * 0.44 });
  return { ...vial, body: vial.body + label };
}
