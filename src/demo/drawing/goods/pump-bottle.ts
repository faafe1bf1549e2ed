import { drawGlass } from '../bottle/glass.ts';
import { drawLabel } from '../bottle/label.ts';
import { materials, turned } from '../bottle/materials.ts';
import { createProfile, turn } from '../bottle/profile.ts';
import { darken, lighten, lightness } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, path, roundedRect } from '../svg.ts';
import { packing } from './packing.ts';
import type { ProductSpec } from './product-spec.ts';

/** A pump bottle, its spout to the left, towards the light. */
export function drawLotion(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, palette } = spec;
  const width = random.between(150, 182);
  const height = random.between(296, 334);
  const a = width / 2;
  const isGlass = spec.tint !== undefined || random.chance(0.45);
  const colour = spec.tint ?? (isGlass ? random.pick(['#8a4f1d', palette.liquid.deep, '#4f5a3a']) : packing(spec));
  const edge = spec.tint === undefined ? 0.45 : 0.22;
  const shoulder = random.between(24, 46);
  const profile = createProfile([
    [26, -height],
    turn([26, -height], [a, -height + shoulder], 'horizontal'),
    [a, -12],
    turn([a, -12], [0, 0], 'vertical'),
  ]);
  const pump = spec.metal.finish === 'soft' ? materials.black : spec.metal;
  const body = isGlass
    ? drawGlass(sheet, {
        profile,
        section: 'round',
        wall: 8,
        base: 20,
        kind: 'clear',
        liquid: { light: lighten(colour, 0.32), body: colour, deep: darken(colour, edge) },
        tone: colour,
        fill: 0.9,
      })
    : drawGlass(sheet, {
        profile,
        section: 'round',
        wall: 8,
        base: 20,
        kind: 'lacquered',
        liquid: palette.liquid,
        tone: colour,
        fill: 0.9,
      });
  const head =
    path(roundedRect(-30, -26, 60, 30, 4), { fill: turned(sheet, pump) }) +
    path('M-30 -8H30', { stroke: pump.dark, 'stroke-opacity': 0.5 }) +
    path(roundedRect(-7, -66, 14, 42, 1), { fill: turned(sheet, materials.silver) }) +
    path('M-22 -62H22V-84Q22 -92 12 -92H-62Q-78 -92 -78 -76V-70H-68V-72Q-68 -78 -60 -78H-22Z', {
      fill: sheet.linear('down', [0, pump.gleam], [0.25, pump.light], [0.6, pump.body], [1, pump.dark]),
    });
  const isPale = lightness(colour) > 0.7 && !isGlass;
  return {
    body:
      at(0, -height, 1, head) +
      body +
      drawLabel(sheet, {
        style:
          isPale || spec.style.label === 'plaque' ? 'printed' : spec.style.label === 'band' ? 'card' : spec.style.label,
        house: spec.house,
        name: spec.name,
        note: 'Soin parfumé',
        nameFace: spec.style.nameFace,
        box: { y: -height * 0.44, width: width * 0.8, height: height * 0.46 },
        palette,
        metal: spec.metal,
        behind: colour,
      }),
    width: width + 30,
    height: height + 92,
    baseWidth: width * 0.92,
    glow: isGlass ? lighten(colour, 0.3) : undefined,
  };
}
