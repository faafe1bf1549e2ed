import { drawGlass } from '../bottle/glass.ts';
import { type Material, turned } from '../bottle/materials.ts';
import { createProfile, turn } from '../bottle/profile.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, cylinderWall, element, group, path, short } from '../svg.ts';
import { paleTone, printedOn, satin } from './packing.ts';
import type { ProductSpec } from './product-spec.ts';

/** A lid seen slightly from above; the origin is the centre of its lower edge. */
export function drawLid(sheet: Sheet, material: Material, width: number, height: number, curve: number): string {
  return (
    path(cylinderWall(width, height, curve), { fill: turned(sheet, material) }) +
    path(cylinderWall(width, height, curve), {
      fill: sheet.linear('down', [0, '#fff', 0.1], [0.6, '#000', 0], [1, '#000', 0.25]),
    }) +
    element('ellipse', {
      cx: 0,
      cy: -height,
      rx: width / 2,
      ry: curve,
      fill: sheet.linear(
        [0, 0, 1, 0.4],
        [0, mix(material.light, material.gleam, 0.5)],
        [0.5, material.light],
        [1, material.body],
      ),
    }) +
    element('ellipse', {
      cx: 0,
      cy: -height,
      rx: width / 2 - 5,
      ry: curve - 2.4,
      fill: 'none',
      stroke: material.dark,
      'stroke-opacity': 0.28,
    })
  );
}

/** A swirl of cream; the origin is the centre of the opening. */
function drawCream(sheet: Sheet, rx: number, ry: number, colour: string): string {
  const shade = darken(colour, 0.16);
  return (
    element('ellipse', {
      cx: 0,
      cy: 0,
      rx,
      ry,
      fill: sheet.linear([0, 0, 1, 0.6], [0, shade], [0.5, colour], [1, lighten(colour, 0.6)]),
    }) +
    [0.82, 0.6, 0.38, 0.18]
      .map((share, index) =>
        element('ellipse', {
          cx: rx * 0.05 * (index - 1),
          cy: -ry * 0.3 * index,
          rx: rx * share,
          ry: ry * share,
          fill: sheet.linear([0, 0, 1, 0.8], [0, lighten(colour, 0.75)], [0.55, colour], [1, shade]),
          stroke: shade,
          'stroke-opacity': 0.35,
          'stroke-width': 0.8,
        }),
      )
      .join('') +
    path(
      `M${short(-rx * 0.1)} ${short(-ry * 0.9)}C${short(rx * 0.02)} ${short(-ry * 1.7)} ${short(rx * 0.16)} ${short(-ry * 1.7)} ${short(rx * 0.2)} ${short(-ry * 1.9)}C${short(rx * 0.28)} ${short(-ry * 1.4)} ${short(rx * 0.22)} ${short(-ry * 0.9)} ${short(rx * 0.1)} ${short(-ry * 0.7)}Z`,
      {
        fill: lighten(colour, 0.5),
      },
    )
  );
}

/** A jar of cream; if open, the lid leans against it. */
export function drawJar(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, metal } = spec;
  const width = random.between(256, 290);
  const height = random.between(150, 184);
  const colour = paleTone(spec);
  const a = width / 2;
  const curve = a * 0.13;
  const profile = createProfile([
    [a - 12, -height],
    turn([a - 12, -height], [a, -height + 12], 'horizontal'),
    [a, -curve - 18],
    [a, -curve * 0.3, a * 0.62, 0, 0, 0],
  ]);
  const shell = createProfile([
    [a, -height + 4],
    [a, -curve - 10],
    [a, -curve * 0.3, a * 0.62, 0, 0, 0],
  ]);
  const inside = a - 15;
  const filling = `M${short(-inside)} ${short(-height + 8)}H${short(inside)}V-44C${short(inside)} -24 ${short(inside * 0.6)} -20 0 -20S${short(-inside)} -24 ${short(-inside)} -44Z`;
  const lidHeight = random.between(56, 78);
  const lid = drawLid(sheet, metal, width + 4, lidHeight, curve);
  const glass =
    drawGlass(sheet, {
      profile,
      section: 'round',
      wall: 13,
      base: 24,
      kind: 'clear',
      liquid: { light: lighten(colour, 0.5), body: colour, deep: darken(colour, 0.3) },
      tone: colour,
      fill: 0,
      hasTube: false,
    }) +
    path(filling, { fill: satin(sheet, colour) }) +
    group(
      { 'clip-path': sheet.clip(createOutline(shell.points)) },
      path(`M${short(-a + 22)} ${short(-height + 18)}h16V-34q-12 -4 -16 -12Z`, { fill: '#fff', opacity: 0.5 }),
    );
  const label = printedOn(
    sheet,
    spec,
    colour,
    { y: -height * 0.5 - 2, width: width * 0.62, height: height * 0.68 },
    'Crème parfumée',
  );
  const mouth = at(
    0,
    -height + 2,
    1,
    element('ellipse', {
      cx: 0,
      cy: 0,
      rx: a - 8,
      ry: curve,
      fill: '#fff',
      opacity: 0.9,
      stroke: '#8d8272',
      'stroke-opacity': 0.3,
    }),
    drawCream(sheet, a - 20, curve - 3, '#fbf5ea'),
  );
  const top = spec.isOpen ? mouth : at(0, -height + 10, 1, lid);
  return {
    body: glass + top + label,
    width: width + 4,
    height: height + (spec.isOpen ? 30 : lidHeight),
    baseWidth: width * 0.92,
  };
}

const createOutline = (points: [number, number][]) =>
  `M${[...points.map(([x, y]) => `${short(x)} ${short(y)}`), ...points.map(([x, y]) => `${short(-x)} ${short(y)}`).reverse()].join('L')}Z`;
