import { darken, lighten, mix } from './colour.ts';
import type { Piece } from './piece.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { at, element, group, path, short } from './svg.ts';

/** A slice of a trunk, lying: bark around, rings on its face. */
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

/** Splinters of wood in a small heap. */
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

/** Lumps of resin that let the light through. */
export function drawResin(sheet: Sheet, random: Random, count = 4, spread = 150): Piece {
  const lumps = Array.from({ length: count }, (_, index) => {
    const size = random.between(22, 40);
    const corners = Array.from({ length: 8 }, (_unused, corner) => {
      const angle = (corner / 8) * Math.PI * 2;
      const reach = size * random.between(0.78, 1.08);
      return [Math.cos(angle) * reach * 1.15, Math.sin(angle) * reach * 0.78 - size * 0.66] as const;
    });
    const middles = corners.map(([x, y], corner) => {
      const [nextX, nextY] = corners[(corner + 1) % corners.length] ?? [x, y];
      return `${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`;
    });
    const outline = `M${middles.at(-1)}${corners.map(([x, y], corner) => `Q${short(x)} ${short(y)} ${middles[corner]}`).join('')}Z`;
    const paint = sheet.radial(
      { cx: 0.6, cy: 0.68, r: 0.7 },
      [0, '#ffdf9a'],
      [0.4, '#eda43a'],
      [0.8, '#b3650f'],
      [1, '#7c400a'],
    );
    const x = ((index + 0.5) / count - 0.5) * spread;
    return at(
      x,
      random.between(-6, 10),
      1,
      element('ellipse', {
        cx: 14,
        cy: 3,
        rx: size * 1.3,
        ry: 8,
        fill: sheet.radial({ cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#e0952c', 0.7], [1, '#e0952c', 0]),
      }),
      path(outline, { fill: paint, opacity: 0.95 }),
      element('ellipse', {
        cx: -size * 0.3,
        cy: -size * 1.05,
        rx: size * 0.34,
        ry: size * 0.14,
        fill: '#fff',
        opacity: 0.75,
        transform: `rotate(-20 ${short(-size * 0.3)} ${short(-size * 1.05)})`,
      }),
    );
  });
  return { body: lumps.join(''), width: spread, height: 60, baseWidth: spread * 0.9 };
}

/** Sticks of cinnamon bound with a thread. */
export function drawCinnamon(sheet: Sheet, length: number): Piece {
  const colour = '#9c5f33';
  const stick = (y: number, shift: number) => {
    const paint = sheet.linear(
      'down',
      [0, darken(colour, 0.2)],
      [0.3, lighten(colour, 0.34)],
      [0.6, colour],
      [1, darken(colour, 0.5)],
    );
    return at(
      shift,
      y,
      1,
      element('rect', { x: -length / 2, y: -22, width: length, height: 22, rx: 4, fill: paint }),
      path(`M${short(-length / 2)} -11H${short(length / 2)}`, {
        stroke: darken(colour, 0.6),
        'stroke-opacity': 0.5,
        'stroke-width': 1.4,
      }),
      element('ellipse', { cx: length / 2, cy: -11, rx: 6, ry: 11, fill: darken(colour, 0.35) }),
      path(`M${short(length / 2 - 1)} -11m-3 0a3 5 0 1 1 4 4a5 8 0 0 1 -5 -12`, {
        fill: 'none',
        stroke: lighten(colour, 0.2),
        'stroke-width': 1.6,
      }),
    );
  };
  const thread = element('rect', {
    x: -9,
    y: -44,
    width: 17,
    height: 46,
    rx: 3,
    fill: sheet.linear('down', [0, '#efe2c8'], [1, '#b89d74']),
  });
  return {
    body: stick(-20, 8) + stick(0, -12) + stick(2, 14) + thread,
    width: length + 30,
    height: 46,
    baseWidth: length,
  };
}

export function drawStarAnise(sheet: Sheet, radius: number): string {
  const colour = '#7a4626';
  const pod = sheet.linear('across', [0, lighten(colour, 0.3)], [0.5, darken(colour, 0.3)], [1, colour]);
  const arms = Array.from({ length: 8 }, (_, index) =>
    group(
      { transform: `rotate(${index * 45 + 10})` },
      path(
        `M0 0C${short(-radius * 0.26)} ${short(-radius * 0.36)} ${short(-radius * 0.2)} ${short(-radius * 0.8)} 0 ${short(-radius)}C${short(radius * 0.2)} ${short(-radius * 0.8)} ${short(radius * 0.26)} ${short(-radius * 0.36)} 0 0Z`,
        { fill: pod },
      ),
      element('ellipse', { cx: 0, cy: -radius * 0.52, rx: radius * 0.08, ry: radius * 0.14, fill: '#c98a4a' }),
    ),
  );
  const shade = sheet.radial({ cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#2a1c10', 0.45], [1, '#2a1c10', 0]);
  return (
    element('ellipse', { cx: 5, cy: 5, rx: radius * 1.15, ry: radius * 0.5, fill: shade }) +
    group({ transform: 'scale(1 .5)' }, ...arms)
  );
}

/** Smooth stones, side by side. */
export function drawStones(sheet: Sheet, colour: string, random: Random, count = 3, spread = 170): Piece {
  const stones = Array.from({ length: count }, (_, index) => {
    const rx = random.between(32, 54);
    const ry = rx * random.between(0.5, 0.66);
    const tone = mix(colour, index % 2 ? '#ffffff' : '#4a443c', random.between(0.1, 0.34));
    const x = ((index + 0.5) / count - 0.5) * spread;
    return element('ellipse', {
      cx: x,
      cy: -ry + random.between(0, 12),
      rx,
      ry,
      fill: sheet.radial(
        { cx: 0.36, cy: 0.26, r: 0.85 },
        [0, lighten(tone, 0.5)],
        [0.5, tone],
        [1, darken(tone, 0.42)],
      ),
    });
  });
  return { body: stones.join(''), width: spread, height: 70, baseWidth: spread };
}
