import { darken, lighten, mix } from './colour.ts';
import { drawLettering, fitLettering } from './lettering.ts';
import { lacquer, type Material, materials, turned } from './materials.ts';
import type { Piece } from './piece.ts';
import type { ProductSpec } from './product-spec.ts';
import type { Sheet } from './sheet.ts';
import { at, element, group, path, roundedRect, short } from './svg.ts';

const shades = ['#9b2335', '#b5473f', '#c4715f', '#a8586a', '#7c2531', '#cf8a76', '#8d4a44', '#b8405e'] as const;

/** Make-up is packed in the house's metal, or in a lacquer of the family's deep tone. */
const caseOf = ({ metal, palette, random }: ProductSpec): Material =>
  metal.finish === 'soft' || random.chance(0.35) ? lacquer(mix(palette.ink, palette.tone, 0.25)) : metal;

const falling = (sheet: Sheet) =>
  sheet.linear('down', [0, '#fff', 0.26], [0.07, '#fff', 0], [0.75, '#000', 0], [1, '#000', 0.24]);

const barrel = (sheet: Sheet, material: Material, x: number, y: number, width: number, height: number, radius = 4) =>
  path(roundedRect(x - width / 2, y - height, width, height, radius, 3), { fill: turned(sheet, material) }) +
  path(roundedRect(x - width / 2, y - height, width, height, radius, 3), { fill: falling(sheet) });

/** Lettering that runs up a slim case. */
function engraving(text: string, colour: string, x: number, y: number, length: number, size: number): string {
  const line = fitLettering({ text, face: 'serif', size, maxWidth: length, tracking: 0.14, isUpperCase: true });
  return group(
    { transform: `translate(${short(x)} ${short(y)}) rotate(-90)` },
    drawLettering(line, 0, -line.height / 2, colour),
  );
}

const letterColour = (material: Material) =>
  material.finish === 'metal' ? darken(material.dark, 0.5) : material.gleam;

export function drawLipstick(sheet: Sheet, spec: ProductSpec): Piece {
  const { random } = spec;
  const packing = caseOf(spec);
  const inner = packing.finish === 'metal' ? materials.black : materials.gold;
  const shade = random.pick(shades);
  const width = random.between(84, 96);
  const w = width * 0.62;
  const bulletTop = random.between(92, 112);
  const bullet = `M${short(-w / 2)} 0V${short(-bulletTop * 0.55)}C${short(-w / 2)} ${short(-bulletTop * 0.8)} ${short(w * 0.02)} ${short(-bulletTop)} ${short(w / 2)} ${short(-bulletTop)}V0Z`;
  const cut = `M${short(-w / 2)} ${short(-bulletTop * 0.55)}C${short(-w / 2)} ${short(-bulletTop * 0.8)} ${short(w * 0.02)} ${short(-bulletTop)} ${short(w / 2)} ${short(-bulletTop)}C${short(w * 0.5)} ${short(-bulletTop * 0.84)} ${short(-w * 0.1)} ${short(-bulletTop * 0.46)} ${short(-w / 2)} ${short(-bulletTop * 0.55)}Z`;
  const stick =
    barrel(sheet, packing, 0, 0, width, 132) +
    engraving(spec.house, letterColour(packing), width * 0.02, -66, 112, 15) +
    barrel(sheet, inner, 0, -131, width * 0.84, 44, 2) +
    element('rect', { x: -width * 0.42, y: -142, width: width * 0.84, height: 1.2, fill: '#000', opacity: 0.3 }) +
    barrel(sheet, packing.finish === 'metal' ? packing : materials.gold, 0, -174, w + 10, 30, 2) +
    at(
      0,
      -203,
      1,
      path(bullet, {
        fill: sheet.linear(
          'across',
          [0, darken(shade, 0.4)],
          [0.22, lighten(shade, 0.24)],
          [0.45, shade],
          [1, darken(shade, 0.36)],
        ),
      }),
      path(cut, { fill: lighten(shade, 0.16), opacity: 0.85 }),
      element('rect', {
        x: -w * 0.3,
        y: -bulletTop * 0.5,
        width: 4,
        height: bulletTop * 0.42,
        rx: 2,
        fill: '#fff',
        opacity: 0.4,
      }),
    );
  const capHeight = 190;
  const cap = at(
    width * 1.28,
    10,
    1,
    barrel(sheet, packing, 0, 0, width * 1.02, capHeight, 5),
    element('rect', { x: -width * 0.51, y: -12, width: width * 1.02, height: 1.3, fill: packing.dark, opacity: 0.6 }),
    engraving(spec.name, letterColour(packing), 0, -capHeight / 2, capHeight - 34, 15),
  );
  return {
    body: at(-width * 0.64, 0, 1, stick, cap),
    width: width * 2.5,
    height: 203 + bulletTop,
    baseWidth: width * 2.3,
  };
}

export function drawMascara(sheet: Sheet, spec: ProductSpec): Piece {
  const { random } = spec;
  const packing = caseOf(spec);
  const width = random.between(58, 68);
  const tubeHeight = random.between(240, 268);
  const tube =
    barrel(sheet, packing, 0, 0, width, tubeHeight, 6) +
    engraving(`${spec.house}  ${spec.name}`, letterColour(packing), 0, -tubeHeight / 2, tubeHeight - 40, 15) +
    barrel(sheet, materials.gold, 0, -tubeHeight + 1, width * 0.66, 26, 2) +
    Array.from({ length: 3 }, (_, index) =>
      element('rect', {
        x: -width * 0.33,
        y: -tubeHeight - 22 + index * 7,
        width: width * 0.66,
        height: 1.2,
        fill: '#000',
        opacity: 0.25,
      }),
    ).join('');
  const brushLength = 106;
  const bristles = Array.from({ length: 30 }, (_, index) => {
    const y = -index * 3.5;
    const spread = 9 + 7 * Math.sin((index / 29) * Math.PI * 0.92 + 0.25);
    return `M${short(-spread)} ${short(y - 3)}L${short(spread)} ${short(y + 3)}M${short(-spread)} ${short(y + 2)}L${short(spread)} ${short(y - 2)}`;
  }).join('');
  const capLength = 190;
  const wand = group(
    { transform: `translate(${short(width * 2)} -4) rotate(${short(random.between(-13, -10))})` },
    barrel(sheet, packing, 0, 0, width, capLength, 5),
    barrel(sheet, materials.gold, 0, -capLength + 2, width * 0.7, 16, 2),
    element('rect', { x: -3, y: -capLength - 70, width: 6, height: 60, fill: '#2a2421' }),
    at(
      0,
      -capLength - 66,
      1,
      element('rect', { x: -2, y: -brushLength, width: 4, height: brushLength, rx: 2, fill: '#1a1614' }),
      path(bristles, { stroke: '#1a1614', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    ),
  );
  return {
    body: at(-width * 0.8, 0, 1, wand, tube),
    width: width * 3.4,
    height: capLength + 66 + brushLength,
    baseWidth: width * 2.7,
  };
}

export function drawPencil(sheet: Sheet, spec: ProductSpec): Piece {
  const { random } = spec;
  const shade = random.pick([...shades, '#3a2a20', '#2b2f36', '#4f5a3a', '#6b4a3a']);
  const packing = caseOf(spec);
  const width = 30;
  const body = (height: number, isCapped: boolean) => {
    const wood = materials.oak;
    const tip =
      path(`M${-width / 2} 0L-5 -46H5L${width / 2} 0Z`, { fill: turned(sheet, wood) }) +
      path('M-5.4 -44L-1.6 -66Q0 -70 1.6 -66L5.4 -44Z', {
        fill: sheet.linear('across', [0, lighten(shade, 0.3)], [1, darken(shade, 0.35)]),
      });
    const cap = barrel(sheet, packing, 0, 6, width + 5, 92, 6);
    return (
      barrel(sheet, packing, 0, 0, width, height, 1) +
      element('rect', { x: -width / 2, y: -18, width, height: 12, fill: shade, opacity: 0.95 }) +
      engraving(`${spec.house}  ${spec.name}`, letterColour(packing), 0, -height * 0.52, height * 0.74, 10.5) +
      at(0, -height + 1, 1, isCapped ? cap : tip)
    );
  };
  const tall = random.between(330, 360);
  const lean = random.between(5, 8);
  return {
    body:
      group({ transform: `translate(-46 0) rotate(${short(-lean)})` }, body(tall - 40, true)) +
      body(tall, false) +
      group({ transform: `translate(46 2) rotate(${short(lean)})` }, body(tall - 24, false)),
    width: 190,
    height: tall + 70,
    baseWidth: 130,
  };
}

/** An open compact: a mirror above, a pressed pan of powder below. */
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
