import { materials, turned } from '../bottle/materials.ts';
import { darken, lighten } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, group, path, short } from '../svg.ts';
import { barrel, caseOf, engraving, letterColour, shades } from './make-up-case.ts';
import type { ProductSpec } from './product-spec.ts';

export function drawPencil(sheet: Sheet, spec: ProductSpec): Piece {
  const { random } = spec;
  const shade = random.pick([...shades, '#3a2a20', '#2b2f36', '#4f5a3a', '#6b4a3a']);
  const packing = caseOf(spec);
  const width = 30;
  const body = (height: number, isCapped: boolean) => {
    const wood = materials.oak;
    const tip =
      path(`M${-width / 2} 0L-5 -46H5L${width / 2} 0Z`, { fill: turned(sheet, wood) }) +
      path('M-5.4 -44L-1.6 -66Q0 -70 1.6 -66L5.4 -44Z', {
        fill: sheet.linear('across', [0, lighten(shade, 0.3)], [1, darken(shade, 0.35)]),
      });
    const cap = barrel(sheet, packing, 0, 6, width + 5, 92, 6);
    return (
      barrel(sheet, packing, 0, 0, width, height, 1) +
      element('rect', { x: -width / 2, y: -18, width, height: 12, fill: shade, opacity: 0.95 }) +
      engraving(`${spec.house}  ${spec.name}`, letterColour(packing), 0, -height * 0.52, height * 0.74, 10.5) +
      at(0, -height + 1, 1, isCapped ? cap : tip)
    );
  };
  const tall = random.between(330, 360);
  const lean = random.between(5, 8);
  return {
    body:
      group({ transform: `translate(-46 0) rotate(${short(-lean)})` }, body(tall - 40, true)) +
      body(tall, false) +
      group({ transform: `translate(46 2) rotate(${short(lean)})` }, body(tall - 24, false)),
    width: 190,
    height: tall + 70,
    baseWidth: 130,
  };
}
