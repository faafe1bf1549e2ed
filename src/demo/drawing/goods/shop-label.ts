import { drawLettering, fitLettering } from '../lettering/lettering.ts';
import { studio } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, path, short } from '../svg.ts';

const shopName = 'Краплина';

/** The shop's logo, a drop; the origin is its tip. */
export const drawDrop = (size: number, colour: string, gleam = '#fff') =>
  element(
    'g',
    { transform: `scale(${short(size / 20)})` },
    path('M0 0C2.6 5 6.6 8.6 6.6 13.2A6.6 6.8 0 0 1 -6.6 13.2C-6.6 8.6 -2.6 5 0 0Z', { fill: colour }),
    path('M-3.6 13.4A3.8 3.8 0 0 0 -0.4 17', {
      fill: 'none',
      stroke: gleam,
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  );

/** The shop's label on its decants. */
export function drawShopLabel(
  sheet: Sheet,
  spec: { house: string; name: string; width: number; height: number; y: number },
): string {
  const { width, height, house, name } = spec;
  const room = width - 12;
  const brand = fitLettering({ text: shopName, face: 'serif', size: 13, maxWidth: room });
  const houseLine = fitLettering({
    text: house,
    face: 'sans',
    size: 7,
    maxWidth: room,
    maxLines: 2,
    tracking: 0.12,
    leading: 1.3,
    isUpperCase: true,
  });
  const top = -height / 2;
  const nameTop = top + 52 + houseLine.height;
  const nameLines = fitLettering({
    text: name,
    face: 'italic',
    size: 15,
    maxWidth: room,
    maxLines: 3,
    leading: 1.02,
    maxHeight: Math.max(6, height / 2 - 10 - nameTop),
  });
  return at(
    0,
    spec.y,
    1,
    element('rect', {
      x: -width / 2,
      y: top,
      width,
      height,
      fill: sheet.linear('across', [0, '#e9dfce'], [0.18, '#fffdf8'], [0.6, '#fdf8ee'], [1, '#ddd0bb']),
    }),
    element('rect', { x: -width / 2, y: top + 3, width, height: 0.8, fill: studio.brass }),
    element('rect', { x: -width / 2, y: height / 2 - 4, width, height: 0.8, fill: studio.brass }),
    at(0, top + 9, 1, drawDrop(15, studio.amber)),
    drawLettering(brand, 0, top + 28, studio.ink),
    drawLettering(houseLine, 0, top + 44, '#5f5548'),
    drawLettering(nameLines, 0, nameTop, studio.ink),
  );
}
