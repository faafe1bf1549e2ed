import { materials } from '../bottle/materials.ts';
import { darken, lighten } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, path, short } from '../svg.ts';
import { barrel, caseOf, engraving, letterColour, shades } from './make-up-case.ts';
import type { ProductSpec } from './product-spec.ts';

export function drawLipstick(sheet: Sheet, spec: ProductSpec): Piece {
  const { random } = spec;
  const packing = caseOf(spec);
  const inner = packing.finish === 'metal' ? materials.black : materials.gold;
  const shade = spec.tint ?? random.pick(shades);
  const width = random.between(84, 96);
  const w = width * 0.62;
  const bulletTop = random.between(92, 112);
  const bullet = `M${short(-w / 2)} 0V${short(-bulletTop * 0.55)}C${short(-w / 2)} ${short(-bulletTop * 0.8)} ${short(w * 0.02)} ${short(-bulletTop)} ${short(w / 2)} ${short(-bulletTop)}V0Z`;
  const cut = `M${short(-w / 2)} ${short(-bulletTop * 0.55)}C${short(-w / 2)} ${short(-bulletTop * 0.8)} ${short(w * 0.02)} ${short(-bulletTop)} ${short(w / 2)} ${short(-bulletTop)}C${short(w * 0.5)} ${short(-bulletTop * 0.84)} ${short(-w * 0.1)} ${short(-bulletTop * 0.46)} ${short(-w / 2)} ${short(-bulletTop * 0.55)}Z`;
  const stick =
    barrel(sheet, packing, 0, 0, width, 132) +
    engraving(spec.house, letterColour(packing), width * 0.02, -66, 112, 15) +
    barrel(sheet, inner, 0, -131, width * 0.84, 44, 2) +
    element('rect', { x: -width * 0.42, y: -142, width: width * 0.84, height: 1.2, fill: '#000', opacity: 0.3 }) +
    barrel(sheet, packing.finish === 'metal' ? packing : materials.gold, 0, -174, w + 10, 30, 2) +
    at(
      0,
      -203,
      1,
      path(bullet, {
        fill: sheet.linear(
          'across',
          [0, darken(shade, 0.4)],
          [0.22, lighten(shade, 0.24)],
          [0.45, shade],
          [1, darken(shade, 0.36)],
        ),
      }),
      path(cut, { fill: lighten(shade, 0.16), opacity: 0.85 }),
      element('rect', {
        x: -w * 0.3,
        y: -bulletTop * 0.5,
        width: 4,
        height: bulletTop * 0.42,
        rx: 2,
        fill: '#fff',
        opacity: 0.4,
      }),
    );
  const capHeight = 190;
  const cap = at(
    width * 1.28,
    10,
    1,
    barrel(sheet, packing, 0, 0, width * 1.02, capHeight, 5),
    element('rect', { x: -width * 0.51, y: -12, width: width * 1.02, height: 1.3, fill: packing.dark, opacity: 0.6 }),
    engraving(spec.name, letterColour(packing), 0, -capHeight / 2, capHeight - 34, 15),
  );
  return {
    body: at(-width * 0.64, 0, 1, stick, cap),
    width: width * 2.5,
    height: 203 + bulletTop,
    baseWidth: width * 2.3,
  };
}
