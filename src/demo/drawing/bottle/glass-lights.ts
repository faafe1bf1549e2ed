import type { Sheet } from '../sheet.ts';
import { path } from '../svg.ts';
import { edgeInk, type GlassBody } from './glass-body.ts';
import { outlineOf, sideStrip } from './profile.ts';

/** Reflections of the studio lights: a soft box on the left, a strip on the right, and rim light. */
export function drawLights(sheet: Sheet, { profile, section, kind }: GlassBody): string {
  const height = -profile.top;
  const dim = kind === 'frosted' ? 0.45 : 1;
  const outline = outlineOf(profile);
  const boxLight = sheet.linear('down', [0, '#fff', 0.85 * dim], [0.5, '#fff', 0.5 * dim], [1, '#fff', 0.06]);
  const rim = sheet.linear('across', [0, '#fff', 0.9], [0.3, '#fff', 0.35], [0.7, '#fff', 0.3], [1, '#fff', 0.75]);
  const shade = sheet.linear(
    'across',
    [0, edgeInk, 0.22],
    [0.12, edgeInk, 0.04],
    [0.75, edgeInk, 0.06],
    [1, edgeInk, 0.55],
  );
  const near = section === 'round' ? 15 : 19;
  const heights: [number, number] = [-height * 0.83, -height * 0.2];
  return (
    path(outline, { fill: 'none', stroke: shade, 'stroke-width': 22, opacity: 0.35 }) +
    path(outline, { fill: 'none', stroke: shade, 'stroke-width': 11, opacity: 0.6 }) +
    path(outline, { fill: 'none', stroke: rim, 'stroke-width': 5 }) +
    path(outline, { fill: 'none', stroke: edgeInk, 'stroke-width': 1.6, 'stroke-opacity': 0.42 }) +
    path(sideStrip(profile, -1, [near, near + profile.halfWidth * 0.13], heights), { fill: boxLight }) +
    path(sideStrip(profile, -1, [near + profile.halfWidth * 0.17, near + profile.halfWidth * 0.2], heights), {
      fill: boxLight,
      opacity: 0.7,
    }) +
    path(sideStrip(profile, 1, [near - 4, near + 3], [-height * 0.78, -height * 0.28]), {
      fill: boxLight,
      opacity: 0.65,
    })
  );
}

export function drawCuts({ cuts }: GlassBody, opacity: number): string {
  if (!cuts) return '';
  return (
    path(cuts, {
      fill: 'none',
      stroke: edgeInk,
      'stroke-width': 2.6,
      'stroke-opacity': opacity * 0.3,
      transform: 'translate(1.6 0)',
    }) + path(cuts, { fill: 'none', stroke: '#fff', 'stroke-width': 1.6, 'stroke-opacity': opacity })
  );
}
