import { lightness, mix } from './colour.ts';
import { drawLettering, fitLettering, type Lettering } from './lettering.ts';
import { flat, type Material } from './materials.ts';
import { type Palette, studio } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { element, path, roundedRect, short } from './svg.ts';
import type { FaceName } from './typeface.ts';

export const labelStyles = [
  'card',
  'dark',
  'printed',
  'plaque',
  'oval',
  'modern',
  'arch',
  'ticket',
  'band',
  'monogram',
] as const;

export type LabelStyle = (typeof labelStyles)[number];

export type LabelSpec = {
  style: LabelStyle;
  house: string;
  name: string;
  /** The small last line: concentration, volume. */
  note?: string;
  nameFace: FaceName;
  /** The room for it: its middle is at (0, y). */
  box: { y: number; width: number; height: number };
  palette: Palette;
  metal: Material;
  /** Colour behind a label printed straight on the glass. */
  behind: string;
};

type Inks = { house: string; name: string; rule: string };

/** What stands on the label, from top to bottom, fitted into the room that its frame leaves. */
export function composeLabel(
  spec: LabelSpec,
  room: { width: number; height: number },
): { blocks: Lettering[]; height: number } {
  const { house, name, note, nameFace } = spec;
  const gap = Math.min(13, room.height * 0.13);
  const blocks: Lettering[] = [];
  let left = room.height;
  const add = (lettering: Lettering) => {
    blocks.push(lettering);
    left -= lettering.height + gap;
  };
  if (spec.style === 'monogram') {
    const initial = [...house.trim()][0] ?? '';
    add(
      fitLettering({
        text: initial,
        face: 'serif',
        size: 42,
        maxWidth: room.width,
        maxHeight: room.height * 0.3,
        isUpperCase: true,
      }),
    );
  }
  add(
    fitLettering({
      text: house,
      face: spec.style === 'modern' ? 'sans' : 'serif',
      size: spec.style === 'modern' ? 12 : 15,
      maxWidth: room.width,
      maxHeight: room.height * 0.28,
      maxLines: 2,
      tracking: 0.16,
      leading: 1.25,
      isUpperCase: true,
    }),
  );
  const footer = note
    ? fitLettering({
        text: note,
        face: 'sans',
        size: 7.6,
        maxWidth: room.width,
        maxHeight: 10,
        tracking: 0.14,
        isUpperCase: true,
      })
    : undefined;
  const nameSpec = {
    text: name,
    face: nameFace,
    maxWidth: room.width,
    maxLines: 3,
    leading: nameFace === 'sans' ? 1.25 : 1.02,
  };
  const nameRoom = left - (footer ? footer.height + gap : 0);
  add(fitLettering({ ...nameSpec, size: nameFace === 'sans' ? 19 : 27, maxHeight: Math.max(8, nameRoom) }));
  if (footer) add(footer);
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + gap * (blocks.length - 1);
  return { blocks, height };
}

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

/** Margins between the frame's outer edge and the text, and the share of the frame that text may use. */
const margins: Record<LabelStyle, { x: number; y: number }> = {
  card: { x: 13, y: 15 },
  dark: { x: 13, y: 15 },
  printed: { x: 4, y: 4 },
  plaque: { x: 14, y: 13 },
  oval: { x: 30, y: 26 },
  modern: { x: 12, y: 13 },
  arch: { x: 15, y: 24 },
  ticket: { x: 17, y: 16 },
  band: { x: 16, y: 12 },
  monogram: { x: 14, y: 14 },
};

function drawGround(sheet: Sheet, spec: LabelSpec, width: number, height: number): { ground: string; inks: Inks } {
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

/** A label with its text, as large as its box allows and no larger than the text needs. */
export function drawLabel(sheet: Sheet, spec: LabelSpec): string {
  const { style, box } = spec;
  const margin = margins[style];
  const room = { width: box.width - margin.x * 2, height: box.height - margin.y * 2 };
  const { blocks, height: textHeight } = composeLabel(spec, room);
  const isFullWidth = style === 'band' || style === 'oval' || style === 'printed';
  const textWidth = Math.max(...blocks.map((block) => block.width));
  const width = isFullWidth ? box.width : Math.min(box.width, Math.max(textWidth + margin.x * 2 + 8, box.width * 0.72));
  const height = style === 'oval' ? Math.min(box.height, textHeight + margin.y * 2 + 12) : textHeight + margin.y * 2;
  const { ground, inks } = drawGround(sheet, spec, width, height);
  const gap =
    blocks.length > 1 ? (textHeight - blocks.reduce((sum, block) => sum + block.height, 0)) / (blocks.length - 1) : 0;
  const isLeft = style === 'modern';
  const houseAt = style === 'monogram' ? 1 : 0;
  let top = -textHeight / 2 + (style === 'arch' ? 4 : 0);
  const text = blocks.map((block, index) => {
    const isName = index === houseAt + 1;
    const drawn = drawLettering(block, isLeft ? -width / 2 + margin.x : 0, top, isName ? inks.name : inks.house, {
      anchor: isLeft ? 'start' : 'middle',
    });
    const rule =
      index === houseAt && !isLeft && style !== 'oval'
        ? element('rect', { x: -9, y: top + block.height + gap / 2 - 0.5, width: 18, height: 0.9, fill: inks.rule })
        : '';
    top += block.height + gap;
    return drawn + rule;
  });
  return element('g', { transform: `translate(0 ${short(box.y)})` }, ground, ...text);
}
