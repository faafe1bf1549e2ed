import { drawLabel } from '../bottle/label.ts';
import { darken, lighten, lightness, mix } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, cylinderWall, element, path, short } from '../svg.ts';
import type { ProductSpec } from './product-spec.ts';

/** A flame; the origin is the base of the wick. */
export function drawFlame(sheet: Sheet, size: number): string {
  const halo = sheet.radial(
    { cx: 0.5, cy: 0.5, r: 0.5 },
    [0, '#ffdf9a', 0.75],
    [0.3, '#ffd27a', 0.28],
    [1, '#ffd27a', 0],
  );
  const body = sheet.radial(
    { cx: 0.5, cy: 0.72, r: 0.62 },
    [0, '#fffdf0'],
    [0.45, '#ffe9a6'],
    [0.8, '#ffb84d'],
    [1, '#f08a24', 0.75],
  );
  return element(
    'g',
    { transform: `scale(${short(size / 50)})` },
    element('circle', { cx: 0, cy: -30, r: 95, fill: halo }),
    path('M0 0Q1 -8 0 -15', { stroke: '#3a2a1a', 'stroke-width': 2.4, fill: 'none', 'stroke-linecap': 'round' }),
    path('M0 -8C-10 -12 -12 -26 -5 -38C-2 -44 0 -50 1 -56C6 -46 12 -34 10 -22C9 -14 5 -9 0 -8Z', { fill: body }),
  );
}

/** A burning candle in a tumbler. */
export function drawCandle(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, palette } = spec;
  const width = random.between(206, 236);
  const height = random.between(230, 262);
  const a = width / 2;
  const curve = a * 0.13;
  const isPainted = random.chance(0.5);
  const tone = random.pick([
    mix(palette.tone, palette.ink, 0.35),
    '#f3ece0',
    mix(palette.ground.low, palette.tone, 0.35),
  ]);
  const wax = mix('#fbf3e2', palette.liquid.light, 0.45);
  const fillTop = -height * 0.8;
  const wall = cylinderWall(width, height - curve, curve);
  const inner = a - 9;
  const waxBody = `M${short(-inner)} ${short(fillTop)}A${short(inner)} ${short(curve * 0.92)} 0 0 0 ${short(inner)} ${short(fillTop)}V-34A${short(inner)} ${short(curve)} 0 0 1 ${short(-inner)} -34Z`;
  const glassSide = sheet.linear(
    'across',
    [0, '#4a3f33', 0.4],
    [0.03, '#fff', 0.8],
    [0.08, '#fff', 0.22],
    [0.2, '#fff', 0.1],
    [0.8, '#fff', 0.06],
    [0.93, '#fff', 0.4],
    [0.975, '#fff', 0.2],
    [1, '#4a3f33', 0.5],
  );
  const painted = sheet.linear(
    'across',
    [0, darken(tone, 0.4)],
    [0.12, tone],
    [0.3, lighten(tone, 0.3)],
    [0.6, tone],
    [1, darken(tone, 0.42)],
  );
  const glow = sheet.radial(
    { cx: 0.5, cy: 0.05, r: 0.75 },
    [0, '#fff1c4', 0.95],
    [0.45, '#ffdb92', 0.4],
    [1, '#ffdb92', 0],
  );
  const rimY = -height + curve;
  const body =
    element('ellipse', { cx: 0, cy: rimY, rx: a, ry: curve, fill: '#fff', opacity: 0.35 }) +
    path(waxBody, {
      fill: sheet.linear('across', [0, darken(wax, 0.2)], [0.3, lighten(wax, 0.3)], [0.7, wax], [1, darken(wax, 0.24)]),
    }) +
    element('ellipse', { cx: 0, cy: fillTop, rx: inner, ry: curve * 0.92, fill: lighten(wax, 0.3) }) +
    element('ellipse', {
      cx: 0,
      cy: fillTop + 1,
      rx: inner * 0.7,
      ry: curve * 0.6,
      fill: sheet.radial({ cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#fff2c2'], [0.7, '#fbdc93'], [1, wax]),
    }) +
    (isPainted
      ? path(
          `M${short(-a)} ${short(rimY)}A${short(a)} ${short(curve)} 0 0 0 ${short(a)} ${short(rimY)}V${short(-curve)}A${short(a)} ${short(curve)} 0 0 1 ${short(-a)} ${short(-curve)}Z`,
          { fill: painted },
        )
      : path(waxBody, { fill: glow }) +
        path(
          `M${short(-a)} ${short(rimY)}V${short(-curve)}A${short(a)} ${short(curve)} 0 0 0 ${short(a)} ${short(-curve)}V${short(rimY)}A${short(a)} ${short(curve)} 0 0 1 ${short(-a)} ${short(rimY)}Z`,
          { fill: glassSide },
        )) +
    path(wall, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.28 }) +
    element('ellipse', {
      cx: 0,
      cy: rimY,
      rx: a - 1,
      ry: curve - 0.5,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.85,
      'stroke-width': 2,
    }) +
    at(0, fillTop + 2, 1, drawFlame(sheet, random.between(44, 54))) +
    element('rect', {
      x: -a + 18,
      y: -height * 0.78,
      width: 11,
      height: height * 0.6,
      rx: 5,
      fill: '#fff',
      opacity: isPainted ? 0.22 : 0.5,
    }) +
    drawLabel(sheet, {
      style: spec.style.label === 'band' || spec.style.label === 'plaque' ? 'card' : spec.style.label,
      house: spec.house,
      name: spec.name,
      note: 'Bougie parfumée',
      nameFace: spec.style.nameFace,
      box: { y: -height * 0.4, width: width * 0.68, height: height * 0.48 },
      palette,
      metal: spec.metal,
      behind: isPainted ? tone : wax,
    });
  return {
    body,
    width,
    height,
    baseWidth: width * 0.9,
    glow: isPainted ? undefined : lightness(wax) > 0 ? '#ffdf9f' : undefined,
  };
}
