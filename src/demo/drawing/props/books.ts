import { darken, lighten } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, path, roundedRect } from '../svg.ts';

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
