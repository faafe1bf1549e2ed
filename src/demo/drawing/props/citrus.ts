import { darken, lighten } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, group, path, short } from '../svg.ts';

export type Fruit = { peel: string; pith: string; flesh: string };

export const fruits = {
  lemon: { peel: '#eec53a', pith: '#fff8de', flesh: '#f7dc6f' },
  orange: { peel: '#e58a2b', pith: '#fff1d9', flesh: '#f2a24a' },
  grapefruit: { peel: '#e9a14e', pith: '#fff0e2', flesh: '#e67a63' },
  lime: { peel: '#8fa83c', pith: '#f6f8de', flesh: '#c3d06c' },
} satisfies Record<string, Fruit>;

/** The cut face of a citrus fruit, centred at the origin. */
function citrusFace(sheet: Sheet, radius: number, { peel, pith, flesh }: Fruit): string {
  const wedges = 9;
  const juicy = sheet.radial(
    { cx: 0.5, cy: 0.5, r: 0.62 },
    [0, lighten(flesh, 0.6)],
    [0.55, flesh],
    [1, darken(flesh, 0.1)],
  );
  const half = (Math.PI / wedges) * 0.84;
  const far = radius * 0.83;
  const near = radius * 0.13;
  const tip = (angle: number, distance: number) =>
    `${short(Math.cos(angle) * distance)} ${short(Math.sin(angle) * distance)}`;
  const wedge =
    `M${tip(0, near)}L${tip(-half * 0.8, far * 0.8)}Q${tip(-half, far)} ${tip(-half * 0.62, far)}` +
    `Q${tip(0, far * 1.05)} ${tip(half * 0.62, far)}Q${tip(half, far)} ${tip(half * 0.8, far * 0.8)}Z`;
  const strands = `M${tip(-half * 0.3, radius * 0.3)}L${tip(-half * 0.36, far * 0.86)}M${tip(half * 0.26, radius * 0.36)}L${tip(half * 0.34, far * 0.9)}M${tip(0, radius * 0.42)}L${tip(0.02, far * 0.8)}`;
  const segments = Array.from({ length: wedges }, (_, index) =>
    group(
      { transform: `rotate(${short((360 / wedges) * index + 12)})` },
      path(wedge, { fill: juicy }),
      path(strands, {
        stroke: '#fff',
        'stroke-opacity': 0.45,
        'stroke-width': radius * 0.014,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    ),
  );
  return (
    element('circle', {
      cx: 0,
      cy: 0,
      r: radius,
      fill: sheet.linear([0, 0, 1, 1], [0, lighten(peel, 0.3)], [0.5, peel], [1, darken(peel, 0.25)]),
    }) +
    element('circle', { cx: 0, cy: 0, r: radius * 0.92, fill: pith }) +
    segments.join('') +
    element('circle', { cx: 0, cy: 0, r: radius * 0.08, fill: pith }) +
    element('ellipse', {
      cx: -radius * 0.3,
      cy: -radius * 0.42,
      rx: radius * 0.36,
      ry: radius * 0.2,
      fill: '#fff',
      opacity: 0.22,
      transform: 'rotate(-36)',
    })
  );
}

/** Half a fruit, cut face towards the viewer. */
export function drawCitrusHalf(sheet: Sheet, radius: number, fruit: Fruit): Piece {
  const peel = sheet.radial(
    { cx: 0.55, cy: 0.3, r: 0.75 },
    [0, lighten(fruit.peel, 0.35)],
    [0.6, fruit.peel],
    [1, darken(fruit.peel, 0.4)],
  );
  return {
    body: at(
      0,
      -radius,
      1,
      element('ellipse', { cx: radius * 0.42, cy: 0, rx: radius * 0.9, ry: radius, fill: peel }),
      group({ transform: 'scale(.94 1) rotate(8)' }, citrusFace(sheet, radius, fruit)),
    ),
    width: radius * 2.4,
    height: radius * 2,
    baseWidth: radius * 1.5,
  };
}

/** A slice lying on the floor. */
export function drawCitrusSlice(sheet: Sheet, radius: number, fruit: Fruit): Piece {
  const flat = 0.36;
  return {
    body:
      element('ellipse', {
        cx: 0,
        cy: -radius * flat + 7,
        rx: radius,
        ry: radius * flat,
        fill: darken(fruit.peel, 0.25),
      }) +
      group(
        { transform: `translate(0 ${short(-radius * flat)}) scale(1 ${flat}) rotate(20)` },
        citrusFace(sheet, radius, fruit),
      ),
    width: radius * 2,
    height: radius * 0.75,
    baseWidth: radius * 1.9,
  };
}

export function drawCitrusWhole(sheet: Sheet, radius: number, { peel }: Fruit, random: Random): Piece {
  const skin = sheet.radial(
    { cx: 0.36, cy: 0.3, r: 0.78 },
    [0, lighten(peel, 0.6)],
    [0.3, lighten(peel, 0.15)],
    [0.65, peel],
    [1, darken(peel, 0.42)],
  );
  const pores = Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const distance = Math.sqrt(random.next()) * radius * 0.9;
    return `M${short(Math.cos(angle) * distance)} ${short(Math.sin(angle) * distance * 0.94)}h.1`;
  }).join('');
  return {
    body: at(
      0,
      -radius * 0.96,
      1,
      element('ellipse', { cx: 0, cy: 0, rx: radius * 1.05, ry: radius * 0.97, fill: skin }),
      path(pores, { stroke: darken(peel, 0.3), 'stroke-opacity': 0.3, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
      element('ellipse', {
        cx: -radius * 0.36,
        cy: -radius * 0.42,
        rx: radius * 0.22,
        ry: radius * 0.13,
        fill: '#fff',
        opacity: 0.5,
        transform: `rotate(-34 ${short(-radius * 0.36)} ${short(-radius * 0.42)})`,
      }),
    ),
    width: radius * 2.1,
    height: radius * 1.95,
    baseWidth: radius * 1.2,
  };
}
