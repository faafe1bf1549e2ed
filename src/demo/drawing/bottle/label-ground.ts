import { lightness, mix } from '../colour.ts';
import { studio } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { element, path, roundedRect, short } from '../svg.ts';
import type { LabelSpec, LabelStyle } from './label.ts';
import { flat } from './materials.ts';

type Inks = { house: string; name: string; rule: string };

const frames: Record<Exclude<LabelStyle, 'printed' | 'plaque' | 'band'>, (w: number, h: number) => string> = {
  card: (w, h) => roundedRect(-w / 2, -h / 2, w, h, 1),
  dark: (w, h) => roundedRect(-w / 2, -h / 2, w, h, 1),
  monogram: (w, h) => roundedRect(-w / 2, -h / 2, w, h, 8),
  modern: (w, h) => roundedRect(-w / 2, -h / 2, w, h, 0.5),
  oval: (w, h) =>
    `M${short(-w / 2)} 0A${short(w / 2)} ${short(h / 2)} 0 0 1 ${short(w / 2)} 0A${short(w / 2)} ${short(h / 2)} 0 0 1 ${short(-w / 2)} 0Z`,
  arch: (w, h) =>
    `M${short(-w / 2)} ${short(h / 2)}V${short(-h / 2 + w * 0.22)}C${short(-w / 2)} ${short(-h / 2)} ${short(-w * 0.28)} ${short(-h / 2)} 0 ${short(-h / 2)}` +
    `C${short(w * 0.28)} ${short(-h / 2)} ${short(w / 2)} ${short(-h / 2)} ${short(w / 2)} ${short(-h / 2 + w * 0.22)}V${short(h / 2)}Z`,
  ticket: (w, h) => {
    const c = 10;
    const [x, y] = [w / 2, h / 2];
    return `M${short(-x + c)} ${short(-y)}H${short(x - c)}A${c} ${c} 0 0 0 ${short(x)} ${short(-y + c)}V${short(y - c)}A${c} ${c} 0 0 0 ${short(x - c)} ${short(y)}H${short(-x + c)}A${c} ${c} 0 0 0 ${short(-x)} ${short(y - c)}V${short(-y + c)}A${c} ${c} 0 0 0 ${short(-x + c)} ${short(-y)}Z`;
  },
};

/** Margins between frame and text. */
export const margins: Record<LabelStyle, { x: number; y: number }> = {
  card: { x: 13, y: 15 },
  dark: { x: 13, y: 15 },
  printed: { x: 4, y: 4 },
  plaque: { x: 14, y: 13 },
  oval: { x: 30, y: 26 },
  modern: { x: 12, y: 13 },
  arch: { x: 15, y: 19 },
  ticket: { x: 17, y: 16 },
  band: { x: 16, y: 12 },
  monogram: { x: 14, y: 14 },
};

/** The background of a label, with ink colours of sufficient contrast. */
export function drawGround(
  sheet: Sheet,
  spec: LabelSpec,
  width: number,
  height: number,
): { ground: string; inks: Inks } {
  const { style, metal, palette } = spec;
  const paper = sheet.linear([0, 0, 1, 0.4], [0, '#fffefb'], [0.55, '#fdf9f1'], [1, '#efe7d9']);
  const plain: Inks = { house: studio.ink, name: mix(palette.ink, studio.ink, 0.4), rule: studio.brass };
  if (style === 'printed') {
    const isDark = lightness(spec.behind) < 0.56;
    const colour = isDark ? '#fbf1de' : mix(palette.ink, studio.ink, 0.3);
    return {
      ground: '',
      inks: { house: colour, name: colour, rule: isDark ? '#e6cf9f' : mix(palette.ink, '#b4905a', 0.4) },
    };
  }
  if (style === 'plaque') {
    const outline = roundedRect(-width / 2, -height / 2, width, height, 3);
    const inner = roundedRect(-width / 2 + 4, -height / 2 + 4, width - 8, height - 8, 2);
    const ink = lightness(metal.body) > 0.45 ? mix(metal.dark, '#1a120b', 0.85) : metal.gleam;
    return {
      ground:
        path(roundedRect(-width / 2 + 1, -height / 2 + 2, width, height, 3), { fill: '#000', opacity: 0.2 }) +
        path(outline, { fill: flat(sheet, metal) }) +
        path(inner, { fill: 'none', stroke: metal.dark, 'stroke-opacity': 0.5, 'stroke-width': 0.9 }) +
        path(inner, {
          fill: 'none',
          stroke: metal.gleam,
          'stroke-opacity': 0.5,
          'stroke-width': 0.7,
          transform: 'translate(.8 .9)',
        }),
      inks: { house: ink, name: ink, rule: ink },
    };
  }
  if (style === 'band') {
    const x = -width / 2;
    return {
      ground:
        element('rect', { x, y: -height / 2, width, height, fill: paper, opacity: 0.96 }) +
        [-height / 2 + 4, height / 2 - 5]
          .map((y) => element('rect', { x, y, width, height: 1, fill: studio.brass, opacity: 0.9 }))
          .join(''),
      inks: plain,
    };
  }
  const outline = frames[style](width, height);
  const shadow = path(outline, { fill: '#000', opacity: 0.13, transform: 'translate(.8 1.8)' });
  if (style === 'dark') {
    const ink = '#f3e3c3';
    return {
      ground:
        shadow +
        path(outline, { fill: sheet.linear([0, 0, 1, 0.5], [0, '#37302a'], [0.5, '#211b16'], [1, '#15100c']) }) +
        path(frames.dark(width - 9, height - 9), { fill: 'none', stroke: '#c9a262', 'stroke-width': 0.9 }),
      inks: { house: ink, name: ink, rule: '#c9a262' },
    };
  }
  const hairlines =
    style === 'modern'
      ? ''
      : path(frames[style](width - 8, height - 8), { fill: 'none', stroke: studio.brass, 'stroke-width': 1 }) +
        (style === 'card' || style === 'arch'
          ? path(frames[style](width - 13, height - 13), { fill: 'none', stroke: studio.brass, 'stroke-width': 0.5 })
          : '');
  return { ground: shadow + path(outline, { fill: paper }) + hairlines, inks: plain };
}
