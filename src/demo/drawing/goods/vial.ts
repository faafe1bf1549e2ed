import { drawGlass } from '../bottle/glass.ts';
import type { GlassKind } from '../bottle/glass-body.ts';
import { type Material, materials, turned } from '../bottle/materials.ts';
import { createProfile, turn } from '../bottle/profile.ts';
import { mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, path, roundedRect } from '../svg.ts';

export type VialSpec = {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
  fill: number;
  metal?: Material;
  kind?: GlassKind;
  /** A clear cap shows the sprayer, a solid one hides it. */
  hasClearCap?: boolean;
};

/** A small atomiser: glass cylinder, crimped collar, sprayer and cap. */
export function drawVial(
  sheet: Sheet,
  { width, height, palette, random, fill, metal = materials.gold, kind = 'clear', hasClearCap = true }: VialSpec,
): Piece {
  const a = width / 2;
  const profile = createProfile([
    [a * 0.62, -height],
    [a * 0.62, -height + 6],
    [a * 0.62, -height + 14, a, -height + 10, a, -height + 26],
    [a, -9],
    turn([a, -9], [0, 0], 'vertical'),
  ]);
  const glass = drawGlass(sheet, {
    profile,
    section: 'round',
    wall: Math.max(4, width * 0.07),
    base: Math.max(10, width * 0.16),
    kind,
    liquid: palette.liquid,
    tone: palette.tone,
    fill,
    tubeLean: random.between(-0.4, 0.4),
  });
  const collar = a * 0.72;
  const capHeight = width * 1.15;
  const sprayer =
    path(roundedRect(-a * 0.3, -34, a * 0.6, 20, 2), { fill: turned(sheet, metal) }) +
    path(roundedRect(-a * 0.46, -width * 0.78, a * 0.92, width * 0.5, 4, 2), { fill: turned(sheet, materials.ivory) }) +
    element('circle', { cx: 0, cy: -width * 0.6, r: 2.6, fill: '#5b4a36', opacity: 0.7 });
  const shell = roundedRect(-a * 0.8, -capHeight, a * 1.6, capHeight - 6, 7, 2);
  const cap = hasClearCap
    ? sprayer +
      path(shell, {
        fill: sheet.linear(
          'across',
          [0, '#6d6152', 0.34],
          [0.07, '#fff', 0.7],
          [0.2, '#fff', 0.62],
          [0.3, '#fff', 0.14],
          [0.75, '#fff', 0.1],
          [0.9, '#fff', 0.5],
          [1, '#4d4338', 0.4],
        ),
        stroke: '#6d6152',
        'stroke-opacity': 0.3,
      })
    : path(shell, { fill: turned(sheet, metal) }) +
      path(shell, { fill: sheet.linear('down', [0, '#fff', 0.3], [0.1, '#fff', 0], [1, '#000', 0.22]) });
  return {
    body:
      glass +
      at(
        0,
        -height,
        1,
        path(roundedRect(-collar, -16, collar * 2, 20, 2), { fill: turned(sheet, metal) }),
        at(0, -9, 1, cap),
      ),
    width,
    height: height + capHeight + 10,
    baseWidth: width * 0.9,
    glow: fill > 0 ? mix(palette.liquid.light, palette.liquid.body, 0.6) : undefined,
  };
}
