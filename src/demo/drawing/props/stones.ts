import { darken, lighten, mix } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { element } from '../svg.ts';

export function drawStones(sheet: Sheet, colour: string, random: Random, count = 3, spread = 170): Piece {
  const stones = Array.from({ length: count }, (_, index) => {
    const rx = random.between(32, 54);
    const ry = rx * random.between(0.5, 0.66);
    const tone = mix(colour, index % 2 ? '#ffffff' : '#4a443c', random.between(0.1, 0.34));
    const x = ((index + 0.5) / count - 0.5) * spread;
    return element('ellipse', {
      cx: x,
      cy: -ry + random.between(0, 12),
      rx,
      ry,
      fill: sheet.radial(
        { cx: 0.36, cy: 0.26, r: 0.85 },
        [0, lighten(tone, 0.5)],
        [0.5, tone],
        [1, darken(tone, 0.42)],
      ),
    });
  });
  return { body: stones.join(''), width: spread, height: 70, baseWidth: spread };
}
