import { materials, turned } from '../bottle/materials.ts';
import { drawDrop } from '../goods/shop-label.ts';
import { drawLettering, fitLettering } from '../lettering/lettering.ts';
import { studio } from '../palette.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { at, group, path, roundedRect, short } from '../svg.ts';

/** Paper test strips, fanned out from the origin. */
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
