import { darken, mix } from '../colour.ts';
import type { Palette } from '../palette.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { at, path, roundedRect } from '../svg.ts';
import { bottleShapes } from './bottle-shapes.ts';
import { drawCap, drawSprayer } from './caps.ts';
import { drawGlass } from './glass.ts';
import { type HouseStyle, styleOfHouse } from './house-style.ts';
import { drawLabel } from './label.ts';
import { type Material, materials, turned } from './materials.ts';
import { createProfile, narrowestBetween } from './profile.ts';

export type BottleSpec = {
  house: string;
  name: string;
  palette: Palette;
  random: Random;
  /** Default: the brand's style. */
  style?: HouseStyle;
  isOpen?: boolean;
  note?: string;
};

export function metalOf(style: HouseStyle, palette: Palette): Material {
  return materials[style.material ?? palette.materials[style.materialChoice] ?? palette.materials[0]];
}

const collarHeight = 22;

/** A full bottle in its brand's style, with or without cap. */
export function drawPerfume(
  sheet: Sheet,
  { house, name, palette, random, style = styleOfHouse(house), isOpen, note }: BottleSpec,
): Piece {
  const shape = bottleShapes[style.shape];
  const metal = metalOf(style, palette);
  const a = (shape.width / 2) * style.stretch.width * random.between(0.985, 1.015);
  const h = shape.height * style.stretch.height * random.between(0.985, 1.015);
  const profile = createProfile(shape.steps(a, h));
  const tone =
    style.glass === 'smoked'
      ? mix(palette.tone, '#2a2622', 0.7)
      : style.glass === 'lacquered'
        ? mix(palette.tone, palette.ink, random.between(0.1, 0.5))
        : palette.tone;
  const labelHeight = h * shape.label.height;
  const labelY = -h * (1 - shape.label.middle);
  const room = narrowestBetween(profile, labelY - labelHeight * 0.42, labelY + labelHeight * 0.42);
  const isBand = style.label === 'band';
  const labelWidth = isBand ? room * 2 : Math.min(room * 2 - 56, 184);
  const neckHalf = shape.neck;
  const cap = isOpen ? drawSprayer(sheet, metal, neckHalf) : drawCap(style.cap, sheet, metal);
  const collar = path(roundedRect(-neckHalf, -collarHeight, neckHalf * 2, collarHeight + 4, 3), {
    fill: turned(sheet, metal),
  });
  const body =
    drawGlass(sheet, {
      profile,
      section: shape.section,
      wall: shape.wall,
      base: shape.base,
      kind: style.glass,
      liquid: palette.liquid,
      tone,
      fill: random.between(0.82, 0.92),
      cuts: shape.cuts?.(a, h),
      tubeLean: random.between(-0.5, 0.5),
    }) +
    drawLabel(sheet, {
      style: style.label,
      house,
      name,
      note: note ?? style.note,
      nameFace: style.nameFace,
      box: { y: labelY, width: labelWidth, height: labelHeight },
      palette,
      metal,
      behind:
        style.glass === 'lacquered'
          ? tone
          : style.glass === 'smoked'
            ? darken(palette.liquid.body, 0.5)
            : style.glass === 'frosted'
              ? palette.liquid.light
              : palette.liquid.body,
    }) +
    at(0, -h, 1, collar, at(0, -collarHeight + 1, 1, cap.body));
  return {
    body,
    width: Math.max(a * 2, cap.width),
    height: h + collarHeight + cap.height,
    baseWidth: Math.max(60, profile.points.filter(([, y]) => y > -16).reduce((most, [x]) => Math.max(most, x), 0) * 2),
    glow: style.glass === 'lacquered' ? undefined : mix(palette.liquid.light, palette.liquid.body, 0.6),
  };
}
