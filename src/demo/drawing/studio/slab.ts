import { darken, lighten } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { element, path, short } from '../svg.ts';

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
