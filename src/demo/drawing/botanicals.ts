import { darken, lighten, mix } from './colour.ts';
import type { Piece } from './piece.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { at, element, group, path, short } from './svg.ts';

export type Fruit = { peel: string; pith: string; flesh: string };

export const fruits = {
  lemon: { peel: '#eec53a', pith: '#fff8de', flesh: '#f7dc6f' },
  orange: { peel: '#e58a2b', pith: '#fff1d9', flesh: '#f2a24a' },
  grapefruit: { peel: '#e9a14e', pith: '#fff0e2', flesh: '#e67a63' },
  lime: { peel: '#8fa83c', pith: '#f6f8de', flesh: '#c3d06c' },
} satisfies Record<string, Fruit>;

/** The cut face of a citrus fruit around (0, 0). */
function citrusFace(sheet: Sheet, radius: number, { peel, pith, flesh }: Fruit): string {
  const wedges = 9;
  const juicy = sheet.radial(
    { cx: 0.5, cy: 0.5, r: 0.62 },
    [0, lighten(flesh, 0.6)],
    [0.55, flesh],
    [1, darken(flesh, 0.1)],
  );
  const half = (Math.PI / wedges) * 0.84;
  const far = radius * 0.83;
  const near = radius * 0.13;
  const tip = (angle: number, distance: number) =>
    `${short(Math.cos(angle) * distance)} ${short(Math.sin(angle) * distance)}`;
  const wedge =
    `M${tip(0, near)}L${tip(-half * 0.8, far * 0.8)}Q${tip(-half, far)} ${tip(-half * 0.62, far)}` +
    `Q${tip(0, far * 1.05)} ${tip(half * 0.62, far)}Q${tip(half, far)} ${tip(half * 0.8, far * 0.8)}Z`;
  const strands = `M${tip(-half * 0.3, radius * 0.3)}L${tip(-half * 0.36, far * 0.86)}M${tip(half * 0.26, radius * 0.36)}L${tip(half * 0.34, far * 0.9)}M${tip(0, radius * 0.42)}L${tip(0.02, far * 0.8)}`;
  const segments = Array.from({ length: wedges }, (_, index) =>
    group(
      { transform: `rotate(${short((360 / wedges) * index + 12)})` },
      path(wedge, { fill: juicy }),
      path(strands, {
        stroke: '#fff',
        'stroke-opacity': 0.45,
        'stroke-width': radius * 0.014,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    ),
  );
  return (
    element('circle', {
      cx: 0,
      cy: 0,
      r: radius,
      fill: sheet.linear([0, 0, 1, 1], [0, lighten(peel, 0.3)], [0.5, peel], [1, darken(peel, 0.25)]),
    }) +
    element('circle', { cx: 0, cy: 0, r: radius * 0.92, fill: pith }) +
    segments.join('') +
    element('circle', { cx: 0, cy: 0, r: radius * 0.08, fill: pith }) +
    element('ellipse', {
      cx: -radius * 0.3,
      cy: -radius * 0.42,
      rx: radius * 0.36,
      ry: radius * 0.2,
      fill: '#fff',
      opacity: 0.22,
      transform: 'rotate(-36)',
    })
  );
}

/** Half a fruit, its cut face towards the eye. */
export function drawCitrusHalf(sheet: Sheet, radius: number, fruit: Fruit): Piece {
  const peel = sheet.radial(
    { cx: 0.55, cy: 0.3, r: 0.75 },
    [0, lighten(fruit.peel, 0.35)],
    [0.6, fruit.peel],
    [1, darken(fruit.peel, 0.4)],
  );
  return {
    body: at(
      0,
      -radius,
      1,
      element('ellipse', { cx: radius * 0.42, cy: 0, rx: radius * 0.9, ry: radius, fill: peel }),
      group({ transform: 'scale(.94 1) rotate(8)' }, citrusFace(sheet, radius, fruit)),
    ),
    width: radius * 2.4,
    height: radius * 2,
    baseWidth: radius * 1.5,
  };
}

/** A slice that lies on the floor. */
export function drawCitrusSlice(sheet: Sheet, radius: number, fruit: Fruit): Piece {
  const flat = 0.36;
  return {
    body:
      element('ellipse', {
        cx: 0,
        cy: -radius * flat + 7,
        rx: radius,
        ry: radius * flat,
        fill: darken(fruit.peel, 0.25),
      }) +
      group(
        { transform: `translate(0 ${short(-radius * flat)}) scale(1 ${flat}) rotate(20)` },
        citrusFace(sheet, radius, fruit),
      ),
    width: radius * 2,
    height: radius * 0.75,
    baseWidth: radius * 1.9,
  };
}

export function drawCitrusWhole(sheet: Sheet, radius: number, { peel }: Fruit, random: Random): Piece {
  const skin = sheet.radial(
    { cx: 0.36, cy: 0.3, r: 0.78 },
    [0, lighten(peel, 0.6)],
    [0.3, lighten(peel, 0.15)],
    [0.65, peel],
    [1, darken(peel, 0.42)],
  );
  const pores = Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const distance = Math.sqrt(random.next()) * radius * 0.9;
    return `M${short(Math.cos(angle) * distance)} ${short(Math.sin(angle) * distance * 0.94)}h.1`;
  }).join('');
  return {
    body: at(
      0,
      -radius * 0.96,
      1,
      element('ellipse', { cx: 0, cy: 0, rx: radius * 1.05, ry: radius * 0.97, fill: skin }),
      path(pores, { stroke: darken(peel, 0.3), 'stroke-opacity': 0.3, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
      element('ellipse', {
        cx: -radius * 0.36,
        cy: -radius * 0.42,
        rx: radius * 0.22,
        ry: radius * 0.13,
        fill: '#fff',
        opacity: 0.5,
        transform: `rotate(-34 ${short(-radius * 0.36)} ${short(-radius * 0.42)})`,
      }),
    ),
    width: radius * 2.1,
    height: radius * 1.95,
    baseWidth: radius * 1.2,
  };
}

const petalShape = 'M0 0C-22 -6 -40 -38 -26 -58C-18 -68 -6 -62 0 -66C8 -62 20 -68 27 -56C40 -36 22 -6 0 0Z';

/** Petals strewn over a width, lying on the floor. */
export function drawPetals(sheet: Sheet, colour: string, random: Random, count = 6, spread = 200): string {
  return Array.from({ length: count }, () => {
    const x = random.between(-spread / 2, spread / 2);
    const y = random.between(-16, 34);
    const scale = random.between(0.42, 0.8);
    const spin = random.between(0, 360);
    const tone = mix(colour, '#fff', random.between(0, 0.3));
    const paint = sheet.linear('down', [0, lighten(tone, 0.5)], [0.6, tone], [1, darken(tone, 0.22)]);
    const shade = sheet.radial({ cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#3a2a1a', 0.34], [1, '#3a2a1a', 0]);
    return at(
      x,
      y,
      scale,
      element('ellipse', { cx: 5, cy: 6, rx: 48, ry: 17, fill: shade }),
      group(
        { transform: `scale(1 .46) rotate(${short(spin)}) translate(0 32)` },
        path(petalShape, { fill: paint }),
        path('M0 -4C-4 -24 -4 -40 0 -56', {
          fill: 'none',
          stroke: darken(tone, 0.3),
          'stroke-opacity': 0.22,
          'stroke-width': 2,
        }),
      ),
    );
  }).join('');
}

/** An open flower (camellia or garden rose) seen half from above. */
export function drawBloom(sheet: Sheet, radius: number, colour: string, random: Random): Piece {
  const layers = [
    { size: 1, count: 7 },
    { size: 0.8, count: 7 },
    { size: 0.6, count: 6 },
    { size: 0.42, count: 5 },
    { size: 0.26, count: 4 },
  ];
  const petals = layers.map(({ size, count }, layer) => {
    const tone = mix(colour, darken(colour, 0.35), layer * 0.16);
    const paint = sheet.linear('down', [0, lighten(tone, 0.55)], [0.35, lighten(tone, 0.2)], [1, darken(tone, 0.3)]);
    const start = random.between(0, 60);
    return Array.from({ length: count }, (_, index) =>
      group(
        { transform: `rotate(${short(start + (360 / count) * index)}) scale(${short((radius * size) / 64)})` },
        path(petalShape, { fill: paint, stroke: darken(tone, 0.4), 'stroke-opacity': 0.25, 'stroke-width': 1 }),
      ),
    ).join('');
  });
  return {
    body: group({ transform: `translate(0 ${short(-radius * 0.62)}) scale(1 .74)` }, ...petals),
    width: radius * 2,
    height: radius * 1.4,
    baseWidth: radius * 1.5,
  };
}

/** A sprig with leaves in pairs, growing up from (0, 0). */
export function drawSprig(
  sheet: Sheet,
  spec: { length: number; leaf: number; slim: number; colour: string; bend: number },
): string {
  const { length, leaf, slim, colour, bend } = spec;
  const pairs = Math.max(4, Math.round(length / (leaf * 0.62)));
  const front = sheet.linear(
    'across',
    [0, lighten(colour, 0.34)],
    [0.5, colour],
    [0.52, darken(colour, 0.14)],
    [1, darken(colour, 0.26)],
  );
  const leaves = Array.from({ length: pairs * 2 }, (_, index) => {
    const t = 0.14 + (Math.floor(index / 2) / pairs) * 0.86;
    const side = index % 2 ? 1 : -1;
    const x = bend * t * t;
    const y = -length * t;
    const size = leaf * (1.08 - t * 0.5);
    const lean = side * (62 - t * 30) + (bend / length) * 60 * t;
    return group(
      { transform: `translate(${short(x)} ${short(y)}) rotate(${short(lean)})` },
      path(
        `M0 0C${short(-size * slim)} ${short(-size * 0.3)} ${short(-size * slim * 0.8)} ${short(-size * 0.8)} 0 ${short(-size)}C${short(size * slim * 0.8)} ${short(-size * 0.8)} ${short(size * slim)} ${short(-size * 0.3)} 0 0Z`,
        { fill: front },
      ),
      path(`M0 0V${short(-size * 0.86)}`, { stroke: lighten(colour, 0.5), 'stroke-opacity': 0.5, 'stroke-width': 0.9 }),
    );
  });
  return (
    path(`M0 0Q0 ${short(-length * 0.5)} ${short(bend)} ${short(-length)}`, {
      fill: 'none',
      stroke: darken(colour, 0.3),
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }) + leaves.join('')
  );
}

/** An iris: three petals up, three down with their yellow tongues, on a stem. */
export function drawIris(sheet: Sheet, height: number, colour: string): Piece {
  const up = sheet.linear('down', [0, lighten(colour, 0.55)], [0.7, colour], [1, darken(colour, 0.3)]);
  const down = sheet.linear('down', [0, darken(colour, 0.28)], [0.5, colour], [1, lighten(colour, 0.36)]);
  const stem = '#74874f';
  const edge = { stroke: darken(colour, 0.4), 'stroke-opacity': 0.25, 'stroke-width': 1 };
  const standard = 'M0 0C-34 -16 -42 -70 -8 -98C6 -106 30 -84 30 -54C30 -30 16 -10 0 0Z';
  const fall = 'M0 0C-30 4 -50 34 -40 70C-34 92 -8 100 6 86C26 68 24 22 0 0Z';
  const tongue = path('M0 6C-6 20 -10 34 -9 50C-2 40 4 24 0 6Z', { fill: '#f0c65a', opacity: 0.9 });
  const flower = [
    group({ transform: 'rotate(8) scale(.95)' }, path(standard, { fill: up, ...edge })),
    group({ transform: 'rotate(30) scale(-.95 .95)' }, path(standard, { fill: up, ...edge })),
    group({ transform: 'rotate(-34) scale(.9)' }, path(standard, { fill: up, ...edge })),
    group({ transform: 'rotate(58)' }, path(fall, { fill: down, ...edge }), tongue),
    group({ transform: 'rotate(-58) scale(-1 1)' }, path(fall, { fill: down, ...edge }), tongue),
    group({ transform: 'rotate(-4) scale(.92)' }, path(fall, { fill: down, ...edge }), tongue),
  ];
  const leaf = sheet.linear('across', [0, lighten(stem, 0.35)], [0.6, stem], [1, darken(stem, 0.3)]);
  return {
    body:
      path(
        `M-4 0C-26 ${short(-height * 0.3)} -40 ${short(-height * 0.5)} -34 ${short(-height * 0.66)}C-14 ${short(-height * 0.5)} -2 ${short(-height * 0.3)} 6 0Z`,
        { fill: leaf },
      ) +
      path(
        `M2 0C20 ${short(-height * 0.24)} 34 ${short(-height * 0.36)} 40 ${short(-height * 0.5)}C18 ${short(-height * 0.42)} 4 ${short(-height * 0.24)} -4 0Z`,
        { fill: leaf },
      ) +
      path(`M0 0Q6 ${short(-height * 0.4)} 0 ${short(-height * 0.76)}`, {
        fill: 'none',
        stroke: leaf,
        'stroke-width': 7,
      }) +
      at(0, -height * 0.76, height / 430, ...flower),
    width: 150,
    height,
    baseWidth: 40,
  };
}
