import type { GlassKind } from '../bottle/glass-body.ts';
import { materials } from '../bottle/materials.ts';
import { darken, lighten, lightness } from '../colour.ts';
import { drawLettering, fitLettering } from '../lettering/lettering.ts';
import { type Palette, studio } from '../palette.ts';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { element } from '../svg.ts';
import { drawVial } from './vial.ts';

/** The volume in a name, such as "10 ml" or "30 мл". */
export function volumeMlIn(text: string): number | undefined {
  const found = /(\d+)\s*(?:ml|мл)/iu.exec(text);
  return found ? Number(found[1]) : undefined;
}

type EmptyBottleSpec = {
  name: string;
  palette: Palette;
  random: Random;
  sizeMl?: number | undefined;
  tint?: string | undefined;
};

type EmptyGlass = { kind: GlassKind; tone: string; liquid: Palette['liquid']; ink: string };

const clearGlass = { light: '#fdfcf8', body: '#f4f1ea', deep: '#b9b2a4' };

/** Clear without a tint; the darkest tints are lacquer, the others coloured or milky glass. */
function glassOf(tint: string | undefined): EmptyGlass {
  if (tint === undefined) return { kind: 'clear', tone: '#ffffff', liquid: clearGlass, ink: studio.ink };
  const liquid = { light: lighten(tint, 0.35), body: tint, deep: darken(tint, 0.4) };
  if (lightness(tint) < 0.25) return { kind: 'lacquered', tone: tint, liquid, ink: '#cfc6b8' };
  return { kind: 'stained', tone: tint, liquid, ink: lightness(tint) > 0.6 ? studio.ink : '#fff3dc' };
}

/** An empty atomiser with a scale. */
export function drawEmptyBottle(sheet: Sheet, spec: EmptyBottleSpec): Piece {
  const { random, palette } = spec;
  const volumeMl = Math.min(200, spec.sizeMl ?? volumeMlIn(spec.name) ?? random.pick([3, 5, 6, 10, 20, 30, 50]));
  const { kind, tone, liquid, ink } = glassOf(spec.tint);
  const size = Math.cbrt(volumeMl / 10);
  const width = Math.min(190, 92 * size ** 0.9);
  const height = Math.min(330, 250 * size ** 0.55);
  const metal = random.pick([materials.gold, materials.silver, materials.black, materials.gunmetal]);
  const vial = drawVial(sheet, {
    width,
    height,
    palette: { ...palette, tone, liquid },
    kind,
    random,
    fill: 0,
    metal,
    hasClearCap: random.chance(0.7),
  });
  const step = volumeMl <= 10 ? 1 : volumeMl <= 30 ? 5 : 10;
  const bottom = -Math.max(10, width * 0.16);
  const rise = (height - 34 + bottom) / volumeMl;
  const marks = Array.from({ length: Math.floor(volumeMl / step) }, (_, index) => {
    const ml = (index + 1) * step;
    const y = bottom - ml * rise;
    const isNumbered = ml % (step * (volumeMl / step > 6 ? 2 : 1)) === 0 || ml === volumeMl;
    const tick = element('rect', {
      x: -width * 0.26,
      y,
      width: isNumbered ? width * 0.2 : width * 0.12,
      height: 1.3,
      fill: ink,
      opacity: 0.62,
    });
    const size = Math.min(11, 6 + width * 0.045);
    const figure = fitLettering({ text: String(ml), face: 'sans', size, maxWidth: width * 0.4 });
    return (
      tick +
      (isNumbered
        ? drawLettering(figure, width * 0.02, y - figure.height / 2 + 0.6, ink, {
            anchor: 'start',
            opacity: 0.75,
          })
        : '')
    );
  });
  const unit = fitLettering({
    text: 'ml',
    face: 'italic',
    size: Math.min(16, 8 + width * 0.06),
    maxWidth: width * 0.3,
  });
  return {
    ...vial,
    glow: kind === 'lacquered' ? undefined : lighten(tone, 0.4),
    body:
      vial.body +
      marks.join('') +
      drawLettering(unit, width * 0.24, bottom - volumeMl * rise - unit.height * 0.6, ink, {
        anchor: 'start',
        opacity: 0.7,
      }),
  };
}
