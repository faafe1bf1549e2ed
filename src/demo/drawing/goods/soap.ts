import { drawLabel } from '../bottle/label.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, group, path, roundedRect } from '../svg.ts';
import type { ProductSpec } from './product-spec.ts';

/** Two bars of soap: a wrapped one on top of an embossed one. */
export function drawSoap(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, palette } = spec;
  const width = random.between(276, 306);
  const height = 104;
  const bar = mix('#fbf5ea', palette.liquid.body, random.between(0.25, 0.6));
  const drawBar = (colour: string) => {
    const outline = roundedRect(-width / 2, -height, width, height, 26, 24);
    return (
      path(outline, {
        fill: sheet.linear([0, 0, 0.25, 1], [0, lighten(colour, 0.55)], [0.4, colour], [1, darken(colour, 0.22)]),
      }) +
      path(roundedRect(-width / 2 + 9, -height + 7, width - 18, 26, 14, 12), { fill: '#fff', opacity: 0.3 }) +
      path(outline, {
        fill: sheet.linear('across', [0, '#000', 0.12], [0.12, '#fff', 0.12], [0.8, '#000', 0], [1, '#000', 0.22]),
      })
    );
  };
  const wrapColour = random.pick([
    '#f8f3ea',
    mix(palette.ground.low, palette.tone, 0.3),
    mix(palette.tone, palette.ink, 0.2),
  ]);
  const wrapWidth = width * 0.66;
  const wrap = sheet.linear(
    'down',
    [0, lighten(wrapColour, 0.35)],
    [0.16, wrapColour],
    [0.85, darken(wrapColour, 0.1)],
    [1, darken(wrapColour, 0.26)],
  );
  const top = at(
    random.between(-12, 12),
    -height + 2,
    1,
    drawBar(lighten(bar, 0.15)),
    element('rect', { x: -wrapWidth / 2, y: -height - 1, width: wrapWidth, height: height + 2, fill: wrap }),
    element('rect', {
      x: -wrapWidth / 2 + 5,
      y: -height - 1,
      width: 1,
      height: height + 2,
      fill: spec.metal.body,
      opacity: 0.8,
    }),
    element('rect', {
      x: wrapWidth / 2 - 6,
      y: -height - 1,
      width: 1,
      height: height + 2,
      fill: spec.metal.body,
      opacity: 0.8,
    }),
    drawLabel(sheet, {
      style: 'printed',
      house: spec.house,
      name: spec.name,
      note: 'Savon parfumé',
      nameFace: spec.style.nameFace,
      box: { y: -height / 2, width: wrapWidth - 30, height: height - 12 },
      palette,
      metal: spec.metal,
      behind: wrapColour,
    }),
  );
  const emboss = (dy: number, colour: string, opacity: number) =>
    group(
      { transform: `translate(0 ${dy})`, opacity },
      path(roundedRect(-width * 0.3, -height + 30, width * 0.6, height - 52, 12), {
        fill: 'none',
        stroke: colour,
        'stroke-width': 2,
      }),
    );
  const gap = element('ellipse', {
    cx: 6,
    cy: -height + 6,
    rx: width * 0.47,
    ry: 9,
    fill: sheet.radial({ cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#2a1c10', 0.5], [1, '#2a1c10', 0]),
  });
  return {
    body: drawBar(bar) + emboss(1.4, '#fff', 0.7) + emboss(0, darken(bar, 0.35), 0.4) + gap + top,
    width,
    height: height * 2,
    baseWidth: width * 0.9,
  };
}
