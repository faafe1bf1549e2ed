import { lighten } from '../colour.ts';
import { studio } from '../palette.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, short } from '../svg.ts';

export type Standing = { x: number; y: number; scale?: number; reflection?: number; shade?: number };

const soft = (sheet: Sheet, colour: string, strength: number) =>
  sheet.radial(
    { cx: 0.5, cy: 0.5, r: 0.5 },
    [0, colour, strength],
    [0.35, colour, strength * 0.62],
    [0.7, colour, strength * 0.16],
    [1, colour, 0],
  );

/** Contact shadow, cast shadow and, for glass, coloured caustics. */
export function drawShadows(sheet: Sheet, { baseWidth, width, height, glow }: Piece, shade = 1): string {
  const long = Math.min(height, 460);
  const cast = element('ellipse', {
    cx: 0,
    cy: 0,
    rx: baseWidth * 0.5 + long * 0.42,
    ry: 30,
    fill: soft(sheet, studio.shadow, 0.3 * shade),
    transform: `translate(${short(baseWidth * 0.16 + long * 0.24)} ${short(9)}) rotate(4)`,
  });
  const near = element('ellipse', {
    cx: baseWidth * 0.07,
    cy: 3,
    rx: baseWidth * 0.66,
    ry: 18,
    fill: soft(sheet, studio.shadow, 0.46 * shade),
  });
  const contact = element('ellipse', {
    cx: 0,
    cy: 0,
    rx: baseWidth * 0.54,
    ry: 6.5,
    fill: soft(sheet, '#1c120a', 0.75 * shade),
  });
  const caustic = glow
    ? group(
        { transform: `translate(${short(width * 0.52)} 30) rotate(9) skewX(-34)` },
        element('ellipse', { cx: 0, cy: 0, rx: width * 0.56, ry: 36, fill: soft(sheet, glow, 0.8) }),
        element('ellipse', {
          cx: -width * 0.05,
          cy: -2,
          rx: width * 0.26,
          ry: 9,
          fill: soft(sheet, lighten(glow, 0.7), 0.9),
        }),
        element('ellipse', { cx: width * 0.14, cy: 9, rx: width * 0.16, ry: 3.4, fill: soft(sheet, '#ffffff', 0.75) }),
      )
    : '';
  return cast + caustic + near + contact;
}

/** Places an object on the floor with its shadows and reflection. */
export function stand(sheet: Sheet, piece: Piece, { x, y, scale = 1, reflection = 0.2, shade = 1 }: Standing): string {
  const id = sheet.define((key) => group({ id: key }, piece.body));
  const reach = Math.min(piece.height, 120);
  const half = piece.width * 0.75;
  const mirror =
    reflection > 0
      ? group(
          { mask: sheet.fade(0, reach, [-half, 0, half * 2, reach]), opacity: reflection },
          element('use', { href: `#${id}`, transform: 'scale(1 -1)' }),
        )
      : '';
  return group(
    { transform: `translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${short(scale)})`}` },
    mirror,
    drawShadows(sheet, piece, shade),
    element('use', { href: `#${id}` }),
  );
}
