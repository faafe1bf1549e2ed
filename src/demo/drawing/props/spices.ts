import { darken, lighten } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, group, path, short } from '../svg.ts';

/** A bundle of cinnamon sticks. */
export function drawCinnamon(sheet: Sheet, length: number): Piece {
  const colour = '#9c5f33';
  const stick = (y: number, shift: number) => {
    const paint = sheet.linear(
      'down',
      [0, darken(colour, 0.2)],
      [0.3, lighten(colour, 0.34)],
      [0.6, colour],
      [1, darken(colour, 0.5)],
    );
    return at(
      shift,
      y,
      1,
      element('rect', { x: -length / 2, y: -22, width: length, height: 22, rx: 4, fill: paint }),
      path(`M${short(-length / 2)} -11H${short(length / 2)}`, {
        stroke: darken(colour, 0.6),
        'stroke-opacity': 0.5,
        'stroke-width': 1.4,
      }),
      element('ellipse', { cx: length / 2, cy: -11, rx: 6, ry: 11, fill: darken(colour, 0.35) }),
      path(`M${short(length / 2 - 1)} -11m-3 0a3 5 0 1 1 4 4a5 8 0 0 1 -5 -12`, {
        fill: 'none',
        stroke: lighten(colour, 0.2),
        'stroke-width': 1.6,
      }),
    );
  };
  const thread = element('rect', {
    x: -9,
    y: -44,
    width: 17,
    height: 46,
    rx: 3,
    fill: sheet.linear('down', [0, '#efe2c8'], [1, '#b89d74']),
  });
  return {
    body: stick(-20, 8) + stick(0, -12) + stick(2, 14) + thread,
    width: length + 30,
    height: 46,
    baseWidth: length,
  };
}

export function drawStarAnise(sheet: Sheet, radius: number): string {
  const colour = '#7a4626';
  const pod = sheet.linear('across', [0, lighten(colour, 0.3)], [0.5, darken(colour, 0.3)], [1, colour]);
  const arms = Array.from({ length: 8 }, (_, index) =>
    group(
      { transform: `rotate(${index * 45 + 10})` },
      path(
        `M0 0C${short(-radius * 0.26)} ${short(-radius * 0.36)} ${short(-radius * 0.2)} ${short(-radius * 0.8)} 0 ${short(-radius)}C${short(radius * 0.2)} ${short(-radius * 0.8)} ${short(radius * 0.26)} ${short(-radius * 0.36)} 0 0Z`,
        { fill: pod },
      ),
      element('ellipse', { cx: 0, cy: -radius * 0.52, rx: radius * 0.08, ry: radius * 0.14, fill: '#c98a4a' }),
    ),
  );
  const shade = sheet.radial({ cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#2a1c10', 0.45], [1, '#2a1c10', 0]);
  return (
    element('ellipse', { cx: 5, cy: 5, rx: radius * 1.15, ry: radius * 0.5, fill: shade }) +
    group({ transform: 'scale(1 .5)' }, ...arms)
  );
}
