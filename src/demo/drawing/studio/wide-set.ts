import { darken, lighten, mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, path, short, softEdged } from '../svg.ts';

export type WideSetName = 'arches' | 'window' | 'sun' | 'drape' | 'blocks' | 'dusk';

export type WideSetSpec = {
  width: number;
  height: number;
  floorY: number;
  /** Centre of the arrangement. */
  middle: number;
  palette: Palette;
  random: Random;
};

type Draw = (sheet: Sheet, spec: WideSetSpec) => string;

const arch = (cx: number, half: number, top: number, floorY: number) =>
  `M${short(cx - half)} ${short(floorY)}V${short(top + half)}A${short(half)} ${short(half)} 0 0 1 ${short(cx + half)} ${short(top + half)}V${short(floorY)}Z`;

const niche = (sheet: Sheet, { ground }: Palette, outline: string) =>
  path(outline, {
    fill: sheet.linear(
      'across',
      [0, mix(ground.low, ground.floor, 0.85)],
      [0.12, mix(ground.low, ground.floor, 0.3)],
      [0.5, lighten(ground.high, 0.2)],
      [1, lighten(ground.high, 0.6)],
    ),
  }) +
  path(outline, { fill: sheet.linear('down', [0, darken(ground.floor, 0.3), 0.3], [0.25, '#fff', 0]) }) +
  path(outline, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.65, 'stroke-width': 2 });

const sets: Record<WideSetName, Draw> = {
  arches: (sheet, { middle, floorY, palette, height }) =>
    niche(sheet, palette, arch(middle + 250, 130, height * 0.24, floorY)) +
    niche(sheet, palette, arch(middle - 30, 220, height * 0.07, floorY)),
  window: (sheet, { middle, floorY, palette, random, width }) => {
    const slant = random.between(0.2, 0.3);
    const panes = [0, 1, 2].flatMap((column) =>
      [0, 1, 2].map(
        (row) =>
          `M${short(middle - 260 + column * 200)} ${short(-30 + row * 190 + column * 200 * slant)}l168 ${short(168 * slant)}v158l-168 ${short(-168 * slant)}Z`,
      ),
    );
    return (
      element('rect', { width, height: floorY, fill: darken(palette.ground.floor, 0.25), opacity: 0.12 }) +
      group(
        { 'clip-path': sheet.clip(`M0 0H${width}V${short(floorY)}H0Z`) },
        softEdged(panes.join(''), lighten(palette.ground.high, 0.75), 0.85, 22),
      )
    );
  },
  sun: (sheet, { middle, floorY, palette, height, random }) => {
    const r = height * random.between(0.33, 0.38);
    const cx = middle + random.between(-60, 60);
    const disc = { cx, cy: floorY - r * 0.92, r };
    const { ground, liquid } = palette;
    return (
      element('circle', { ...disc, cx: cx + 14, fill: darken(ground.floor, 0.2), opacity: 0.1 }) +
      element('circle', {
        ...disc,
        fill: sheet.linear('down', [0, mix(ground.low, liquid.body, 0.5)], [1, mix(ground.high, liquid.light, 0.5)]),
      })
    );
  },
  drape: (sheet, { width, floorY, palette, middle, random }) => {
    const { ground } = palette;
    const folds: string[] = [];
    for (let x = middle - 340; x < width + 60; ) {
      const wide = random.between(44, 120);
      const drift = random.between(-20, 20);
      folds.push(
        path(
          `M${short(x)} -5C${short(x + drift)} ${short(floorY * 0.3)} ${short(x - drift)} ${short(floorY * 0.66)} ${short(x)} ${short(floorY + 4)}H${short(x + wide + 1)}C${short(x + wide - drift)} ${short(floorY * 0.66)} ${short(x + wide + drift)} ${short(floorY * 0.3)} ${short(x + wide + 1)} -5Z`,
          {
            fill: sheet.linear(
              'across',
              [0, mix(ground.low, ground.floor, 0.85)],
              [0.3, mix(ground.high, ground.low, 0.5)],
              [0.55, lighten(ground.high, 0.45)],
              [0.8, mix(ground.high, ground.low, 0.4)],
              [1, mix(ground.low, ground.floor, 0.9)],
            ),
          },
        ),
      );
      x += wide;
    }
    return group({ 'clip-path': sheet.clip(`M0 0H${width}V${short(floorY)}H0Z`), opacity: 0.85 }, ...folds);
  },
  blocks: (sheet, { middle, floorY, palette }) => {
    const { ground } = palette;
    const block = (x: number, wide: number, tall: number) =>
      element('rect', {
        x,
        y: floorY - tall + 4,
        width: wide,
        height: tall,
        fill: sheet.linear('across', [0, lighten(ground.low, 0.4)], [1, mix(ground.low, ground.floor, 0.7)]),
      }) + element('rect', { x, y: floorY - tall + 4, width: wide, height: 14, fill: lighten(ground.high, 0.55) });
    return block(middle + 190, 260, 250) + block(middle + 60, 210, 150) + block(middle - 420, 190, 96);
  },
  dusk: (sheet, { width, height, middle, floorY, palette }) => {
    const night = darken(palette.ink, 0.3);
    return (
      element('rect', {
        width,
        height: floorY,
        fill: sheet.linear('down', [0, darken(night, 0.5), 0.94], [0.6, night, 0.84], [1, darken(night, 0.3), 0.9]),
      }) +
      element('rect', {
        y: floorY,
        width,
        height: height - floorY,
        fill: sheet.linear('down', [0, night, 0.78], [1, darken(night, 0.5), 0.94]),
      }) +
      element('ellipse', {
        cx: middle,
        cy: height * 0.55,
        rx: 600,
        ry: height * 0.66,
        fill: sheet.radial(
          { cx: 0.5, cy: 0.5, r: 0.5 },
          [0, mix(palette.liquid.light, '#ffdca0', 0.5), 0.62],
          [0.4, palette.liquid.body, 0.3],
          [1, palette.liquid.deep, 0],
        ),
      })
    );
  },
};

/** A wide studio set: wall, floor, background objects, and light from the upper left. */
export function drawWideSet(name: WideSetName, sheet: Sheet, spec: WideSetSpec): string {
  const { width, height, floorY, palette } = spec;
  const { ground } = palette;
  const wall = sheet.linear(
    'down',
    [0, mix(ground.high, ground.low, 0.5)],
    [0.6, ground.high],
    [1, mix(ground.high, ground.low, 0.6)],
  );
  const floor = sheet.linear(
    'down',
    [0, mix(ground.low, ground.floor, 0.25)],
    [0.3, mix(ground.low, ground.high, 0.25)],
    [1, ground.floor],
  );
  const key = sheet.radial({ cx: 0.4, cy: 0.28, r: 0.66 }, [0, '#fff', 0.6], [0.5, '#fff', 0.2], [1, '#fff', 0]);
  const fall = sheet.radial({ cx: 0.45, cy: 0.4, r: 0.85 }, [0.55, '#2a1c10', 0], [1, '#2a1c10', 0.2]);
  const edge = sheet.linear('down', [0, darken(ground.floor, 0.25), 0], [1, darken(ground.floor, 0.25), 0.25]);
  const room =
    element('rect', { width, height: floorY, fill: wall }) +
    element('rect', { y: floorY, width, height: height - floorY, fill: floor });
  const foot =
    element('rect', { y: floorY - 40, width, height: 40, fill: edge }) +
    element('rect', { y: floorY, width, height: 1.6, fill: '#fff', opacity: 0.5 });
  const light = element('rect', { width, height, fill: key }) + element('rect', { width, height, fill: fall });
  return name === 'dusk' ? room + foot + sets.dusk(sheet, spec) : room + sets[name](sheet, spec) + foot + light;
}
