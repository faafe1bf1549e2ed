import { darken, lighten, mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, path, short, softEdged } from '../svg.ts';

export const backdropNames = ['arch', 'cove', 'window', 'leaves', 'plinth', 'disc', 'steps', 'drape'] as const;

export type BackdropName = (typeof backdropNames)[number];

/** A studio set of 600×800: the background and the base line. */
export type Backdrop = { back: string; standY: number; reflection: number; isNarrow?: boolean };

/** Taller than the picture, since low objects are moved up together with their set. */
const view = { width: 600, height: 880 };

const floorY = 636;

function room(sheet: Sheet, { ground }: Palette): string {
  const wall = sheet.linear(
    'down',
    [0, mix(ground.high, ground.low, 0.35)],
    [0.5, ground.high],
    [1, mix(ground.high, ground.low, 0.5)],
  );
  const floor = sheet.linear(
    'down',
    [0, mix(ground.low, ground.floor, 0.15)],
    [0.35, mix(ground.low, ground.high, 0.3)],
    [1, ground.floor],
  );
  const edge = sheet.linear('down', [0, darken(ground.floor, 0.2), 0], [1, darken(ground.floor, 0.2), 0.28]);
  return (
    element('rect', { width: view.width, height: floorY, fill: wall }) +
    element('rect', { y: floorY - 46, width: view.width, height: 46, fill: edge }) +
    element('rect', { y: floorY, width: view.width, height: view.height - floorY, fill: floor }) +
    element('rect', { y: floorY, width: view.width, height: 1.4, fill: '#fff', opacity: 0.55 })
  );
}

/** Key light from the upper left and fall-off to the lower right, shared by all sets. */
function light(sheet: Sheet): string {
  const key = sheet.radial({ cx: 0.34, cy: 0.3, r: 0.62 }, [0, '#fff', 0.72], [0.5, '#fff', 0.24], [1, '#fff', 0]);
  const fall = sheet.radial({ cx: 0.4, cy: 0.4, r: 0.85 }, [0.55, '#2a1c10', 0], [1, '#2a1c10', 0.16]);
  return element('rect', { ...view, fill: key }) + element('rect', { ...view, fill: fall });
}

type Frond = { x: number; y: number; lean: number; length: number; leaf: number; slim: number; random: Random };

/** A palm frond hanging from (x, y), as one outline. */
function frondOutline({ x, y, lean, length, leaf, slim, random }: Frond): string {
  const pairs = 11;
  const place = (px: number, py: number, degrees: number, dx: number, dy: number): string => {
    const turn = (degrees * Math.PI) / 180;
    const [lx, ly] = [px + dx * Math.cos(turn) - dy * Math.sin(turn), py + dx * Math.sin(turn) + dy * Math.cos(turn)];
    const all = (lean * Math.PI) / 180;
    return `${short(x + lx * Math.cos(all) - ly * Math.sin(all))} ${short(y + lx * Math.sin(all) + ly * Math.cos(all))}`;
  };
  const leaflets = Array.from({ length: pairs * 2 }, (_, index) => {
    const t = 0.12 + (Math.floor(index / 2) / pairs) * 0.88;
    const side = index % 2 ? 1 : -1;
    const size = leaf * Math.sin(Math.PI * (0.25 + t * 0.7)) * random.between(0.9, 1.08);
    const point = (dx: number, dy: number) => place(0, t * length, -side * (58 - t * 26), dx * size * slim, dy * size);
    const there = `M${point(0, 0)}C${point(-1, 0.3)} ${point(-1, 0.7)} ${point(0, 1)}`;
    return `${there}C${point(1, 0.7)} ${point(1, 0.3)} ${point(0, 0)}Z`;
  });
  const stem = [place(-2, 0, 0, 0, 0), place(2, 0, 0, 0, 0), place(1, length, 0, 0, 0), place(-1, length, 0, 0, 0)];
  return `${leaflets.join('')}M${stem.join('L')}Z`;
}

type Set = (sheet: Sheet, palette: Palette, random: Random) => Backdrop;

const sets: Record<BackdropName, Set> = {
  arch: (sheet, palette, random) => {
    const half = random.between(168, 205);
    const rise = random.between(225, 285);
    const { ground } = palette;
    const niche = `M${short(300 - half)} ${floorY}V${short(rise)}A${short(half)} ${short(half)} 0 0 1 ${short(300 + half)} ${short(rise)}V${floorY}Z`;
    const inside = sheet.linear(
      'across',
      [0, mix(ground.low, ground.floor, 0.75)],
      [0.1, mix(ground.low, ground.floor, 0.25)],
      [0.45, mix(ground.high, '#ffffff', 0.35)],
      [1, lighten(ground.high, 0.65)],
    );
    return {
      back:
        room(sheet, palette) +
        path(niche, { fill: inside }) +
        path(niche, {
          fill: sheet.linear('down', [0, darken(ground.floor, 0.2), 0.3], [0.22, '#fff', 0], [1, '#fff', 0.12]),
        }) +
        path(niche, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.7, 'stroke-width': 1.6 }) +
        light(sheet),
      standY: floorY + 24,
      reflection: 0.2,
    };
  },
  cove: (sheet, palette) => {
    const { ground } = palette;
    const sweep = sheet.linear(
      'down',
      [0, mix(ground.low, ground.high, 0.25)],
      [0.5, ground.high],
      [0.74, mix(ground.high, ground.low, 0.6)],
      [0.82, mix(ground.low, ground.high, 0.35)],
      [1, ground.floor],
    );
    return { back: element('rect', { ...view, fill: sweep }) + light(sheet), standY: floorY + 22, reflection: 0.26 };
  },
  window: (sheet, palette, random) => {
    const slant = random.between(0.22, 0.36);
    const left = random.between(20, 110);
    const panes = [0, 1].flatMap((column) =>
      [0, 1, 2].map((row) => {
        const x = left + column * 190;
        const y = 70 + row * 176 + column * 190 * slant;
        return `M${short(x)} ${short(y)}l160 ${short(160 * slant)}v148l-160 ${short(-160 * slant)}Z`;
      }),
    );
    return {
      back:
        room(sheet, palette) +
        light(sheet) +
        element('rect', { ...view, fill: darken(palette.ground.floor, 0.2), opacity: 0.08 }) +
        group(
          { 'clip-path': sheet.clip(`M0 0H600V${floorY}H0Z`) },
          softEdged(panes.join(''), lighten(palette.ground.high, 0.7), 0.85, 16),
        ),
      standY: floorY + 24,
      reflection: 0.16,
    };
  },
  leaves: (sheet, palette, random) => {
    const side = random.chance(0.5) ? 1 : -1;
    const slim = random.between(0.06, 0.12);
    const frond = (x: number, y: number, lean: number, length: number, leaf: number) =>
      frondOutline({ x: 300 + side * x, y, lean: side * lean, length, leaf, slim, random });
    const fronds =
      frond(330, -70, random.between(26, 44), random.between(430, 520), 190) +
      frond(110, -110, random.between(10, 30), random.between(300, 360), 150);
    const shade = softEdged(fronds, darken(palette.ground.floor, 0.35), 0.17, 11);
    return { back: room(sheet, palette) + light(sheet) + shade, standY: floorY + 24, reflection: 0.18 };
  },
  plinth: (sheet, palette, random) => {
    const half = random.between(190, 226);
    const { ground } = palette;
    const top = 622;
    const stone = lighten(ground.low, 0.35);
    const side = sheet.linear(
      'across',
      [0, mix(stone, ground.floor, 0.55)],
      [0.25, lighten(stone, 0.5)],
      [0.6, stone],
      [1, darken(ground.floor, 0.22)],
    );
    const face = sheet.linear(
      'across',
      [0, lighten(stone, 0.75)],
      [0.6, lighten(stone, 0.4)],
      [1, mix(stone, ground.floor, 0.3)],
    );
    return {
      back:
        room(sheet, palette) +
        light(sheet) +
        element('ellipse', {
          cx: 340,
          cy: 770,
          rx: half * 1.5,
          ry: 60,
          fill: darken(ground.floor, 0.45),
          opacity: 0.12,
        }) +
        path(`M${short(300 - half)} ${top + 28}V880H${short(300 + half)}V${top + 28}Z`, { fill: side }) +
        element('ellipse', { cx: 300, cy: top + 30, rx: half, ry: 32, fill: side }) +
        element('ellipse', { cx: 300, cy: top + 28, rx: half, ry: 32, fill: face }) +
        element('ellipse', {
          cx: 300,
          cy: top + 28,
          rx: half,
          ry: 32,
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.7,
          'stroke-width': 1.2,
        }),
      standY: top + 34,
      isNarrow: true,
      reflection: 0.1,
    };
  },
  disc: (sheet, palette, random) => {
    const radius = random.between(188, 226);
    const cx = 300 + random.between(-46, 46);
    const cy = random.between(300, 350);
    const { ground, liquid } = palette;
    const sun = sheet.linear('down', [0, mix(ground.low, liquid.body, 0.3)], [1, mix(ground.high, liquid.light, 0.3)]);
    return {
      back:
        room(sheet, palette) +
        element('circle', { cx: cx + 12, cy: cy + 10, r: radius, fill: darken(ground.floor, 0.2), opacity: 0.12 }) +
        element('circle', { cx, cy, r: radius, fill: sun, opacity: 0.85 }) +
        light(sheet),
      standY: floorY + 24,
      reflection: 0.2,
    };
  },
  steps: (sheet, palette, random) => {
    const { ground } = palette;
    const isLeft = random.chance(0.5);
    const x = isLeft ? 0 : random.between(330, 380);
    const width = isLeft ? random.between(210, 260) : 600 - x;
    const height = random.between(150, 250);
    const face = sheet.linear('across', [0, lighten(ground.low, 0.35)], [1, mix(ground.low, ground.floor, 0.6)]);
    const lid = lighten(ground.high, 0.5);
    return {
      back:
        room(sheet, palette) +
        element('rect', { x, y: floorY + 6 - height, width, height, fill: face }) +
        element('rect', { x, y: floorY + 6 - height, width, height: 13, fill: lid, opacity: 0.9 }) +
        element('rect', {
          x: x + 0,
          y: floorY + 6,
          width: width + 40,
          height: 10,
          fill: darken(ground.floor, 0.4),
          opacity: 0.1,
        }) +
        light(sheet),
      standY: floorY + 28,
      reflection: 0.18,
    };
  },
  drape: (sheet, palette, random) => {
    const { ground } = palette;
    const folds: string[] = [];
    let x = -20;
    while (x < 620) {
      const width = random.between(34, 92);
      const paint = sheet.linear(
        'across',
        [0, mix(ground.low, ground.floor, 0.7)],
        [0.3, mix(ground.high, ground.low, 0.4)],
        [0.55, lighten(ground.high, 0.55)],
        [0.8, mix(ground.high, ground.low, 0.35)],
        [1, mix(ground.low, ground.floor, 0.75)],
      );
      const drift = random.between(-16, 16);
      folds.push(
        path(
          `M${short(x)} -5C${short(x + drift)} 200 ${short(x - drift)} 420 ${short(x)} ${floorY + 4}H${short(x + width + 1)}C${short(x + width - drift)} 420 ${short(x + width + drift)} 200 ${short(x + width + 1)} -5Z`,
          { fill: paint },
        ),
      );
      x += width;
    }
    return {
      back:
        room(sheet, palette) +
        group({ opacity: 0.72, 'clip-path': sheet.clip(`M0 0H600V${floorY}H0Z`) }, ...folds) +
        light(sheet),
      standY: floorY + 24,
      reflection: 0.2,
    };
  },
};

export const drawBackdrop = (name: BackdropName, sheet: Sheet, palette: Palette, random: Random): Backdrop =>
  sets[name](sheet, palette, random);
