import { materials, turned } from '../bottle/materials.ts';
import { darken, lighten } from '../colour.ts';
import { drawLettering, fitLettering } from '../lettering/lettering.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { element, path, roundedRect } from '../svg.ts';
import { satin } from './packing.ts';
import type { ProductSpec } from './product-spec.ts';

/** A stitched leather pouch for an atomiser, its sprayer showing above the flap. */
export function drawLeatherCase(sheet: Sheet, { house, palette, tint = palette.tone }: ProductSpec): Piece {
  const [width, height, flap] = [150, 330, 118];
  const a = width / 2;
  const stitches = {
    fill: 'none',
    stroke: lighten(tint, 0.55),
    'stroke-width': 1.8,
    'stroke-dasharray': '7 5',
    opacity: 0.85,
  };
  const flapOutline = `M${-a} ${-height}H${a}V${-height + flap * 0.6}Q${a} ${-height + flap} 0 ${-height + flap}T${-a} ${-height + flap * 0.6}Z`;
  const seam = `M${-a + 9} ${-height + 9}V${-height + flap * 0.6}Q${-a + 9} ${-height + flap - 9} 0 ${-height + flap - 9}T${a - 9} ${-height + flap * 0.6}V${-height + 9}`;
  const name = fitLettering({ text: house, face: 'serif', size: 19, maxWidth: width - 40, tracking: 0.06 });
  return {
    body:
      path(roundedRect(-24, -height - 44, 48, 60, 8), { fill: turned(sheet, materials.gold) }) +
      path(roundedRect(-a, -height, width, height, 20, 34), { fill: satin(sheet, tint) }) +
      path(roundedRect(-a + 9, -height + 9, width - 18, height - 18, 14, 27), stitches) +
      path(flapOutline, { fill: darken(tint, 0.5), opacity: 0.35, transform: 'translate(0 5)' }) +
      path(flapOutline, { fill: satin(sheet, lighten(tint, 0.06)) }) +
      path(seam, stitches) +
      element('circle', { cx: 0, cy: -height + flap - 30, r: 11, fill: turned(sheet, materials.gold) }) +
      element('circle', { cx: -3, cy: -height + flap - 33, r: 3.4, fill: '#fff', opacity: 0.6 }) +
      drawLettering(name, 0, -height * 0.3, darken(tint, 0.55)),
    width,
    height: height + 44,
    baseWidth: width * 0.86,
  };
}
