import { drawLabel } from '../bottle/label.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import type { ProductSpec } from './product-spec.ts';

/** Pale colours of creams and tubes: off-white or a light tint of the family. */
export const paleTone = ({ palette, random }: ProductSpec): string =>
  random.pick([
    '#f7f2e9',
    mix('#fbf7ef', palette.liquid.light, 0.6),
    mix('#f4ece0', palette.ground.low, random.between(0.3, 0.9)),
  ]);

/** The packaging colour of care products: mostly pale, sometimes the family's dark tone. */
export const packing = (spec: ProductSpec): string =>
  spec.random.chance(0.3) ? mix(spec.palette.tone, spec.palette.ink, 0.25) : paleTone(spec);

export const printedOn = (
  sheet: Sheet,
  spec: ProductSpec,
  colour: string,
  box: { y: number; width: number; height: number },
  note: string,
) =>
  drawLabel(sheet, {
    style: spec.style.label === 'band' || spec.style.label === 'plaque' ? 'printed' : spec.style.label,
    house: spec.house,
    name: spec.name,
    note,
    nameFace: spec.style.nameFace,
    box,
    palette: spec.palette,
    metal: spec.metal,
    behind: colour,
  });

/** Gradient of a satin cylinder (plastic, painted glass). */
export const satin = (sheet: Sheet, colour: string) =>
  sheet.linear(
    'across',
    [0, darken(colour, 0.32)],
    [0.1, darken(colour, 0.08)],
    [0.28, lighten(colour, 0.42)],
    [0.5, colour],
    [0.84, darken(colour, 0.17)],
    [0.95, darken(colour, 0.28)],
    [1, darken(colour, 0.2)],
  );
