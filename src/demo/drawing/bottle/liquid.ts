import { darken, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, path, short } from '../svg.ts';
import { edgeInk, type GlassBody } from './glass-body.ts';
import { halfWidthAt, outlineOf, type Profile } from './profile.ts';

/** The liquid inside the glass: darker at the walls, lit from the left, with a meniscus. */
export function drawLiquid(sheet: Sheet, glass: GlassBody, inner: Profile, clip: string): string {
  const { liquid, fill, section } = glass;
  const bottom = -glass.base;
  const level = bottom - (bottom - inner.top) * fill;
  const half = halfWidthAt(inner, level);
  const reach = inner.halfWidth;
  const depth = bottom - level;
  const curve = section === 'round' ? Math.max(3, half * 0.055) : 2;
  const room = { x: -reach, y: level, width: reach * 2, height: depth };
  const body = sheet.linear(
    'across',
    [0, liquid.deep],
    [0.07, mix(liquid.deep, liquid.body, 0.55)],
    [0.24, liquid.body],
    [0.46, mix(liquid.body, liquid.light, section === 'round' ? 0.85 : 0.6)],
    [0.7, liquid.body],
    [0.93, mix(liquid.deep, liquid.body, 0.4)],
    [1, liquid.deep],
  );
  const lightThrough = sheet.radial(
    { cx: 0.62, cy: 0.74, r: 0.5 },
    [0, liquid.light, 0.9],
    [0.5, liquid.light, 0.35],
    [1, liquid.light, 0],
  );
  const depthShade = sheet.linear(
    'down',
    [0, liquid.deep, 0.34],
    [0.05, liquid.deep, 0.12],
    [0.3, liquid.deep, 0],
    [0.8, liquid.deep, 0.06],
    [1, liquid.deep, 0.5],
  );
  const outline = outlineOf(inner);
  const surface =
    section === 'round'
      ? element('ellipse', { cx: 0, cy: level, rx: half, ry: curve, fill: mix(liquid.body, liquid.light, 0.5) }) +
        element('ellipse', {
          cx: 0,
          cy: level,
          rx: half - 1,
          ry: curve - 0.6,
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.55,
        })
      : path(
          `M${short(-half)} ${short(level - 5)}Q${short(-half + 3)} ${short(level)} ${short(-half + 13)} ${short(level)}` +
            `H${short(half - 13)}Q${short(half - 3)} ${short(level)} ${short(half)} ${short(level - 5)}V${short(level + 3)}H${short(-half)}Z`,
          { fill: mix(liquid.body, liquid.deep, 0.35), opacity: 0.75 },
        ) + element('rect', { x: -half, y: level + 2.4, width: half * 2, height: 1.4, fill: '#fff', opacity: 0.5 });
  return group(
    { 'clip-path': clip },
    element('rect', { ...room, y: level, fill: body }),
    element('rect', { ...room, fill: lightThrough }),
    element('rect', { ...room, fill: depthShade }),
    group(
      { 'clip-path': sheet.clip(`M${short(-reach - 4)} ${short(level)}H${short(reach + 4)}V4H${short(-reach - 4)}Z`) },
      path(outline, { fill: 'none', stroke: liquid.deep, 'stroke-width': 16, 'stroke-opacity': 0.13 }),
      path(outline, { fill: 'none', stroke: liquid.deep, 'stroke-width': 8, 'stroke-opacity': 0.2 }),
      path(outline, { fill: 'none', stroke: darken(liquid.deep, 0.3), 'stroke-width': 2.4, 'stroke-opacity': 0.38 }),
    ),
    surface,
  );
}

export function drawTube(glass: GlassBody, inner: Profile): string {
  const { liquid, fill } = glass;
  const bottom = -glass.base - 5;
  const level = -glass.base - (-glass.base - inner.top) * fill;
  const end = (glass.tubeLean ?? 0.15) * inner.halfWidth;
  const middle = end * ((level - inner.top) / (bottom - inner.top)) * 0.6;
  // Refraction: below the surface the tube appears shifted.
  const wet = middle + 2.4;
  const dry = `M0 ${short(glass.profile.top)}Q0 ${short((inner.top + level) / 2)} ${short(middle)} ${short(level)}`;
  const sunk = `M${short(wet)} ${short(level)}Q${short(wet + (end - wet) * 0.4)} ${short((level + bottom) / 2)} ${short(end)} ${short(bottom)}`;
  return (
    path(dry, { fill: 'none', stroke: '#fff', 'stroke-width': 6, opacity: 0.6 }) +
    path(dry, { fill: 'none', stroke: edgeInk, 'stroke-width': 7, opacity: 0.09 }) +
    path(sunk, { fill: 'none', stroke: liquid.deep, 'stroke-width': 7, opacity: 0.28 }) +
    path(sunk, { fill: 'none', stroke: liquid.light, 'stroke-width': 4.6, opacity: 0.75 }) +
    path(sunk, { fill: 'none', stroke: '#fff', 'stroke-width': 1.2, opacity: 0.6 })
  );
}
