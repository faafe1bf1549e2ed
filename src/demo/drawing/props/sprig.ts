import { darken, lighten } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { group, path, short } from '../svg.ts';

/** A sprig with pairs of leaves, growing up from the origin. */
export function drawSprig(
  sheet: Sheet,
  spec: { length: number; leaf: number; slim: number; colour: string; bend: number },
): string {
  const { length, leaf, slim, colour, bend } = spec;
  const pairs = Math.max(4, Math.round(length / (leaf * 0.62)));
  const front = sheet.linear(
    'across',
    [0, lighten(colour, 0.34)],
    [0.5, colour],
    [0.52, darken(colour, 0.14)],
    [1, darken(colour, 0.26)],
  );
  const leaves = Array.from({ length: pairs * 2 }, (_, index) => {
    const t = 0.14 + (Math.floor(index / 2) / pairs) * 0.86;
    const side = index % 2 ? 1 : -1;
    const x = bend * t * t;
    const y = -length * t;
    const size = leaf * (1.08 - t * 0.5);
    const lean = side * (62 - t * 30) + (bend / length) * 60 * t;
    return group(
      { transform: `translate(${short(x)} ${short(y)}) rotate(${short(lean)})` },
      path(
        `M0 0C${short(-size * slim)} ${short(-size * 0.3)} ${short(-size * slim * 0.8)} ${short(-size * 0.8)} 0 ${short(-size)}C${short(size * slim * 0.8)} ${short(-size * 0.8)} ${short(size * slim)} ${short(-size * 0.3)} 0 0Z`,
        { fill: front },
      ),
      path(`M0 0V${short(-size * 0.86)}`, { stroke: lighten(colour, 0.5), 'stroke-opacity': 0.5, 'stroke-width': 0.9 }),
    );
  });
  return (
    path(`M0 0Q0 ${short(-length * 0.5)} ${short(bend)} ${short(-length)}`, {
      fill: 'none',
      stroke: darken(colour, 0.3),
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }) + leaves.join('')
  );
}
