import { turned } from '../bottle/materials.ts';
import { darken } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, path, roundedRect, short } from '../svg.ts';
import { packing, printedOn, satin } from './packing.ts';
import type { ProductSpec } from './product-spec.ts';

/** A tube standing on its cap. */
export function drawTube(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, metal } = spec;
  const width = random.between(148, 176);
  const height = random.between(330, 380);
  const colour = packing(spec);
  const a = width / 2;
  const neck = a * 0.78;
  const capHeight = random.between(52, 74);
  const outline = `M${short(-a - 6)} ${short(-height)}H${short(a + 6)}V${short(-height + 24)}C${short(a + 4)} ${short(-height * 0.6)} ${short(neck + 6)} ${short(-height * 0.2)} ${short(neck)} -6Q0 6 ${short(-neck)} -6C${short(-neck - 6)} ${short(-height * 0.2)} ${short(-a - 4)} ${short(-height * 0.6)} ${short(-a - 6)} ${short(-height + 24)}Z`;
  const crimps = Array.from(
    { length: 22 },
    (_, index) => `M${short(-a - 3 + ((width + 6) * index) / 21)} ${short(-height + 2)}v18`,
  ).join('');
  const body =
    path(outline, { fill: satin(sheet, colour) }) +
    path(
      `M${short(-a - 6)} ${short(-height + 24)}Q0 ${short(-height + 66)} ${short(a + 6)} ${short(-height + 24)}V${short(-height)}H${short(-a - 6)}Z`,
      { fill: sheet.linear('down', [0, '#fff', 0.3], [1, '#000', 0.07]) },
    ) +
    path(crimps, { stroke: darken(colour, 0.4), 'stroke-opacity': 0.28, 'stroke-width': 1.4 }) +
    element('rect', { x: -a - 6, y: -height + 22, width: width + 12, height: 1.4, fill: '#000', opacity: 0.14 }) +
    printedOn(sheet, spec, colour, { y: -height * 0.5, width: width * 0.8, height: height * 0.46 }, 'Soin parfumé');
  const cap =
    path(roundedRect(-neck - 3, -capHeight, neck * 2 + 6, capHeight, 5, 7), { fill: turned(sheet, metal) }) +
    path(roundedRect(-neck - 3, -capHeight, neck * 2 + 6, capHeight, 5, 7), {
      fill: sheet.linear('down', [0, '#000', 0.25], [0.12, '#fff', 0.12], [0.7, '#000', 0], [1, '#000', 0.3]),
    });
  return {
    body: at(0, -capHeight, 1, body) + cap,
    width: width + 12,
    height: height + capHeight,
    baseWidth: neck * 2 + 4,
  };
}
