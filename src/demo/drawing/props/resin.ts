import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, path, short } from '../svg.ts';

/** Translucent lumps of resin. */
export function drawResin(sheet: Sheet, random: Random, count = 4, spread = 150): Piece {
  const lumps = Array.from({ length: count }, (_, index) => {
    const size = random.between(22, 40);
    const corners = Array.from({ length: 8 }, (_unused, corner) => {
      const angle = (corner / 8) * Math.PI * 2;
      const reach = size * random.between(0.78, 1.08);
      return [Math.cos(angle) * reach * 1.15, Math.sin(angle) * reach * 0.78 - size * 0.66] as const;
    });
    const middles = corners.map(([x, y], corner) => {
      const [nextX, nextY] = corners[(corner + 1) % corners.length] ?? [x, y];
      return `${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`;
    });
    const outline = `M${middles.at(-1)}${corners.map(([x, y], corner) => `Q${short(x)} ${short(y)} ${middles[corner]}`).join('')}Z`;
    const paint = sheet.radial(
      { cx: 0.6, cy: 0.68, r: 0.7 },
      [0, '#ffdf9a'],
      [0.4, '#eda43a'],
      [0.8, '#b3650f'],
      [1, '#7c400a'],
    );
    const x = ((index + 0.5) / count - 0.5) * spread;
    return at(
      x,
      random.between(-6, 10),
      1,
      element('ellipse', {
        cx: 14,
        cy: 3,
        rx: size * 1.3,
        ry: 8,
        fill: sheet.radial({ cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#e0952c', 0.7], [1, '#e0952c', 0]),
      }),
      path(outline, { fill: paint, opacity: 0.95 }),
      element('ellipse', {
        cx: -size * 0.3,
        cy: -size * 1.05,
        rx: size * 0.34,
        ry: size * 0.14,
        fill: '#fff',
        opacity: 0.75,
        transform: `rotate(-20 ${short(-size * 0.3)} ${short(-size * 1.05)})`,
      }),
    );
  });
  return { body: lumps.join(''), width: spread, height: 60, baseWidth: spread * 0.9 };
}
