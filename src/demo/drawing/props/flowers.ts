import { darken, lighten, mix } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, group, path, short } from '../svg.ts';

const petalShape = 'M0 0C-22 -6 -40 -38 -26 -58C-18 -68 -6 -62 0 -66C8 -62 20 -68 27 -56C40 -36 22 -6 0 0Z';

/** Petals scattered on the floor. */
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

/** An open flower (camellia or garden rose) seen obliquely. */
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

/** An iris on a stem: three upright petals, three falls with yellow beards. */
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
