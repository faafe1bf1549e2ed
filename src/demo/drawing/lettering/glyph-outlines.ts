import { readBytes } from './byte-reader.ts';

export type OutlinePoint = { x: number; y: number; isOnCurve: boolean };

export type Contour = OutlinePoint[];

const signed = (flag: number, magnitude: number) => (flag & 1 ? magnitude : -magnitude);

/** Reads the glyphs of a WOFF2 transformed `glyf` table (W3C WOFF2, section 5.1), without hints. */
export function readTransformedGlyphs(table: Buffer): Contour[][] {
  const head = readBytes(table);
  head.u32();
  const glyphCount = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const streams = sizes.map((_, index) =>
    readBytes(table, head.position() + sizes.slice(0, index).reduce((sum, size) => sum + size, 0)),
  );
  const [contourCounts, pointCounts, flags, coordinates, composites] = streams;
  if (!contourCounts || !pointCounts || !flags || !coordinates || !composites) throw new Error('The glyf table is cut');

  const readStep = (flag: number): [number, number] => {
    if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + coordinates.u8())];
    if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + coordinates.u8()), 0];
    if (flag < 84) {
      const wide = flag - 20;
      const byte = coordinates.u8();
      return [signed(flag, 1 + (wide & 48) + (byte >> 4)), signed(flag >> 1, 1 + ((wide & 12) << 2) + (byte & 15))];
    }
    if (flag < 120) {
      const wide = flag - 84;
      const dx = signed(flag, 1 + (Math.floor(wide / 12) << 8) + coordinates.u8());
      return [dx, signed(flag >> 1, 1 + (((wide % 12) >> 2) << 8) + coordinates.u8())];
    }
    if (flag < 124) {
      const [first, second, third] = [coordinates.u8(), coordinates.u8(), coordinates.u8()];
      return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + third)];
    }
    return [signed(flag, coordinates.u16()), signed(flag >> 1, coordinates.u16())];
  };

  const readSimple = (contourCount: number): Contour[] => {
    const lengths = Array.from({ length: contourCount }, () => pointCounts.short255());
    let x = 0;
    let y = 0;
    const contours = lengths.map((length) =>
      Array.from({ length }, () => {
        const flag = flags.u8();
        const [dx, dy] = readStep(flag & 127);
        x += dx;
        y += dy;
        return { x, y, isOnCurve: flag < 128 };
      }),
    );
    coordinates.short255();
    return contours;
  };

  type Part = { glyph: number; dx: number; dy: number; xx: number; xy: number; yx: number; yy: number };
  const readComposite = (): Part[] => {
    const parts: Part[] = [];
    let hasMore = true;
    let hasInstructions = false;
    while (hasMore) {
      const bits = composites.u16();
      const glyph = composites.u16();
      const hasWords = (bits & 1) !== 0;
      const dx = hasWords ? composites.i16() : composites.i8();
      const dy = hasWords ? composites.i16() : composites.i8();
      const part = { glyph, dx, dy, xx: 1, xy: 0, yx: 0, yy: 1 };
      const fraction = () => composites.i16() / 16384;
      if (bits & 0x08) part.xx = part.yy = fraction();
      else if (bits & 0x40) [part.xx, part.yy] = [fraction(), fraction()];
      else if (bits & 0x80) [part.xx, part.xy, part.yx, part.yy] = [fraction(), fraction(), fraction(), fraction()];
      parts.push(part);
      hasInstructions ||= (bits & 0x100) !== 0;
      hasMore = (bits & 0x20) !== 0;
    }
    if (hasInstructions) coordinates.short255();
    return parts;
  };

  const simple: (Contour[] | undefined)[] = [];
  const composed: (Part[] | undefined)[] = [];
  for (let glyph = 0; glyph < glyphCount; glyph++) {
    const count = contourCounts.i16();
    if (count < 0) composed[glyph] = readComposite();
    else simple[glyph] = count === 0 ? [] : readSimple(count);
  }
  const assemble = (glyph: number): Contour[] => {
    const parts = composed[glyph];
    if (!parts) return simple[glyph] ?? [];
    return parts.flatMap((part) =>
      assemble(part.glyph).map((contour) =>
        contour.map(({ x, y, isOnCurve }) => ({
          x: part.xx * x + part.yx * y + part.dx,
          y: part.xy * x + part.yy * y + part.dy,
          isOnCurve,
        })),
      ),
    );
  };
  return Array.from({ length: glyphCount }, (_, glyph) => assemble(glyph));
}
