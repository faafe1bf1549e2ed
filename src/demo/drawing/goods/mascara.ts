import { materials } from '../bottle/materials.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, group, path, short } from '../svg.ts';
import { barrel, caseOf, engraving, letterColour } from './make-up-case.ts';
import type { ProductSpec } from './product-spec.ts';

export function drawMascara(sheet: Sheet, spec: ProductSpec): Piece {
  const { random } = spec;
  const packing = caseOf(spec);
  const width = random.between(58, 68);
  const tubeHeight = random.between(240, 268);
  const tube =
    barrel(sheet, packing, 0, 0, width, tubeHeight, 6) +
    engraving(`${spec.house}  ${spec.name}`, letterColour(packing), 0, -tubeHeight / 2, tubeHeight - 40, 15) +
    barrel(sheet, materials.gold, 0, -tubeHeight + 1, width * 0.66, 26, 2) +
    Array.from({ length: 3 }, (_, index) =>
      element('rect', {
        x: -width * 0.33,
        y: -tubeHeight - 22 + index * 7,
        width: width * 0.66,
        height: 1.2,
        fill: '#000',
        opacity: 0.25,
      }),
    ).join('');
  const brushLength = 106;
  const bristles = Array.from({ length: 30 }, (_, index) => {
    const y = -index * 3.5;
    const spread = 9 + 7 * Math.sin((index / 29) * Math.PI * 0.92 + 0.25);
    return `M${short(-spread)} ${short(y - 3)}L${short(spread)} ${short(y + 3)}M${short(-spread)} ${short(y + 2)}L${short(spread)} ${short(y - 2)}`;
  }).join('');
  const capLength = 190;
  const wand = group(
    { transform: `translate(${short(width * 2)} -4) rotate(${short(random.between(-13, -10))})` },
    barrel(sheet, packing, 0, 0, width, capLength, 5),
    barrel(sheet, materials.gold, 0, -capLength + 2, width * 0.7, 16, 2),
    element('rect', { x: -3, y: -capLength - 70, width: 6, height: 60, fill: '#2a2421' }),
    at(
      0,
      -capLength - 66,
      1,
      element('rect', { x: -2, y: -brushLength, width: 4, height: brushLength, rx: 2, fill: '#1a1614' }),
      path(bristles, { stroke: '#1a1614', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    ),
  );
  return {
    body: at(-width * 0.8, 0, 1, wand, tube),
    width: width * 3.4,
    height: capLength + 66 + brushLength,
    baseWidth: width * 2.7,
  };
}
