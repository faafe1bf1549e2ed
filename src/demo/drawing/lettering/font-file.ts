import { readBytes } from './byte-reader.ts';
import { type Contour, readTransformedGlyphs } from './glyph-outlines.ts';
import { type FontTable, unpackWoff2 } from './woff2.ts';

export type Glyph = { contours: Contour[]; advance: number };

/** Glyph outlines of one font file, in fractions of the em. */
export type FontFile = { glyphOf: (codePoint: number) => Glyph | undefined };

function readCharacterMap(bytes: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const tableCount = bytes.readUInt16BE(2);
  for (let index = 0; index < tableCount; index++) {
    const start = bytes.readUInt32BE(4 + index * 8 + 4);
    const format = bytes.readUInt16BE(start);
    if (format === 4) readSegments(bytes.subarray(start), glyphs);
    if (format === 12) readGroups(bytes.subarray(start), glyphs);
  }
  return glyphs;
}

function readSegments(table: Buffer, glyphs: Map<number, number>) {
  const doubled = table.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + doubled + segment);
    const delta = table.readUInt16BE(16 + doubled * 2 + segment);
    const rangeAt = 16 + doubled * 3 + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const listed = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (listed !== 0) glyphs.set(code, (listed + delta) & 0xffff);
    }
  }
}

function readGroups(table: Buffer, glyphs: Map<number, number>) {
  const groupCount = table.readUInt32BE(12);
  for (let group = 0; group < groupCount; group++) {
    const at = 16 + group * 12;
    const first = table.readUInt32BE(at);
    const last = table.readUInt32BE(at + 4);
    for (let code = first; code <= last; code++) glyphs.set(code, table.readUInt32BE(at + 8) + code - first);
  }
}

function readAdvances(hhea: Buffer, hmtx: FontTable): number[] {
  const count = hhea.readUInt16BE(34);
  const reader = readBytes(hmtx.bytes, hmtx.isTransformed ? 1 : 0);
  return Array.from({ length: count }, () => {
    const advance = reader.u16();
    if (!hmtx.isTransformed) reader.i16();
    return advance;
  });
}

export function readFontFile(file: Buffer): FontFile {
  const tables = unpackWoff2(file);
  const table = (tag: string): FontTable => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no ${tag} table`);
    return found;
  };
  if (!table('glyf').isTransformed) throw new Error('Only fonts with a transformed glyf table can be drawn');
  const em = table('head').bytes.readUInt16BE(18);
  const outlines = readTransformedGlyphs(table('glyf').bytes);
  const characters = readCharacterMap(table('cmap').bytes);
  const advances = readAdvances(table('hhea').bytes, table('hmtx'));
  const scaled = (contours: Contour[]) =>
    contours.map((contour) => contour.map(({ x, y, isOnCurve }) => ({ x: x / em, y: -y / em, isOnCurve })));
  return {
    glyphOf: (codePoint) => {
      const glyph = characters.get(codePoint);
      if (glyph === undefined) return undefined;
      return {
        contours: scaled(outlines[glyph] ?? []),
        advance: (advances[glyph] ?? advances.at(-1) ?? 0) / em,
      };
    },
  };
}
