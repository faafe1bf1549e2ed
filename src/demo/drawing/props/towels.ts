import { darken, lighten } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, path, roundedRect } from '../svg.ts';

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
