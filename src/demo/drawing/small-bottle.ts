import { mix } from './colour.ts';
import { drawGlass, type GlassKind } from './glass.ts';
import { drawLettering, fitLettering } from './lettering.ts';
import { type Material, materials, turned } from './materials.ts';
import { type Palette, studio } from './palette.ts';
import type { Piece } from './piece.ts';
import { createProfile, turn } from './profile.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { at, element, path, roundedRect, short } from './svg.ts';

const shopName = 'Краплина';

/** The shop's mark: a drop with a gleam. (0, 0) is its tip. */
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

/** The paper label that the shop puts on its own decants. */
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

export type VialSpec = {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
  fill: number;
  metal?: Material;
  kind?: GlassKind;
  /** A clear over-cap shows the sprayer; a solid one hides it. */
  hasClearCap?: boolean;
};

/** A small atomiser: a glass cylinder, a crimped collar, a sprayer under its cap. */
export function drawVial(
  sheet: Sheet,
  { width, height, palette, random, fill, metal = materials.gold, kind = 'clear', hasClearCap = true }: VialSpec,
): Piece {
  const a = width / 2;
  const profile = createProfile([
    [a * 0.62, -height],
    [a * 0.62, -height + 6],
    [a * 0.62, -height + 14, a, -height + 10, a, -height + 26],
    [a, -9],
    turn([a, -9], [0, 0], 'vertical'),
  ]);
  const glass = drawGlass(sheet, {
    profile,
    section: 'round',
    wall: Math.max(4, width * 0.07),
    base: Math.max(10, width * 0.16),
    kind,
    liquid: palette.liquid,
    tone: palette.tone,
    fill,
    tubeLean: random.between(-0.4, 0.4),
  });
  const collar = a * 0.72;
  const capHeight = width * 1.15;
  const sprayer =
    path(roundedRect(-a * 0.3, -34, a * 0.6, 20, 2), { fill: turned(sheet, metal) }) +
    path(roundedRect(-a * 0.46, -width * 0.78, a * 0.92, width * 0.5, 4, 2), { fill: turned(sheet, materials.ivory) }) +
    element('circle', { cx: 0, cy: -width * 0.6, r: 2.6, fill: '#5b4a36', opacity: 0.7 });
  const shell = roundedRect(-a * 0.8, -capHeight, a * 1.6, capHeight - 6, 7, 2);
  const cap = hasClearCap
    ? sprayer +
      path(shell, {
        fill: sheet.linear(
          'across',
          [0, '#6d6152', 0.34],
          [0.07, '#fff', 0.7],
          [0.2, '#fff', 0.62],
          [0.3, '#fff', 0.14],
          [0.75, '#fff', 0.1],
          [0.9, '#fff', 0.5],
          [1, '#4d4338', 0.4],
        ),
        stroke: '#6d6152',
        'stroke-opacity': 0.3,
      })
    : path(shell, { fill: turned(sheet, metal) }) +
      path(shell, { fill: sheet.linear('down', [0, '#fff', 0.3], [0.1, '#fff', 0], [1, '#000', 0.22]) });
  return {
    body:
      glass +
      at(
        0,
        -height,
        1,
        path(roundedRect(-collar, -16, collar * 2, 20, 2), { fill: turned(sheet, metal) }),
        at(0, -9, 1, cap),
      ),
    width,
    height: height + capHeight + 10,
    baseWidth: width * 0.9,
    glow: fill > 0 ? mix(palette.liquid.light, palette.liquid.body, 0.6) : undefined,
  };
}

/** The decant as the shop sends it: its own vial with its own label. */
export function drawDecant(
  sheet: Sheet,
  spec: { house: string; name: string; palette: Palette; random: Random },
): Piece {
  const { random, palette } = spec;
  const width = random.between(76, 86);
  const height = random.between(228, 258);
  const metal = random.pick([materials.gold, materials.silver, materials.black, materials.rose]);
  const vial = drawVial(sheet, {
    width,
    height,
    palette,
    random,
    fill: random.between(0.84, 0.93),
    metal,
    hasClearCap: random.chance(0.6),
  });
  const label = drawShopLabel(sheet, { ...spec, width: width - 1, height: 122, y: -height * 0.44 });
  return { ...vial, body: vial.body + label };
}

/** The volume a name speaks of, such as "10 ml" or "30 мл". */
export function volumeMlIn(text: string): number | undefined {
  const found = /(\d+)\s*(?:ml|мл)/iu.exec(text);
  return found ? Number(found[1]) : undefined;
}

/** An empty atomiser, with the scale that tells how much is in it. */
export function drawEmptyBottle(sheet: Sheet, spec: { name: string; palette: Palette; random: Random }): Piece {
  const { random, palette } = spec;
  const volumeMl = Math.min(200, volumeMlIn(spec.name) ?? random.pick([3, 5, 6, 10, 20, 30, 50]));
  const size = Math.cbrt(volumeMl / 10);
  const width = Math.min(190, 92 * size ** 0.9);
  const height = Math.min(330, 250 * size ** 0.55);
  const metal = random.pick([materials.gold, materials.silver, materials.black, materials.gunmetal]);
  const vial = drawVial(sheet, {
    width,
    height,
    palette: { ...palette, liquid: { light: '#fdfcf8', body: '#f4f1ea', deep: '#b9b2a4' } },
    random,
    fill: 0,
    metal,
    hasClearCap: random.chance(0.7),
  });
  const step = volumeMl <= 10 ? 1 : volumeMl <= 30 ? 5 : 10;
  const bottom = -Math.max(10, width * 0.16);
  const rise = (height - 34 + bottom) / volumeMl;
  const marks = Array.from({ length: Math.floor(volumeMl / step) }, (_, index) => {
    const ml = (index + 1) * step;
    const y = bottom - ml * rise;
    const isNumbered = ml % (step * (volumeMl / step > 6 ? 2 : 1)) === 0 || ml === volumeMl;
    const tick = element('rect', {
      x: -width * 0.26,
      y,
      width: isNumbered ? width * 0.2 : width * 0.12,
      height: 1.3,
      fill: studio.ink,
      opacity: 0.62,
    });
    const size = Math.min(11, 6 + width * 0.045);
    const figure = fitLettering({ text: String(ml), face: 'sans', size, maxWidth: width * 0.4 });
    return (
      tick +
      (isNumbered
        ? drawLettering(figure, width * 0.02, y - figure.height / 2 + 0.6, studio.ink, {
            anchor: 'start',
            opacity: 0.75,
          })
        : '')
    );
  });
  const unit = fitLettering({
    text: 'ml',
    face: 'italic',
    size: Math.min(16, 8 + width * 0.06),
    maxWidth: width * 0.3,
  });
  return {
    ...vial,
    glow: '#ffffff',
    body:
      vial.body +
      marks.join('') +
      drawLettering(unit, width * 0.24, bottom - volumeMl * rise - unit.height * 0.6, studio.ink, {
        anchor: 'start',
        opacity: 0.7,
      }),
  };
}
