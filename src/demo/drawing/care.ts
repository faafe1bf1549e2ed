import { darken, lighten, lightness, mix } from './colour.ts';
import { drawGlass } from './glass.ts';
import { drawLabel } from './label.ts';
import { type Material, materials, turned } from './materials.ts';
import type { Piece } from './piece.ts';
import type { ProductSpec } from './product-spec.ts';
import { createProfile, turn } from './profile.ts';
import type { Sheet } from './sheet.ts';
import { at, cylinderWall, element, group, path, roundedRect, short } from './svg.ts';

/** The colour a care product is packed in: paper white, the family's tint, or its deep tone. */
function packing({ palette, random }: ProductSpec): string {
  return random.pick([
    '#f7f2e9',
    mix('#fbf7ef', palette.liquid.light, 0.6),
    mix(palette.ground.low, palette.liquid.body, 0.35),
    mix(palette.tone, palette.ink, 0.25),
  ]);
}

const printedOn = (
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

/** A satin surface (plastic, painted glass) as light runs over a cylinder. */
const satin = (sheet: Sheet, colour: string) =>
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

/** A lid seen slightly from above: its wall and its top. (0, 0) is the middle of its lower edge. */
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

/** A swirl of cream in a round mouth; (0, 0) is the middle of the mouth. */
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

/** A jar of cream in thick glass; open, its lid leans against it. */
export function drawJar(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, metal } = spec;
  const width = random.between(256, 290);
  const height = random.between(150, 184);
  const colour = packing(spec);
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
    'Body cream',
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

/** A tube that stands on its cap, its crimped end up. */
export function drawTube(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, metal } = spec;
  const width = random.between(148, 176);
  const height = random.between(330, 380);
  const colour = packing(spec);
  const a = width / 2;
  const neck = a * 0.78;
  const capHeight = random.between(52, 74);
  const outline = `M${short(-a - 6)} ${short(-height)}H${short(a + 6)}V${short(-height + 24)}C${short(a + 4)} ${short(-height * 0.6)} ${short(neck + 6)} ${short(-height * 0.2)} ${short(neck)} -6Q0 6 ${short(-neck)} -6C${short(-neck - 6)} ${short(-height * 0.2)} ${short(-a - 4)} ${short(-height * 0.6)} ${short(-a - 6)} ${short(-height + 24)}Z`;
  const crimps = Array.from(
    { length: 22 },
    (_, index) => `M${short(-a - 3 + ((width + 6) * index) / 21)} ${short(-height + 2)}v18`,
  ).join('');
  const body =
    path(outline, { fill: satin(sheet, colour) }) +
    path(
      `M${short(-a - 6)} ${short(-height + 24)}Q0 ${short(-height + 66)} ${short(a + 6)} ${short(-height + 24)}V${short(-height)}H${short(-a - 6)}Z`,
      { fill: sheet.linear('down', [0, '#fff', 0.3], [1, '#000', 0.07]) },
    ) +
    path(crimps, { stroke: darken(colour, 0.4), 'stroke-opacity': 0.28, 'stroke-width': 1.4 }) +
    element('rect', { x: -a - 6, y: -height + 22, width: width + 12, height: 1.4, fill: '#000', opacity: 0.14 }) +
    printedOn(sheet, spec, colour, { y: -height * 0.5, width: width * 0.8, height: height * 0.46 }, 'Hand cream');
  const cap =
    path(roundedRect(-neck - 3, -capHeight, neck * 2 + 6, capHeight, 5, 7), { fill: turned(sheet, metal) }) +
    path(roundedRect(-neck - 3, -capHeight, neck * 2 + 6, capHeight, 5, 7), {
      fill: sheet.linear('down', [0, '#000', 0.25], [0.12, '#fff', 0.12], [0.7, '#000', 0], [1, '#000', 0.3]),
    });
  return {
    body: at(0, -capHeight, 1, body) + cap,
    width: width + 12,
    height: height + capHeight,
    baseWidth: neck * 2 + 4,
  };
}

/** A bottle with a pump, its spout to the left, where the light comes from. */
export function drawLotion(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, palette } = spec;
  const width = random.between(150, 182);
  const height = random.between(296, 334);
  const a = width / 2;
  const isGlass = random.chance(0.45);
  const colour = isGlass ? random.pick(['#8a4f1d', palette.liquid.deep, '#4f5a3a']) : packing(spec);
  const shoulder = random.between(24, 46);
  const profile = createProfile([
    [26, -height],
    turn([26, -height], [a, -height + shoulder], 'horizontal'),
    [a, -12],
    turn([a, -12], [0, 0], 'vertical'),
  ]);
  const pump = spec.metal.finish === 'soft' ? materials.black : spec.metal;
  const body = isGlass
    ? drawGlass(sheet, {
        profile,
        section: 'round',
        wall: 8,
        base: 20,
        kind: 'clear',
        liquid: { light: lighten(colour, 0.32), body: colour, deep: darken(colour, 0.45) },
        tone: colour,
        fill: 0.9,
      })
    : drawGlass(sheet, {
        profile,
        section: 'round',
        wall: 8,
        base: 20,
        kind: 'lacquered',
        liquid: palette.liquid,
        tone: colour,
        fill: 0.9,
      });
  const head =
    path(roundedRect(-30, -26, 60, 30, 4), { fill: turned(sheet, pump) }) +
    path('M-30 -8H30', { stroke: pump.dark, 'stroke-opacity': 0.5 }) +
    path(roundedRect(-7, -66, 14, 42, 1), { fill: turned(sheet, materials.silver) }) +
    path('M-22 -62H22V-84Q22 -92 12 -92H-62Q-78 -92 -78 -76V-70H-68V-72Q-68 -78 -60 -78H-22Z', {
      fill: sheet.linear('down', [0, pump.gleam], [0.25, pump.light], [0.6, pump.body], [1, pump.dark]),
    });
  const isPale = lightness(colour) > 0.7 && !isGlass;
  return {
    body:
      at(0, -height, 1, head) +
      body +
      drawLabel(sheet, {
        style:
          isPale || spec.style.label === 'plaque' ? 'printed' : spec.style.label === 'band' ? 'card' : spec.style.label,
        house: spec.house,
        name: spec.name,
        note: 'Body lotion',
        nameFace: spec.style.nameFace,
        box: { y: -height * 0.44, width: width * 0.8, height: height * 0.46 },
        palette,
        metal: spec.metal,
        behind: colour,
      }),
    width: width + 30,
    height: height + 92,
    baseWidth: width * 0.92,
    glow: isGlass ? lighten(colour, 0.3) : undefined,
  };
}

/** Two bars of soap: one in its paper wrap on top of a bare, embossed one. */
export function drawSoap(sheet: Sheet, spec: ProductSpec): Piece {
  const { random, palette } = spec;
  const width = random.between(276, 306);
  const height = 104;
  const bar = mix('#fbf5ea', palette.liquid.body, random.between(0.25, 0.6));
  const drawBar = (colour: string) => {
    const outline = roundedRect(-width / 2, -height, width, height, 26, 24);
    return (
      path(outline, {
        fill: sheet.linear([0, 0, 0.25, 1], [0, lighten(colour, 0.55)], [0.4, colour], [1, darken(colour, 0.22)]),
      }) +
      path(roundedRect(-width / 2 + 9, -height + 7, width - 18, 26, 14, 12), { fill: '#fff', opacity: 0.3 }) +
      path(outline, {
        fill: sheet.linear('across', [0, '#000', 0.12], [0.12, '#fff', 0.12], [0.8, '#000', 0], [1, '#000', 0.22]),
      })
    );
  };
  const wrapColour = random.pick([
    '#f8f3ea',
    mix(palette.ground.low, palette.tone, 0.3),
    mix(palette.tone, palette.ink, 0.2),
  ]);
  const wrapWidth = width * 0.66;
  const wrap = sheet.linear(
    'down',
    [0, lighten(wrapColour, 0.35)],
    [0.16, wrapColour],
    [0.85, darken(wrapColour, 0.1)],
    [1, darken(wrapColour, 0.26)],
  );
  const top = at(
    random.between(-12, 12),
    -height + 2,
    1,
    drawBar(lighten(bar, 0.15)),
    element('rect', { x: -wrapWidth / 2, y: -height - 1, width: wrapWidth, height: height + 2, fill: wrap }),
    element('rect', {
      x: -wrapWidth / 2 + 5,
      y: -height - 1,
      width: 1,
      height: height + 2,
      fill: spec.metal.body,
      opacity: 0.8,
    }),
    element('rect', {
      x: wrapWidth / 2 - 6,
      y: -height - 1,
      width: 1,
      height: height + 2,
      fill: spec.metal.body,
      opacity: 0.8,
    }),
    drawLabel(sheet, {
      style: 'printed',
      house: spec.house,
      name: spec.name,
      note: 'Savon parfumé',
      nameFace: spec.style.nameFace,
      box: { y: -height / 2, width: wrapWidth - 30, height: height - 12 },
      palette,
      metal: spec.metal,
      behind: wrapColour,
    }),
  );
  const emboss = (dy: number, colour: string, opacity: number) =>
    group(
      { transform: `translate(0 ${dy})`, opacity },
      path(roundedRect(-width * 0.3, -height + 30, width * 0.6, height - 52, 12), {
        fill: 'none',
        stroke: colour,
        'stroke-width': 2,
      }),
    );
  const gap = element('ellipse', {
    cx: 6,
    cy: -height + 6,
    rx: width * 0.47,
    ry: 9,
    fill: sheet.radial({ cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#2a1c10', 0.5], [1, '#2a1c10', 0]),
  });
  return {
    body: drawBar(bar) + emboss(1.4, '#fff', 0.7) + emboss(0, darken(bar, 0.35), 0.4) + gap + top,
    width,
    height: height * 2,
    baseWidth: width * 0.9,
  };
}
