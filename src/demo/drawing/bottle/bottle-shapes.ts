import { type Step, turn } from './profile.ts';

export const bottleShapeNames = [
  'block',
  'tall',
  'round',
  'drop',
  'facet',
  'flask',
  'arch',
  'column',
  'trapeze',
  'chalice',
  'amphora',
  'pebble',
  'apothecary',
  'fluted',
  'deco',
  'moon',
  'cube',
  'slab',
] as const;

export type BottleShapeName = (typeof bottleShapeNames)[number];

export type BottleShape = {
  width: number;
  height: number;
  /** Horizontal section: flat with edges, or round, whose base and liquid surface are curved. */
  section: 'flat' | 'round';
  /** Half width at the neck, where the collar sits. */
  neck: number;
  wall: number;
  base: number;
  /** Centre of the label and its maximum height, as fractions of the height from the top. */
  label: { middle: number; height: number };
  /** The right half of the outline from neck to base; a is half the width, h the height. */
  steps: (a: number, h: number) => Step[];
  /** Cut facets, as path data. */
  cuts?: (a: number, h: number) => string;
};

const box = (a: number, h: number, top: number, bottom: number): Step[] => [
  [a - top, -h],
  turn([a - top, -h], [a, -h + top], 'horizontal'),
  [a, -bottom],
  turn([a, -bottom], [a - bottom, 0], 'vertical'),
];

/** A round foot with a convex base. */
const foot = (x: number, bulge: number): Step[] => [
  [x, -bulge],
  [x, -bulge * 0.35, x * 0.62, 0, 0, 0],
];

const mirrored = (x: number, ...heights: number[]) =>
  [x, -x].map((edge) => `M${edge} ${heights.join(`L${edge} `)}`).join('');

export const bottleShapes: Record<BottleShapeName, BottleShape> = {
  block: {
    width: 250,
    height: 300,
    section: 'flat',
    neck: 30,
    wall: 13,
    base: 30,
    label: { middle: 0.53, height: 0.44 },
    steps: (a, h) => box(a, h, 20, 14),
  },
  tall: {
    width: 176,
    height: 380,
    section: 'flat',
    neck: 28,
    wall: 11,
    base: 28,
    label: { middle: 0.52, height: 0.42 },
    steps: (a, h) => box(a, h, 14, 10),
  },
  round: {
    width: 300,
    height: 300,
    section: 'flat',
    neck: 28,
    wall: 15,
    base: 24,
    label: { middle: 0.54, height: 0.36 },
    steps: (a, h) => [
      [34, -h],
      [a * 0.72, -h, a, -h * 0.78, a, -h * 0.5],
      [a, -h * 0.22, a * 0.78, -3, a * 0.42, 0],
    ],
  },
  drop: {
    width: 270,
    height: 350,
    section: 'round',
    neck: 25,
    wall: 13,
    base: 26,
    label: { middle: 0.64, height: 0.32 },
    steps: (a, h) => [
      [27, -h],
      [32, -h * 0.72, a, -h * 0.62, a, -h * 0.34],
      [a, -h * 0.13, a * 0.72, 0, 0, 0],
    ],
  },
  facet: {
    width: 266,
    height: 322,
    section: 'flat',
    neck: 30,
    wall: 15,
    base: 28,
    label: { middle: 0.55, height: 0.38 },
    steps: (a, h) => [
      [a * 0.44, -h],
      [a, -h * 0.76],
      [a, -h * 0.19],
      [a * 0.68, 0],
    ],
    cuts: (a, h) =>
      `M${a * 0.44} ${-h}L${a * 0.66} ${-h * 0.7}L${a} ${-h * 0.76}M${a * 0.66} ${-h * 0.7}V${-h * 0.23}L${a} ${-h * 0.19}M${a * 0.66} ${-h * 0.23}L${a * 0.68} 0` +
      `M${-a * 0.44} ${-h}L${-a * 0.66} ${-h * 0.7}L${-a} ${-h * 0.76}M${-a * 0.66} ${-h * 0.7}V${-h * 0.23}L${-a} ${-h * 0.19}M${-a * 0.66} ${-h * 0.23}L${-a * 0.68} 0` +
      `M${-a * 0.66} ${-h * 0.7}H${a * 0.66}M${-a * 0.66} ${-h * 0.23}H${a * 0.66}`,
  },
  flask: {
    width: 236,
    height: 340,
    section: 'flat',
    neck: 30,
    wall: 12,
    base: 26,
    label: { middle: 0.62, height: 0.4 },
    steps: (a, h) => [
      [33, -h],
      [33, -h * 0.84, a, -h * 0.9, a, -h * 0.68],
      [a, -16],
      turn([a, -16], [a - 16, 0], 'vertical'),
    ],
  },
  arch: {
    width: 236,
    height: 340,
    section: 'flat',
    neck: 28,
    wall: 14,
    base: 32,
    label: { middle: 0.58, height: 0.4 },
    steps: (a, h) => [
      [30, -h],
      [a * 0.62, -h, a, -h * 0.87, a, -h * 0.66],
      [a, -8],
      turn([a, -8], [a - 8, 0], 'vertical'),
    ],
  },
  column: {
    width: 196,
    height: 350,
    section: 'round',
    neck: 30,
    wall: 11,
    base: 30,
    label: { middle: 0.54, height: 0.44 },
    steps: (a, h) => [[a - 26, -h], turn([a - 26, -h], [a, -h + 22], 'horizontal'), ...foot(a, 13)],
  },
  trapeze: {
    width: 262,
    height: 318,
    section: 'flat',
    neck: 29,
    wall: 13,
    base: 34,
    label: { middle: 0.58, height: 0.4 },
    steps: (a, h) => [
      [a * 0.6, -h],
      turn([a * 0.6, -h], [a * 0.68, -h + 16], 'horizontal'),
      [a, -12],
      turn([a, -12], [a - 12, 0], 'vertical'),
    ],
  },
  chalice: {
    width: 254,
    height: 320,
    section: 'flat',
    neck: 30,
    wall: 13,
    base: 40,
    label: { middle: 0.42, height: 0.4 },
    steps: (a, h) => [
      [a - 22, -h],
      turn([a - 22, -h], [a, -h + 22], 'horizontal'),
      [a, -h * 0.6, a * 0.78, -h * 0.25, a * 0.72, -10],
      turn([a * 0.72, -10], [a * 0.68, 0], 'vertical'),
    ],
  },
  amphora: {
    width: 234,
    height: 356,
    section: 'round',
    neck: 26,
    wall: 12,
    base: 52,
    label: { middle: 0.44, height: 0.38 },
    steps: (a, h) => [
      [29, -h],
      [29, -h * 0.88, a, -h * 0.86, a, -h * 0.6],
      [a, -h * 0.32, a * 0.5, -h * 0.2, a * 0.46, -h * 0.1],
      [a * 0.46, -h * 0.05, a * 0.66, -h * 0.05, a * 0.66, -10],
      [a * 0.66, -3, a * 0.4, 0, 0, 0],
    ],
  },
  pebble: {
    width: 288,
    height: 272,
    section: 'flat',
    neck: 29,
    wall: 16,
    base: 26,
    label: { middle: 0.54, height: 0.38 },
    steps: (a, h) => [
      [34, -h],
      [a * 0.9, -h, a, -h * 0.84, a, -h * 0.5],
      [a, -h * 0.14, a * 0.9, 0, a * 0.5, 0],
    ],
  },
  apothecary: {
    width: 206,
    height: 360,
    section: 'round',
    neck: 26,
    wall: 11,
    base: 26,
    label: { middle: 0.64, height: 0.42 },
    steps: (a, h) => [[29, -h], [29, -h * 0.86], [29, -h * 0.81, a, -h * 0.83, a, -h * 0.72], ...foot(a, 13)],
  },
  fluted: {
    width: 216,
    height: 334,
    section: 'round',
    neck: 30,
    wall: 13,
    base: 34,
    label: { middle: 0.54, height: 0.38 },
    steps: (a, h) => [[a - 20, -h], turn([a - 20, -h], [a, -h + 18], 'horizontal'), ...foot(a, 12)],
    cuts: (a, h) =>
      [0.14, 0.36, 0.55, 0.71, 0.84, 0.93].map((share) => mirrored(Math.round(a * share), -h + 16, -16)).join(''),
  },
  deco: {
    width: 256,
    height: 330,
    section: 'flat',
    neck: 28,
    wall: 12,
    base: 32,
    label: { middle: 0.6, height: 0.4 },
    steps: (a, h) => [
      [a * 0.4, -h],
      [a * 0.4, -h + 20],
      [a * 0.62, -h + 20],
      [a * 0.62, -h + 42],
      [a * 0.82, -h + 42],
      [a * 0.82, -h + 66],
      [a, -h + 66],
      [a, -6],
      turn([a, -6], [a - 6, 0], 'vertical'),
    ],
    cuts: (a, h) => mirrored(a * 0.82, -h + 66, -6) + mirrored(a * 0.4, -h + 20, -h + 66),
  },
  moon: {
    width: 296,
    height: 322,
    section: 'flat',
    neck: 26,
    wall: 14,
    base: 46,
    label: { middle: 0.48, height: 0.34 },
    steps: (a, h) => [
      [30, -h],
      [a * 0.72, -h, a, -h * 0.8, a, -h * 0.54],
      [a, -h * 0.3, a * 0.74, -h * 0.13, a * 0.48, -h * 0.1],
      [a * 0.54, -h * 0.07],
      [a * 0.54, -6],
      turn([a * 0.54, -6], [a * 0.54 - 6, 0], 'vertical'),
    ],
  },
  cube: {
    width: 252,
    height: 254,
    section: 'flat',
    neck: 32,
    wall: 24,
    base: 44,
    label: { middle: 0.5, height: 0.44 },
    steps: (a, h) => box(a, h, 7, 7),
    cuts: (a, h) => `${mirrored(a - 9, -h + 9, -9)}M${9 - a} ${9 - h}H${a - 9}M${9 - a} -9H${a - 9}`,
  },
  slab: {
    width: 296,
    height: 250,
    section: 'flat',
    neck: 30,
    wall: 13,
    base: 28,
    label: { middle: 0.53, height: 0.46 },
    steps: (a, h) => box(a, h, 36, 36),
  },
};
