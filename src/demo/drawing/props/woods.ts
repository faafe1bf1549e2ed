import { darken, lighten, mix } from '../colour.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { at, element, group, path, short } from '../svg.ts';

/** A slice of a trunk with bark and growth rings. */
export function drawLogSlice(sheet: Sheet, radius: number, colour: string, random: Random, thickness = 34): Piece {
  const ry = radius * 0.3;
  const bark = darken(colour, 0.55);
  const rings = Array.from({ length: 8 }, (_, index) => {
    const share = 0.94 - index * 0.115;
    return element('ellipse', {
      cx: radius * 0.06 * index * 0.5,
      cy: random.between(-1, 1),
      rx: radius * share,
      ry: ry * share,
      fill: 'none',
      stroke: darken(colour, 0.3),
      'stroke-opacity': random.between(0.18, 0.5),
      'stroke-width': random.between(0.8, 2),
    });
  });
  const face = sheet.radial(
    { cx: 0.45, cy: 0.45, r: 0.6 },
    [0, darken(colour, 0.12)],
    [0.5, lighten(colour, 0.2)],
    [1, lighten(colour, 0.05)],
  );
  return {
    body:
      path(
        `M${short(-radius)} ${short(-thickness)}V0A${short(radius)} ${short(ry)} 0 0 0 ${short(radius)} 0V${short(-thickness)}Z`,
        {
          fill: sheet.linear(
            'across',
            [0, darken(bark, 0.3)],
            [0.3, lighten(bark, 0.22)],
            [0.6, bark],
            [1, darken(bark, 0.5)],
          ),
        },
      ) +
      at(
        0,
        -thickness,
        1,
        element('ellipse', { cx: 0, cy: 0, rx: radius, ry, fill: bark }),
        element('ellipse', { cx: 0, cy: -0.6, rx: radius * 0.965, ry: ry * 0.95, fill: face }),
        ...rings,
      ),
    width: radius * 2,
    height: thickness + ry,
    baseWidth: radius * 1.94,
  };
}

/** A heap of wood chips. */
export function drawChips(sheet: Sheet, colour: string, random: Random, count = 7, spread = 150): Piece {
  const chips = Array.from({ length: count }, (_, index) => {
    const tone = mix(colour, index % 2 ? '#1f120a' : '#e0b98a', random.between(0.05, 0.35));
    const long = random.between(52, 92);
    const thick = random.between(15, 25);
    const outline = `M${short(-long / 2)} ${short(-thick * 0.3)}L${short(-long * 0.38)} ${short(-thick)}L${short(long * 0.42)} ${short(-thick * 0.92)}L${short(long / 2)} ${short(-thick * 0.4)}L${short(long * 0.4)} 0L${short(-long * 0.44)} 0Z`;
    const grain = [0.3, 0.5, 0.72]
      .map(
        (share) =>
          `M${short(-long * 0.42)} ${short(-thick * share)}Q0 ${short(-thick * (share + random.between(-0.1, 0.1)))} ${short(long * 0.42)} ${short(-thick * share * 0.94)}`,
      )
      .join('');
    const x = ((index + 0.5) / count - 0.5) * spread + random.between(-10, 10);
    const y = index % 3 === 1 ? -16 : random.between(-4, 12);
    return group(
      { transform: `translate(${short(x)} ${short(y)}) rotate(${short(random.between(-26, 26))})` },
      path(outline, { fill: sheet.linear('down', [0, lighten(tone, 0.38)], [0.4, tone], [1, darken(tone, 0.45)]) }),
      path(grain, { fill: 'none', stroke: darken(tone, 0.5), 'stroke-opacity': 0.4, 'stroke-width': 1 }),
    );
  });
  return { body: chips.join(''), width: spread, height: 50, baseWidth: spread * 0.95 };
}
