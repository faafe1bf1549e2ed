import { darken, lighten } from '../colour.ts';
import type { Sheet, Stop } from '../sheet.ts';
import { element, group, path } from '../svg.ts';
import { edgeInk, type GlassBody } from './glass-body.ts';
import { drawCuts, drawLights } from './glass-lights.ts';
import { drawLiquid, drawTube } from './liquid.ts';
import { hollow, outlineOf, roundBase } from './profile.ts';

/** The thick glass base, which refracts the colour of the liquid. */
function drawFoot(sheet: Sheet, glass: GlassBody): string {
  const { base, profile, liquid, kind } = glass;
  const tint = kind === 'smoked' || kind === 'stained' ? glass.tone : liquid.body;
  const half = profile.halfWidth;
  const fill = sheet.linear(
    'down',
    [0, liquid.deep, 0.5],
    [0.12, tint, 0.4],
    [0.3, '#fff', 0.75],
    [0.5, tint, 0.25],
    [0.72, liquid.deep, 0.22],
    [0.88, '#fff', 0.55],
    [1, edgeInk, 0.4],
  );
  const spark = sheet.radial({ cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#fff', 0.95], [1, '#fff', 0]);
  return (
    element('rect', { x: -half, y: -base, width: half * 2, height: base, fill }) +
    element('ellipse', { cx: half * 0.3, cy: -base * 0.5, rx: half * 0.42, ry: base * 0.26, fill: spark }) +
    element('ellipse', {
      cx: -half * 0.5,
      cy: -base * 0.4,
      rx: half * 0.26,
      ry: base * 0.18,
      fill: spark,
      opacity: 0.8,
    })
  );
}

function drawOpaque(sheet: Sheet, { profile, tone, section }: GlassBody): string {
  const body = sheet.linear(
    'across',
    [0, darken(tone, 0.42)],
    [0.12, tone],
    [0.3, lighten(tone, section === 'round' ? 0.26 : 0.12)],
    [0.62, tone],
    [0.9, darken(tone, 0.3)],
    [1, darken(tone, 0.5)],
  );
  const fall = sheet.linear('down', [0, '#fff', 0.16], [0.4, '#fff', 0], [1, '#000', 0.22]);
  const outline = outlineOf(profile);
  return path(outline, { fill: body }) + path(outline, { fill: fall });
}

/** Colour of the glass itself, from the neck to the base. */
const veils: Record<'tinted' | 'smoked' | 'stained', (tone: string) => Stop[]> = {
  tinted: (tone) => [
    [0, tone, 0.02],
    [0.45, tone, 0.12],
    [1, tone, 0.72],
  ],
  smoked: (tone) => [
    [0, tone, 0.3],
    [0.45, tone, 0.22],
    [1, tone, 0.55],
  ],
  stained: (tone) => [
    [0, tone, 0.72],
    [0.5, tone, 0.66],
    [1, tone, 0.82],
  ],
};

/** Glass and liquid, without label and cap. */
export function drawGlass(sheet: Sheet, glass: GlassBody): string {
  const { profile, kind, tone, liquid } = glass;
  const outline = outlineOf(profile);
  const clip = sheet.clip(outline);
  if (kind === 'lacquered') {
    return group({ 'clip-path': clip }, drawOpaque(sheet, glass), drawCuts(glass, 0.35), drawLights(sheet, glass));
  }
  const inner = roundBase(hollow(profile, glass.wall, glass.base), 14);
  const air = sheet.linear('down', [0, '#fff', 0.5], [0.5, '#fff', 0.34], [1, liquid.light, 0.5]);
  const veil =
    kind === 'frosted'
      ? path(outline, { fill: lighten(liquid.light, 0.75), opacity: 0.5 })
      : kind === 'clear'
        ? ''
        : path(outline, { fill: sheet.linear('down', ...veils[kind](tone)) });
  return group(
    { 'clip-path': clip },
    path(outline, { fill: air }),
    drawFoot(sheet, glass),
    path(outlineOf(inner), { fill: '#fff', opacity: 0.22 }),
    drawLiquid(sheet, glass, inner, sheet.clip(outlineOf(inner))),
    glass.hasTube === false ? '' : drawTube(glass, inner),
    path(outlineOf(inner), { fill: 'none', stroke: edgeInk, 'stroke-width': 1, 'stroke-opacity': 0.2 }),
    veil,
    drawCuts(glass, 0.55),
    drawLights(sheet, glass),
  );
}
