import { drawGlass } from '../bottle/glass.ts';
import { drawLabel } from '../bottle/label.ts';
import { turned } from '../bottle/materials.ts';
import { createProfile, turn } from '../bottle/profile.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, path, roundedRect, short } from '../svg.ts';
import type { ProductSpec } from './product-spec.ts';

/** A reed diffuser. */
export function drawDiffuser(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, palette } = spec;
  const width = random.between(180, 212);
  const height = random.between(196, 226);
  const a = width / 2;
  const isSquare = random.chance(0.5);
  const profile = isSquare
    ? createProfile([
        [24, -height],
        [24, -height + 18],
        turn([24, -height + 18], [a, -height + 46], 'horizontal'),
        [a, -10],
        turn([a, -10], [a - 10, 0], 'vertical'),
      ])
    : createProfile([
        [24, -height],
        [24, -height + 20],
        [24, -height + 52, a, -height * 0.7, a, -height * 0.36],
        [a, -10, a * 0.7, 0, 0, 0],
      ]);
  const reedColour = random.pick(['#c9a67a', '#8f6a45', '#3a2c20']);
  const reedPaint = sheet.linear('across', [0, lighten(reedColour, 0.3)], [1, darken(reedColour, 0.3)]);
  const reeds = [-17, -9, -3, 5, 11, 19].map((lean, index) => {
    const long = 300 + ((index * 37) % 60);
    return element(
      'g',
      {
        transform: `translate(${short(lean * 0.6)} ${short(-height + 6)}) rotate(${short(lean + random.between(-1.5, 1.5))})`,
      },
      element('rect', { x: -2.6, y: -long + 60, width: 5.2, height: long - 60, rx: 1.5, fill: reedPaint }),
    );
  });
  const sunk = [-0.34, -0.1, 0.12, 0.36]
    .map((share) => `M${short(-share * 16)} ${short(-height + 4)}L${short(-share * a * 1.4)} -26`)
    .join('');
  const body =
    reeds.join('') +
    drawGlass(sheet, {
      profile,
      section: isSquare ? 'flat' : 'round',
      wall: 10,
      base: 22,
      kind: spec.style.glass === 'smoked' ? 'smoked' : 'clear',
      liquid: palette.liquid,
      tone: mix(palette.tone, '#2a2622', 0.6),
      fill: random.between(0.66, 0.78),
      hasTube: false,
    }) +
    path(sunk, { stroke: reedColour, 'stroke-width': 5, opacity: 0.35, fill: 'none' }) +
    at(0, -height, 1, path(roundedRect(-29, -18, 58, 22, 3), { fill: turned(sheet, spec.metal) })) +
    drawLabel(sheet, {
      style: spec.style.label === 'band' ? 'card' : spec.style.label,
      house: spec.house,
      name: spec.name,
      note: 'Home fragrance',
      nameFace: spec.style.nameFace,
      box: { y: -height * 0.4, width: width * 0.7, height: height * 0.5 },
      palette,
      metal: spec.metal,
      behind: palette.liquid.body,
    });
  return { body, width: width + 60, height: height + 260, baseWidth: width * 0.92, glow: palette.liquid.body };
}
