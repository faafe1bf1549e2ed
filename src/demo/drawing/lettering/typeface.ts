import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FontFile, type Glyph, readFontFile } from './font-file.ts';
import type { Contour, OutlinePoint } from './glyph-outlines.ts';

/** The shop's fonts. Text is drawn as outlines, since the rasterizer may have no fonts installed. */
export type FaceName = 'serif' | 'italic' | 'sans';

type Face = { files: string[]; capHeight: number; boldness: number };

const subsets = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'];

const filesOf = (family: string, style: string) =>
  subsets.map((subset) => `@fontsource-variable/${family}/files/${family}-${subset}-wght-${style}.woff2`);

// Variable fonts default to their lightest weight; a thin stroke in the text colour emboldens them.
const faces: Record<FaceName, Face> = {
  serif: { files: filesOf('cormorant', 'normal'), capHeight: 0.63, boldness: 0.022 },
  italic: { files: filesOf('cormorant', 'italic'), capHeight: 0.63, boldness: 0.02 },
  sans: { files: filesOf('manrope', 'normal'), capHeight: 0.72, boldness: 0.034 },
};

const locate = createRequire(import.meta.url);

const opened = new Map<string, FontFile>();

const drawn = new Map<string, DrawnGlyph>();

type DrawnGlyph = { data: string; advance: number };

/** The size at which outlines are generated; they are scaled afterwards. */
export const outlineUnits = 1000;

function open(file: string): FontFile {
  let font = opened.get(file);
  if (!font) {
    font = readFontFile(readFileSync(locate.resolve(file)));
    opened.set(file, font);
  }
  return font;
}

function findGlyph(face: FaceName, character: string): Glyph {
  const variants = [character, character.normalize('NFD').charAt(0), '·'];
  for (const variant of variants) {
    for (const file of faces[face].files) {
      const glyph = open(file).glyphOf(variant.codePointAt(0) ?? 0);
      if (glyph) return glyph;
    }
  }
  return { contours: [], advance: 0.3 };
}

const middle = (a: OutlinePoint, b: OutlinePoint) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true });

/** The segments of a contour: end points, and control points of the curves. */
function strokesOf(
  contour: Contour,
): { start: OutlinePoint; strokes: { control?: OutlinePoint; end: OutlinePoint }[] } | undefined {
  const [first] = contour;
  const last = contour.at(-1);
  if (!first || !last) return undefined;
  const start = first.isOnCurve ? first : last.isOnCurve ? last : middle(first, last);
  const strokes: { control?: OutlinePoint; end: OutlinePoint }[] = [];
  let control: OutlinePoint | undefined;
  for (const point of first.isOnCurve ? [...contour.slice(1), start] : [...contour, start]) {
    if (point.isOnCurve) {
      strokes.push({ control, end: point });
      control = undefined;
    } else {
      if (control) strokes.push({ control, end: middle(control, point) });
      control = point;
    }
  }
  return { start, strokes };
}

/** Relative path data, so that it can be cached and placed anywhere. */
function relativeOutline(contours: Contour[]): string {
  let [x, y] = [0, 0];
  const step = (point: OutlinePoint) => {
    const to = { x: Math.round(point.x * outlineUnits), y: Math.round(point.y * outlineUnits) };
    return { ...to, text: `${to.x - x} ${to.y - y}` };
  };
  let data = '';
  for (const contour of contours) {
    const drawing = strokesOf(contour);
    if (!drawing) continue;
    const start = step(drawing.start);
    data += `m${start.text}`;
    [x, y] = [start.x, start.y];
    for (const { control, end } of drawing.strokes) {
      const to = step(end);
      data += control ? `q${step(control).text} ${to.text}` : `l${to.text}`;
      [x, y] = [to.x, to.y];
    }
    data += 'z';
    [x, y] = [start.x, start.y];
  }
  return data;
}

function glyphOf(face: FaceName, character: string): DrawnGlyph {
  const key = `${face} ${character}`;
  let glyph = drawn.get(key);
  if (!glyph) {
    const { contours, advance } = findGlyph(face, character);
    glyph = { data: relativeOutline(contours), advance };
    drawn.set(key, glyph);
  }
  return glyph;
}

/** Width of one line; tracking is a fraction of the size between characters. */
export function measureText(text: string, face: FaceName, size: number, tracking = 0): number {
  const characters = [...text];
  const advances = characters.reduce((sum, character) => sum + glyphOf(face, character).advance, 0);
  return size * (advances + tracking * Math.max(0, characters.length - 1));
}

/** Path data of one line at `outlineUnits`, with its left edge at x and its baseline at y. */
export function textOutline(text: string, face: FaceName, x: number, y: number, tracking = 0): string {
  let pen = x;
  let data = '';
  for (const character of text) {
    const glyph = glyphOf(face, character);
    data += `M${Math.round(pen)} ${Math.round(y)}${glyph.data}`;
    pen += outlineUnits * (glyph.advance + tracking);
  }
  return data;
}

export const capHeightOf = (face: FaceName) => faces[face].capHeight;

export const boldnessOf = (face: FaceName) => faces[face].boldness;
