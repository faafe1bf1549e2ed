import { turned } from '../bottle/materials.ts';
import { darken, lighten, mix } from '../colour.ts';
import { drawLettering, fitLettering } from '../lettering/lettering.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, group, path, roundedRect, short } from '../svg.ts';
import { caseOf } from './make-up-case.ts';
import type { ProductSpec } from './product-spec.ts';

/** An open compact: mirror above, powder below. */
export function drawCompact(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, palette } = spec;
  const packing = caseOf(spec);
  const rx = random.between(146, 160);
  const ry = rx * 0.38;
  const rim = 26;
  const shade = mix(random.pick(['#e9c3a6', '#e6b5a0', '#d9a07e', '#efd2b8', '#d98f86']), palette.liquid.light, 0.2);
  const initial = fitLettering({
    text: [...spec.house][0] ?? '',
    face: 'serif',
    size: rx * 0.5,
    maxWidth: rx,
    isUpperCase: true,
  });
  const mirrorR = rx * 0.96;
  const mirror = at(
    0,
    -rim - ry - mirrorR * 0.9,
    1,
    element('ellipse', { cx: 0, cy: 0, rx: mirrorR + 8, ry: mirrorR * 0.9 + 8, fill: turned(sheet, packing) }),
    element('ellipse', {
      cx: 0,
      cy: 0,
      rx: mirrorR - 4,
      ry: mirrorR * 0.9 - 4,
      fill: sheet.linear([0, 0, 1, 1], [0, '#fbfbf9'], [0.4, '#dfe3e2'], [0.55, '#f7f8f6'], [1, '#c3c8c6']),
    }),
    path(
      `M${short(-mirrorR * 0.6)} ${short(mirrorR * 0.5)}L${short(mirrorR * 0.3)} ${short(-mirrorR * 0.78)}L${short(mirrorR * 0.5)} ${short(-mirrorR * 0.66)}L${short(-mirrorR * 0.36)} ${short(mirrorR * 0.66)}Z`,
      { fill: '#fff', opacity: 0.5 },
    ),
    element('ellipse', {
      cx: 0,
      cy: 0,
      rx: mirrorR - 4,
      ry: mirrorR * 0.9 - 4,
      fill: 'none',
      stroke: packing.dark,
      'stroke-opacity': 0.4,
    }),
  );
  const hinge = path(roundedRect(-22, -rim - ry * 2 - 3, 44, 14, 4), { fill: turned(sheet, packing) });
  const cy = -rim - ry;
  const pan = group(
    { transform: `translate(0 ${short(cy)}) scale(1 ${short(ry / rx)})` },
    element('circle', { cx: 0, cy: 0, r: rx - 14, fill: darken(shade, 0.25) }),
    element('circle', {
      cx: 0,
      cy: 3,
      r: rx - 18,
      fill: sheet.linear([0, 0, 1, 1], [0, lighten(shade, 0.4)], [0.6, shade], [1, darken(shade, 0.14)]),
    }),
    element('circle', {
      cx: 0,
      cy: 3,
      r: rx * 0.62,
      fill: 'none',
      stroke: darken(shade, 0.3),
      'stroke-opacity': 0.45,
      'stroke-width': 1.6,
    }),
    element('circle', {
      cx: 0,
      cy: 4.6,
      r: rx * 0.62,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.6,
      'stroke-width': 1.2,
    }),
    drawLettering(initial, 1, -initial.height / 2 + 5, '#fff', { opacity: 0.7 }),
    drawLettering(initial, 0, -initial.height / 2 + 3, darken(shade, 0.32), { opacity: 0.65 }),
  );
  const base =
    path(
      `M${short(-rx)} ${short(cy)}V${short(cy + rim)}A${short(rx)} ${short(ry)} 0 0 0 ${short(rx)} ${short(cy + rim)}V${short(cy)}Z`,
      { fill: turned(sheet, packing) },
    ) +
    element('ellipse', {
      cx: 0,
      cy,
      rx,
      ry,
      fill: sheet.linear([0, 0, 1, 0.5], [0, packing.gleam], [0.4, packing.light], [1, packing.body]),
    });
  return {
    body: mirror + hinge + base + pan,
    width: rx * 2,
    height: rim + ry * 2 + mirrorR * 1.9,
    baseWidth: rx * 1.7,
  };
}
