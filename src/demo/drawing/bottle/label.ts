import { drawLettering, fitLettering, type Lettering } from '../lettering/lettering.ts';
import type { FaceName } from '../lettering/typeface.ts';
import type { Palette } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { element, short } from '../svg.ts';
import { drawGround, margins } from './label-ground.ts';
import type { Material } from './materials.ts';

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
  /** The last line in small print: concentration, volume. */
  note?: string;
  nameFace: FaceName;
  /** The available area, centred at (0, y). */
  box: { y: number; width: number; height: number };
  palette: Palette;
  metal: Material;
  /** Background colour of a label printed directly on the glass. */
  behind: string;
};

type Block = { lettering: Lettering; top: number; role: 'initial' | 'house' | 'name' | 'note' };

/** The name at the largest size that fits, with its descender depth. */
function fitName(
  text: string,
  face: FaceName,
  maxWidth: number,
  room: number,
): { lettering: Lettering; descent: number } {
  const isSans = face === 'sans';
  const spec = { text, face, maxWidth, maxLines: 3, size: isSans ? 19 : 27, leading: isSans ? 1.25 : 1.02 };
  const depth = isSans ? 0.2 : 0.26;
  for (let share = 0.95; ; share -= 0.07) {
    const lettering = fitLettering({ ...spec, maxHeight: room * share });
    const descent = lettering.size * depth;
    if (lettering.height + descent <= room || share < 0.2) return { lettering, descent };
  }
}

/** Lays out the text blocks of a label within its frame. */
export function composeLabel(spec: LabelSpec, room: { width: number; height: number }) {
  const { house, name, note, nameFace, style } = spec;
  const maxWidth = room.width;
  const gap = Math.min(14, room.height * 0.13);
  const blocks: Block[] = [];
  let top = 0;
  const add = (role: Block['role'], lettering: Lettering, after: number) => {
    blocks.push({ lettering, top, role });
    top += lettering.height + after;
  };
  if (style === 'monogram' && room.height > 70) {
    const text = [...house.trim()][0] ?? '';
    const maxHeight = room.height * 0.26;
    add('initial', fitLettering({ text, face: 'serif', size: 42, maxWidth, maxHeight, isUpperCase: true }), gap);
  }
  const isModern = style === 'modern';
  const houseSpec = { text: house, face: isModern ? 'sans' : 'serif', size: isModern ? 12 : 15 } as const;
  const houseShape = { maxWidth, maxHeight: room.height * 0.28, maxLines: 2, tracking: 0.16, leading: 1.25 };
  add('house', fitLettering({ ...houseSpec, ...houseShape, isUpperCase: true }), gap * 1.2);
  const noteSpec = { size: 7.6, maxWidth, maxHeight: 10, tracking: 0.14, isUpperCase: true };
  const footer = note && room.height > 56 ? fitLettering({ text: note, face: 'sans', ...noteSpec }) : undefined;
  const left = room.height - top - (footer ? footer.height + gap * 0.7 : 0);
  const fitted = fitName(name, nameFace, maxWidth, left);
  add('name', fitted.lettering, footer ? gap * 0.7 + fitted.descent : 0);
  if (footer) add('note', footer, 0);
  return { blocks, height: top };
}

/** A label, sized by its text up to the available area. */
export function drawLabel(sheet: Sheet, spec: LabelSpec): string {
  const { style, box } = spec;
  const margin = margins[style];
  const room = { width: box.width - margin.x * 2, height: box.height - margin.y * 2 };
  const { blocks, height: textHeight } = composeLabel(spec, room);
  const isFullWidth = style === 'band' || style === 'oval' || style === 'printed';
  const textWidth = Math.max(...blocks.map(({ lettering }) => lettering.width));
  const width = isFullWidth ? box.width : Math.min(box.width, Math.max(textWidth + margin.x * 2 + 8, box.width * 0.72));
  const height = style === 'oval' ? Math.min(box.height, textHeight + margin.y * 2 + 12) : textHeight + margin.y * 2;
  const { ground, inks } = drawGround(sheet, spec, width, height);
  const isLeft = style === 'modern';
  const start = -textHeight / 2 + (style === 'arch' ? 4 : 0);
  const text = blocks.map(({ lettering, top, role }, index) => {
    const ink = role === 'name' ? inks.name : inks.house;
    const x = isLeft ? -width / 2 + margin.x : 0;
    const drawn = drawLettering(lettering, x, start + top, ink, { anchor: isLeft ? 'start' : 'middle' });
    if (role !== 'house' || isLeft || style === 'oval') return drawn;
    const end = top + lettering.height;
    const y = start + (end + (blocks[index + 1]?.top ?? end)) / 2 - 0.5;
    return drawn + element('rect', { x: -9, y, width: 18, height: 0.9, fill: inks.rule });
  });
  return element('g', { transform: `translate(0 ${short(box.y)})` }, ground, ...text);
}
