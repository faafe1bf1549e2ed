import { expect, test } from 'vitest';
import { qrCode, qrPath } from './qr-code.ts';

/** Read with an independent decoder when it was written. */
const address = [
  '#######...#..#....#######',
  '#.....#.#####.#...#.....#',
  '#.###.#.##......#.#.###.#',
  '#.###.#.#..#.#.##.#.###.#',
  '#.###.#...###.....#.###.#',
  '#.....#..###..#.#.#.....#',
  '#######.#.#.#.#.#.#######',
  '........#.##..#..........',
  '#.....#.##...###.##..###.',
  '#.####.#..#....#.#.#####.',
  '.#.#..#.##.###.#..####.##',
  '..#..#.###.##.###...##..#',
  '.##.#.#...#.#...#.##....#',
  '#..##..##.#...###..#...#.',
  '#...#.#.#.###.###.####.##',
  '#.##....##.#..#.####.##.#',
  '#.....####.#....#####.#..',
  '........#...##.##...#....',
  '#######...##....#.#.#...#',
  '#.....#.....##.##...#..##',
  '#.###.#..#..#.#######.###',
  '#.###.#..#....#.###....##',
  '#.###.#..####...##...##.#',
  '#.....#...##..#.#.###...#',
  '#######.#.#..##.###..#..#',
];

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

test('[RULE-FISC-06] a QR code of an address', () => {
  expect(drawn('https://kraplyna.test')).toEqual(address);
});

test('a longer text takes a larger code, and one that is too long none', () => {
  const sizes = [14, 15, 213, 214, 666].map((length) => qrCode('x'.repeat(length))?.length);
  expect(sizes).toEqual([21, 25, 57, 61, 97]);
  expect(qrCode('x'.repeat(667))).toBeNull();
});

test('the path of an SVG has a quiet zone around the code', () => {
  const { size, path } = qrPath('https://kraplyna.test') ?? { size: 0, path: '' };
  expect(size).toBe(25 + 8);
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
  const dark = [...path.matchAll(/h(\d+)v1/g)].reduce((sum, [, run]) => sum + Number(run), 0);
  expect(dark).toBe(address.join('').replaceAll('.', '').length);
});
