import { element, escapeXml, short } from './svg.ts';

/** A gradient stop: offset, colour, opacity. */
export type Stop = [offset: number, colour: string, opacity?: number];

/** The canvas of a picture. Collects definitions (gradients, clips, filters), so that parts can be drawn independently and combined. */
export type Sheet = {
  /** A gradient: horizontal ('across'), vertical ('down') or along (x1, y1, x2, y2) of the bounding box. */
  linear: (direction: 'across' | 'down' | [number, number, number, number], ...stops: Stop[]) => string;
  radial: (shape: { cx: number; cy: number; r: number; fx?: number; fy?: number }, ...stops: Stop[]) => string;
  clip: (data: string) => string;
  /** A mask from opaque at y1 to transparent at y2, in user space. */
  fade: (y1: number, y2: number, box: [x: number, y: number, width: number, height: number]) => string;
  define: (make: (id: string) => string) => string;
  finish: (frame: SheetFrame, ...children: string[]) => string;
};

export type SheetFrame = { title: string; width: number; height: number; viewWidth: number; viewHeight: number };

const stopsOf = (stops: Stop[]) =>
  stops.map(([offset, colour, opacity]) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
  );

export function createSheet(): Sheet {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  const define: Sheet['define'] = (make) => {
    const key = make('*');
    let id = ids.get(key);
    if (!id) {
      id = `d${ids.size.toString(36)}`;
      ids.set(key, id);
      definitions.push(make(id));
    }
    return id;
  };
  const paint = (make: (id: string) => string) => `url(#${define(make)})`;
  return {
    define,
    linear: (direction, ...stops) => {
      const [x1, y1, x2, y2] = direction === 'across' ? [0, 0, 1, 0] : direction === 'down' ? [0, 0, 0, 1] : direction;
      return paint((id) => element('linearGradient', { id, x1, y1, x2, y2 }, ...stopsOf(stops)));
    },
    radial: (shape, ...stops) => paint((id) => element('radialGradient', { id, ...shape }, ...stopsOf(stops))),
    clip: (data) => paint((id) => element('clipPath', { id }, element('path', { d: data }))),
    fade: (y1, y2, [x, y, width, height]) =>
      paint((id) => {
        const ramp = element(
          'linearGradient',
          { id: `${id}r`, gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1, y2 },
          ...stopsOf([
            [0, '#fff'],
            [1, '#000'],
          ]),
        );
        const box = element('rect', { x, y, width, height, fill: `url(#${id}r)` });
        return ramp + element('mask', { id, maskUnits: 'userSpaceOnUse', x, y, width, height }, box);
      }),
    finish: ({ title, width, height, viewWidth, viewHeight }, ...children) =>
      element(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          width,
          height,
          viewBox: `0 0 ${short(viewWidth)} ${short(viewHeight)}`,
        },
        element('title', {}, escapeXml(title)),
        element('defs', {}, ...definitions),
        ...children,
      ),
  };
}
