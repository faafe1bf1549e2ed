import { mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, path, roundedRect, short } from '../svg.ts';
import { ball, flat, type Material, turned } from './materials.ts';

export const capNames = [
  'cylinder',
  'tall',
  'block',
  'sphere',
  'dome',
  'gem',
  'disc',
  'stepped',
  'ribbed',
  'pebble',
  'taper',
  'stopper',
  'ring',
] as const;

export type CapName = (typeof capNames)[number];

/** The origin is the centre of its lower edge. */
export type Cap = { body: string; width: number; height: number };

type Draw = (sheet: Sheet, material: Material) => Cap;

const line = (half: number, y: number, material: Material) =>
  element('rect', { x: -half, y, width: half * 2, height: 1.4, fill: material.dark, opacity: 0.55 }) +
  element('rect', { x: -half, y: y + 1.4, width: half * 2, height: 1, fill: material.gleam, opacity: 0.45 });

/** Wood gets grain; all materials a vertical gradient. */
function surface(sheet: Sheet, material: Material, outline: string, half: number, height: number): string {
  const fall = sheet.linear('down', [0, '#fff', 0.3], [0.08, '#fff', 0.02], [0.7, '#000', 0], [1, '#000', 0.26]);
  const isWood = material.name === 'oak' || material.name === 'walnut';
  const grain = isWood
    ? [-0.72, -0.5, -0.34, -0.1, 0.16, 0.3, 0.58, 0.8].map((share, index) => {
        const x = share * half;
        const bend = (index % 3) * 3 - 3;
        return `M${short(x)} ${short(-height)}C${short(x + bend)} ${short(-height * 0.7)} ${short(x - bend)} ${short(-height * 0.3)} ${short(x + bend / 2)} 0`;
      })
    : [];
  return (
    path(outline, { fill: fall }) +
    (isWood
      ? group(
          { 'clip-path': sheet.clip(outline) },
          path(grain.join(''), { fill: 'none', stroke: material.dark, 'stroke-width': 1.1, 'stroke-opacity': 0.45 }),
        )
      : '')
  );
}

const turnedCap =
  (width: number, height: number, radius: number): Draw =>
  (sheet, material) => {
    const outline = roundedRect(-width / 2, -height, width, height, radius, 3);
    return {
      body:
        path(outline, { fill: turned(sheet, material) }) +
        surface(sheet, material, outline, width / 2, height) +
        line(width / 2, -13, material),
      width,
      height,
    };
  };

const draws: Record<CapName, Draw> = {
  cylinder: turnedCap(88, 96, 6),
  tall: turnedCap(78, 128, 4),
  disc: (sheet, material) => {
    const outline = roundedRect(-66, -44, 132, 44, 5, 5);
    return {
      body:
        path(outline, { fill: turned(sheet, material) }) +
        surface(sheet, material, outline, 66, 44) +
        line(66, -36, material),
      width: 132,
      height: 44,
    };
  },
  block: (sheet, material) => {
    const outline = roundedRect(-54, -80, 108, 80, 4, 3);
    const bevel = `M-54 -80H54L44 -70H-44Z`;
    return {
      body:
        path(outline, { fill: flat(sheet, material) }) +
        surface(sheet, material, outline, 54, 80) +
        path(bevel, { fill: material.gleam, opacity: 0.4 }) +
        path('M54 -80V0L44 -8V-70Z', { fill: material.dark, opacity: 0.4 }) +
        path('M-54 -80V0L-44 -8V-70Z', { fill: material.gleam, opacity: 0.18 }),
      width: 108,
      height: 80,
    };
  },
  sphere: (sheet, material) => ({
    body:
      path(roundedRect(-22, -14, 44, 14, 3), { fill: turned(sheet, material) }) +
      element('circle', { cx: 0, cy: -58, r: 48, fill: ball(sheet, material) }) +
      path('M-30 -34A38 38 0 0 0 34 -42A44 44 0 0 1 -30 -34Z', { fill: material.gleam, opacity: 0.28 }) +
      element('ellipse', {
        cx: -17,
        cy: -79,
        rx: 13,
        ry: 8,
        fill: '#fff',
        opacity: 0.6,
        transform: 'rotate(-28 -17 -79)',
      }),
    width: 96,
    height: 106,
  }),
  dome: (sheet, material) => {
    const outline = 'M-46 0V-46C-46 -76 -28 -92 0 -92S46 -76 46 -46V0Z';
    return {
      body:
        path(outline, { fill: turned(sheet, material) }) +
        surface(sheet, material, outline, 46, 92) +
        element('ellipse', {
          cx: -17,
          cy: -73,
          rx: 11,
          ry: 6,
          fill: '#fff',
          opacity: 0.45,
          transform: 'rotate(-34 -17 -73)',
        }) +
        line(46, -12, material),
      width: 92,
      height: 92,
    };
  },
  gem: (sheet, material) => {
    const faces: [string, string][] = [
      ['M-34 0L-50 -34L-26 -40L-20 0Z', mix(material.body, material.dark, 0.25)],
      ['M-20 0L-26 -40H26L20 0Z', mix(material.body, material.light, 0.35)],
      ['M34 0L50 -34L26 -40L20 0Z', material.dark],
      ['M-50 -34L-30 -84L-18 -88L-26 -40Z', mix(material.light, material.gleam, 0.5)],
      ['M-26 -40L-18 -88H18L26 -40Z', material.body],
      ['M50 -34L30 -84L18 -88L26 -40Z', mix(material.body, material.dark, 0.6)],
      ['M-30 -84L-18 -94H18L30 -84L18 -88H-18Z', material.gleam],
    ];
    return {
      body:
        path('M-34 0L-50 -34L-30 -84L-18 -94H18L30 -84L50 -34L34 0Z', { fill: turned(sheet, material) }) +
        faces
          .map(([d, fill]) =>
            path(d, { fill, 'fill-opacity': 0.72, stroke: material.gleam, 'stroke-opacity': 0.4, 'stroke-width': 0.8 }),
          )
          .join(''),
      width: 100,
      height: 94,
    };
  },
  stepped: (sheet, material) => {
    const tiers: [number, number, number][] = [
      [58, 0, 30],
      [46, 30, 28],
      [34, 58, 26],
    ];
    return {
      body: tiers
        .map(([half, from, height]) => {
          const outline = roundedRect(-half, -from - height, half * 2, height + 1, 3, 1);
          return (
            path(outline, { fill: turned(sheet, material) }) +
            element('rect', {
              x: -half + 2,
              y: -from - height,
              width: half * 2 - 4,
              height: 1.6,
              fill: material.gleam,
              opacity: 0.7,
            }) +
            element('rect', { x: -half, y: -from - 5, width: half * 2, height: 5, fill: material.dark, opacity: 0.28 })
          );
        })
        .join(''),
      width: 116,
      height: 84,
    };
  },
  ribbed: (sheet, material) => {
    const outline = roundedRect(-46, -100, 92, 100, 5, 3);
    const ribs = Array.from({ length: 17 }, (_, index) => {
      const x = 46 * Math.sin(((index - 8) / 8.6) * (Math.PI / 2));
      return `M${short(x)} -88V-12`;
    }).join('');
    return {
      body:
        path(outline, { fill: turned(sheet, material) }) +
        path(ribs, { stroke: material.dark, 'stroke-width': 1.5, 'stroke-opacity': 0.6 }) +
        path(ribs, {
          stroke: material.gleam,
          'stroke-width': 0.9,
          'stroke-opacity': 0.55,
          transform: 'translate(1.5 0)',
        }) +
        surface(sheet, material, outline, 46, 100) +
        line(46, -90, material) +
        line(46, -12, material),
      width: 92,
      height: 100,
    };
  },
  pebble: (sheet, material) => {
    const outline = 'M-40 0C-66 -6 -70 -46 -46 -62C-24 -76 30 -78 50 -60C70 -42 64 -6 40 0Z';
    return {
      body:
        path(outline, { fill: ball(sheet, material) }) +
        surface(sheet, material, outline, 60, 74) +
        element('ellipse', {
          cx: -22,
          cy: -56,
          rx: 20,
          ry: 6,
          fill: '#fff',
          opacity: 0.35,
          transform: 'rotate(-12 -22 -56)',
        }),
      width: 130,
      height: 74,
    };
  },
  taper: (sheet, material) => {
    const outline = 'M-48 0L-34 -104Q-33 -110 -27 -110H27Q33 -110 34 -104L48 0Z';
    return {
      body:
        path(outline, { fill: turned(sheet, material) }) +
        surface(sheet, material, outline, 46, 110) +
        line(46, -12, material),
      width: 96,
      height: 110,
    };
  },
  stopper: (sheet, material) => {
    const knob = 'M-14 0L-18 -20C-50 -26 -56 -58 -38 -78C-22 -94 22 -94 38 -78C56 -58 50 -26 18 -20L14 0Z';
    const glass = sheet.radial(
      { cx: 0.4, cy: 0.35, r: 0.75 },
      [0, '#fff', 0.95],
      [0.35, material.gleam, 0.55],
      [0.75, material.light, 0.6],
      [1, material.dark, 0.75],
    );
    return {
      body:
        path(knob, { fill: glass, stroke: '#fff', 'stroke-opacity': 0.7, 'stroke-width': 1.6 }) +
        path('M-30 -72C-14 -84 10 -84 24 -74C6 -78 -12 -76 -26 -62Z', { fill: '#fff', opacity: 0.8 }) +
        path('M-34 -40C-24 -22 24 -22 36 -44C30 -14 -28 -14 -34 -40Z', { fill: material.dark, opacity: 0.22 }) +
        path('M-10 -2L-14 -24H14L10 -2Z', { fill: material.body, opacity: 0.4 }),
      width: 100,
      height: 90,
    };
  },
  ring: (sheet, material) => {
    const outline = roundedRect(-42, -78, 84, 78, 5, 3);
    return {
      body:
        path(outline, { fill: turned(sheet, material) }) +
        surface(sheet, material, outline, 42, 78) +
        path(roundedRect(-50, -40, 100, 20, 9), { fill: turned(sheet, material) }) +
        path(roundedRect(-50, -40, 100, 20, 9), {
          fill: sheet.linear('down', [0, '#fff', 0.35], [0.45, '#fff', 0], [1, '#000', 0.35]),
        }),
      width: 100,
      height: 78,
    };
  },
};

export const drawCap = (name: CapName, sheet: Sheet, material: Material): Cap => draws[name](sheet, material);

/** The sprayer under a cap: collar, actuator and nozzle. */
export function drawSprayer(sheet: Sheet, material: Material, neck: number): Cap {
  const half = neck * 0.62;
  return {
    body:
      path(roundedRect(-half * 0.55, -20, half * 1.1, 22, 2), { fill: turned(sheet, material) }) +
      path(roundedRect(-half, -58, half * 2, 40, 6, 3), { fill: turned(sheet, material) }) +
      path(roundedRect(-half, -58, half * 2, 40, 6, 3), {
        fill: sheet.linear('down', [0, '#fff', 0.5], [0.2, '#fff', 0], [1, '#000', 0.25]),
      }) +
      element('circle', { cx: 0, cy: -42, r: 4.4, fill: material.dark, opacity: 0.75 }) +
      element('circle', { cx: 0, cy: -42, r: 1.6, fill: '#000', opacity: 0.7 }),
    width: half * 2,
    height: 58,
  };
}
