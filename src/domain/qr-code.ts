/**
 * A QR code (ISO/IEC 18004) of a text: byte mode, error correction level M, versions 1 to 20, the mask with the least penalty.
 * Here and not from a package, since a receipt's link is all that the shop draws.
 */

/** Level M, by version: error correction bytes of a block, and blocks. */
const eccBytes = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const blockCounts = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const lastVersion = 20;
const levelBits = 0;

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

/** Modules that carry data and error correction. */
function rawModules(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const aligns = Math.floor(version / 7) + 2;
    modules -= (25 * aligns - 10) * aligns - 55;
    if (version >= 7) modules -= 36;
  }
  return modules;
}

const dataBytes = (version: number) =>
  Math.floor(rawModules(version) / 8) - at(eccBytes, version) * at(blockCounts, version);

/** In GF(2⁸) with the polynomial 0x11D. */
function multiply(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

/** Reed–Solomon: the generator polynomial, without its leading coefficient. */
function generatorOf(degree: number): number[] {
  const generator: number[] = Array.from({ length: degree }, (_, index) => Number(index === degree - 1));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      generator[index] = multiply(at(generator, index), root) ^ at(generator, index + 1);
    }
    root = multiply(root, 2);
  }
  return generator;
}

function remainderOf(data: readonly number[], generator: readonly number[]): number[] {
  const remainder = generator.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (const [index, coefficient] of generator.entries()) {
      remainder[index] = at(remainder, index) ^ multiply(coefficient, factor);
    }
  }
  return remainder;
}

/** Mode, length, text and padding. */
function encode(bytes: Uint8Array, version: number): number[] {
  const capacityBits = dataBytes(version) * 8;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacityBits - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacityBits; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** Splits the data into blocks, adds error correction to each, and interleaves them. */
function interleave(data: readonly number[], version: number): number[] {
  const [blocks, ecc] = [at(blockCounts, version), at(eccBytes, version)];
  const total = Math.floor(rawModules(version) / 8);
  const shortBlocks = blocks - (total % blocks);
  const shortData = Math.floor(total / blocks) - ecc;
  const generator = generatorOf(ecc);
  let start = 0;
  const split = Array.from({ length: blocks }, (_, index) => {
    const length = shortData + (index < shortBlocks ? 0 : 1);
    const part = data.slice(start, start + length);
    start += length;
    return { part, check: remainderOf(part, generator) };
  });
  const result: number[] = [];
  for (let index = 0; index <= shortData; index += 1) {
    for (const { part } of split) if (index < part.length) result.push(at(part, index));
  }
  for (let index = 0; index < ecc; index += 1) for (const { check } of split) result.push(at(check, index));
  return result;
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Null: not drawn yet. */
type Grid = (boolean | null)[][];

function alignmentsOf(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const positions = [6];
  for (let index = count - 2; index >= 0; index -= 1) positions.push(size - 7 - index * step);
  return positions;
}

const set = (grid: Grid, x: number, y: number, isDark: boolean) => {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = isDark;
};

/** A square of rings around its centre. */
function drawRings(grid: Grid, [cx, cy]: readonly [number, number], radius: number, isDark: (ring: number) => boolean) {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1)
      set(grid, cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** Finders, alignment, timing and, from version 7, the version; the place of the format is reserved. */
function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length;
  for (let index = 0; index < size; index += 1) {
    set(grid, 6, index, index % 2 === 0);
    set(grid, index, 6, index % 2 === 0);
  }
  const finders = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const;
  for (const centre of finders) drawRings(grid, centre, 4, (ring) => ring !== 2 && ring !== 4);
  const positions = alignmentsOf(version, size);
  const isFinder = (x: number, y: number) => (x === 6 || y === 6) && (x + y === 12 || x + y === size - 1);
  for (const x of positions) {
    for (const y of positions) if (!isFinder(x, y)) drawRings(grid, [x, y], 2, (ring) => ring !== 1);
  }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const data = (levelBits << 3) | mask;
  let remainder = data;
  for (let step = 0; step < 10; step += 1) remainder = (remainder << 1) ^ ((remainder >>> 9) * 0x537);
  const bits = ((data << 10) | remainder) ^ 0x5412;
  const isSet = (index: number) => ((bits >>> index) & 1) === 1;
  for (let index = 0; index <= 5; index += 1) set(grid, 8, index, isSet(index));
  set(grid, 8, 7, isSet(6));
  set(grid, 8, 8, isSet(7));
  set(grid, 7, 8, isSet(8));
  for (let index = 9; index < 15; index += 1) set(grid, 14 - index, 8, isSet(index));
  for (let index = 0; index < 8; index += 1) set(grid, size - 1 - index, 8, isSet(index));
  for (let index = 8; index < 15; index += 1) set(grid, 8, size - 15 + index, isSet(index));
  set(grid, 8, size - 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  let remainder = version;
  for (let step = 0; step < 12; step += 1) remainder = (remainder << 1) ^ ((remainder >>> 11) * 0x1f25);
  const bits = (version << 12) | remainder;
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    const [a, b] = [grid.length - 11 + (index % 3), Math.floor(index / 3)];
    set(grid, a, b, isDark);
    set(grid, b, a, isDark);
  }
}

/** In a zigzag of two columns, from the lower right corner. Returns the modules that a mask applies to. */
function drawData(grid: Grid, bytes: readonly number[]): [number, number][] {
  const size = grid.length;
  const drawn: [number, number][] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0;
        const y = isUpward ? size - 1 - step : step;
        if (grid[y]?.[x] !== null) continue;
        const index = drawn.length;
        set(grid, x, y, ((at(bytes, index >>> 3) >>> (7 - (index & 7))) & 1) === 1);
        drawn.push([x, y]);
      }
    }
  }
  return drawn;
}

/** Long runs and look-alikes of finders, in a row or a column. */
function linePenalty(line: string): number {
  const runs = [...line.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);
  const lookAlikes = [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  return runs + 40 * lookAlikes;
}

/** Blocks of four equal modules, between two rows. */
function blockPenalty(upper: string, lower: string): number {
  const isBlock = (x: number) => /^(?:0000|1111)$/.test(upper.slice(x, x + 2) + lower.slice(x, x + 2));
  return 3 * Array.from(upper, (_, x) => x).filter(isBlock).length;
}

/** With that of an uneven share of dark modules. */
function penaltyOf(grid: Grid): number {
  const size = grid.length;
  const rows = grid.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  const dark = rows.join('').replaceAll('0', '').length;
  return [
    ...[...rows, ...columns].map(linePenalty),
    ...rows.slice(1).map((row, index) => blockPenalty(rows[index] ?? '', row)),
    10 * Math.floor(Math.abs((dark / size ** 2) * 20 - 10)),
  ].reduce((sum, one) => sum + one, 0);
}

/** Rows of modules, true for dark, without the quiet zone of four modules. Null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const isEnough = (version: number) => dataBytes(version) * 8 >= 4 + (version < 10 ? 8 : 16) + bytes.length * 8;
  const version = Array.from({ length: lastVersion }, (_, index) => index + 1).find(isEnough);
  if (version === undefined) return null;
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  drawPatterns(grid, version);
  const drawn = drawData(grid, interleave(encode(bytes, version), version));
  const masked = masks.map((isMasked, mask) => {
    const one = grid.map((row) => [...row]);
    for (const [x, y] of drawn) if (isMasked(x, y)) set(one, x, y, grid[y]?.[x] !== true);
    drawFormat(one, mask);
    return { one, penalty: penaltyOf(one) };
  });
  const best = masked.reduce((least, other) => (other.penalty < least.penalty ? other : least));
  return best.one.map((row) => row.map((isDark) => isDark === true));
}

/** As the path of an SVG of so many modules in width and height, with the quiet zone. */
export function qrPath(text: string): { size: number; path: string } | null {
  const rows = qrCode(text);
  if (!rows) return null;
  const quiet = 4;
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`),
  );
  return { size: rows.length + 2 * quiet, path: runs.join('') };
}
