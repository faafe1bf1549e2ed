import { drawLabel, type LabelStyle } from '../bottle/label.ts';
import type { Material } from '../bottle/materials.ts';
import { darken, lighten, lightness, mix } from '../colour.ts';
import type { FaceName } from '../lettering/typeface.ts';
import type { Palette } from '../palette.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { element, path, short } from '../svg.ts';

export type CartonSpec = {
  house: string;
  name: string;
  note?: string;
  palette: Palette;
  metal: Material;
  nameFace: FaceName;
  label: LabelStyle;
  width: number;
  height: number;
  colour: string;
  hasRibbon?: boolean;
};

/** A satin bow; the origin is its knot. */
export function drawBow(sheet: Sheet, colour: string, size: number): string {
  const satin = sheet.linear(
    [0, 0, 0.6, 1],
    [0, lighten(colour, 0.42)],
    [0.35, colour],
    [0.6, lighten(colour, 0.25)],
    [1, darken(colour, 0.35)],
  );
  const shade = { fill: satin, stroke: darken(colour, 0.4), 'stroke-width': 0.6, 'stroke-opacity': 0.5 };
  return element(
    'g',
    { transform: `scale(${short(size / 100)})` },
    path('M-4 4C-20 30 -34 52 -44 74L-30 70L-22 82C-14 56 -4 30 4 8Z', shade),
    path('M4 4C20 30 34 52 44 74L30 70L22 82C14 56 4 30 -4 8Z', shade),
    path('M0 0C-22 -34 -62 -38 -66 -14C-68 10 -28 14 0 4Z', shade),
    path('M0 0C22 -34 62 -38 66 -14C68 10 28 14 0 4Z', shade),
    path('M-8 0C-26 -16 -48 -20 -54 -12C-44 -4 -26 4 -8 3Z', { fill: darken(colour, 0.45), opacity: 0.35 }),
    path('M8 0C26 -16 48 -20 54 -12C44 -4 26 4 8 3Z', { fill: darken(colour, 0.45), opacity: 0.35 }),
    path('M-11 -9Q0 -13 11 -9Q14 2 10 11Q0 14 -10 11Q-14 2 -11 -9Z', shade),
  );
}

/** A carton: front, shaded side, lid line and label. */
export function drawCarton(sheet: Sheet, spec: CartonSpec): Piece {
  const { width, height, colour, metal, palette } = spec;
  const a = width / 2;
  const side = Math.min(34, width * 0.16);
  const front = sheet.linear([0, 0, 1, 0.7], [0, lighten(colour, 0.16)], [0.45, colour], [1, darken(colour, 0.12)]);
  const flank = sheet.linear('across', [0, darken(colour, 0.3)], [1, darken(colour, 0.42)]);
  const left = -a - side / 2;
  const right = a - side / 2;
  const lid = -height * 0.8;
  const isDark = lightness(colour) < 0.5;
  const ribbon = spec.hasRibbon
    ? element('rect', {
        x: left + width / 2 - width * 0.05,
        y: -height,
        width: width * 0.1,
        height,
        fill: sheet.linear('across', [0, darken(metal.body, 0.15)], [0.4, metal.light], [1, darken(metal.body, 0.2)]),
      }) +
      element(
        'g',
        { transform: `translate(${short(left + width / 2)} ${short(-height * 0.8)})` },
        drawBow(sheet, metal.body, width * 0.5),
      )
    : '';
  const label = spec.hasRibbon
    ? ''
    : drawLabel(sheet, {
        style: spec.label,
        house: spec.house,
        name: spec.name,
        note: spec.note,
        nameFace: spec.nameFace,
        box: { y: -height * 0.46, width: Math.min(width - 30, 190), height: height * 0.46 },
        palette,
        metal,
        behind: colour,
      });
  const body =
    path(
      `M${short(right)} ${short(-height)}L${short(right + side)} ${short(-height + side * 0.34)}V${short(-side * 0.34)}L${short(right)} 0Z`,
      { fill: flank },
    ) +
    element('rect', { x: left, y: -height, width, height, fill: front }) +
    element('rect', { x: left, y: -height, width, height: 1.6, fill: '#fff', opacity: isDark ? 0.35 : 0.8 }) +
    element('rect', { x: left, y: lid, width, height: 1.2, fill: '#000', opacity: 0.16 }) +
    element('rect', { x: left, y: lid + 1.2, width, height: 1, fill: '#fff', opacity: 0.28 }) +
    path(`M${short(right)} ${short(lid)}L${short(right + side)} ${short(lid + side * 0.16)}`, {
      stroke: '#000',
      'stroke-opacity': 0.25,
      fill: 'none',
    }) +
    element('rect', { x: right - 1, y: -height, width: 1.4, height, fill: '#fff', opacity: 0.22 }) +
    element('rect', {
      x: left + 7,
      y: -height + 7,
      width: width - 14,
      height: height - 14,
      fill: 'none',
      stroke: isDark ? mix(metal.light, colour, 0.2) : mix(metal.body, colour, 0.25),
      'stroke-width': 0.9,
      opacity: 0.7,
    }) +
    ribbon +
    element('g', { transform: `translate(${short(-side / 2)} 0)` }, label);
  return { body, width: width + side, height, baseWidth: width + side };
}
