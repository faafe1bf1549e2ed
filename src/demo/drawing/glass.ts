import { darken, lighten, mix } from './colour.ts';
import type { Palette } from './palette.ts';
import { halfWidthAt, hollow, outlineOf, type Profile, roundBase, sideStrip } from './profile.ts';
import type { Sheet } from './sheet.ts';
import { element, group, path, short } from './svg.ts';

export type GlassKind = 'clear' | 'tinted' | 'frosted' | 'lacquered' | 'smoked';

export type GlassBody = {
  profile: Profile;
  section: 'flat' | 'round';
  wall: number;
  base: number;
  kind: GlassKind;
  liquid: Palette['liquid'];
  /** Colour of lacquer, tint and smoke. */
  tone: string;
  /** Share of the room inside that is filled. */
  fill: number;
  cuts?: string;
  hasTube?: boolean;
  /** Where the tube ends, -1 to 1 of the inner half width. */
  tubeLean?: number;
};

const edgeInk = '#4a3f33';

/** A liquid seen through its walls: darker where the glass bends the light, lit from the left, closed by a meniscus. */
function drawLiquid(sheet: Sheet, glass: GlassBody, inner: Profile, clip: string): string {
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

function drawTube(glass: GlassBody, inner: Profile): string {
  const { liquid, fill } = glass;
  const bottom = -glass.base - 5;
  const level = -glass.base - (-glass.base - inner.top) * fill;
  const end = (glass.tubeLean ?? 0.15) * inner.halfWidth;
  const middle = end * ((level - inner.top) / (bottom - inner.top)) * 0.6;
  // Below the surface the tube jumps aside, as everything half in water does.
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

/** The thick foot of the glass, where the liquid's colour is seen again, bent and bright. */
function drawFoot(sheet: Sheet, glass: GlassBody): string {
  const { base, profile, liquid, kind } = glass;
  const tint = kind === 'smoked' ? glass.tone : liquid.body;
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

/** Lights of the studio on the outside of the glass: a tall soft box on the left, a strip on the right, the edges. */
function drawLights(sheet: Sheet, { profile, section, kind }: GlassBody): string {
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

/** The glass with what is in it, without label and cap. */
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
      : kind === 'tinted' || kind === 'smoked'
        ? path(outline, {
            fill: sheet.linear(
              'down',
              [0, tone, kind === 'smoked' ? 0.3 : 0.02],
              [0.45, tone, kind === 'smoked' ? 0.22 : 0.12],
              [1, tone, kind === 'smoked' ? 0.55 : 0.72],
            ),
          })
        : '';
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

function drawCuts({ cuts }: GlassBody, opacity: number): string {
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
