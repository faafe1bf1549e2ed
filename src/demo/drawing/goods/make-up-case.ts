import { lacquer, type Material, turned } from '../bottle/materials.ts';
import { darken, mix } from '../colour.ts';
import { drawLettering, fitLettering } from '../lettering/lettering.ts';
import type { Sheet } from '../sheet.ts';
import { group, path, roundedRect, short } from '../svg.ts';
import type { ProductSpec } from './product-spec.ts';

export const shades = ['#9b2335', '#b5473f', '#c4715f', '#a8586a', '#7c2531', '#cf8a76', '#8d4a44', '#b8405e'] as const;

/** The brand's metal, or a lacquer in the family's dark tone. */
export const caseOf = ({ metal, palette, random }: ProductSpec): Material =>
  metal.finish === 'soft' || random.chance(0.35) ? lacquer(mix(palette.ink, palette.tone, 0.25)) : metal;

const falling = (sheet: Sheet) =>
  sheet.linear('down', [0, '#fff', 0.26], [0.07, '#fff', 0], [0.75, '#000', 0], [1, '#000', 0.24]);

export const barrel = (
  sheet: Sheet,
  material: Material,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 4,
) =>
  path(roundedRect(x - width / 2, y - height, width, height, radius, 3), { fill: turned(sheet, material) }) +
  path(roundedRect(x - width / 2, y - height, width, height, radius, 3), { fill: falling(sheet) });

/** Vertical lettering on a slim case. */
export function engraving(text: string, colour: string, x: number, y: number, length: number, size: number): string {
  const line = fitLettering({ text, face: 'serif', size, maxWidth: length, tracking: 0.14, isUpperCase: true });
  return group(
    { transform: `translate(${short(x)} ${short(y)}) rotate(-90)` },
    drawLettering(line, 0, -line.height / 2, colour),
  );
}

export const letterColour = (material: Material) =>
  material.finish === 'metal' ? darken(material.dark, 0.5) : material.gleam;
