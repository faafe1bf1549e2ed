import type { Sheet } from '../sheet.ts';
import { path, short } from '../svg.ts';

/** Smoke rising from the origin. */
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
