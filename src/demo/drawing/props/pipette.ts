import { type Material, turned } from '../bottle/materials.ts';
import { drawDrop } from '../goods/shop-label.ts';
import type { Sheet } from '../sheet.ts';
import { at, path, roundedRect, short } from '../svg.ts';

/** A glass pipette with a drop; the origin is its tip. */
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
