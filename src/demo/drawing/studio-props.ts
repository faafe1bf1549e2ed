import { darken, lighten, mix } from './colour.ts';
import { drawFlame } from './home-scents.ts';
import { drawLettering, fitLettering } from './lettering.ts';
import { type Material, materials, turned } from './materials.ts';
import { studio } from './palette.ts';
import type { Piece } from './piece.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { drawDrop } from './small-bottle.ts';
import { at, element, group, path, roundedRect, short } from './svg.ts';

/** Paper strips for smelling, fanned out of (0, 0). */
export function drawBlotters(sheet: Sheet, height: number, random: Random): Piece {
  const paper = sheet.linear([0, 0, 1, 1], [0, '#ffffff'], [0.6, '#faf5ea'], [1, '#e6dccb']);
  const word = fitLettering({ text: 'Краплина', face: 'serif', size: 17, maxWidth: height * 0.4, tracking: 0.08 });
  const strips = [-24, -7, 11].map((lean) =>
    group(
      { transform: `rotate(${short(lean + random.between(-2, 2))})` },
      path(`M-13 0V${short(-height + 8)}Q-13 ${short(-height)} 0 ${short(-height)}T13 ${short(-height + 8)}V0Z`, {
        fill: '#3a2a1a',
        opacity: 0.12,
        transform: 'translate(5 3)',
      }),
      path(`M-13 0V${short(-height + 10)}Q-13 ${short(-height)} 0 ${short(-height)}T13 ${short(-height + 10)}V0Z`, {
        fill: paper,
      }),
      at(0, -height + 14, 1, drawDrop(16, studio.amber)),
      group(
        { transform: `translate(0 ${short(-height * 0.56)}) rotate(-90)` },
        drawLettering(word, 0, -word.height / 2, '#5f5548'),
      ),
    ),
  );
  const block = path(roundedRect(-44, -26, 88, 30, 4), { fill: turned(sheet, materials.walnut) });
  return { body: strips.join('') + block, width: height * 0.8, height, baseWidth: 88 };
}

/** A glass pipette with a drop about to fall; (0, 0) is the tip of the glass. */
export function drawPipette(sheet: Sheet, length: number, liquid: string, metal: Material): string {
  const glass = sheet.linear(
    'across',
    [0, '#5f5548', 0.4],
    [0.15, '#fff', 0.85],
    [0.4, '#fff', 0.2],
    [0.8, '#fff', 0.5],
    [1, '#5f5548', 0.4],
  );
  const tube = `M-3 0L-8 ${short(-length * 0.2)}V${short(-length * 0.66)}H8V${short(-length * 0.2)}L3 0Z`;
  return (
    path(tube, { fill: '#fff', opacity: 0.35 }) +
    path(`M-2.4 -2L-6.4 ${short(-length * 0.2)}V${short(-length * 0.46)}H6.4V${short(-length * 0.2)}L2.4 -2Z`, {
      fill: liquid,
      opacity: 0.9,
    }) +
    path(tube, { fill: glass }) +
    path(roundedRect(-14, -length * 0.66 - 26, 28, 28, 3), { fill: turned(sheet, metal) }) +
    path(
      `M-11 ${short(-length * 0.66 - 26)}C-20 ${short(-length * 0.8)} -16 ${short(-length)} 0 ${short(-length)}S20 ${short(-length * 0.8)} 11 ${short(-length * 0.66 - 26)}Z`,
      {
        fill: sheet.linear('across', [0, '#1a1613'], [0.3, '#5a524b'], [0.6, '#2a2420'], [1, '#120f0d']),
      },
    ) +
    at(0, 7, 1, drawDrop(17, liquid))
  );
}

/** A few old books, lying one on another. */
export function drawBooks(sheet: Sheet, width: number, random: Random, tones: readonly string[]): Piece {
  let top = 0;
  const books = tones.map((tone, index) => {
    const height = random.between(34, 46);
    const wide = width * (1 - index * 0.07);
    const shift = random.between(-12, 12);
    const y = top;
    top -= height;
    return at(
      shift,
      y,
      1,
      element('rect', {
        x: -wide / 2 + 6,
        y: -height + 5,
        width: wide - 8,
        height: height - 10,
        fill: sheet.linear('down', [0, '#d8c8a8'], [0.5, '#f3e8d0'], [1, '#c5b28c']),
      }),
      path(roundedRect(-wide / 2, -height, wide * 0.9, height, 4), {
        fill: sheet.linear('down', [0, lighten(tone, 0.28)], [0.3, tone], [1, darken(tone, 0.42)]),
      }),
      [0.1, 0.16, 0.68, 0.74]
        .map((share) =>
          element('rect', {
            x: -wide / 2 + wide * 0.9 * share,
            y: -height,
            width: 2,
            height,
            fill: '#d9b872',
            opacity: 0.75,
          }),
        )
        .join(''),
      element('rect', {
        x: -wide / 2 + wide * 0.3,
        y: -height / 2 - 4,
        width: wide * 0.22,
        height: 2,
        fill: '#d9b872',
        opacity: 0.8,
      }),
      element('rect', {
        x: -wide / 2 + wide * 0.34,
        y: -height / 2 + 3,
        width: wide * 0.14,
        height: 1.4,
        fill: '#d9b872',
        opacity: 0.6,
      }),
    );
  });
  return { body: books.join(''), width, height: -top, baseWidth: width };
}

/** Folded towels. */
export function drawTowels(sheet: Sheet, width: number, colours: readonly string[]): Piece {
  const height = 44;
  const towels = colours.map((colour, index) => {
    const paint = sheet.linear('down', [0, lighten(colour, 0.5)], [0.5, colour], [1, darken(colour, 0.2)]);
    const wide = width - index * 10;
    const half = (y: number) => path(roundedRect(-wide / 2, y - height / 2, wide, height / 2 + 1, 11), { fill: paint });
    return at(
      (index % 2) * 8 - 4,
      -index * (height + 1),
      1,
      half(-height / 2),
      half(0),
      element('rect', {
        x: -wide / 2 + 6,
        y: -height / 2 - 0.6,
        width: wide - 12,
        height: 1.2,
        fill: darken(colour, 0.4),
        opacity: 0.3,
      }),
    );
  });
  return { body: towels.join(''), width, height: colours.length * (height + 1), baseWidth: width * 0.96 };
}

/** A low slab of stone under an arrangement. */
export function drawSlab(
  sheet: Sheet,
  { middle, y, half, stone }: { middle: number; y: number; half: number; stone: string },
): string {
  const back = y - 26;
  const front = y + 92;
  const thickness = 20;
  const top = `M${short(middle - half)} ${short(back)}H${short(middle + half)}L${short(middle + half + 60)} ${short(front)}H${short(middle - half - 60)}Z`;
  const shade = sheet.radial(
    { cx: 0.5, cy: 0.5, r: 0.5 },
    [0, '#3a2a1a', 0.4],
    [0.7, '#3a2a1a', 0.2],
    [1, '#3a2a1a', 0],
  );
  return (
    element('ellipse', { cx: middle + 24, cy: front + thickness, rx: half + 110, ry: 26, fill: shade }) +
    path(top, {
      fill: sheet.linear([0, 0, 1, 0.4], [0, lighten(stone, 0.7)], [0.55, lighten(stone, 0.35)], [1, stone]),
    }) +
    element('rect', {
      x: middle - half - 60,
      y: front,
      width: half * 2 + 120,
      height: thickness,
      fill: sheet.linear('across', [0, stone], [0.4, lighten(stone, 0.2)], [1, darken(stone, 0.2)]),
    }) +
    element('rect', { x: middle - half - 60, y: front, width: half * 2 + 120, height: 1.4, fill: '#fff', opacity: 0.8 })
  );
}

/** A plain pillar candle, burning. */
export function drawPillar(sheet: Sheet, width: number, height: number, colour = '#f6ecd8'): Piece {
  const a = width / 2;
  const curve = a * 0.2;
  return {
    body:
      path(
        `M${short(-a)} ${short(-height)}V${short(-curve)}A${short(a)} ${short(curve)} 0 0 0 ${short(a)} ${short(-curve)}V${short(-height)}Z`,
        {
          fill: sheet.linear(
            'across',
            [0, darken(colour, 0.16)],
            [0.3, lighten(colour, 0.5)],
            [0.7, colour],
            [1, darken(colour, 0.28)],
          ),
        },
      ) +
      path(
        `M${short(-a)} ${short(-height)}V${short(-curve)}A${short(a)} ${short(curve)} 0 0 0 ${short(a)} ${short(-curve)}V${short(-height)}Z`,
        { fill: sheet.linear('down', [0, '#ffd98a', 0.75], [0.4, '#ffd98a', 0]) },
      ) +
      element('ellipse', { cx: 0, cy: -height, rx: a, ry: curve, fill: mix(colour, '#fff2c8', 0.6) }) +
      element('ellipse', { cx: 0, cy: -height + 1, rx: a * 0.62, ry: curve * 0.6, fill: '#ffe7a8' }) +
      at(0, -height + 1, 1, drawFlame(sheet, 40)),
    width,
    height: height + 50,
    baseWidth: width * 0.95,
  };
}

/** Thin smoke that rises from (0, 0). */
export const drawSmoke = (sheet: Sheet, height: number) => {
  const paint = sheet.linear('down', [0, '#fff', 0], [0.4, '#fff', 0.6], [1, '#fff', 0.25]);
  const wisp = (bend: number) =>
    `M0 0C${short(bend)} ${short(-height * 0.25)} ${short(-bend)} ${short(-height * 0.4)} ${short(bend * 0.6)} ${short(-height * 0.62)}S${short(-bend * 0.4)} ${short(-height * 0.9)} ${short(bend * 0.9)} ${short(-height)}`;
  return [34, 24, 44]
    .map((bend, index) =>
      path(wisp(bend), { fill: 'none', stroke: paint, 'stroke-width': 3 + index * 4, opacity: 0.75 - index * 0.2 }),
    )
    .join('');
};
