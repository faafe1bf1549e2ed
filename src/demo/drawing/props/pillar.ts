import { darken, lighten, mix } from '../colour.ts';
import { drawFlame } from '../goods/candle.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, path, short } from '../svg.ts';

/** A burning pillar candle. */
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
