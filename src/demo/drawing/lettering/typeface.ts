import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { short } from '../svg.ts';
import { type FontFile, type Glyph, readFontFile } from './font-file.ts';
import type { Contour, OutlinePoint } from './glyph-outlines.ts';

/** The shop's own faces. Pictures carry outlines, since a machine that rasterises them may have no fonts at all. */
export type FaceName = 'serif' | 'italic' | 'sans';

type Face = { files: string[]; capHeight: number; boldness: number };

const subsets = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'];

const filesOf = (family: string, style: string) =>
  subsets.map((subset) => `@fontsource-variable/${family}/files/${family}-${subset}-wght-${style}.woff2`);

// The variable files open at their lightest weight; a hairline stroke in the text's colour brings them to a book weight.
const faces: Record<FaceName, Face> = {
  serif: { files: filesOf('cormorant', 'normal'), capHeight: 0.63, boldness: 0.022 },
  italic: { files: filesOf('cormorant', 'italic'), capHeight: 0.63, boldness: 0.02 },
  sans: { files: filesOf('manrope', 'normal'), capHeight: 0.72, boldness: 0.034 },
};

const locate = createRequire(import.meta.url);

const opened = new Map<string, FontFile>();

const drawn = new Map<string, DrawnGlyph>();

type DrawnGlyph = { commands: [letter: string, ...numbers: number[]][]; advance: number };

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

function contourCommands(contour: Contour): DrawnGlyph['commands'] {
  const [first] = contour;
  const last = contour.at(-1);
  if (!first || !last) return [];
  const start = first.isOnCurve ? first : last.isOnCurve ? last : middle(first, last);
  const commands: DrawnGlyph['commands'] = [['M', start.x, start.y]];
  let control: OutlinePoint | undefined;
  for (const point of first.isOnCurve ? [...contour.slice(1), start] : [...contour, start]) {
    if (point.isOnCurve) {
      commands.push(control ? ['Q', control.x, control.y, point.x, point.y] : ['L', point.x, point.y]);
      control = undefined;
    } else {
      if (control) {
        const between = middle(control, point);
        commands.push(['Q', control.x, control.y, between.x, between.y]);
      }
      control = point;
    }
  }
  commands.push(['Z']);
  return commands;
}

function glyphOf(face: FaceName, character: string): DrawnGlyph {
  const key = `${face} ${character}`;
  let glyph = drawn.get(key);
  if (!glyph) {
    const { contours, advance } = findGlyph(face, character);
    glyph = { commands: contours.flatMap(contourCommands), advance };
    drawn.set(key, glyph);
  }
  return glyph;
}

/** Width of one line; tracking is a fraction of the size, added between characters. */
export function measureText(text: string, face: FaceName, size: number, tracking = 0): number {
  const characters = [...text];
  const advances = characters.reduce((sum, character) => sum + glyphOf(face, character).advance, 0);
  return size * (advances + tracking * Math.max(0, characters.length - 1));
}

/** Path data of one line, its left edge at x and its baseline at y. */
export function textOutline(text: string, face: FaceName, size: number, x: number, y: number, tracking = 0): string {
  let pen = x;
  let data = '';
  for (const character of text) {
    const { commands, advance } = glyphOf(face, character);
    for (const [letter, ...numbers] of commands) {
      data += letter + numbers.map((value, index) => short((index % 2 ? y : pen) + value * size)).join(' ');
    }
    pen += size * (advance + tracking);
  }
  return data;
}

export const capHeightOf = (face: FaceName) => faces[face].capHeight;

export const boldnessOf = (face: FaceName) => faces[face].boldness;
